#include "wizard/evaluation/score_rates.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "sports/model/sport_traits.hpp"

namespace chalkline::wizard {
namespace {

constexpr int kScores = 60;  // more runs or goals than a team scores

// Level and home edge count as much as so many games, before there are any.
constexpr double kGamesOfRates = 20;

// From ratings that hardly move to those that are of the last twenty games.
constexpr std::array kGains{0.0025, 0.005, 0.01, 0.02};
constexpr std::array kPartsKept{0.4, 0.8};

double log_poisson(int score, double rate) {
  return score * std::log(rate) - rate - std::lgamma(score + 1);
}

// A team's mean score before there are games: between a hockey and a baseball team's.
constexpr double kMeanScore = 4;

// Runs and goals come one by one, points do not.
bool has_low_scores(ledger::Sport sport) {
  return sports::traits_of(sport).parts != sports::Parts::kQuarters;
}

}  // namespace

Duel skellam(double first, double second) {
  Duel duel;
  double below = 0;  // the chance that the second is less than the score
  for (int score = 0; score < kScores; ++score) {
    const auto one = std::exp(log_poisson(score, first));
    const auto other = std::exp(log_poisson(score, second));
    duel.ahead += one * below;
    duel.level += one * other;
    below += other;
  }
  return duel;
}

ScoreRates::ScoreRates(const RatePace& pace)
    : pace_{pace}, level_{std::log(kMeanScore)}, games_{kGamesOfRates} {}

ScoreRates::Team ScoreRates::team(const std::string& code, std::int32_t season) const {
  const auto known = teams_.find(code);
  if (known == teams_.end()) return {0, 0, season};
  const auto& [attack, defence, last] = known->second;
  if (season <= last) return {attack, defence, last};
  return {pace_.kept * attack, pace_.kept * defence, season};
}

ScoreRates::Rates ScoreRates::rates(const Team& home, const Team& away) const {
  return {std::exp(level_ + home_edge_ / 2 + home.attack - away.defence),
          std::exp(level_ - home_edge_ / 2 + away.attack - home.defence)};
}

double ScoreRates::chance(const Matchup& game) const {
  const auto [home, away] = rates(team(game.home, game.season), team(game.away, game.season));
  const auto duel = skellam(home, away);
  return duel.ahead + duel.level / 2;
}

void ScoreRates::learn(const Matchup& game, ledger::Score score) {
  auto home = team(game.home, game.season);
  auto away = team(game.away, game.season);
  const auto rate = rates(home, away);
  log_likelihood_ += log_poisson(score.home, rate.home) + log_poisson(score.away, rate.away);
  const auto home_more = score.home - rate.home;
  const auto away_more = score.away - rate.away;
  home.attack += pace_.gain * home_more;
  away.defence -= pace_.gain * home_more;
  away.attack += pace_.gain * away_more;
  home.defence -= pace_.gain * away_more;
  teams_[game.home] = home;
  teams_[game.away] = away;
  games_ += 1;
  const auto expected = (rate.home + rate.away) * games_;
  level_ += (home_more + away_more) / expected;
  home_edge_ += 2 * (home_more - away_more) / expected;
}

std::optional<ScoreRatesBank> ScoreRatesBank::of(ledger::Sport sport) {
  if (!has_low_scores(sport)) return std::nullopt;
  std::vector<ScoreRates> all;
  for (const auto gain : kGains) {
    for (const auto kept : kPartsKept) all.emplace_back(RatePace{gain, kept});
  }
  return ScoreRatesBank{std::move(all)};
}

const ScoreRates& ScoreRatesBank::best() const {
  return *std::ranges::max_element(all_, {}, &ScoreRates::log_likelihood);
}

double ScoreRatesBank::chance(const Matchup& game) const { return best().chance(game); }

void ScoreRatesBank::learn(const Matchup& game, ledger::Score score) {
  for (auto& rates : all_) rates.learn(game, score);
}

}  // namespace chalkline::wizard
