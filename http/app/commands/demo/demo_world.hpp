#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "http/app/process/data_directory.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/engine/settler.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/bookmaker.hpp"
#include "sports/feeds/simulated/simulated_feed.hpp"

namespace chalkline::http {

// A pick on offer with its chance by the line's close, which a simulated source has right.
struct DemoPick {
  ledger::Pick pick;
  ledger::Timestamp starts_at{};
  double chance{};
};

// A ledger in a new data directory with games of the simulated leagues, on a clock that its one
// user moves: weeks pass in seconds, and every event is decided as a server decides it.
class DemoWorld {
 public:
  // Throws std::runtime_error with one sentence.
  DemoWorld(const DataDirectory& data, ledger::Timestamp start);
  ~DemoWorld();
  DemoWorld(const DemoWorld&) = delete;
  DemoWorld& operator=(const DemoWorld&) = delete;

  ledger::Timestamp now() const { return now_; }
  // Games are listed, quoted, begun and ended until then, all bets on them settled, and the line of
  // the date set.
  void advance(ledger::Timestamp until);
  // The clock alone.
  void wait(ledger::Timestamp time) { now_ = time; }

  // Throws std::runtime_error with the ledger's words where it refuses.
  ledger::CommandResult must(ledger::Command command);
  ledger::Outcome execute(ledger::Command command) { return engine_.execute(std::move(command)); }
  ledger::AccountState account(ledger::AccountId id) const;

  // The daily line of the date; absent where no game is asked of.
  std::optional<ledger::AskedSide> daily_line() const;
  // On games that start between the two times, at the prices of now.
  std::vector<DemoPick> picks(ledger::Timestamp from, ledger::Timestamp until) const;

 private:
  void set_line_of_date();
  void foresee();
  void add_picks(const sports::Game& game, std::vector<DemoPick>& picks) const;

  std::atomic<ledger::Timestamp> now_;
  std::unique_ptr<ledger::Log> log_;
  ledger::State state_;
  ledger::Engine engine_;
  ledger::Settler settler_;
  sports::Bookmaker book_;
  sports::simulated::SimulatedFeed foresight_;  // the same games, polled ahead
  ledger::Timestamp foreseen_{};
  std::unordered_map<ledger::GameId, std::vector<sports::Quote>> quotes_;  // by time
  std::vector<sports::Game> upcoming_;
};

}  // namespace chalkline::http
