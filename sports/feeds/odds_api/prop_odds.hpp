#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/market.hpp"
#include "sports/feeds/live/left_out.hpp"

// Prices of player props, which The Odds API has event by event.
namespace chalkline::sports::odds_api {

struct PropMarket {
  std::string_view key;  // "player_shots_on_goal"
  ledger::PropType type{};
};
// The markets that are asked for: of the figures that a box score of the sport settles, those whose
// prices lie about evens, as RULES 19 wants them. The others would cost a credit each and leave
// nothing to offer: goals, touchdowns, a skater's assists, and a batter's hits and runs are mostly
// one or none. Nobody quotes minutes.
std::span<const PropMarket> prop_markets(ledger::Sport sport);

struct PricedProp {
  std::string player;  // by name
  ledger::PropType type{};
  ledger::TwoWay quote;
  std::string bookmaker;
  friend bool operator==(const PricedProp&, const PricedProp&) = default;
};

// The event of a page of odds.
struct PropPage {
  std::string_view league;  // what the API calls it: "icehockey_nhl"
  std::string_view event;   // the API's key
  std::span<const PropMarket> markets;
};

// The props of the page, one for each player and figure; none once the event has begun. Each is
// that of one bookmaker: of the first in order of preference that has both sides on one line in
// half points, at American odds within the bounds of RULES 19, without a sure profit, not older
// than kPriceAgeMax. Of several such lines the one that is nearest to evens counts. The error is a
// sentence that names the place in the page.
std::expected<std::vector<PricedProp>, std::string> read_props(std::string_view body,
                                                               const PropPage& page,
                                                               ledger::Timestamp now,
                                                               live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::odds_api
