#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "wizard/ratings/matchup.hpp"

namespace chalkline::wizard {

// The chance that the home team wins, and the points that it then gains from the away team (below
// 0: that it loses), by Elo ratings with the margin of victory in the form that FiveThirtyEight
// published for the league. docs/WIZARD.md names the source of each constant.
double elo_chance(ledger::Sport sport, double home, double away);
double elo_shift(ledger::Sport sport, double home, double away, ledger::Score score);

// Elo ratings of one league, with which the Wizard's own ratings are compared; nothing else asks
// them.
class EloRatings {
 public:
  explicit EloRatings(ledger::Sport sport) : sport_{sport} {}

  double chance(const Matchup& game) const;
  void learn(const Matchup& game, ledger::Score score);

 private:
  struct Rated {
    double rating{};
    std::int32_t season{};
  };
  // A team that is not known yet has the mean rating; one of an earlier season moves towards it.
  Rated rated(const std::string& team, std::int32_t season) const;

  ledger::Sport sport_;
  std::map<std::string, Rated> teams_;
};

}  // namespace chalkline::wizard
