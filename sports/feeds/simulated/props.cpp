#include "sports/feeds/simulated/props.hpp"

#include <optional>
#include <utility>

#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/players/prop_prices.hpp"
#include "sports/simulation/season/player_names.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

// Of other sources' games it knows nothing.
bool has_props(const Game& game) {
  return game.sport == ledger::Sport::kNba && game.source == ledger::Source::kSimulated;
}

Slot slot_of(const Game& game) {
  return first_after(game.sport, game.starts_at - std::chrono::microseconds{1});
}

// Makes the offers of a game, as often as asked.
class Counter {
 public:
  Counter(const World& world, const QuoteIds& ids, const Game& game)
      : ids_{ids}, game_{simulated_game(world, slot_of(game))} {}

  // Absent where no line is offered.
  std::optional<PropOffer> offer(const PropQuote& quote) const {
    const auto prices =
        prop_quote(game_, markets(quote.home), quote.home, quote.roster_slot, quote.type, quote.at);
    if (!prices) return std::nullopt;
    const auto& side = game_.side(quote.home);
    return PropOffer{.subject = {player_id(game_.match.sport, side.code, quote.roster_slot),
                                 player_name(side.names, quote.roster_slot), quote.type},
                     .home = quote.home,
                     .position = std::string{position_of(quote.roster_slot)},
                     .line = prices->line,
                     .over = prices->first,
                     .under = prices->second,
                     .quoted_at = quote.at,
                     .expires_at = quote.at + ledger::kPropQuoteLife,
                     .quote_id = ids_.issue(quote)};
  }

 private:
  using Markets = std::array<PropMarkets, kRosterSize>;
  const Markets& markets(bool home) const {
    auto& markets = home ? home_ : away_;
    if (!markets) markets = prop_markets(game_, home);
    return *markets;
  }

  const QuoteIds& ids_;
  SimulatedGame game_;
  mutable std::optional<Markets> home_;
  mutable std::optional<Markets> away_;
};

}  // namespace

std::vector<PropOffer> SimulatedProps::offers(const Game& game, ledger::Timestamp now) const {
  if (!has_props(game)) return {};
  const Counter counter{world_, ids_, game};
  std::vector<PropOffer> offers;
  for (const bool home : {true, false}) {
    for (std::uint8_t roster_slot = 0; roster_slot < kStarters; ++roster_slot) {
      for (std::size_t i = 0; i < ledger::enum_names<PropType>.size(); ++i) {
        auto offer = counter.offer({game.id, home, roster_slot, static_cast<PropType>(i + 1), now});
        if (offer) offers.push_back(*std::move(offer));
      }
    }
  }
  return offers;
}

std::expected<PropOffer, PropProblem> SimulatedProps::offer(const Game& game,
                                                            std::string_view quote_id,
                                                            ledger::Timestamp now) const {
  const auto quote = ids_.read(quote_id);
  if (!quote || quote->game != game.id || !has_props(game))
    return std::unexpected{PropProblem::kUnknown};
  if (now > quote->at + ledger::kPropQuoteLife) return std::unexpected{PropProblem::kExpired};
  auto offer = Counter{world_, ids_, game}.offer(*quote);
  if (!offer) return std::unexpected{PropProblem::kUnknown};
  return *std::move(offer);
}

}  // namespace chalkline::sports::simulated
