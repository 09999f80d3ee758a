#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "insight/progress/figure.hpp"
#include "insight/progress/runs.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"
#include "wizard/answers/answer.hpp"
#include "wizard/understanding/question.hpp"

// Answers made of figures that are handed in.
namespace chalkline::wizard {

// Bets of a record that were won, lost or pushed.
struct RecordFigures {
  std::size_t bets{};
  std::size_t games{};
  std::size_t won{};
  std::size_t lost{};
  ledger::Coins profit{};
  insight::Figure result{};  // profit over stakes of those won or lost
  insight::Figure close{};   // mean closing-line value of those on one pick that have a close
  std::size_t on_one_pick{};
  // Of a record of one team: the bets on a side that was the team's.
  struct Backed {
    std::size_t bets{};
    std::size_t won{};
    std::size_t lost{};
  };
  Backed backed{};
  // Of all bets that were placed, however they end.
  struct Stakes {
    std::size_t bets{};
    double mean{};
    ledger::Coins least{};
    ledger::Coins most{};
    double middle_share{};  // of the coins before it
    std::size_t above_ceiling{};
  };
  Stakes stakes{};
  insight::Runs runs{};
};

// The question says which bets they are of. A cut of the record gets figures and no verdict.
Answer own_record(const RecordFigures& figures, const Question& question);

// Favourites beside underdogs, of single bets on moneylines and spreads.
Answer own_sides(const RecordFigures& favourites, const RecordFigures& underdogs,
                 const Question& question);

// The Wizard's settled advice on games of one source. The figures of a cut have no interval.
struct WizardFigures {
  ledger::Source source{};
  std::size_t recommended{};
  std::size_t passed{};
  RecordFigures record;     // of what it recommended
  std::size_t forecasts{};  // chances that were scored
  double brier{};           // means nothing without a forecast
  double price_brier{};     // of the price's own chance at the same moment
};
// Simulated games say nothing of real ones: each source has its own figures.
Answer wizard_record(std::span<const WizardFigures> sources, const Question& question);

// A side with its price, on one line of a list.
struct ListedSide {
  std::string event;  // "Celtics @ Lakers"
  std::string pick;   // "Lakers -3.5"
  std::string from;   // source_in_words(): where game and price are from
  ledger::AmericanOdds odds{};
  double figure{};  // edge, or margin, as a share
};
// The best first. Values are edges that may be recommended, `watched` markets were looked at.
Answer best_value(const std::vector<ListedSide>& values, std::size_t watched,
                  const Question& question);
// A game of the board, on one line of a list.
struct ListedGame {
  std::string event;
  std::string starts;  // start_in_words()
  std::string from;
  std::string figure{};  // what it stands there for: "Lakers at -221, 66.2%"
};
// `found`: that the question is about, of which these are the first.
Answer games_on(const std::vector<ListedGame>& games, std::size_t found, const Question& question);
// The smallest first, or with Listing::kDearest the largest.
Answer smallest_margins(const std::vector<ListedSide>& margins, const Question& question);

}  // namespace chalkline::wizard
