#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/left_out.hpp"
#include "sports/model/game.hpp"

// Prices of The Odds API, version 4, which gathers those of many bookmakers.
namespace chalkline::sports::odds_api {

struct PricedGame {
  std::string key;
  ledger::Timestamp starts_at{};
  std::string home;
  std::string away;
  ledger::Lines lines;    // none where no bookmaker has a whole and recent market
  Consensus consensus{};  // of all bookmakers with such a market at that line
  friend bool operator==(const PricedGame&, const PricedGame&) = default;
};

// The games of a page of odds that are still to begin; `league` is what the API calls theirs. Each
// market is that of one bookmaker: of the first in order of preference that has both sides of it at
// American odds without a sure profit, on a line in half points, not older than kPriceAgeMax. The
// error is a sentence that names the place in the page.
std::expected<std::vector<PricedGame>, std::string> read_odds(std::string_view body,
                                                              std::string_view league,
                                                              ledger::Timestamp now,
                                                              live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::odds_api
