#include "ledger/settler.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>

#include "ledger/game.hpp"
#include "ledger/kept_state.hpp"
#include "ledger/log.hpp"
#include "ledger/settlement.hpp"

namespace chalkline::ledger {
namespace {

// How long a stop may have to wait, and how soon a result is noticed when nothing else is written.
constexpr std::uint32_t kWaitMs = 100;

// Results are looked for at most this often: under load the log grows thousands of times a second,
// and looking costs an iterator each time.
constexpr auto kPause = std::chrono::milliseconds{10};

std::vector<GameId> unsettled_games(const Log& log) {
  std::vector<GameId> games;
  log.scan_state(state_key::kUnsettled, [&](std::string_view key, std::string_view) {
    games.push_back(GameId{state_key::number_of(key)});
    return true;
  });
  return games;
}

GameState load_game(const Log& log, GameId id) {
  auto game = kept_state<GameState>(log, state_key::of(id));
  if (!game)
    throw LogFailure(log.position(), "the cached state of game " + to_string(id) + " is missing");
  return *std::move(game);
}

}  // namespace

Settler::Settler(const Log& log, Engine& engine)
    : log_(log), engine_(engine), thread_([this] { run(); }) {}

Settler::~Settler() { stop(); }

void Settler::stop() {
  stopping_ = true;
  if (thread_.joinable()) thread_.join();
}

void Settler::run() {
  // A log that cannot be read is broken infrastructure on a thread that nobody joins for an answer.
  try {
    Position seen = 0;
    while (!stopping_) {
      seen = log_.position();
      for (const auto game : unsettled_games(log_)) {
        if (stopping_) return;
        settle(game);
      }
      std::this_thread::sleep_for(kPause);
      log_.wait_beyond(seen, kWaitMs);
    }
  } catch (const std::exception& failure) {
    fmt::print(stderr, "chalkline: settlement stops: {}\n", failure.what());
    std::abort();
  }
}

// Walks the chain of bets on the game from the newest to the oldest, a chunk at a time, so that
// memory stays small whatever the number of bets, and bets placed meanwhile wait for one chunk
// only.
void Settler::settle(GameId id) {
  const auto game = load_game(log_, id);
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

bool Settler::submit(SettleBets& chunk) {
  // A full queue passes within milliseconds; a stopping engine is preceded by our own stop.
  while (!stopping_) {
    const auto outcome = engine_.execute(chunk);
    if (outcome || outcome.error() != Rejection::kBusy) {
      chunk.bets.clear();
      return outcome.has_value();
    }
    std::this_thread::sleep_for(kPause);
  }
  return false;
}

}  // namespace chalkline::ledger
