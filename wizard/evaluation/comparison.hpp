#pragma once

#include <map>
#include <optional>
#include <utility>

#include "wizard/advice/assessment.hpp"
#include "wizard/evaluation/elo.hpp"
#include "wizard/evaluation/score_rates.hpp"

namespace chalkline::wizard {

// The chance of the home team by models that the Wizard does not use.
struct ComparedChances {
  double elo{};
  std::optional<double> poisson{};  // of leagues with low scores alone
};

// Other models that get the same prices and results in the same order as the Wizard's own, so that
// their chances on the moneyline are of the same cases and as much held out.
class Comparison {
 public:
  // As wizard::Advisor: the first opening price of a game's moneyline counts, the last early
  // and the last late one.
  void see(const Matchup& game, const ledger::Lines& lines, ledger::Timestamp at);
  // The chances that were given of the game by then, before its result. Absent without a moneyline.
  std::optional<ComparedChances> said(ledger::GameId game, PriceTime time) const;
  void settle(const Matchup& game, ledger::Score score);

 private:
  struct Models {
    EloRatings elo;
    std::optional<ScoreRatesBank> poisson;
  };
  using League = std::pair<ledger::Source, ledger::Sport>;
  Models& models_of(const Matchup& game);

  std::map<League, Models> models_;
  std::map<std::pair<ledger::GameId, PriceTime>, ComparedChances> said_;
};

}  // namespace chalkline::wizard
