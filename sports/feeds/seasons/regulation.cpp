#include "sports/feeds/seasons/regulation.hpp"

#include "ledger/values/sport_rules.hpp"

namespace chalkline::sports::seasons {

std::optional<std::string> implausible_score(ledger::Sport sport, ledger::Score final_score,
                                             ledger::Score regulation) {
  if (final_score.home == final_score.away && !ledger::has_ties(sport)) {
    return "the final score is level, and games of this sport do not end so";
  }
  if (final_score.home < regulation.home || final_score.away < regulation.away) {
    return "the final score is less than the periods together";
  }
  if (final_score != regulation && regulation.home != regulation.away) {
    return "the final score is more than the periods together, which were not level";
  }
  return std::nullopt;
}

}  // namespace chalkline::sports::seasons
