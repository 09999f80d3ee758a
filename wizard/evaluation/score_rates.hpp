#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wizard/ratings/matchup.hpp"

namespace chalkline::wizard {

// The chance that the first of two independent Poisson variables is the larger one, and that both
// are alike: their difference is a Skellam variable.
struct Duel {
  double ahead{};
  double level{};
};
Duel skellam(double first, double second);

// How fast ratings move, and the part of them that outlives the turn of a season.
struct RatePace {
  double gain{};
  double kept{};
};

// The score of each team is a Poisson variable whose rate is the league's level by the team's
// attack by the opponent's defence, as logarithms; both drift along the score of the likelihood
// (Koopman and Lit, 2019, with unit scaling). For the leagues of low scores.
class ScoreRates {
 public:
  explicit ScoreRates(const RatePace& pace);

  // A level game is decided by a coin.
  double chance(const Matchup& game) const;
  void learn(const Matchup& game, ledger::Score score);
  double log_likelihood() const { return log_likelihood_; }

 private:
  struct Team {
    double attack{};
    double defence{};
    std::int32_t season{};
  };
  struct Rates {
    double home{};
    double away{};
  };
  Team team(const std::string& code, std::int32_t season) const;
  Rates rates(const Team& home, const Team& away) const;

  RatePace pace_;
  std::map<std::string, Team> teams_;
  double level_{};
  double home_edge_{};
  double games_{};
  double log_likelihood_{};
};

// Those of several paces side by side: the one under which the scores so far were likeliest speaks.
class ScoreRatesBank {
 public:
  // Absent for a sport of high scores, whose teams score in lumps.
  static std::optional<ScoreRatesBank> of(ledger::Sport sport);

  double chance(const Matchup& game) const;
  void learn(const Matchup& game, ledger::Score score);

 private:
  explicit ScoreRatesBank(std::vector<ScoreRates> all) : all_{std::move(all)} {}
  const ScoreRates& best() const;
  std::vector<ScoreRates> all_;
};

}  // namespace chalkline::wizard
