#include "http/api/history/bankroll_points.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace chalkline::http {
namespace {

using projections::BetMove;
using projections::GrantRow;
using std::chrono::hours;
using std::chrono::minutes;

const ledger::Timestamp kNoon =
    std::chrono::sys_days{std::chrono::year{2026} / 11 / 21} + hours{12};

// A bet of 10 coins an hour, each won at evens half an hour later.
std::vector<BetMove> wins(std::size_t count) {
  std::vector<BetMove> bets;
  for (std::size_t i = 0; i < count; ++i) {
    const auto at = kNoon + hours{1} * static_cast<std::int64_t>(i + 1);
    bets.push_back({at, 10, at + minutes{30}, 20});
  }
  return bets;
}

std::vector<GrantRow> grants(std::size_t count) {
  std::vector<GrantRow> rows;
  for (std::size_t i = 0; i < count; ++i)
    rows.push_back({kNoon + hours{1} * static_cast<std::int64_t>(i), 100});
  return rows;
}

bool ascends(const std::vector<BankrollPoint>& points) {
  return std::ranges::is_sorted(points, std::ranges::less{}, &BankrollPoint::time);
}

TEST_CASE("the bankroll before a bet is what was granted and won by then, open stakes included") {
  const std::vector<GrantRow> granted{{kNoon, 1'000}, {kNoon + hours{5}, 5'000}};
  const std::vector<BetMove> bets{{kNoon + hours{1}, 100, kNoon + hours{2}, 190},
                                  {kNoon + hours{1}, 40, kNoon + hours{3}, 0},
                                  {kNoon + hours{1}, 50, std::nullopt, 0}};
  CHECK(bankroll_before(kNoon + hours{1}, granted, bets) == 1'000);
  CHECK(bankroll_before(kNoon + hours{2} + minutes{1}, granted, bets) == 1'090);
  CHECK(bankroll_before(kNoon + hours{4}, granted, bets) == 1'050);
  CHECK(bankroll_before(kNoon + hours{6}, granted, bets) == 6'050);
}

TEST_CASE("each grant, stake and payout is a point with the coins right after it") {
  const auto points = bankroll_points(
      {{kNoon, 1'000}, {kNoon + hours{4}, 99'000}},
      {{kNoon + hours{1}, 100, kNoon + hours{2}, 190}, {kNoon + hours{3}, 50, std::nullopt, 0}});
  REQUIRE(points.size() == 5);
  const auto is = [&](std::size_t i, ledger::Coins balance, ledger::Coins held, ledger::Coins grant,
                      ledger::Coins profit) {
    const auto& point = points[i];
    return point.balance == balance && point.held == held && point.grant == grant &&
           point.profit == profit;
  };
  CHECK(is(0, 1'000, 0, 1'000, 0));
  CHECK(is(1, 900, 100, 0, 0));
  CHECK(is(2, 1'090, 0, 0, 90));
  CHECK(is(3, 1'040, 50, 0, 90));
  CHECK(is(4, 100'040, 50, 99'000, 90));
}

TEST_CASE("as many points as fit are all there") {
  const auto points = bankroll_points(grants(1), wins(249));
  CHECK(points.size() == 499);
  const auto full = bankroll_points(grants(2), wins(249));
  CHECK(full.size() == kBankrollPointsMax);
}

TEST_CASE("of more, the first, the last and every grant stay, and the rest is thinned evenly") {
  for (const auto bets : {250UZ, 251UZ, 300UZ, 1'000UZ, 50'000UZ}) {
    CAPTURE(bets);
    const auto points = bankroll_points(grants(3), wins(bets));
    CHECK(points.size() <= kBankrollPointsMax);
    CHECK(points.size() >= kBankrollPointsMax - 1);
    CHECK(ascends(points));
    CHECK(points.front().time == kNoon);
    CHECK(points.front().balance == 100);
    CHECK(points.back().time == wins(bets).back().settled_at);
    CHECK(points.back().balance == 300 + 10 * static_cast<ledger::Coins>(bets));
    CHECK(points.back().profit == 10 * static_cast<ledger::Coins>(bets));
    CHECK(std::ranges::count(points, 100, &BankrollPoint::grant) == 3);
    // No stretch of time is left without a point.
    const auto span = points.back().time - points.front().time;
    for (std::size_t i = 1; i < points.size(); ++i)
      REQUIRE(points[i].time - points[i - 1].time <=
              3 * span / static_cast<std::int64_t>(points.size()) + hours{1});
  }
}

TEST_CASE("of very many grants the latest stay, and not at the cost of everything else") {
  const auto points = bankroll_points(grants(2'000), wins(2'000));
  CHECK(points.size() <= kBankrollPointsMax);
  CHECK(ascends(points));
  std::size_t last_grants = 0;
  for (const auto& grant : grants(2'000)) {
    const auto found = std::ranges::find_if(
        points, [&](const auto& point) { return point.grant != 0 && point.time == grant.at; });
    last_grants = found == points.end() ? 0 : last_grants + 1;
  }
  CHECK(last_grants >= kBankrollPointsMax / 2);
  CHECK(std::ranges::count(points, 0, &BankrollPoint::grant) > 100);
  CHECK(points.front().time == kNoon);
  CHECK(points.back().balance == 2'000 * 100 + 2'000 * 10);
}

TEST_CASE("who has neither got nor bet anything has no points") {
  CHECK(bankroll_points({}, {}).empty());
}

}  // namespace
}  // namespace chalkline::http
