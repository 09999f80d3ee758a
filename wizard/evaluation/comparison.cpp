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
  const std::pair key{game.game, price_time(at, game.starts_at)};
  if (key.second == PriceTime::kOpening && said_.contains(key)) return;
  const auto& [elo, poisson] = models_of(game);
  said_[key] = {elo.chance(game),
                poisson.transform([&](const auto& rates) { return rates.chance(game); })};
}

std::optional<ComparedChances> Comparison::said(ledger::GameId game, PriceTime time) const {
  const auto known = said_.find({game, time});
  return known == said_.end() ? std::nullopt : std::optional{known->second};
}

void Comparison::settle(const Matchup& game, ledger::Score score) {
  for (const auto time : {PriceTime::kOpening, PriceTime::kEarly, PriceTime::kLate})
    said_.erase({game.game, time});
  auto& [elo, poisson] = models_of(game);
  elo.learn(game, score);
  if (poisson) poisson->learn(game, score);
}

}  // namespace chalkline::wizard
