#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ledger/values/settled_advice.hpp"
#include "projections/read_models.hpp"
#include "wizard/answers/records.hpp"

namespace chalkline::http {

// What the Wizard said of games that have ended, to all people together.
struct AdviceSoFar {
  std::vector<ledger::SettledAdvice> settled;
  wizard::WizardFigures figures;
  std::string record;  // the JSON `WizardRecord`
};

// `position`: of the ledger, up to which that is.
AdviceSoFar advice_so_far(ledger::Position position, std::vector<ledger::SettledAdvice> settled);

// Reads and scores it at most once a minute: a bootstrap of ten thousand answers takes some tenths
// of a second, and one result more changes little. Any thread; blocks on the disk.
class GivenAdvice {
 public:
  static constexpr std::chrono::minutes kKeptFor{1};

  // `models` outlives this.
  explicit GivenAdvice(projections::ReadModels& models);
  std::shared_ptr<const AdviceSoFar> current();

 private:
  using Clock = std::chrono::steady_clock;
  projections::ReadModels& models_;
  std::mutex mutex_;
  std::unique_ptr<projections::Reader> reader_;
  std::shared_ptr<const AdviceSoFar> made_;
  Clock::time_point made_at_;
};

}  // namespace chalkline::http
