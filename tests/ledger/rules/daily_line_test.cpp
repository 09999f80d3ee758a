#include "ledger/rules/habit/daily_line.hpp"

#include <doctest/doctest.h>

#include <set>

#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// kToday is a Saturday.
TEST_CASE("each day of the week has its band, and in a week all four are asked") {
  const ChanceBand first{200'000, 350'000};
  const ChanceBand second{350'000, 500'000};
  const ChanceBand third{500'000, 650'000};
  const ChanceBand fourth{650'000, 800'000};
  const ChanceBand week[] = {first, second, third, fourth, first, second, third};
  for (Date day = 0; day < 7; ++day) CHECK(daily_band(kToday + 2 + day) == week[day]);
  CHECK(daily_band(kToday) == second);
}

TEST_CASE("the side follows from the date, both about as often") {
  int home = 0;
  for (Date day = 0; day < 1'000; ++day)
    home += daily_side(kToday + day, Market::kMoneyline) == Side::kHome ? 1 : 0;
  CHECK(home > 450);
  CHECK(home < 550);
  for (const auto side :
       {daily_side(kToday, Market::kTotal), daily_side(kToday + 1, Market::kTotal)})
    CHECK((side == Side::kOver || side == Side::kUnder));
}

AskedSide moneyline_at(Date date, AmericanOdds odds, AmericanOdds other) {
  return {kBears, Market::kMoneyline, daily_side(date, Market::kMoneyline), 0, odds, other, kNoon};
}

TEST_CASE("a moneyline is asked in the band of its date, other markets where they cannot push") {
  // Saturday: 35 to 50 percent, by proportion.
  CHECK(is_daily(kToday, moneyline_at(kToday, 130, -150)));
  CHECK_FALSE(is_daily(kToday, moneyline_at(kToday, 100, 100)));  // 50 begins the next
  CHECK_FALSE(is_daily(kToday, moneyline_at(kToday, -150, 130)));
  CHECK_FALSE(is_daily(kToday, moneyline_at(kToday, 300, -400)));
  auto wrong = moneyline_at(kToday, 130, -150);
  wrong.side = opponent(wrong.side);
  CHECK_FALSE(is_daily(kToday, wrong));
  AskedSide spread{kBears, Market::kSpread, daily_side(kToday, Market::kSpread), -7, -110, -110,
                   kNoon};
  CHECK(is_daily(kToday, spread));
  spread.line = -6;
  CHECK_FALSE(is_daily(kToday, spread));
}

constexpr auto kMidnight = kNoon + 12h;  // at the end of kToday

TEST_CASE("games of the next date come first, then moneylines, then the hash decides") {
  const auto tomorrow = kMidnight + 20h;
  const auto tonight = kMidnight - 2h;
  const auto line = moneyline_at(kToday, 130, -150);
  AskedSide total{kLakers, Market::kTotal, daily_side(kToday, Market::kTotal), 91, -110,
                  -110,    kNoon};
  CHECK_FALSE(daily_of(kToday, {}, kNoon));
  CHECK_FALSE(daily_of(kToday, {{line, kMidnight + 24h}}, kNoon));  // the date after the next
  CHECK_FALSE(daily_of(kToday, {{line, kNoon}}, kNoon));            // has begun
  CHECK(daily_of(kToday, {{line, tonight}}, kNoon) == line);
  CHECK(daily_of(kToday, {{line, tonight}, {total, tomorrow}}, kNoon) == total);
  CHECK(daily_of(kToday, {{line, tonight - 3h}, {total, tonight}}, kNoon) == total);
  CHECK(daily_of(kToday, {{total, tomorrow}, {line, tomorrow}}, kNoon) == line);
  // In whatever order they come, and not always the same game.
  std::set<GameId> asked;
  for (Date day = 0; day < 70; day += 7) {
    const auto date = kToday + day;
    auto other = moneyline_at(date, 130, -150);
    other.game = kLakers;
    const auto first = moneyline_at(date, 130, -150);
    const auto later = tomorrow + std::chrono::days{day};
    const auto chosen = daily_of(date, {{first, later}, {other, later}}, kNoon);
    REQUIRE(chosen);
    CHECK(daily_of(date, {{other, later}, {first, later}}, kNoon) == chosen);
    asked.insert(chosen->game);
  }
  CHECK(asked.size() == 2);
}

}  // namespace
}  // namespace chalkline::ledger
