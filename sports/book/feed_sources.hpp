#pragma once

#include <memory>
#include <vector>

#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/feeds/live/poller.hpp"
#include "sports/feeds/live_hub/mlb_hub_pages.hpp"
#include "sports/feeds/live_hub/nhl_hub_pages.hpp"
#include "sports/feeds/replay/replay_feed.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/model/props.hpp"
#include "sports/store/prop_store.hpp"

namespace chalkline::sports {

struct SportsbookOptions;

// The providers of real games, and what is known from them; null and empty where none is asked.
struct LiveSource {
  std::shared_ptr<live::NhlHubPages> nhl;
  std::shared_ptr<live::MlbHubPages> mlb;
  std::shared_ptr<live::HubPages> nba{};  // of these two only what settles props
  std::shared_ptr<live::HubPages> nfl{};
  std::vector<std::shared_ptr<const live::Poller>> pollers{};
  live::LastAnswers feeds{};  // in order of precedence
  live::LastAnswers hubs{};
  std::shared_ptr<PropStore> props{};
  std::shared_ptr<const live::LastAnswer> props_asked{};
};
// Begins to ask them; `clock` gives the time at which that is.
LiveSource live_source(const SportsbookOptions& options, const ledger::Clock& clock);

// The status of the providers that report on no games.
std::vector<HealthSource> health_beside_games(const LiveSource& live_source);

// Makes the feeds of a source at each call, those of past seasons behind them. Logs where each
// sport comes from.
MakeFeeds feed_factory(const SportsbookOptions& options, const LiveSource& live_source,
                       replay::ClassHasEnded class_has_ended = replay::no_class_ends);

// The parts of a source beside its games; null where it has none.
struct SourceParts {
  std::unique_ptr<const PropQuoter> props;
  std::unique_ptr<const hub::DataHub> hub;
};
// After the first feeds were made. `history` outlives the parts.
SourceParts source_parts(const SportsbookOptions& options, const LiveSource& live_source,
                         HistoryReader& history);

}  // namespace chalkline::sports
