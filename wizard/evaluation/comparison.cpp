#include "wizard/evaluation/comparison.hpp"

namespace chalkline::wizard {

Comparison::Models& Comparison::models_of(const Matchup& game) {
  const League league{game.source, game.sport};
  const auto known = models_.find(league);
  if (known != models_.end()) return known->second;
  return models_.emplace(league, Models{EloRatings{game.sport}, ScoreRatesBank::of(game.sport)})
      .first->second;
}

void Comparison::see(const Matchup& game, const ledger::Lines& lines, ledger::Timestamp at) {
  if (!lines.moneyline) return;
  const std::pair key{game.game, ledger::lead_of(at, game.starts_at)};
  if (key.second == Lead::kEarly && said_.contains(key)) return;
  const auto& [elo, poisson] = models_of(game);
  said_[key] = {elo.chance(game),
                poisson.transform([&](const auto& rates) { return rates.chance(game); })};
}

std::optional<ComparedChances> Comparison::said(ledger::GameId game, Lead lead) const {
  const auto known = said_.find({game, lead});
  return known == said_.end() ? std::nullopt : std::optional{known->second};
}

void Comparison::settle(const Matchup& game, ledger::Score score) {
  said_.erase({game.game, Lead::kEarly});
  said_.erase({game.game, Lead::kLate});
  auto& [elo, poisson] = models_of(game);
  elo.learn(game, score);
  if (poisson) poisson->learn(game, score);
}

}  // namespace chalkline::wizard
