#include "ledger/rules/parlay.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/shared_cases.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

TEST_CASE("the shared table: what a parlay wins and its odds") {
  const auto table = shared_cases("parlay.json");
  for (const auto& row : rows(table, "parlays")) {
    std::vector<AmericanOdds> legs;
    for (const auto& odds : row.at("legs").as_array())
      legs.push_back(odds.to_number<AmericanOdds>());
    const auto stake = row.at("stake").to_number<Coins>();
    CAPTURE(boost::json::serialize(row));
    CHECK(parlay_credit(stake, legs) - stake == row.at("profit").to_number<Coins>());
    CHECK(parlay_odds(legs) == row.at("odds").to_number<AmericanOdds>());
  }
}

TEST_CASE("a parlay of which no leg won returns its stake") {
  CHECK(parlay_credit(1, {}) == 1);
  CHECK(parlay_credit(kStakeMax, {}) == kStakeMax);
}

TEST_CASE("one won leg of a parlay pays as the same single bet does, up to the parlay's limit") {
  for (const AmericanOdds odds : {-100'000, -333, -110, -101, -100, 100, 105, 119, 2'500}) {
    for (const Coins stake : {1, 2, 3, 5, 7, 99, 1'000, 38'461}) {
      CHECK(parlay_credit(stake, {{odds}}) ==
            std::min(kParlayCreditMax, stake + profit(stake, odds)));
    }
    CHECK(parlay_odds({{odds}}) == (odds == -100 ? 100 : odds));
  }
}

TEST_CASE("the longest parlay of the longest odds is exact up to its limits") {
  const std::vector<AmericanOdds> longest(kParlayLegsMax, kLongestOdds);
  const std::vector<AmericanOdds> shortest(kParlayLegsMax, -kLongestOdds);
  CHECK(parlay_credit(kStakeMax, longest) == kParlayCreditMax);
  CHECK(parlay_odds(longest) == kLongestOdds);
  CHECK(parlay_credit(100'000, shortest) == 101'005);  // 1.001 to the tenth power
  CHECK(parlay_odds(shortest) == -9'955);
}

struct Pair {
  Pick first;
  Pick second;
  bool conflict;
};

Pick prop(const char* player, PropType type, Side side, HalfPoints line) {
  auto pick = total(kBears, side, line);
  pick.market = Market::kProp;
  pick.prop = PropSubject{player, "Somebody", type};
  return pick;
}

TEST_CASE("picks that cannot be in one parlay") {
  using enum Side;
  const auto home = moneyline(kBears, kHome);
  const auto over = total(kBears, kOver, 81);
  const auto points = prop("nba-1", PropType::kPoints, kOver, 49);
  const Pair pairs[] = {
      {home, home, true},
      {home, moneyline(kBears, kHome, 250), true},  // the same at another price
      {home, moneyline(kBears, kAway), true},
      {home, spread(kBears, kHome, -7), true},
      {home, spread(kBears, kAway, 7), true},
      {spread(kBears, kHome, -7), spread(kBears, kHome, -9), true},  // whatever the line
      {spread(kBears, kHome, -7), spread(kBears, kAway, 9), true},
      {over, total(kBears, kOver, 83), true},
      {over, total(kBears, kUnder, 83), true},
      {points, prop("nba-1", PropType::kPoints, kOver, 51), true},
      {points, prop("nba-1", PropType::kPoints, kUnder, 51), true},
      {points, prop("nba-1", PropType::kThrees, kOver, 3), true},
      {points, prop("nba-2", PropType::kPoints, kOver, 49), false},
      {points, over, false},
      {points, home, false},
      {home, over, false},
      {spread(kBears, kHome, -7), over, false},
      {home, moneyline(kLakers, kHome), false},
      {home, moneyline(kLakers, kAway), false},
      {home, spread(kLakers, kHome, -7), false},
  };
  const auto apart = moneyline(kNowhere, kHome);
  for (const auto& [first, second, conflict] : pairs) {
    CAPTURE(&first - &pairs[0].first);
    CHECK(picks_conflict(std::vector{first, second}) == conflict);
    CHECK(picks_conflict(std::vector{second, first}) == conflict);
    CHECK(picks_conflict(std::vector{first, apart, second}) == conflict);
    CHECK(picks_conflict(std::vector{apart, second, first}) == conflict);
  }
  CHECK(!picks_conflict(std::vector{home}));
  CHECK(!picks_conflict({}));
}

}  // namespace
}  // namespace chalkline::ledger
