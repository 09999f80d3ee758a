#pragma once

#include <memory>
#include <span>
#include <vector>

#include "insight/assignments/progress.hpp"

namespace chalkline::insight::assignments {

// The progress with one assignment while acts come in: a look at it costs what came since the last
// one, however much there was before.
class RunningProgress {
 public:
  // As of progress_of(); `checks` outlive this.
  RunningProgress(std::span<const SetRule> versions, std::span<const int> checks);
  RunningProgress(RunningProgress&& other) noexcept;
  RunningProgress& operator=(RunningProgress&& other) noexcept;
  ~RunningProgress();

  // A version more, which was set after all acts so far: it counts those to come.
  void set(SetRule version);
  // In the order of their positions.
  void add(const Act& act);
  Progress at(ledger::Date today) const;

 private:
  class Version;
  std::span<const int> checks_;
  std::vector<std::unique_ptr<Version>> versions_;
};

}  // namespace chalkline::insight::assignments
