#include "ledger/values/labels.hpp"

#include <doctest/doctest.h>

namespace chalkline::ledger {
namespace {

const Teams kTeams{"Kansas City Chiefs", "San Francisco 49ers"};

TEST_CASE("an event is named away at home") {
  CHECK(event_name(kTeams) == "San Francisco 49ers @ Kansas City Chiefs");
}

TEST_CASE("labels are written as the contract of place-bet says") {
  const auto label = [](Market market, Side side, HalfPoints line) {
    return pick_label(kTeams, market, side, line);
  };
  CHECK(label(Market::kMoneyline, Side::kHome, 0) == "Kansas City Chiefs");
  CHECK(label(Market::kMoneyline, Side::kAway, 0) == "San Francisco 49ers");
  CHECK(label(Market::kSpread, Side::kHome, -7) == "Kansas City Chiefs -3.5");
  CHECK(label(Market::kSpread, Side::kAway, 7) == "San Francisco 49ers +3.5");
  CHECK(label(Market::kSpread, Side::kHome, 0) == "Kansas City Chiefs +0");
  CHECK(label(Market::kTotal, Side::kOver, 95) == "Over 47.5");
  CHECK(label(Market::kTotal, Side::kUnder, 94) == "Under 47");
}

TEST_CASE("a prop is of one figure or of several") {
  const auto label = [](PropType type, HalfPoints line) {
    return prop_label({.player = "p", .name = "A Sample", .type = type}, Side::kOver, line);
  };
  CHECK(label(PropType::kHits, 1) == "A Sample Over 0.5 hits");
  CHECK(label(PropType::kHits, 2) == "A Sample Over 1 hit");
  CHECK(label(PropType::kShotsOnGoal, 2) == "A Sample Over 1 shot on goal");
  CHECK(label(PropType::kHitsAllowed, 2) == "A Sample Over 1 hit allowed");
  CHECK(label(PropType::kHitsRunsRbis, 2) == "A Sample Over 1 hits + runs + RBIs");
  CHECK(label(PropType::kHits, 4) == "A Sample Over 2 hits");
}

}  // namespace
}  // namespace chalkline::ledger
