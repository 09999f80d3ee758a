#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "insight/calibration.hpp"
#include "insight/clusters.hpp"
#include "insight/progress/figure.hpp"
#include "insight/returns.hpp"
#include "ledger/values/settled_advice.hpp"

// The Wizard's advice beside what then happened, scored against the price that it saw. A pick is
// here one side of a market of a game: however often and by how many people it was asked about, its
// answers together count once, by their mean, so that nobody can outweigh the others.
namespace chalkline::insight {

// A score of the stated chances beside that of the price at the same moment; lower is better.
struct Compared {
  double stated{};
  double price{};
  Ratio gain;  // price's less stated's, by game: above 0 the stated chances were better
};

struct HitRate {
  double rate{};
  Interval band;      // Wilson, 95%, on the effective n
  double expected{};  // mean of the stated chances
  double needed{};    // mean 1/d: at which the prices break even
};

// Figures of some advice. A push is in n_pushed and in the return alone, where it brings nothing.
struct TrackRecord {
  std::size_t n{};       // picks won or lost
  std::size_t pushed{};  // picks
  std::size_t games{};   // that they are on
  double effective_n{};  // as those on one game hang together
  std::optional<Compared> log_score;
  std::optional<Compared> brier;
  std::optional<HitRate> hits;
  std::vector<CalibrationBin> calibration;
  std::optional<Return> flat;  // of one coin on each at the quoted price
  std::optional<Ratio> close;  // mean closing-line value, of those that have one
};

TrackRecord track_record(std::span<const ledger::SettledAdvice> advice);

// The statements that a record as a whole allows. A part of one, as of a sport, was chosen among
// many: it has figures and intervals and no verdict.
struct Verdicts {
  FigureState log_score{FigureState::kNone};  // neutral: as good as the price
  FigureState brier{FigureState::kNone};
  FigureState calibration{FigureState::kNone};  // neutral: as often as stated
  FigureState flat{FigureState::kNone};         // neutral: no profit
  FigureState close{FigureState::kNone};        // neutral: worth its price at the close
};
Verdicts verdicts(std::span<const ledger::SettledAdvice> advice, const TrackRecord& record);

// Kinds of advice that are scored apart. Simulated games say nothing of real ones.
struct AdviceKind {
  ledger::Source source{};
  ledger::Sport sport{};
  ledger::Market market{};
  std::uint16_t model{};
  ledger::Recommendation recommendation{};
  friend auto operator<=>(const AdviceKind&, const AdviceKind&) = default;
};
AdviceKind kind_of(const ledger::SettledAdvice& advice);

struct KindRecord {
  AdviceKind kind;
  TrackRecord record;
};
// Every kind that there is advice of, in order.
std::vector<KindRecord> by_kind(std::span<const ledger::SettledAdvice> advice);

// Closing-line value of a coin, at a moved line by the deviation of the league's results. Absent
// without a close, and at a moved line without a deviation.
std::optional<double> closing_line_value(const ledger::SettledAdvice& advice);

}  // namespace chalkline::insight
