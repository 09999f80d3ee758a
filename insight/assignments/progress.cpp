#include "insight/assignments/progress.hpp"

#include "insight/assignments/tallies/chances.hpp"
#include "insight/assignments/tallies/learning.hpp"
#include "insight/assignments/tallies/margins.hpp"
#include "insight/assignments/tallies/stakes.hpp"

namespace chalkline::insight::assignments {
namespace {

struct Graded {
  std::span<const Act> acts;
  std::span<const int> checks;
  ledger::Date today{};
};

// A look at one's calibration is recorded once, whenever it was.
bool counts_by(const SetRule& set, const Act& act) {
  return std::holds_alternative<CalibrationOpened>(act.what) ||
         (act.position > set.set_at && act.day >= set.rule.from);
}

template <Tally T>
Progress run_tally(T tally, const SetRule& set, const Graded& graded) {
  Progress progress{.version = set.version};
  const auto due = set.rule.due;
  for (const auto& act : graded.acts) {
    if (!counts_by(set, act)) continue;
    tally.add(act);
    const auto now = tally.count();
    if (now.begun && !progress.began) progress.began = act.position;
    if (!now.met) continue;
    progress.met_by = act.position;
    progress.late = due != 0 && act.day > due;
    break;
  }
  const auto now = tally.count();
  progress.done = std::min(now.done, now.of);
  progress.of = now.of;
  if (!progress.met_by) progress.late = due != 0 && graded.today > due;
  return progress;
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

Progress by_rule(const SetRule& set, const Graded& graded) {
  const auto& rule = set.rule;
  const auto run = [&](const auto& tally) { return run_tally(tally, set, graded); };
  switch (rule.assignment) {
    case Assignment::kHonestChances:
      return run(HonestChances{rule});
    case Assignment::kMornings:
      return run(Mornings{rule});
    case Assignment::kMarginMarks:
      return run(MarginMarks{rule});
    case Assignment::kGuides:
      return run(Guides{rule, graded.checks});
    case Assignment::kSmallStakes:
      return better_of(run(SmallStakes{rule, false}), run(SmallStakes{rule, true}));
    case Assignment::kLookBacks:
      return better_of(run(LookBacks{rule, false}), run(LookBacks{rule, true}));
    case Assignment::kParlayMargins:
      return run(ParlayMargins{rule});
    case Assignment::kHunch:
      return run(HunchTested{rule});
    case Assignment::kSetGames:
      return run(SetGames{rule});
    case Assignment::kCheapPrices:
      return run(CheapPrices{rule});
    case Assignment::kOwnLimits:
      return run(OwnLimits{rule});
    case Assignment::kHalfKelly:
      return run(HalfKelly{rule});
    case Assignment::kManyEstimates:
      return run(ManyEstimates{rule});
  }
  return {};
}

}  // namespace

Progress progress_of(std::span<const SetRule> versions, std::span<const Act> acts,
                     std::span<const int> checks, ledger::Date today) {
  Progress latest;
  for (std::size_t i = 0; i < versions.size(); ++i) {
    const auto& set = versions[i];
    if (set.rule.withdrawn) {
      latest = {.version = set.version};
      continue;
    }
    latest = by_rule(set, {acts, checks, today});
    const bool is_last = i + 1 == versions.size();
    if (is_last || (latest.began && *latest.began < versions[i + 1].set_at)) return latest;
  }
  return latest;
}

GradeStep next_step(const Progress& progress, const std::optional<ledger::Position>& met_at,
                    const std::optional<ledger::Position>& reversed_at) {
  if (!met_at) return progress.met_by ? GradeStep::kMeet : GradeStep::kNone;
  const bool is_founded = progress.met_by || !reversed_at || *reversed_at < *met_at;
  return is_founded ? GradeStep::kNone : GradeStep::kTakeBack;
}

std::vector<Regraded> regrade(std::span<const GradedMember> members, SetRule rule,
                              ledger::Position since, std::span<const int> checks,
                              ledger::Date today) {
  rule.set_at = since;
  std::vector<Regraded> different;
  for (const auto& [member, met, acts] : members) {
    const auto progress = progress_of({&rule, 1}, acts, checks, today);
    if (progress.met_by.has_value() != met) different.push_back({member, progress, met});
  }
  return different;
}

}  // namespace chalkline::insight::assignments
