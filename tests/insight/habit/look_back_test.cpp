#include "insight/habit/look_back.hpp"

#include <doctest/doctest.h>

#include <functional>

namespace chalkline::insight {
namespace {

using namespace std::chrono_literals;

constexpr ledger::Timestamp kLookBackNow{std::chrono::days{20'000}};

// A lost bet of 1% at even odds, without a close, settled at its number in seconds.
ProgressBet settled_bet(ledger::Position number) {
  return {.placed_by = number,
          .end = BetEnd::kLost,
          .settled_by = 1'000 + number,
          .settled_at = kLookBackNow - std::chrono::hours{1},
          .decimal = 2,
          .stated = {},
          .stake = 10,
          .bankroll = 1'000,
          .game = number,
          .legs = {{.decimal = 2, .opening = 0.48, .closing = {}}}};
}

struct LookBackCase {
  const char* name;
  std::function<void(ProgressBet&)> change;
  LookBackReason reason;
};

TEST_CASE("why a bet is worth a look back, the first reason that holds") {
  using enum LookBackReason;
  const auto closes_at = [](double chance) {
    return [chance](ProgressBet& of) { of.legs.front().closing = Close{chance, false}; };
  };
  const LookBackCase cases[] = {
      {"nothing special", [](ProgressBet&) {}, kNewest},
      {"a stake of 5%", [](ProgressBet& of) { of.stake = 50; }, kNewest},
      {"above 5%", [](ProgressBet& of) { of.stake = 51; }, kLargeStake},
      {"nine points", [](ProgressBet& of) { of.stated = 0.57; }, kNewest},
      {"ten points above", [](ProgressBet& of) { of.stated = 0.58; }, kFarFromMarket},
      {"ten points below", [](ProgressBet& of) { of.stated = 0.38; }, kFarFromMarket},
      {"a large stake comes first",
       [](ProgressBet& of) {
         of.stated = 0.9;
         of.stake = 51;
       },
       kLargeStake},
      {"no market to be far from",
       [](ProgressBet& of) {
         of.stated = 0.9;
         of.is_conditional = true;
       },
       kNewest},
      {"a parlay", [](ProgressBet& of) { of.legs.push_back(of.legs.front()); }, kParlay},
      {"lost 4 per 100 to the close", closes_at(0.48), kNewest},
      {"lost 5", closes_at(0.475), kLostToClose},
      {"won at a fair price",
       [](ProgressBet& of) {
         of.end = BetEnd::kWon;
         of.legs.front().closing = Close{0.5, false};
       },
       kNewest},
      {"won at a price that the close calls a loss",
       [](ProgressBet& of) {
         of.end = BetEnd::kWon;
         of.legs.front().closing = Close{0.49, false};
       },
       kWonByLuck},
      {"the price counts, won or lost",
       [](ProgressBet& of) {
         of.end = BetEnd::kWon;
         of.legs.front().closing = Close{0.4, false};
       },
       kLostToClose},
  };
  for (const auto& [name, change, reason] : cases) {
    CAPTURE(name);
    auto of = settled_bet(1);
    change(of);
    CHECK(look_backs({&of, 1}, kLookBackNow) == std::vector<LookBack>{{1, reason}});
  }
}

TEST_CASE("at most three, by their reasons and of one the newest first, of the last 30 days") {
  using enum LookBackReason;
  std::vector<ProgressBet> bets;
  for (ledger::Position number = 1; number <= 6; ++number) bets.push_back(settled_bet(number));
  CHECK(look_backs(bets, kLookBackNow) ==
        std::vector<LookBack>{{6, kNewest}, {5, kNewest}, {4, kNewest}});
  bets[0].stake = 500;
  bets[1].end = BetEnd::kWon;
  bets[1].legs.front().closing = Close{0.49, false};
  bets[5].end = BetEnd::kVoid;
  bets[4].end = BetEnd::kOpen;
  CHECK(look_backs(bets, kLookBackNow) ==
        std::vector<LookBack>{{1, kLargeStake}, {2, kWonByLuck}, {4, kNewest}});
  bets[0].settled_at = kLookBackNow - kLookBackDays;
  CHECK(look_backs(bets, kLookBackNow).front() == LookBack{1, kLargeStake});
  bets[0].settled_at -= 1s;
  CHECK(look_backs(bets, kLookBackNow).front() == LookBack{2, kWonByLuck});
  CHECK(look_backs({}, kLookBackNow).empty());
}

TEST_CASE("wins and losses are looked back at alike") {
  std::vector<ProgressBet> bets{settled_bet(1), settled_bet(2)};
  bets[0].end = BetEnd::kWon;
  const auto one_way = look_backs(bets, kLookBackNow);
  std::swap(bets[0].end, bets[1].end);
  CHECK(look_backs(bets, kLookBackNow) == one_way);
}

}  // namespace
}  // namespace chalkline::insight
