#include "ledger/engine/settler.hpp"

#include <chrono>

#include "ledger/engine/account_history.hpp"
#include "ledger/log/log.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {
namespace {

// Before a refused chunk is tried again: a full queue passes within milliseconds, and a full disk
// some day.
constexpr std::chrono::milliseconds kPause{10};

GameState load_game(const State& state, GameId id) {
  auto game = cached_state<GameState>(state, state_key::of(id));
  if (!game) throw LogFailure(0, "the cached state of game " + to_string(id) + " is missing");
  return *std::move(game);
}

}  // namespace

Settler::Settler(const Log& log, const State& state, Engine& engine)
    : log_(log),
      state_(state),
      engine_(engine),
      thread_("settler", [this](const std::stop_token& stopping) { run(stopping); }) {}

void Settler::run(const std::stop_token& stopping) {
  while (state_.wait_for_unsettled(stopping)) {
    for (const auto game : state_.games_to_settle()) {
      if (stopping.stop_requested()) return;
      settle(game, stopping);
    }
    for (const auto account : state_.closing_accounts()) {
      if (stopping.stop_requested()) return;
      void_bets(account, stopping);
    }
  }
}

// Walks the chain of bets on the game from the newest to the oldest, a chunk at a time, so that
// memory stays small whatever the number of bets, and bets placed meanwhile wait for one chunk
// only.
void Settler::settle(GameId id, const std::stop_token& stopping) {
  const auto game = load_game(state_, id);
  SettleBets chunk{id, game.end_event, {}, false};
  for (auto position = game.last_bet; position != 0;) {
    auto bet = std::get<BetPlaced>(read_record(log_, position).event);
    const auto previous = previous_on(bet, id);
    chunk.bets.push_back({position, std::move(bet)});
    position = previous;
    if (chunk.bets.size() == kSettleChunk && !submit(chunk, stopping)) return;
  }
  chunk.last = true;
  submit(chunk, stopping);
}

// Walks the account's history from its end, in chunks for the same reason.
void Settler::void_bets(AccountId id, const std::stop_token& stopping) {
  VoidOpenBets chunk{id, {}};
  walk_open_bets(log_, state_, id, [&](SettleBets::Placed bet) {
    chunk.bets.push_back(std::move(bet));
    return chunk.bets.size() < kSettleChunk || submit(chunk, stopping);
  });
  if (!chunk.bets.empty()) submit(chunk, stopping);
}

template <class Chunk>
bool Settler::submit(Chunk& chunk, const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    const auto outcome = engine_.execute(chunk);
    if (outcome) {
      chunk.bets.clear();
      return true;
    }
    pause(stopping, kPause);
    if (!is_passing(outcome.error())) return false;
  }
  return false;
}

}  // namespace chalkline::ledger
