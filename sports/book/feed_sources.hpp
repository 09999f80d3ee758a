#pragma once

#include <memory>

#include "sports/book/bookmaker.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/feeds/live_hub/mlb_figures.hpp"
#include "sports/feeds/live_hub/nhl_figures.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/model/props.hpp"

namespace chalkline::sports {

// What real leagues publish beside their games; null where no league is asked.
struct LeagueHubs {
  std::shared_ptr<live::NhlFigures> nhl;
  std::shared_ptr<live::MlbFigures> mlb;
};
LeagueHubs league_hubs(const SportsbookOptions& options);

// Makes the feeds of a source at each call. Logs where each sport comes from.
// `clock` is the time at which real providers are asked.
MakeFeeds feed_factory(const SportsbookOptions& options, const LeagueHubs& leagues,
                       const ledger::Clock& clock);

// What a source has beside its games; null where it does not have it.
struct SourceParts {
  std::unique_ptr<const PropQuoter> props;
  std::unique_ptr<const hub::DataHub> hub;
};
// After the first feeds were made, which make sports.db. `history` outlives the parts.
SourceParts source_parts(const SportsbookOptions& options, const LeagueHubs& leagues,
                         HistoryReader& history);

}  // namespace chalkline::sports
