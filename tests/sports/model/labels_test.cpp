#include "sports/model/labels.hpp"

#include <doctest/doctest.h>

#include "ledger/values/labels.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using ledger::Market;
using ledger::Side;
using test::game_between;

TEST_CASE("every label reads back as the side and the line that it was written for") {
  const std::pair<const char*, const char*> pairs[] = {
      {"Philadelphia 76ers", "San Francisco 49ers"},  // digits within a name
      {"New York Giants", "New York Jets"},           // a common beginning
      {"Athletics", "St. Louis Cardinals"},
      {"Over", "Under"},
      {"A", "A 3"},  // one name begins as a label of the other
  };
  for (const auto& [home, away] : pairs) {
    CAPTURE(home);
    const auto game = game_between(home, away);
    const ledger::Teams teams{home, away};
    for (ledger::HalfPoints line = -80; line <= 80; ++line) {
      CAPTURE(line);
      for (const auto side : {Side::kHome, Side::kAway}) {
        const auto spread = ledger::pick_label(teams, Market::kSpread, side, line);
        CHECK(parse_label(game, Market::kSpread, spread) == SideAndLine{side, line});
      }
    }
    for (ledger::HalfPoints line = 0; line <= 500; ++line) {
      for (const auto side : {Side::kOver, Side::kUnder}) {
        const auto total = ledger::pick_label(teams, Market::kTotal, side, line);
        CHECK(parse_label(game, Market::kTotal, total) == SideAndLine{side, line});
      }
    }
    for (const auto side : {Side::kHome, Side::kAway}) {
      const auto winner = ledger::pick_label(teams, Market::kMoneyline, side, 0);
      CHECK(parse_label(game, Market::kMoneyline, winner) == SideAndLine{side, 0});
    }
  }
}

TEST_CASE("what is none of the game's labels is refused") {
  const auto game = game_between("Philadelphia 76ers", "Boston Celtics");
  const std::pair<Market, const char*> strangers[] = {
      {Market::kMoneyline, ""},
      {Market::kMoneyline, "Philadelphia"},
      {Market::kMoneyline, "philadelphia 76ers"},
      {Market::kMoneyline, "Philadelphia 76ers "},
      {Market::kMoneyline, "Philadelphia 76ers -3.5"},
      {Market::kMoneyline, "Miami Heat"},
      {Market::kSpread, "Philadelphia 76ers"},
      {Market::kSpread, "Philadelphia 76ers "},
      {Market::kSpread, "Philadelphia 76ers 3.5"},
      {Market::kSpread, "Philadelphia 76ers 0"},
      {Market::kSpread, "Philadelphia 76ers -0"},
      {Market::kSpread, "Philadelphia 76ers -3.50"},
      {Market::kSpread, "Philadelphia 76ers -03"},
      {Market::kSpread, "Philadelphia 76ers -3.25"},
      {Market::kSpread, "Philadelphia 76ers --3"},
      {Market::kSpread, "Philadelphia 76ers +-3"},
      {Market::kSpread, "Philadelphia 76ers  -3"},
      {Market::kSpread, "Philadelphia 76ers -.5"},
      {Market::kSpread, "Philadelphia 76ers -3 "},
      {Market::kSpread, "Philadelphia 76ers +99999999999"},
      {Market::kSpread, "Philadelphia 76ers +1e2"},
      {Market::kSpread, "Miami Heat -3.5"},
      {Market::kSpread, "Over 220.5"},
      {Market::kTotal, "Over"},
      {Market::kTotal, "Over +220.5"},
      {Market::kTotal, "Over -220.5"},
      {Market::kTotal, "over 220.5"},
      {Market::kTotal, "Over 220.50"},
      {Market::kTotal, "Over nan"},
      {Market::kTotal, "Push 220.5"},
      {Market::kTotal, "Philadelphia 76ers"},
  };
  for (const auto& [market, label] : strangers) {
    CAPTURE(label);
    CHECK(!parse_label(game, market, label));
  }
}

}  // namespace
}  // namespace chalkline::sports
