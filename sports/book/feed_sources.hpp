#pragma once

#include <memory>

#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/sportsbook.hpp"
#include "sports/feeds/live_hub/mlb_figures.hpp"
#include "sports/feeds/live_hub/nhl_figures.hpp"

namespace chalkline::sports {

// What real leagues say beside their games; null where they are not asked.
struct LiveFigures {
  std::shared_ptr<live::NhlFigures> nhl;
  std::shared_ptr<live::MlbFigures> mlb;
};
LiveFigures live_figures(const SportsbookOptions& options);

// Makes the feeds of a source as often as asked, and says in the log where each sport comes from.
// `clock` tells the time at which real providers are asked.
MakeFeeds feed_factory(const SportsbookOptions& options, const LiveFigures& live_figures,
                       const ledger::Clock& clock);

// After the first feeds were made, which make sports.db.
Figures figures(const SportsbookOptions& options, const LiveFigures& live_figures);

}  // namespace chalkline::sports
