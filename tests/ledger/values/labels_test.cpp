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

}  // namespace
}  // namespace chalkline::ledger
