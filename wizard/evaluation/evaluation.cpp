#include "wizard/evaluation/evaluation.hpp"

#include <algorithm>

namespace chalkline::wizard {
namespace {

bool has_won(const SettledCase& one, ledger::Side side) {
  return *one.won == (side == ledger::Side::kHome || side == ledger::Side::kOver);
}

void add_untested(Bets& bets, const SettledCase& one) {
  auto assessment = one.assessment;
  assessment.chance = blend(assessment.price, assessment.model, kUntestedWeight);
  const auto side = better_side(assessment);
  const auto chances = chances_of(assessment, side);
  const auto claimed = chances.decimal * chances.chance - 1;
  if (claimed <= 0) return;
  const auto realised = !one.won ? 0 : has_won(one, side) ? chances.decimal - 1 : -1;
  bets.add(claimed, chances.decimal * chances.price - 1, realised, std::nullopt,
           raw(one.matchup.game));
}

void add_compared(CellScores& cell, const ComparedChances& compared, bool won, std::uint64_t game) {
  cell.elo.push_back({compared.elo, won, game});
  if (compared.poisson) cell.poisson.push_back({*compared.poisson, won, game});
}

}  // namespace

void Bets::add(double edge, double price_edge, double realised, std::optional<double> close,
               std::uint64_t cluster) {
  settled.push_back({1, realised, cluster});
  claimed += edge;
  at_price += price_edge;
  if (close) closes.push_back({*close, 1, cluster});
}

void Evaluation::add(const SettledCase& one, const std::optional<ComparedChances>& compared) {
  const auto& [source, sport] = std::tie(one.matchup.source, one.matchup.sport);
  const auto& assessment = one.assessment;
  const auto& advice = one.advice;
  const auto game = raw(one.matchup.game);
  const Cell key{source, sport, assessment.market, assessment.time};
  auto& cell = cells_[key];
  ++cell.passes.at(static_cast<std::size_t>(advice.pass()) - 1);
  if (!speaks(assessment)) return;
  ++cell.cases;
  cell.weight = assessment.weight;
  if (one.won) {
    const auto won = *one.won;
    cell.price.push_back({assessment.price, won, game});
    cell.model.push_back({assessment.model, won, game});
    cell.blend.push_back({assessment.chance, won, game});
    for (std::size_t i = 0; i < insight::kNoVigs.size(); ++i) {
      const auto chance = insight::no_vig(insight::kNoVigs.at(i), assessment.quote);
      cell.no_vig.at(i).push_back({chance, won, game});
    }
    if (compared && assessment.market == ledger::Market::kMoneyline)
      add_compared(cell, *compared, won, game);
    cell.gain.push_back(
        {insight::log_loss(assessment.price, won) - insight::log_loss(assessment.chance, won), 1,
         one.day});
  }
  const auto at_price = advice.chances.decimal * advice.chances.price - 1;
  if (advice.claimed > 0) {
    edges_[{key, edge_size(advice.claimed)}].add(advice.claimed, at_price, one.realised, one.close,
                                                 one.day);
  }
  if (advice.is_recommended()) {
    cell.recommended.add(advice.edge, at_price, one.realised, one.close, game);
  }
  add_untested(cell.untested, one);
}

}  // namespace chalkline::wizard
