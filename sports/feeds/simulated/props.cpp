#include "sports/feeds/simulated/props.hpp"

#include <optional>
#include <utility>

#include "ledger/rules/rules.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/players/prop_prices.hpp"
#include "sports/simulation/season/player_names.hpp"

namespace chalkline::sports::simulated {
namespace {

Slot slot_of(const Game& game) { return slot_at(game.sport, game.starts_at); }

// Makes the offers of a game, as often as asked.
class Counter {
 public:
  Counter(const World& world, const QuoteIds& ids, const Game& game)
      : ids_{ids}, game_{simulated_game(world, slot_of(game))} {}

  bool has_props() const { return has_figures(game_); }
  std::size_t players() const { return quoted_players(game_); }

  std::vector<PropPlayer> names() const {
    std::vector<PropPlayer> names;
    if (!has_props()) return names;
    for (const bool home : {true, false}) {
      const auto& side = game_.side(home);
      for (std::size_t slot = 0; slot < players(); ++slot) {
        names.push_back(
            {player_id(game_.match.sport, side.code, slot), player_name(side.names, slot)});
      }
    }
    return names;
  }

  // Absent where no line is offered.
  std::optional<PropOffer> offer(const PropQuote& quote) const {
    const auto prices =
        prop_quote(game_, markets(quote.home), quote.home, quote.roster_slot, quote.type, quote.at);
    if (!prices) return std::nullopt;
    const auto& side = game_.side(quote.home);
    return PropOffer{.subject = {player_id(game_.match.sport, side.code, quote.roster_slot),
                                 player_name(side.names, quote.roster_slot), quote.type},
                     .home = quote.home,
                     .position = std::string{position_of(game_.match.sport, quote.roster_slot)},
                     .line = prices->line,
                     .over = prices->first,
                     .under = prices->second,
                     .quoted_at = quote.at,
                     .expires_at = quote.at + ledger::latest_rules().quotes.prop_life,
                     .quote_id = ids_.issue(quote)};
  }

 private:
  const TeamMarkets& markets(bool home) const {
    auto& markets = home ? home_ : away_;
    if (!markets) markets = prop_markets(game_, home);
    return *markets;
  }

  const QuoteIds& ids_;
  SimulatedGame game_;
  mutable std::optional<TeamMarkets> home_;
  mutable std::optional<TeamMarkets> away_;
};

}  // namespace

// None on the games of other sources.
std::vector<PropOffer> SimulatedProps::offers(const Game& game, ledger::Timestamp now) const {
  if (game.source != ledger::Source::kSimulated) return {};
  const Counter counter{world_, ids_, game};
  if (!counter.has_props()) return {};
  std::vector<PropOffer> offers;
  for (const bool home : {true, false}) {
    for (std::size_t slot = 0; slot < counter.players(); ++slot) {
      for (const auto type : prop_types(game.sport)) {
        auto offer = counter.offer({game.id, home, static_cast<std::uint8_t>(slot), type, now});
        if (offer) offers.push_back(*std::move(offer));
      }
    }
  }
  return offers;
}

std::vector<PropPlayer> SimulatedProps::players(const Game& game, ledger::Timestamp) const {
  if (game.source != ledger::Source::kSimulated) return {};
  return Counter{world_, ids_, game}.names();
}

std::expected<PropOffer, PropProblem> SimulatedProps::offer(const Game& game,
                                                            std::string_view quote_id,
                                                            ledger::Timestamp now) const {
  const auto quote = ids_.read(quote_id);
  if (!quote || quote->game != game.id || game.source != ledger::Source::kSimulated)
    return std::unexpected{PropProblem::kUnknown};
  if (now > quote->at + ledger::latest_rules().quotes.prop_life)
    return std::unexpected{PropProblem::kExpired};
  const Counter counter{world_, ids_, game};
  auto offer = counter.has_props() ? counter.offer(*quote) : std::nullopt;
  if (!offer) return std::unexpected{PropProblem::kUnknown};
  return *std::move(offer);
}

}  // namespace chalkline::sports::simulated
