#include "insight/progress/figure.hpp"

#include "insight/normal.hpp"

namespace chalkline::insight {
namespace {

constexpr double kErrorOfAllCuts = 0.05;

}  // namespace

View cut_of(std::size_t cells) {
  return {.z = normal_quantile(1 - kErrorOfAllCuts / static_cast<double>(cells) / 2),
          .is_judged = false,
          .is_whole = false};
}

FigureState state_of(const Figure& known, const View& view, bool is_claimed, double enough) {
  if (known.n == 0) return FigureState::kNone;
  if (known.effective_n < static_cast<double>(kEnough)) return FigureState::kTooFew;
  if (!view.is_judged) return FigureState::kNotJudged;
  return is_claimed && known.effective_n >= enough ? FigureState::kTells : FigureState::kCannotTell;
}

Figure claimed_figure_of(const Ratio& ratio, bool is_claimed, const View& view, double enough) {
  Figure figure{.n = ratio.n,
                .games = ratio.clusters,
                .effective_n = ratio.effective_n,
                .value = ratio.value,
                .interval = {}};
  figure.state = state_of(figure, view, is_claimed, enough);
  if (figure.state != FigureState::kTooFew && ratio.error > 0) {
    const auto half = view.z * ratio.error;
    figure.interval = {ratio.value - half, ratio.value + half};
  }
  return figure;
}

Figure figure_of(const std::optional<Ratio>& ratio, double neutral, const View& view,
                 double enough) {
  return ratio ? claimed_figure_of(*ratio, is_told(*ratio, neutral), view, enough) : Figure{};
}

Figure figure_of(std::span<const Part> parts, double neutral, const View& view, double enough) {
  return figure_of(ratio(parts), neutral, view, enough);
}

}  // namespace chalkline::insight
