#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "ledger/engine.hpp"
#include "ledger/log.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// Grants every member the bonuses that are due at `now`, also those of months in which nothing ran
// (RULES 29). The ledger decides each, so that asking too often grants nothing twice.
void grant_due_bonuses(const std::vector<ledger::AccountId>& members, const ledger::Log& log,
                       ledger::Engine& engine, ledger::Timestamp now);

// Does so now and then, on a thread of its own.
class MonthlyBonuses {
 public:
  // All outlive it.
  MonthlyBonuses(projections::ReadModels& models, const ledger::Log& log, ledger::Engine& engine,
                 ledger::Clock clock);
  ~MonthlyBonuses() { stop(); }
  void stop();  // before the engine's and the models'

 private:
  void run(const std::stop_token& stopping);

  std::unique_ptr<projections::Reader> reader_;
  const ledger::Log& log_;
  ledger::Engine& engine_;
  const ledger::Clock clock_;
  std::mutex pause_mutex_;
  std::condition_variable_any pause_;
  std::jthread thread_;
};

}  // namespace chalkline::http
