#include "sports/book/props_on_offer.hpp"

namespace chalkline::sports {

std::vector<PropOffer> PropsOnOffer::of(ledger::GameId id, ledger::Timestamp now) const {
  const auto board = boards_.current();
  const auto* game = board->find(id);
  if (quoter_ == nullptr || game == nullptr || game->starts_at <= now) return {};
  return quoter_->offers(*game, now);
}

std::vector<PropPlayer> PropsOnOffer::players(const Game& game, ledger::Timestamp now) const {
  if (quoter_ == nullptr || game.starts_at <= now) return {};
  return quoter_->players(game, now);
}

std::expected<PropOffer, PropProblem> PropsOnOffer::quoted(ledger::GameId id,
                                                           std::string_view quote_id,
                                                           ledger::Timestamp now) const {
  const auto board = boards_.current();
  const auto* game = board->find(id);
  if (quoter_ == nullptr || game == nullptr || game->starts_at <= now) {
    return std::unexpected{PropProblem::kUnknown};
  }
  return quoter_->offer(*game, quote_id, now);
}

}  // namespace chalkline::sports
