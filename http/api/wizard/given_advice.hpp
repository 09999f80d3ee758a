#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/periodic_tasks.hpp"
#include "http/json/track_record_json.hpp"
#include "insight/similar_bets.hpp"
#include "ledger/values/settled_advice.hpp"
#include "projections/read_models.hpp"
#include "sports/book/published.hpp"
#include "wizard/answers/records.hpp"

namespace chalkline::http {

// The Wizard's advice on games that have ended, to all people together.
struct AdviceSoFar {
  insight::RecommendedBets bets;
  std::vector<wizard::WizardFigures> figures;  // by source
  std::vector<wire::WizardRecordRow> kinds;    // by source, sport and market
  std::string record;                          // the JSON `WizardRecord`
};

// The figures that the question is about: of each source, all of it or what is on its sport and
// market.
std::vector<wizard::WizardFigures> figures_asked_about(const AdviceSoFar& so_far,
                                                       const wizard::Question& question);

// `position`: of the ledger, up to which that is.
AdviceSoFar advice_so_far(ledger::Position position,
                          std::span<const ledger::SettledAdvice> settled);

// Reads and scores it on a thread of its own: a bootstrap of ten thousand answers takes some tenths
// of a second, which nobody who asks waits for.
class GivenAdvice {
 public:
  // How often it looks for answers whose games have ended; where there are none it scores nothing.
  static constexpr std::chrono::seconds kEvery{10};

  // `models` outlives this.
  explicit GivenAdvice(projections::ReadModels& models);
  void start();  // once
  void stop();   // idempotent

  // The newest scores; of no answers until the first are there. Any thread.
  std::shared_ptr<const AdviceSoFar> current() const { return scored_.current(); }

 private:
  void refresh();

  projections::ReadModels& models_;
  std::unique_ptr<projections::Reader> reader_;  // of the thread
  // How many answers there are, and the latest end of a game of theirs: a corrected result is
  // later.
  std::pair<std::size_t, ledger::Position> seen_;
  sports::Published<AdviceSoFar> scored_;
  std::optional<PeriodicTasks> scoring_;  // last: it uses all of the above
};

}  // namespace chalkline::http
