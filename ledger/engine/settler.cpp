#include "ledger/engine/settler.hpp"

#include <chrono>

#include "base/worker_thread.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/log/log.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::ledger {
namespace {

// How long a stop may have to wait, and how soon a result is noticed when nothing else is written.
constexpr std::uint32_t kWaitMs = 100;

// Work is looked for at most this often: under load the log grows thousands of times a second,
// and looking costs an iterator each time.
constexpr auto kPause = std::chrono::milliseconds{10};

GameState load_game(const State& state, GameId id) {
  auto game = cached_state<GameState>(state, state_key::of(id));
  if (!game) throw LogFailure(0, "the cached state of game " + to_string(id) + " is missing");
  return *std::move(game);
}

}  // namespace

Settler::Settler(const Log& log, const State& state, Engine& engine)
    : log_(log), state_(state), engine_(engine), thread_([this] {
        // A log that cannot be read is broken infrastructure, and nobody waits here for an answer.
        run_or_abort("settlement stops", [this] { run(); });
      }) {}

Settler::~Settler() { stop(); }

void Settler::stop() {
  stopping_ = true;
  if (thread_.joinable()) thread_.join();
}

void Settler::run() {
  while (!stopping_ && !state_.wait_until_ready(std::chrono::milliseconds{kWaitMs})) {
  }
  while (!stopping_) {
    const auto seen = log_.position();
    for (const auto game : state_.games_to_settle()) {
      if (stopping_) return;
      settle(game);
    }
    for (const auto account : state_.closing_accounts()) {
      if (stopping_) return;
      void_bets(account);
    }
    std::this_thread::sleep_for(kPause);
    log_.wait_beyond(seen, kWaitMs);
  }
}

// Walks the chain of bets on the game from the newest to the oldest, a chunk at a time, so that
// memory stays small whatever the number of bets, and bets placed meanwhile wait for one chunk
// only.
void Settler::settle(GameId id) {
  const auto game = load_game(state_, id);
  SettleBets chunk{id, game.end_event, {}, false};
  for (auto position = game.last_bet; position != 0;) {
    auto bet = std::get<BetPlaced>(read_record(log_, position).event);
    const auto previous = previous_on(bet, id);
    chunk.bets.push_back({position, std::move(bet)});
    position = previous;
    if (chunk.bets.size() == kSettleChunk && !submit(chunk)) return;
  }
  chunk.last = true;
  submit(chunk);
}

// Walks the account's history from its end, in chunks for the same reason.
void Settler::void_bets(AccountId id) {
  VoidOpenBets chunk{id, {}};
  walk_open_bets(log_, state_, id, [&](SettleBets::Placed bet) {
    chunk.bets.push_back(std::move(bet));
    return chunk.bets.size() < kSettleChunk || submit(chunk);
  });
  if (!chunk.bets.empty()) submit(chunk);
}

template <class Chunk>
bool Settler::submit(Chunk& chunk) {
  // A full queue passes within milliseconds and a full disk some day; a stopping engine is preceded
  // by our own stop.
  while (!stopping_) {
    const auto outcome = engine_.execute(chunk);
    if (outcome || !is_passing(outcome.error())) {
      chunk.bets.clear();
      return outcome.has_value();
    }
    std::this_thread::sleep_for(kPause);
  }
  return false;
}

}  // namespace chalkline::ledger
