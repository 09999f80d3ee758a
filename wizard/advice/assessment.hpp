#pragma once

#include <array>

#include "insight/no_vig.hpp"
#include "ledger/values/market.hpp"
#include "wizard/evidence/lead.hpp"

namespace chalkline::wizard {

// The markets of a game that the ratings speak of.
inline constexpr std::array kMarkets{ledger::Market::kMoneyline, ledger::Market::kSpread,
                                     ledger::Market::kTotal};

// How the margin is taken out of a price: docs/WIZARD.md compares all three.
inline constexpr auto kNoVig = insight::NoVig::kProportional;

// What the Wizard makes of a market at a price. Chances are those of the first side (home, over) if
// no push comes.
struct Assessment {
  ledger::Market market{};
  ledger::TwoWay quote;
  Lead lead{};
  double price{};      // without the margin
  double model{};      // of the ratings
  double chance{};     // between both, by the weight that the model has earned
  double deviation{};  // of the margin or the total
  double weight{};
  int league_games{};  // results that the ratings are learned from
  int team_games{};    // of this season, of the team of which fewer are known
};

// Results of a league, and of both teams this season, before which its ratings say nothing.
inline constexpr int kLeagueGames = 100;
inline constexpr int kTeamGames = 5;
constexpr bool speaks(const Assessment& assessment) {
  return assessment.league_games >= kLeagueGames && assessment.team_games >= kTeamGames;
}

// The same of a side.
struct SideChances {
  double decimal{};
  double price{};
  double chance{};
};
SideChances chances_of(const Assessment& assessment, ledger::Side side);

// The side whose price is the better bet by the blended chance: the first one if both are alike.
ledger::Side better_side(const Assessment& assessment);

}  // namespace chalkline::wizard
