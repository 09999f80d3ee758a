#pragma once

#include <memory>

#include "sports/book/bookmaker.hpp"
#include "sports/book/sportsbook.hpp"
#include "sports/model/props.hpp"

namespace chalkline::sports {

// Makes the feeds of a source as often as asked, and says in the log where each sport comes from.
// `clock` tells the time at which real providers are asked.
MakeFeeds feed_factory(const SportsbookOptions& options, const ledger::Clock& clock);

// Null where there are no props.
std::unique_ptr<const PropQuoter> prop_quoter(const SportsbookOptions& options);

}  // namespace chalkline::sports
