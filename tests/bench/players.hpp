#pragma once

#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/engine/settler.hpp"
#include "ledger/log/log.hpp"
#include "ledger/log/rocks_log.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"
#include "ledger/values/game_id.hpp"
#include "ledger/values/odds.hpp"
#include "tests/bench/bench.hpp"

// Games, bets and coins as players would come by them: through commands alone.
namespace chalkline::bench {

inline ledger::Timestamp wall_now() {
  return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

// A ledger of its own that settles, on a clock that stands still until it is set.
struct LedgerAlone {
  explicit LedgerAlone(const char* directory)
      : log(ledger::open_rocks_log(std::string{directory} + "/log", ledger::OpenMode::kWrite)),
        state(*log, {.directory = std::string{directory} + "/state"}) {
    state.wait_until_ready(std::chrono::hours{1});
  }

  std::unique_ptr<ledger::Log> log;
  ledger::State state;
  std::atomic<ledger::Timestamp> now{wall_now()};
  ledger::Engine engine{*log, state, [this] { return now.load(); }};
  ledger::Settler settler{*log, state, engine};
};

inline ledger::CommandResult must(const ledger::Outcome& outcome) {
  if (!outcome) throw std::runtime_error{std::string{ledger::sentence(outcome.error())}};
  return *outcome;
}

// The `number`th game of this bench.
inline std::string source_key(std::uint64_t number) { return "bench-" + std::to_string(number); }
inline ledger::GameId game_id(std::uint64_t number) {
  thread_local std::vector<ledger::GameId> ids;  // hashing each time would be measured, too
  while (ids.size() <= number)
    ids.push_back(ledger::game_id(ledger::Source::kLive, source_key(ids.size())));
  return ids[number];
}

inline ledger::ScheduleGame schedule(std::uint64_t number, ledger::Timestamp starts_at) {
  return {{game_id(number),
           static_cast<ledger::Sport>(1 + number % 4),
           ledger::Source::kLive,
           source_key(number),
           starts_at,
           "Kansas City Chiefs",
           "KC",
           "Detroit Lions",
           "DET",
           {}}};
}

// On the home team to win, at a price that has stood since long ago, with a key of its own.
inline ledger::PlaceSlip bet(ledger::AccountId account, ledger::Coins stake, std::uint64_t game,
                             ledger::AmericanOdds odds, Random& random) {
  ledger::PlaceSlip command{account, {}, {ledger::SlipBet{stake, {}}}};
  for (auto& byte : command.key) byte = static_cast<std::uint8_t>(random.next());
  command.bets.front().picks.push_back(
      {game_id(game), ledger::Market::kMoneyline, ledger::Side::kHome, 0, odds, -110, {}});
  return command;
}

// Needs a Settler.
inline void wait_until_settled(const ledger::Log& log, const ledger::State& state,
                               std::uint64_t game) {
  constexpr std::chrono::milliseconds kWait{10};
  const auto key = ledger::state_key::of(game_id(game));
  for (;;) {
    const auto seen = log.position();
    const auto known = ledger::cached_state<ledger::GameState>(state, key);
    if (known && known->settled) return;
    log.wait_beyond(seen, kWait, {});
  }
}

// A thousand million coins, so that one account can bet for as long as it is measured: two bets won
// at the longest odds there are. Moves `now`, which the engine's clock tells; needs a Settler.
inline void make_rich(const ledger::Log& log, const ledger::State& state, ledger::Engine& engine,
                      ledger::AccountId account, std::uint64_t first_game,
                      std::atomic<ledger::Timestamp>& now) {
  Random random{first_game};
  for (const ledger::Coins stake : {ledger::Coins{1'000}, ledger::kStakeMax}) {
    const auto game = first_game++;
    must(engine.execute(schedule(game, now.load() + std::chrono::seconds{1})));
    must(engine.execute(bet(account, stake, game, ledger::kLongestOdds, random)));
    now = now.load() + std::chrono::seconds{1};
    must(engine.execute(ledger::RecordResult{game_id(game), {21, 14}}));
    wait_until_settled(log, state, game);
  }
}

}  // namespace chalkline::bench
