#include "tests/ledger/rules/sure_profit.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <set>

#include "ledger/rules/conditional.hpp"
#include "ledger/rules/limits.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/rules/settlement.hpp"
#include "tests/ledger/scale.hpp"
#include "tests/ledger/verbs.hpp"

// RULES 20: no set of bets on a game returns more than it costs, whatever happens. Searched for by
// linear programming over every score, in markets as a bookmaker quotes them.
namespace chalkline::ledger {
namespace {

using namespace test;

// So many that what a coin is rounded by is far below kGain.
constexpr Coins kStake = kStakeMax;
constexpr double kGain = 1e-5;

struct Chances {
  double first{};
  double second{};
};

// A game whose scores are independent and roughly normal. Overtime leaves few ties, or none.
class ScoreModel {
 public:
  ScoreModel(double home, double away, double spread, double ties, std::int32_t highest)
      : ties_(ties), highest_(highest) {
    const auto chance = [&](double mean, std::int32_t points) {
      return std::exp(-(points - mean) * (points - mean) / (2 * spread * spread));
    };
    for (std::int32_t points = 0; points <= highest; ++points) {
      home_.push_back(chance(home, points));
      away_.push_back(chance(away, points));
    }
  }

  // The home team with a handicap, and the over; pushes left out.
  Chances margin(HalfPoints line) const {
    return chances([&](int home, int away) { return 2 * (home - away) + line; });
  }
  Chances total(HalfPoints line) const {
    return chances([&](int home, int away) { return 2 * (home + away) - line; });
  }

 private:
  template <class Better>
  Chances chances(const Better& better) const {
    Chances sum;
    for (int home = 0; home <= highest_; ++home) {
      for (int away = 0; away <= highest_; ++away) {
        const auto by = better(home, away);
        auto chance = home_[static_cast<std::size_t>(home)] * away_[static_cast<std::size_t>(away)];
        if (home == away) chance *= ties_;
        if (by > 0) sum.first += chance;
        if (by < 0) sum.second += chance;
      }
    }
    const auto all = sum.first + sum.second;
    return {sum.first / all, sum.second / all};
  }

  std::vector<double> home_;
  std::vector<double> away_;
  double ties_;
  std::int32_t highest_;
};

// The longest American odds that pay no more than the chance with a margin allows.
AmericanOdds quoted(double chance, double margin) {
  const auto profit = 1 / (chance * (1 + margin)) - 1;
  return static_cast<AmericanOdds>(profit >= 1 ? std::floor(100 * profit)
                                               : -std::ceil(100 / profit));
}

TwoWay quote(HalfPoints line, const Chances& chances, double margin) {
  return {line, quoted(chances.first, margin), quoted(chances.second, margin)};
}

Lines lines_of(const ScoreModel& model, HalfPoints spread, HalfPoints total, double margin) {
  return {quote(0, model.margin(0), margin), quote(spread, model.margin(spread), margin),
          quote(total, model.total(total), margin)};
}

std::vector<Pick> picks_on(const Lines& lines) {
  const auto& [moneyline, spread, total] = lines;
  const auto pick = [](Market market, Side side, HalfPoints line, AmericanOdds odds) {
    return Pick{.game = kBears, .market = market, .side = side, .line = line, .odds = odds};
  };
  return {pick(Market::kMoneyline, Side::kHome, 0, moneyline->first),
          pick(Market::kMoneyline, Side::kAway, 0, moneyline->second),
          pick(Market::kSpread, Side::kHome, spread->line, spread->first),
          pick(Market::kSpread, Side::kAway, -spread->line, spread->second),
          pick(Market::kTotal, Side::kOver, total->line, total->first),
          pick(Market::kTotal, Side::kUnder, total->line, total->second)};
}

std::vector<Condition> conditions_on(const Lines& lines, bool has_marks) {
  using enum ConditionType;
  const auto& moneyline = *lines.moneyline;
  const auto& spread = *lines.spread;
  std::vector<Condition> all{{kIfWin, Side::kHome, 0, {}, moneyline.first},
                             {kIfWin, Side::kAway, 0, {}, moneyline.second},
                             {kIfLose, Side::kHome, 0, {}, moneyline.second},
                             {kIfLose, Side::kAway, 0, {}, moneyline.first},
                             {kIfCover, Side::kHome, spread.line, {}, spread.first},
                             {kIfCover, Side::kAway, -spread.line, {}, spread.second}};
  if (has_marks) all.push_back({kIfTime, Side::kHome, 0, TimeMark::kHalftime, 150});
  return all;
}

// The stake from `least` on at which the rounding to whole coins favours the price most. From
// kRoundingMatters on it is worth less than a thousandth.
Coins best_stake(AmericanOdds odds, Coins least) {
  constexpr Coins kRoundingMatters = 500;
  Coins best = least;
  for (auto stake = least; stake < kRoundingMatters; ++stake)
    if (profit(stake, odds) * best > profit(best, odds) * stake) best = stake;
  return best;
}

// Each at the stake that is best for it among those from `least` on; at kStake where it is that.
std::vector<BetPlaced> bets_on(const Lines& lines, bool has_marks, std::uint16_t version,
                               Coins least = kStake) {
  std::vector<BetPlaced> bets;
  const auto add = [&](const Pick& pick, std::optional<Condition> condition) {
    if (condition && version == 1) condition->odds = 0;
    auto& bet =
        bets.emplace_back(BetPlaced{.stake = least, .legs = {Leg{pick}}, .condition = condition});
    bet.stake = best_stake(odds_of(bet), least);
    bet.profit = profit_of(bet);
  };
  for (const auto& pick : picks_on(lines)) {
    add(pick, std::nullopt);
    for (const auto& condition : conditions_on(lines, has_marks))
      if (!is_contradiction(condition, pick.market, pick.side, pick.line)) add(pick, condition);
  }
  return bets;
}

struct League {
  double points;
  double spread;
  double low;   // the weakest team's share of that: its chance stays above 1 in 20
  double ties;  // how many of those that the model draws stay ties
  std::int32_t highest;
  bool has_marks;
};
constexpr League kLeagues[] = {
    {22, 9, 0.6, 0.05, 60, true}, {4.5, 2, 0.55, 0, 16, false}, {3, 1.5, 0.5, 0, 12, false}};

// Every score with every end of a condition on the time; outcomes at which all bets return the same
// are one.
Returns returns_of(const std::vector<BetPlaced>& bets, const League& league) {
  std::set<std::vector<double>> outcomes;
  for (std::int32_t home = 0; home <= league.highest; ++home) {
    for (std::int32_t away = 0; away <= league.highest; ++away) {
      if (home == away && league.ties == 0) continue;
      GameState game;
      game.phase = GamePhase::kFinal;
      game.score = {home, away};
      for (const bool close : {true, false}) {
        if (!close && !league.has_marks) continue;
        // The furthest apart that the score can have been before.
        const auto apart = close ? 0 : std::max(home, away);
        game.periods.halftime = Score{apart, 0};
        std::vector<double> all;
        for (const auto& bet : bets) {
          const auto result = *result_of(bet, std::array<const GameState*, 1>{&game});
          all.push_back(static_cast<double>(result.credit) / static_cast<double>(bet.stake));
        }
        outcomes.insert(std::move(all));
      }
    }
  }
  Returns returns(bets.size());
  for (const auto& outcome : outcomes)
    for (std::size_t i = 0; i < bets.size(); ++i) returns[i].push_back(outcome[i]);
  return returns;
}

struct Drawn {
  const League& league;
  Lines lines;
};
Drawn draw(std::mt19937& random, double margin_min) {
  const auto uniform = [&](double low, double high) {
    return std::uniform_real_distribution{low, high}(random);
  };
  const auto& league = kLeagues[random() % 3];
  const auto favourite = uniform(league.low, 2 - league.low);
  const ScoreModel model{league.points * favourite, league.points * (2 - favourite), league.spread,
                         league.ties, league.highest};
  const auto margin = uniform(margin_min, 0.06);
  const auto half = [](double points) { return static_cast<HalfPoints>(std::lround(2 * points)); };
  const auto spread = half(league.points * (2 - 2 * favourite) + uniform(-1, 1));
  const auto total = half(2 * league.points + uniform(-1, 1));
  return {league, lines_of(model, spread, total, margin)};
}

double worst_of(const Drawn& drawn, std::uint16_t version, Coins least = kStake) {
  const auto bets = bets_on(drawn.lines, drawn.league.has_marks, version, least);
  return best_mix(returns_of(bets, drawn.league)).worst;
}

TEST_CASE("the search finds a sure profit, and none where there is none") {
  // +110 on either side of a coin: 1.05 back for 1. At -110 it is 0.9545.
  CHECK(std::abs(best_mix({{2.1, 0}, {0, 2.1}}).worst - 1.05) < 1e-9);
  CHECK(std::abs(best_mix({{1 + 100 / 110.0, 0}, {0, 1 + 100 / 110.0}}).worst - 21 / 22.0) < 1e-9);
  // Three that overlap: the middle wins twice.
  CHECK(std::abs(best_mix({{2, 2, 0}, {0, 2, 2}}).worst - 1) < 1e-9);
}

TEST_CASE("version 1: the favourite's win with either total and the underdog are a sure profit") {
  // docs/decisions/0010: an underdog at +640, whose loss boosts -110 to +160.
  const Lines lines{TwoWay{0, 640, -1'000}, TwoWay{21, -110, -110}, TwoWay{91, -110, -110}};
  const auto worst = [&](std::uint16_t version) {
    return best_mix(returns_of(bets_on(lines, false, version), kLeagues[0])).worst;
  };
  CHECK(worst(1) > 1.07);
  CHECK(worst(2) <= 1 + kGain);
}

TEST_CASE("no set of bets on a game is a sure profit under version 2") {
  std::mt19937 random{20};
  const int games = scaled(60);
  int sure = 0;
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    const auto drawn = draw(random, 0.035);
    sure += worst_of(drawn, 1) > 1 + kGain ? 1 : 0;
    CHECK(worst_of(drawn, 2) <= 1 + kGain);
  }
  if (kSanitizerFactor == 1) CHECK(sure > 5);  // or the search has become blind
}

TEST_CASE(
    "RULES 52: nor is one of 10 coins or more, at a bookmaker's margin, for all the rounding") {
  constexpr double kMargin = 0.045;  // of the simulated bookmaker
  std::mt19937 random{52};
  const int games = scaled(60);
  int sure = 0;
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    const auto drawn = draw(random, kMargin);
    sure += worst_of(drawn, kLatestRules, 1) > 1 ? 1 : 0;
    CHECK(worst_of(drawn, kLatestRules, kSmallStake) <= 1);
  }
  if (kSanitizerFactor == 1) CHECK(sure > 5);  // smaller ones are
}

}  // namespace
}  // namespace chalkline::ledger
