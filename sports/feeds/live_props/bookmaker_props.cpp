#include "sports/feeds/live_props/bookmaker_props.hpp"

#include <algorithm>

#include "ledger/rules/rules.hpp"
#include "sports/feeds/live_props/prop_provider.hpp"

namespace chalkline::sports::live {
namespace {

// Quoted now at a price that stays on the board for longer, so that the quote itself lives as long
// as one of any prop does.
PropOffer offer_of(PropStore::Priced priced, ledger::Timestamp now) {
  auto& [id, at, price] = priced;
  return {.subject = std::move(price.subject),
          .home = price.home,
          .position = std::move(price.position),
          .line = price.quote.line,
          .over = price.quote.first,
          .under = price.quote.second,
          .quoted_at = now,
          .expires_at = std::min<ledger::Timestamp>(now + ledger::latest_rules().quotes.prop_life,
                                                    at + kPropPriceLife),
          .quote_id = std::move(id)};
}

}  // namespace

std::vector<PropOffer> BookmakerProps::offers(const Game& game, ledger::Timestamp now) const {
  if (game.source != ledger::Source::kLive) return {};
  std::vector<PropOffer> offers;
  for (auto& priced : store_->offered(game.id)) {
    // A time to come is that of a wrong clock.
    if (priced.at <= now && now - priced.at < kPropPriceLife)
      offers.push_back(offer_of(std::move(priced), now));
  }
  return offers;
}

std::vector<PropPlayer> BookmakerProps::players(const Game& game, ledger::Timestamp now) const {
  std::vector<PropPlayer> players;
  for (auto& offer : offers(game, now)) {
    PropPlayer player{std::move(offer.subject.player), std::move(offer.subject.name)};
    if (players.empty() || players.back() != player) players.push_back(std::move(player));
  }
  return players;
}

std::expected<PropOffer, PropProblem> BookmakerProps::offer(const Game& game,
                                                            std::string_view quote_id,
                                                            ledger::Timestamp now) const {
  auto current = offers(game, now);
  const auto found = std::ranges::find(current, quote_id, &PropOffer::quote_id);
  if (found != current.end()) return std::move(*found);
  const bool was_quoted = game.source == ledger::Source::kLive && store_->had(game.id, quote_id);
  return std::unexpected{was_quoted ? PropProblem::kExpired : PropProblem::kUnknown};
}

}  // namespace chalkline::sports::live
