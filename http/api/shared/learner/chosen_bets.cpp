#include "http/api/shared/learner/chosen_bets.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace chalkline::http {
namespace {

// Asks sports.db once for each market of a game.
HasOnePrice one_price_by(sports::HistoryReader& past_games) {
  using Of = std::pair<ledger::GameId, ledger::Market>;
  return [&past_games, known = std::map<Of, bool>{}](ledger::GameId id,
                                                     ledger::Market market) mutable {
    const auto [at, is_new] = known.try_emplace(Of{id, market}, false);
    if (!is_new) return at->second;
    const auto found = past_games.find(id);
    at->second = found && ledger::market_of(found->game.opening.lines, market) ==
                              ledger::market_of(found->game.current.lines, market);
    return at->second;
  };
}

}  // namespace

ChosenBets chosen_bets(const projections::AccountHistory& history, const Cut& cut,
                       sports::HistoryReader& past_games) {
  ChosenBets chosen{.as_of = std::min(cut.as_of.value_or(history.position), history.position),
                    .bets = {},
                    .resets = {},
                    .refills = 0,
                    .of_time_machine = 0};
  // Bets of the time machine are looked up when they are shown alone.
  const HasOnePrice one_price =
      cut.season ? one_price_by(past_games) : [](auto, auto) { return false; };
  auto own = own_bets(history, chosen.as_of, one_price);
  chosen.resets = std::move(own.resets);
  chosen.refills = own.refills;
  chosen.of_time_machine =
      static_cast<std::size_t>(std::ranges::count_if(own.bets, &OwnBet::is_replayed));
  chosen.bets = std::move(own.bets);
  std::erase_if(chosen.bets, [&cut](const OwnBet& bet) { return !passes(bet, cut); });
  return chosen;
}

}  // namespace chalkline::http
