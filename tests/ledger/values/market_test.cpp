#include "ledger/values/market.hpp"

#include <doctest/doctest.h>

namespace chalkline::ledger {
namespace {

TEST_CASE("half points read as points") {
  CHECK(points(7, false) == "3.5");
  CHECK(points(6, false) == "3");
  CHECK(points(7, true) == "+3.5");
  CHECK(points(-7, true) == "-3.5");
  CHECK(points(-1, false) == "-0.5");
  CHECK(points(0, true) == "+0");
  CHECK(points(441, false) == "220.5");
}

TEST_CASE("a game id is 16 hexadecimal digits, and back") {
  for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{0xcafe},
                                     std::uint64_t{0x0123'4567'89ab'cdef}, ~std::uint64_t{0}}) {
    CHECK(to_string(GameId{number}).size() == 16);
    CHECK(parse_game_id(to_string(GameId{number})) == GameId{number});
  }
  CHECK(to_string(GameId{0xcafe}) == "000000000000cafe");
}

TEST_CASE("a text that is not a game id has none") {
  for (const auto* text : {"", "1", "000000000000cafe0", "000000000000CAFE", "00000000-000cafe",
                           "000000000000caf ", "000000000000cafg", "0x0000000000cafe"}) {
    CAPTURE(text);
    CHECK(!parse_game_id(text));
  }
}

TEST_CASE("each market of a quote is found by its name") {
  const Lines lines{TwoWay{0, -120, 100}, TwoWay{-7, -110, -110}, std::nullopt};
  CHECK(market_of(lines, Market::kMoneyline) == lines.moneyline);
  CHECK(market_of(lines, Market::kSpread) == lines.spread);
  CHECK(!market_of(lines, Market::kTotal));
}

TEST_CASE("each market has its own sides and lines") {
  using enum Side;
  CHECK(is_pick(Market::kMoneyline, kHome, 0));
  CHECK(is_pick(Market::kMoneyline, kAway, 0));
  CHECK(!is_pick(Market::kMoneyline, kHome, 1));
  CHECK(is_pick(Market::kSpread, kHome, -7));
  CHECK(is_pick(Market::kSpread, kAway, kLineMax));
  CHECK(!is_pick(Market::kSpread, kAway, kLineMax + 1));
  CHECK(!is_pick(Market::kSpread, kAway, -kLineMax - 1));
  CHECK(is_pick(Market::kTotal, kOver, kLineMax));
  CHECK(is_pick(Market::kTotal, kUnder, 0));
  CHECK(!is_pick(Market::kTotal, kUnder, -1));
  CHECK(!is_pick(Market::kTotal, kOver, kLineMax + 1));
  for (const auto side : {kOver, kUnder, Side{0}, Side{5}}) {
    CHECK(!is_pick(Market::kMoneyline, side, 0));
    CHECK(!is_pick(Market::kSpread, side, 0));
  }
  for (const auto side : {kHome, kAway, Side{0}, Side{5}}) CHECK(!is_pick(Market::kTotal, side, 0));
  for (const auto market : {Market{0}, Market{4}}) CHECK(!is_pick(market, kHome, 0));
}

TEST_CASE("stored words have one spelling each") {
  CHECK(name_of(Side::kUnder) == "under");
  CHECK(parse_name<Side>("over") == Side::kOver);
  CHECK(!parse_name<Side>("Over"));
  CHECK(!is_valid(Side{0}));
  CHECK(!is_valid(Side{5}));
}

}  // namespace
}  // namespace chalkline::ledger
