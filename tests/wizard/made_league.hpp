#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "insight/normal.hpp"
#include "wizard/advice/past_game.hpp"

namespace chalkline::wizard {

// A league that a test makes: hidden strengths, results drawn from them, prices that know them but
// for an error, which is smaller at the close.
struct MadeLeague {
  std::uint64_t seed{1};
  std::size_t teams{16};
  std::size_t games{2'000};
  double strength{6};       // deviation over the league, in points
  double opening_error{3};  // of the line, in points
  double closing_error{0};
  ledger::Sport sport{ledger::Sport::kNba};
};

inline ledger::AmericanOdds american_of(double chance) {
  const auto implied = std::clamp(chance * 1.04, 0.02, 0.98);
  const auto odds = implied > 0.5 ? -100 * implied / (1 - implied) : 100 * (1 - implied) / implied;
  return static_cast<ledger::AmericanOdds>(std::lround(odds));
}

inline ledger::Lines lines_around(double margin, double total) {
  constexpr double kDeviation = 12;
  const auto home = insight::normal_cdf(margin / kDeviation);
  // A half point never pushes.
  const auto spread = static_cast<ledger::HalfPoints>(2 * std::lround(-margin) + 1);
  const auto covers = insight::normal_cdf((margin + spread / 2.0) / kDeviation);
  const auto line = static_cast<ledger::HalfPoints>(2 * std::lround(total) + 1);
  const auto over = insight::normal_cdf((total - line / 2.0) / kDeviation);
  return {ledger::TwoWay{0, american_of(home), american_of(1 - home)},
          ledger::TwoWay{spread, american_of(covers), american_of(1 - covers)},
          ledger::TwoWay{line, american_of(over), american_of(1 - over)}};
}

inline std::vector<PastGame> play(const MadeLeague& league) {
  using namespace std::chrono_literals;
  std::mt19937_64 random{league.seed};
  std::normal_distribution<double> normal;
  std::vector<double> strengths(league.teams);
  for (auto& strength : strengths) strength = league.strength * normal(random);
  std::vector<PastGame> games;
  auto start = ledger::Timestamp{std::chrono::sys_days{std::chrono::January / 1 / 2024}} + 18h;
  for (std::size_t i = 0; i < league.games; ++i) {
    const auto home = random() % league.teams;
    const auto away = (home + 1 + random() % (league.teams - 1)) % league.teams;
    const auto expected = 2.5 + strengths[home] - strengths[away];
    const auto margin = expected + 12 * normal(random);
    const auto total = 220 + 12 * normal(random);
    PastGame game{.matchup = {ledger::GameId{i + 1}, ledger::Source::kSimulated, league.sport, 2024,
                              std::to_string(home), std::to_string(away), start},
                  .quotes = {},
                  .score = {static_cast<std::int32_t>(std::lround((total + margin) / 2)),
                            static_cast<std::int32_t>(std::lround((total - margin) / 2))},
                  .known_at = start + 3h};
    if (game.score.home == game.score.away) ++game.score.home;
    const auto quoted = [&](double error, std::chrono::minutes before) {
      return PastQuote{lines_around(expected + error * normal(random), 220), start - before};
    };
    game.quotes.push_back(quoted(league.opening_error, 12h));
    game.quotes.push_back(quoted(league.closing_error, 10min));
    games.push_back(std::move(game));
    start += 2h;
  }
  return games;
}

// All cases of a replay, in the order in which they settled.
inline std::vector<SettledCase> cases_of(const std::vector<PastGame>& games) {
  Advisor advisor;
  std::vector<SettledCase> cases;
  replay(advisor, games, [&](const SettledCase& one) { cases.push_back(one); });
  return cases;
}

}  // namespace chalkline::wizard
