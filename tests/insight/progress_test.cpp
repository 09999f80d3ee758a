#include "insight/progress/progress.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "insight/returns.hpp"
#include "insight/verdict.hpp"

namespace chalkline::insight {
namespace {

// A bettor who picks games at prices with a margin, and the market learns until it closes.
std::vector<ProgressBet> bets_of(std::uint64_t seed, std::size_t n) {
  std::mt19937_64 random{seed};
  std::uniform_real_distribution<double> uniform;
  std::vector<ProgressBet> bets;
  for (std::size_t i = 1; i <= n; ++i) {
    ProgressBet bet;
    bet.placed_by = 2 * i;
    bet.settled_by = 2 * i + 1;
    const auto opening = 0.2 + 0.6 * uniform(random);
    const auto closing = opening + 0.1 * (uniform(random) - 0.5);
    bet.decimal = 0.955 / opening;
    bet.stake = 1 + static_cast<ledger::Coins>(99 * uniform(random));
    bet.bankroll = bet.equity_before = 1'000;
    bet.held_after = bet.stake;
    bet.game = 1 + static_cast<std::uint64_t>(uniform(random) * static_cast<double>(n));
    bet.stated = opening;
    const auto end = uniform(random);
    bet.end = end < 0.05                  ? BetEnd::kPush
              : end < 0.1                 ? BetEnd::kVoid
              : uniform(random) < closing ? BetEnd::kWon
                                          : BetEnd::kLost;
    bet.credit = bet.end == BetEnd::kWon
                     ? std::llround(static_cast<double>(bet.stake) * bet.decimal)
                 : bet.end == BetEnd::kLost ? 0
                                            : bet.stake;
    bet.legs = {
        {.decimal = bet.decimal,
         .opening = opening,
         .closing = uniform(random) < 0.7 ? std::optional{Close{closing, false}} : std::nullopt,
         .may_close = false,
         .is_pushed = false}};
    bets.push_back(bet);
  }
  return bets;
}

TEST_CASE("luck, movement and margin add up to the profit, and the rest to all of it") {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    CAPTURE(seed);
    const auto progress = progress_of(bets_of(seed, 10 + seed), {}, {});
    const auto& parts = progress.parts;
    CHECK(std::abs(parts.luck + parts.movement - parts.margin - static_cast<double>(parts.profit)) <
          1e-6);
    CHECK(parts.profit + parts.others_profit == progress.result.profit);
    CHECK(parts.n + parts.others == progress.counts.won + progress.counts.lost);
  }
}

TEST_CASE("a push and a void move neither a rate nor the profit's parts") {
  auto bets = bets_of(7, 60);
  const auto with = progress_of(bets, {}, {});
  std::erase_if(bets, [](const ProgressBet& bet) { return !is_decided(bet); });
  const auto without = progress_of(bets, {}, {});
  CHECK(with.hits.rate.value == without.hits.rate.value);
  CHECK(with.result.share.value == without.result.share.value);
  CHECK(with.parts.luck == without.parts.luck);
  CHECK(with.estimates.brier.stated == without.estimates.brier.stated);
  CHECK(with.closes.of > without.closes.of);  // a push has a price, too
  CHECK(with.staking.n > without.staking.n);  // and both were staked
}

TEST_CASE("a parlay waits for all of its lines, and counts for each leg") {
  auto bet = bets_of(1, 1).front();
  bet.end = BetEnd::kLost;
  bet.credit = 0;
  const ProgressLeg closed{.decimal = 2, .opening = 0.5, .closing = Close{0.55, false}};
  bet.legs = {closed, {.decimal = 2, .opening = 0.5, .closing = {}, .may_close = true}};
  auto closes = closes_of({&bet, 1}, {});
  CHECK(closes.of == 0);
  CHECK(closes.parlays_of == 1);
  CHECK(closes.waiting == 1);
  CHECK(closes.parlays.n == 0);
  bet.legs.back() = closed;
  closes = closes_of({&bet, 1}, {});
  CHECK(closes.waiting == 0);
  CHECK(*closes.parlays.value == doctest::Approx(0.1));
}

TEST_CASE("thirty bets on two games are too few, and a cut of any size is not judged") {
  auto bets = bets_of(3, 400);
  for (auto& bet : bets) bet.game %= 2;
  CHECK(progress_of(bets, {}, {}).hits.rate.state == FigureState::kTooFew);
  CHECK(progress_of({}, {}, {}).hits.rate.state == FigureState::kNone);
  const auto cut = progress_of(bets_of(3, 400), {}, cut_of(20));
  const auto whole = progress_of(bets_of(3, 400), {}, {});
  CHECK(cut.hits.rate.state == FigureState::kNotJudged);
  CHECK(cut.hits.rate.value == whole.hits.rate.value);
  CHECK(cut.hits.rate.interval->low < whole.hits.rate.interval->low);
  CHECK(cut.result.share.interval->high > whole.result.share.interval->high);
  CHECK_FALSE(cut.drawdown);
  CHECK_FALSE(cut.chasing);
}

TEST_CASE("half Kelly is advised at a chance half way to the market's") {
  auto bet = bets_of(1, 1).front();
  bet.decimal = 2;
  bet.stated = 0.6;
  bet.legs.front().opening = 0.5;
  bet.stake = 250;
  const auto kelly = kelly_of({&bet, 1});
  CHECK(kelly.stakes.front().own == doctest::Approx(0.2));
  CHECK(*kelly.stakes.front().advised == doctest::Approx(0.05));
  CHECK(kelly.above == 1);
  CHECK(kelly.against == 0);
}

// The mean of what fair bets bring, looked at after each of them.
struct Looked {
  double n{};
  double sum{};
  double squares{};

  // Whether it is called better or worse than the truth after this one.
  bool add(double gain) {
    n += 1;
    sum += gain;
    squares += gain * gain;
    const auto mean = sum / n;
    const auto bets = static_cast<std::size_t>(n);
    const Ratio all{.value = mean,
                    .error = std::sqrt(n / (n - 1) * (squares - n * mean * mean)) / n,
                    .n = bets,
                    .clusters = bets,
                    .effective_n = n};
    return bets > 1 && figure_of(all, 0, {}).state == FigureState::kTells;
  }
};

TEST_CASE("a fair bettor who looks after each of 1,000 bets sees a false verdict in 5% at most") {
  constexpr int kRecords = 2'000;
  std::mt19937_64 random{20};
  std::uniform_real_distribution<double> uniform;
  int false_returns = 0;
  int false_gaps = 0;
  for (int record = 0; record < kRecords; ++record) {
    Looked at_return;
    Looked at_gap;
    bool has_return = false;
    bool has_gap = false;
    for (int bet = 0; bet < 1'000; ++bet) {
      const auto chance = 0.35 + 0.3 * uniform(random);
      const bool is_won = uniform(random) < chance;
      has_return |= at_return.add(is_won ? 1 / chance - 1 : -1);
      has_gap |= at_gap.add(chance - (is_won ? 1 : 0));
    }
    false_returns += has_return ? 1 : 0;
    false_gaps += has_gap ? 1 : 0;
  }
  CHECK(false_returns <= kRecords * 5 / 100);
  CHECK(false_gaps <= kRecords * 5 / 100);
}

// What result_of says of bets of luck, added up as they come.
struct LuckyReturn {
  Looked share;
  double staked{};
  double profit{};
  double stakes_squared{};
  double profits_squared{};
  double products{};
  double at_the_prices{};
  std::size_t won{};
  std::size_t lost{};

  bool add(double stake, double decimal, bool is_won) {
    const auto gain = is_won ? stake * (decimal - 1) : -stake;
    (is_won ? won : lost) += 1;
    staked += stake;
    profit += gain;
    stakes_squared += stake * stake;
    profits_squared += gain * gain;
    products += stake * gain;
    at_the_prices += stake * stake * (decimal - 1);
    const auto bets = won + lost;
    if (bets < kGamesForInterval || std::min(won, lost) < kOfEachForInterval) return false;
    const auto n = static_cast<double>(bets);
    const auto mean = profit / staked;
    const auto squares = profits_squared - 2 * mean * products + mean * mean * stakes_squared;
    const Ratio all{.value = mean,
                    .error = std::sqrt(n / (n - 1) * squares) / staked,
                    .n = bets,
                    .clusters = bets,
                    .effective_n = n};
    return is_told(all, 0) && std::abs(mean) > verdict_z(bets) * std::sqrt(at_the_prices) / staked;
  }
};

constexpr std::array kLongChances{0.5, 0.3, 0.15, 0.07, 0.03};

// Prices at which a bet wins as often as it must, stakes of a lognormal spread.
TEST_CASE("the return of luck at long prices and uneven stakes is told in 5% at most") {
  constexpr int kRecords = 400;
  std::mt19937_64 random{21};
  std::uniform_real_distribution<double> uniform;
  std::lognormal_distribution<double> size;
  for (const auto around : kLongChances) {
    CAPTURE(around);
    int alarms = 0;
    for (int record = 0; record < kRecords; ++record) {
      LuckyReturn luck;
      bool is_told_once = false;
      for (int bet = 0; bet < 1'000; ++bet) {
        const auto chance = around * (0.6 + 0.8 * uniform(random));
        const bool is_won = uniform(random) < chance;
        is_told_once |= luck.add(std::ceil(100 * size(random)), 1 / chance, is_won);
      }
      alarms += is_told_once ? 1 : 0;
    }
    CHECK(alarms <= kRecords * 5 / 100);
  }
}

ProgressBet settled_bet(std::uint64_t game, ledger::Coins stake, double decimal, bool is_won) {
  ProgressBet bet;
  bet.game = game;
  bet.settled_by = game;
  bet.stake = stake;
  bet.decimal = decimal;
  bet.end = is_won ? BetEnd::kWon : BetEnd::kLost;
  bet.credit = is_won ? std::llround(static_cast<double>(stake) * decimal) : 0;
  return bet;
}

// The test above adds up as it goes: that is what result_of() says.
TEST_CASE("the running verdict on a return is that of the whole record") {
  constexpr std::array kDecimals{1.5, 2.0, 4.0, 10.0};  // whole coins at even stakes
  std::mt19937_64 random{22};
  std::uniform_real_distribution<double> uniform;
  int said = 0;
  for (const auto gain : {-0.4, 0.0, 1.0}) {
    LuckyReturn luck;
    std::vector<ProgressBet> bets;
    for (std::uint64_t i = 1; i <= 400; ++i) {
      const auto decimal = kDecimals.at(random() % kDecimals.size());
      const bool is_won = uniform(random) < (1 + gain) / decimal;
      const auto stake = static_cast<ledger::Coins>(2 * (1 + random() % 50));
      bets.push_back(settled_bet(i, stake, decimal, is_won));
      const bool is_said = luck.add(static_cast<double>(stake), decimal, is_won);
      if (i % 50 != 0) continue;
      CHECK((result_of(bets, {}).share.state == FigureState::kTells) == is_said);
      said += is_said ? 1 : 0;
    }
  }
  CHECK(said > 0);
}

// Of 60 bets at +100 four were won.
TEST_CASE("a return without an interval is not told") {
  std::vector<ProgressBet> bets;
  for (std::uint64_t i = 1; i <= 60; ++i) bets.push_back(settled_bet(i, 100, 2, i % 15 == 0));
  const auto result = result_of(bets, {});
  CHECK_FALSE(result.share.interval);
  CHECK(result.share.state == FigureState::kCannotTell);
}

// The first test adds up as it goes: that is what ratio() says.
TEST_CASE("the running error of a mean is that of a ratio with a game for each bet") {
  std::vector<Part> parts;
  Looked looked;
  for (int i = 0; i < 50; ++i) {
    const auto gain = std::sin(i);
    parts.push_back({gain, 1, static_cast<std::uint64_t>(i)});
    looked.add(gain);
  }
  const auto all = ratio(parts).value();
  const auto mean = looked.sum / 50;
  CHECK(all.value == doctest::Approx(mean));
  CHECK(all.error ==
        doctest::Approx(std::sqrt(50.0 / 49 * (looked.squares - 50 * mean * mean)) / 50));
  CHECK(all.effective_n == doctest::Approx(50));
}

}  // namespace
}  // namespace chalkline::insight
