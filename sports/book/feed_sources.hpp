#pragma once

#include <memory>

#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::sports {

// Makes the feeds of a source as often as asked, and says in the log where each sport comes from.
// `clock` tells the time at which real providers are asked.
MakeFeeds feed_factory(const SportsbookOptions& options, const ledger::Clock& clock);

// After the first feeds were made, which make sports.db.
Figures figures(const SportsbookOptions& options);

}  // namespace chalkline::sports
