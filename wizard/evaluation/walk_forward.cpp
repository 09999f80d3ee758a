#include "wizard/evaluation/walk_forward.hpp"

#include "wizard/evaluation/comparison.hpp"

namespace chalkline::wizard {

Evaluation walk_forward(std::span<const PastGame> games) {
  Advisor advisor;
  Comparison comparison;
  Evaluation evaluation;
  for (const auto& [game, quote] : in_order(games)) {
    const auto& matchup = game->matchup;
    if (quote != nullptr) {
      advisor.see(matchup, quote->lines, quote->at);
      comparison.see(matchup, quote->lines, quote->at);
      continue;
    }
    for (const auto& one : advisor.settle(matchup, game->score)) {
      evaluation.add(one, comparison.said(matchup.game, one.assessment.time));
    }
    comparison.settle(matchup, game->score);
  }
  return evaluation;
}

}  // namespace chalkline::wizard
