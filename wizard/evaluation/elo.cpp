#include "wizard/evaluation/elo.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "ledger/values/sport_rows.hpp"

namespace chalkline::wizard {
namespace {

// By how much a win counts: by its margin, and less where the winner was `ahead` of the loser in
// rating points, the home edge included, since favourites win by more.
using Multiplier = double (*)(double margin, double ahead);

double football(double margin, double ahead) {
  return std::log(margin + 1) * 2.2 / (0.001 * ahead + 2.2);
}

double basketball(double margin, double ahead) {
  return std::pow(margin + 3, 0.8) / (7.5 + 0.006 * ahead);
}

double hockey(double margin, double ahead) {
  return (0.6686 * std::log(margin) + 0.8048) * 2.05 / (0.001 * ahead + 2.05);
}

struct EloForm {
  ledger::Sport sport{};
  double k{};         // points that a win of one unit is worth against a sure loss
  double home{};      // points that the home team is ahead by being at home
  double reverted{};  // part of the way to the mean that a rating goes between seasons
  double mean{};
  Multiplier multiplier{};
};

constexpr std::array kForms{EloForm{ledger::Sport::kNba, 20, 100, 0.25, 1505, basketball},
                            EloForm{ledger::Sport::kNfl, 20, 65, 1.0 / 3, 1505, football},
                            EloForm{ledger::Sport::kMlb, 4, 24, 1.0 / 3, 1500, football},
                            EloForm{ledger::Sport::kNhl, 6, 50, 0.3, 1505, hockey}};
static_assert(ledger::has_row_by_sport(kForms));

const EloForm& form_of(ledger::Sport sport) { return ledger::row_of(kForms, sport); }

}  // namespace

double elo_chance(ledger::Sport sport, double home, double away) {
  return 1 / (1 + std::pow(10, -(home - away + form_of(sport).home) / 400));
}

double elo_shift(ledger::Sport sport, double home, double away, ledger::Score score) {
  const auto& form = form_of(sport);
  const auto chance = elo_chance(sport, home, away);
  const auto ahead = home - away + form.home;
  const auto margin = std::max(1, std::abs(score.home - score.away));
  if (score.home == score.away) {
    // A tie has no winner: FiveThirtyEight's code for the NFL has 1 for the divisor.
    return form.k * std::log(margin + 1) * 2.2 * (0.5 - chance);
  }
  const bool is_won = score.home > score.away;
  const auto multiplier = form.multiplier(margin, is_won ? ahead : -ahead);
  return form.k * multiplier * ((is_won ? 1 : 0) - chance);
}

EloRatings::Rated EloRatings::rated(const std::string& team, std::int32_t season) const {
  const auto& form = form_of(sport_);
  const auto known = teams_.find(team);
  if (known == teams_.end()) return {form.mean, season};
  const auto& [rating, last] = known->second;
  if (season <= last) return {rating, last};
  return {rating + form.reverted * (form.mean - rating), season};
}

double EloRatings::chance(const Matchup& game) const {
  return elo_chance(sport_, rated(game.home, game.season).rating,
                    rated(game.away, game.season).rating);
}

void EloRatings::learn(const Matchup& game, ledger::Score score) {
  auto home = rated(game.home, game.season);
  auto away = rated(game.away, game.season);
  const auto shift = elo_shift(sport_, home.rating, away.rating, score);
  home.rating += shift;
  away.rating -= shift;
  teams_[game.home] = home;
  teams_[game.away] = away;
}

}  // namespace chalkline::wizard
