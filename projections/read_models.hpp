#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "projections/leaderboard/leaderboard.hpp"
#include "projections/models/rows.hpp"
#include "projections/reader.hpp"
#include "projections/runner/rebuild.hpp"

// The read side: disposable SQLite tables that follow the log. Any of it can be deleted and rebuilt
// from the log to the same content.
namespace chalkline::projections {

// Owns the file in `directory` and the threads that keep it and the leaderboards up to date.
class ReadModels {
 public:
  // Opens or creates the models and starts following `log`, which outlives them. A model whose
  // stored version is not the code's is rebuilt beside the old one and switched when it has caught
  // up; a damaged one is made anew and never shown. Throws if a model has seen a position that the
  // log does not have: the log has then lost records that were acknowledged. A later failure ends
  // nothing but the reads, until it has been mended: what failed is tried again.
  static std::unique_ptr<ReadModels> open(const std::string& directory, const ledger::Log& log,
                                          ledger::Clock clock);
  virtual ~ReadModels() = default;

  // Readers must be gone before the ReadModels is.
  virtual std::unique_ptr<Reader> reader() = 0;

  // Whether reads are answered; else they throw Unavailable. They are not while the models are made
  // anew, nor while these cannot follow a log that has moved on. Any thread.
  virtual bool available() const = 0;

  // The faults since the start. Any thread.
  struct Health {
    bool models{};  // whether they follow the log
    bool boards{};  // whether the leaderboards follow the models
    std::uint64_t failures{};
  };
  virtual Health health() const = 0;

  // Position up to which every model has applied the log. Any thread.
  virtual ledger::Position position() const = 0;

  // Calls `ready` once, on the projector's thread or at once on the caller's, when position() >=
  // wanted. A `ready` that still waits at stop() is dropped uncalled.
  virtual void when_at(ledger::Position wanted, std::move_only_function<void()> ready) = 0;

  // Calls `changed` on the projector's thread after each committed group, before position() shows
  // it, with the accounts that it touched (for caches), until what is returned is gone; a call
  // under way is waited for. Register before traffic starts.
  using Subscription = std::shared_ptr<void>;
  [[nodiscard]] virtual Subscription on_change(
      std::function<void(const std::vector<ledger::AccountId>&)> changed) = 0;

  // The latest snapshot of a leaderboard; refreshed beside the readers as the models move on and as
  // weeks and months begin. Throws Unavailable until the first one after open() is ready, and while
  // they cannot be refreshed. Any thread.
  virtual std::shared_ptr<const Leaderboard> board(Period period, Category category) const = 0;

  // Leaves a player out of the leaderboards (RULES 33: erased, unverified and opted-out players),
  // or lets them take part again; the boards are made anew. Any thread.
  virtual void set_ranked(ledger::AccountId account, bool ranked) = 0;

  // Ends the threads. Idempotent.
  virtual void stop() = 0;
};

}  // namespace chalkline::projections
