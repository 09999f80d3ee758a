#include "tests/insight/learners/sample_bets.hpp"

#include <algorithm>
#include <cmath>

#include "ledger/values/odds.hpp"

namespace chalkline::insight {
namespace {

using std::chrono::microseconds;

constexpr double kMarketError = 0.02;
constexpr double kMargin = 0.045;
constexpr microseconds kGame{std::chrono::minutes{20}};
constexpr std::size_t kSession = 10;  // bets on one day
constexpr std::size_t kDays = 60;
constexpr microseconds kStart{
    std::chrono::sys_days{std::chrono::year{2026} / 9 / 1}.time_since_epoch()};

ledger::AmericanOdds nearest(double decimal) {
  return static_cast<ledger::AmericanOdds>(
      std::lround(decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1)));
}

struct Quoted {
  ledger::AmericanOdds odds{};
  ProgressLeg leg;
};

Quoted quoted_at(double market) {
  const auto odds = nearest((1 - kMargin) / market);
  const auto other = nearest((1 - kMargin) / (1 - market));
  return {odds,
          {.decimal = ledger::decimal(odds).value(),
           .opening = ledger::no_vig(odds, other).value(),
           .closing = {},
           .may_close = false,
           .is_pushed = false}};
}

// A day for each session, evenly over all.
microseconds session_start(std::size_t nth, std::size_t bets) {
  const auto sessions = (bets + kSession - 1) / kSession;
  return kStart + std::chrono::days{nth / kSession * kDays / sessions};
}

}  // namespace

std::vector<ProgressBet> sample_bets(SampleLearner learner, std::uint64_t luck) {
  SplitMix64 random{luck};
  std::vector<ProgressBet> bets;
  auto coins = kSampleCoins;
  ledger::Coins net = 0;
  microseconds now{};
  for (std::size_t i = 0; i < learner.traits().bets && coins > 0; ++i) {
    if (i % kSession == 0) now = session_start(i, learner.traits().bets);
    const auto wish = learner.next(net);
    const auto market = std::clamp(wish.chance + kMarketError * random.normal(), 0.05, 0.93);
    now += microseconds{std::llround(wish.wait_minutes * 60e6)};
    auto& bet = bets.emplace_back();
    const auto [odds, leg] = quoted_at(market);
    bet.legs = {leg};
    bet.decimal = leg.decimal;
    bet.placed_by = 2 * i + 1;
    bet.settled_by = 2 * i + 2;
    bet.game = i;
    bet.placed_at = ledger::Timestamp{now};
    bet.bankroll = bet.equity_before = coins;
    bet.stake =
        std::clamp<ledger::Coins>(std::llround(static_cast<double>(coins) * wish.share), 1, coins);
    bet.held_after = bet.stake;
    if (const auto stated = learner.stated_chance(wish, wish.chance)) bet.stated = *stated / 100.0;
    now += kGame;
    bet.settled_at = ledger::Timestamp{now};
    const bool is_won = random.unit() < wish.chance;
    bet.end = is_won ? BetEnd::kWon : BetEnd::kLost;
    bet.credit = is_won ? bet.stake + ledger::profit(bet.stake, odds) : 0;
    net = profit_of(bet);
    coins += net;
  }
  return bets;
}

}  // namespace chalkline::insight
