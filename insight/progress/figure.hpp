#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "insight/clusters.hpp"
#include "insight/interval.hpp"
#include "insight/verdict.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::insight {

// How a set of bets is looked at. One that was cut out after its results were seen is not judged,
// and its intervals are as wide as the number of such cuts asks for. Nor is one whose results could
// be looked up.
struct View {
  double z{kZ95};
  bool is_judged{true};
  bool is_whole{true};  // all bets of a kind in their order, and no cut
};

// A view of one cut of `cells`: z at 1 - 0.05 / cells; Bonferroni.
View cut_of(std::size_t cells);

enum class FigureState : std::uint8_t {
  kNone = 1,        // of no bet
  kTooFew = 2,      // shown grey, without an interval
  kCannotTell = 3,  // shown with its interval, and no word on better or worse
  kTells = 4,       // a 99.7% interval leaves the neutral value out
  kNotJudged = 5    // of a cut: as kCannotTell
};
constexpr Names names_of(FigureState /*state*/) {
  static constexpr std::array<std::string_view, 5> kWords{"none", "too few", "cannot tell", "tells",
                                                          "not judged"};
  return {kWords};
}

struct Figure {
  FigureState state{FigureState::kNone};
  std::size_t n{};       // of bets
  std::size_t games{};   // that they are on
  double effective_n{};  // as those of one game hang together
  std::optional<double> value;
  std::optional<Interval> interval;  // from kEnough on, of effective n
};

// `known`: the figure but for its state and interval, `is_claimed`: whether a verdict can be given.
FigureState state_of(const Figure& known, const View& view, bool is_claimed,
                     double enough = kEnough);

// The figure of a ratio with the interval of its error, and a verdict where one can be given.
Figure claimed_figure_of(const Ratio& ratio, bool is_claimed, const View& view,
                         double enough = kEnough);

// A ratio of sums with the interval of its cluster-robust error. `enough`: from how many on it can
// be judged.
Figure figure_of(const std::optional<Ratio>& ratio, double neutral, const View& view,
                 double enough = kEnough);
Figure figure_of(std::span<const Part> parts, double neutral, const View& view,
                 double enough = kEnough);

}  // namespace chalkline::insight
