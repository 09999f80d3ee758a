#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <vector>

#include "ledger/engine/salts.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"

namespace chalkline::ledger {

class Log;
class State;

// Returns the product's time. Injected: tests stand still, demos run fast.
using Clock = std::function<Timestamp()>;

struct CommandResult {
  Position position{};  // of the command's last event
  Position first{};     // of its first event: the BetId of a slip's first bet
  Coins balance{};      // available coins after it; 0 for game commands
  bool replayed{};      // known by its key, or advice that was given: nothing was written
  Timestamp time{};     // of the record at `first`
  std::int32_t xp{};    // awarded by it
  boost::container::small_vector<BetId, 1> bets{};  // of a PlaceSlip, in their order; also replayed
};

using Outcome = std::expected<CommandResult, Rejection>;

// Receives the answers of one group at once, on the engine's thread, after their events are
// durable. An io thread implements it with a single post to its own executor.
class AnswerSink {
 public:
  struct Answer {
    std::uint64_t ticket;  // the number given to submit()
    Outcome outcome;
  };
  virtual ~AnswerSink() = default;
  virtual void deliver(std::vector<Answer> answers) = 0;
};

struct EngineStats {
  std::uint64_t commands{};
  std::uint64_t rejected{};
  std::uint64_t events{};
  std::uint64_t groups{};  // synced batches: commands / groups is the size of a group commit
  std::uint64_t queue_depth{};
  std::uint64_t accounts_cached{};
};

// The one writer. All commands are decided on one thread in one order: there are no locks on
// balances, and a hot account costs no more than a cold one. While a group is being synced the next
// one gathers; to decide it meanwhile was slower (docs/BENCHMARKS.md, Single choices). No answer is
// given before its sync has returned; a failed write or sync ends the process, because the state in
// memory is then ahead of the log, and the log is the truth.
class Engine {
 public:
  // Both outlive the engine, which takes commands once the state is ready.
  Engine(Log& log, State& state, Clock clock, SaltSource salts = random_salts());
  ~Engine();  // stop()
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // From hold() until open() the engine decides execute_first() alone. A server holds it before
  // anybody else knows it, so that its own first commands come before those of players and feeds.
  void hold();
  Outcome execute_first(Command command);
  void open();

  // Queues a command; false when the queue is full, the state is not ready, or the engine is held
  // or stopping: nothing was done and no answer comes. Otherwise `sink` gets exactly one answer
  // with `ticket`. Callable from any thread. `sink` outlives the answer.
  [[nodiscard]] bool submit(Command&& command, AnswerSink& sink, std::uint64_t ticket);

  // The same of several, all or none: they stand in a row in the queue and are synced together, or
  // in two groups where others wait before them. An answer for each.
  struct Submission {
    Command command;
    std::uint64_t ticket;
  };
  [[nodiscard]] bool submit(std::vector<Submission> commands, AnswerSink& sink);

  // Submits and waits for the answer; kBusy where submit() is false. Not from an io thread.
  Outcome execute(Command command);

  // While there is no room, every command that is taken up is answered kNoSpace and changes
  // nothing, except AdoptRules and AdoptLogKey: one small record, without which a server must not
  // serve. Any thread.
  void set_no_space(bool no_space);

  // Answers everything queued, then ends the thread. Idempotent.
  void stop();

  EngineStats stats() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace chalkline::ledger
