#include "insight/assignments/running_progress.hpp"

#include <algorithm>
#include <utility>

#include "insight/assignments/tallies/chances.hpp"
#include "insight/assignments/tallies/learning.hpp"
#include "insight/assignments/tallies/margins.hpp"
#include "insight/assignments/tallies/stakes.hpp"

namespace chalkline::insight::assignments {
namespace {

// One way to meet a rule.
class Way {
 public:
  Way() = default;
  Way(const Way&) = delete;
  Way& operator=(const Way&) = delete;
  virtual ~Way() = default;
  virtual void add(const Act& act) = 0;
  virtual Count count() const = 0;
};

template <Tally T>
class TalliedWay final : public Way {
 public:
  explicit TalliedWay(T tally) : tally_{std::move(tally)} {}
  void add(const Act& act) override { tally_.add(act); }
  Count count() const override { return tally_.count(); }

 private:
  T tally_;
};

using Ways = std::vector<std::unique_ptr<Way>>;

// The second way, where there is one, is the twin that asks for no bets.
Ways ways_of(const Rule& rule, std::span<const int> checks) {
  Ways ways;
  const auto add = [&]<Tally T>(T tally) {
    ways.push_back(std::make_unique<TalliedWay<T>>(std::move(tally)));
  };
  switch (rule.assignment) {
    case Assignment::kHonestChances:
      add(HonestChances{rule});
      break;
    case Assignment::kMornings:
      add(Mornings{rule});
      break;
    case Assignment::kMarginMarks:
      add(MarginMarks{rule});
      break;
    case Assignment::kGuides:
      add(Guides{rule, checks});
      break;
    case Assignment::kSmallStakes:
      add(SmallStakes{rule, false});
      add(SmallStakes{rule, true});
      break;
    case Assignment::kLookBacks:
      add(LookBacks{rule, false});
      add(LookBacks{rule, true});
      break;
    case Assignment::kParlayMargins:
      add(ParlayMargins{rule});
      break;
    case Assignment::kHunch:
      add(HunchTested{rule});
      break;
    case Assignment::kSetGames:
      add(SetGames{rule});
      break;
    case Assignment::kCheapPrices:
      add(CheapPrices{rule});
      break;
    case Assignment::kOwnLimits:
      add(OwnLimits{rule});
      break;
    case Assignment::kHalfKelly:
      add(HalfKelly{rule});
      break;
    case Assignment::kManyEstimates:
      add(ManyEstimates{rule});
      break;
  }
  return ways;
}

// The one that was met first; of two that were not, the one that is further.
Progress better_of(const Progress& own, Progress twin) {
  twin.by_twin = true;
  auto better = own;
  if (twin.met_by && (!own.met_by || *twin.met_by < *own.met_by)) {
    better = twin;
  } else if (!own.met_by && twin.done > own.done) {
    better = twin;
  }
  if (own.began && (!better.began || *own.began < *better.began)) better.began = own.began;
  if (twin.began && (!better.began || *twin.began < *better.began)) better.began = twin.began;
  return better;
}

}  // namespace

class RunningProgress::Version {
 public:
  Version(SetRule set, std::span<const int> checks) : set_{std::move(set)} {
    if (set_.rule.withdrawn) return;
    for (auto& way : ways_of(set_.rule, checks)) runs_.push_back({std::move(way), {}, {}, {}});
  }

  void add(const Act& act) {
    if (!counts(act)) return;
    for (auto& run : runs_) add(run, act);
  }

  Progress at(ledger::Date today) const {
    if (runs_.empty()) return {.version = set_.version};
    const auto own = at(runs_.front(), today);
    return runs_.size() == 1 ? own : better_of(own, at(runs_.back(), today));
  }

  bool withdrawn() const { return set_.rule.withdrawn; }
  ledger::Position set_at() const { return set_.set_at; }

 private:
  struct Run {
    std::unique_ptr<Way> way;
    std::optional<ledger::Position> began;
    std::optional<ledger::Position> met_by;
    bool met_late{};
  };

  // A look at one's calibration is recorded once, whenever it was.
  bool counts(const Act& act) const {
    return std::holds_alternative<CalibrationOpened>(act.what) ||
           (act.position > set_.set_at && act.day >= set_.rule.from);
  }

  bool is_after_due(ledger::Date day) const { return set_.rule.due != 0 && day > set_.rule.due; }

  // Once met stays met: nothing that comes later is counted.
  void add(Run& run, const Act& act) const {
    if (run.met_by) return;
    run.way->add(act);
    const auto now = run.way->count();
    if (now.begun && !run.began) run.began = act.position;
    if (!now.met) return;
    run.met_by = act.position;
    run.met_late = is_after_due(act.day);
  }

  Progress at(const Run& run, ledger::Date today) const {
    const auto now = run.way->count();
    return {.version = set_.version,
            .done = std::min(now.done, now.of),
            .of = now.of,
            .began = run.began,
            .met_by = run.met_by,
            .late = run.met_by ? run.met_late : is_after_due(today)};
  }

  SetRule set_;  // which the ways refer to
  std::vector<Run> runs_;
};

RunningProgress::RunningProgress(std::span<const SetRule> versions, std::span<const int> checks)
    : checks_{checks} {
  for (const auto& version : versions) set(version);
}
RunningProgress::RunningProgress(RunningProgress&& other) noexcept = default;
RunningProgress& RunningProgress::operator=(RunningProgress&& other) noexcept = default;
RunningProgress::~RunningProgress() = default;

void RunningProgress::set(SetRule version) {
  versions_.push_back(std::make_unique<Version>(std::move(version), checks_));
}

void RunningProgress::add(const Act& act) {
  for (auto& version : versions_) version->add(act);
}

Progress RunningProgress::at(ledger::Date today) const {
  Progress latest;
  for (std::size_t i = 0; i < versions_.size(); ++i) {
    latest = versions_[i]->at(today);
    if (versions_[i]->withdrawn()) continue;
    const bool is_last = i + 1 == versions_.size();
    if (is_last || (latest.began && *latest.began < versions_[i + 1]->set_at())) return latest;
  }
  return latest;
}

}  // namespace chalkline::insight::assignments
