#include "sports/simulation/games/live_play.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sports/model/sport_traits.hpp"
#include "sports/simulation/games/innings.hpp"
#include "sports/simulation/prices/pricing.hpp"

namespace chalkline::sports::simulated {
namespace {

// The error of the belief, in deviations: 0 at the start, where the closing line still stands.
double drift(const GameDraws& draws, RngPurpose purpose, int tick) {
  const auto knot = [&](int number) {
    return number == 0 ? 0 : draws.of(purpose, static_cast<std::uint64_t>(number)).normal();
  };
  const auto before = tick / kDriftTicks;
  const auto share = static_cast<double>(tick % kDriftTicks) / kDriftTicks;
  return kDrift * (knot(before) * (1 - share) + knot(before + 1) * share);
}

bool is_decided(const Split& split) {
  const auto open = split.first + split.second;
  return std::max({split.first, split.second}) > kDecided * open || split.push > kDecided;
}

// Of a distribution that starts at `lowest`.
ChancesAbove chances_above(const std::vector<double>& p, int lowest) {
  constexpr double kThousand = 1'000;
  ChancesAbove chances{.from = lowest};
  double above = 0;
  for (auto i = p.size(); i-- > 0; above += p[i]) {
    const auto rounded = static_cast<int>(std::round(kThousand * above));
    if (rounded <= 0) continue;
    if (rounded >= kThousand) {
      chances.from = lowest + static_cast<int>(i) + 1;
      break;
    }
    chances.above.push_back(rounded);
  }
  std::ranges::reverse(chances.above);
  return chances;
}

std::vector<int> half_inning_ticks(const Innings& innings) {
  std::vector<int> ticks;
  for (int tick = 0; tick <= kGameTicks; ++tick) {
    while (std::cmp_less_equal(ticks.size(), innings.at(tick))) ticks.push_back(tick);
  }
  return ticks;
}

std::optional<ledger::TwoWay> price_if_open(const Split& split, ledger::HalfPoints line) {
  if (is_decided(split)) return std::nullopt;
  return price(split, line);
}

}  // namespace

Situation situation(const Match& match, const std::vector<Scoring>& scores, int tick) {
  const auto length = match.model().possession_ticks;
  const auto state = state_at(scores, tick, match.model().timetable);
  const auto gone = state.clock.play_ticks % length;
  const auto begun = (state.clock.play_ticks + length - 1) / length;
  const auto left = kPlayTicks / length - begun;
  const bool home_is_next = (begun % 2 == 0) == home_begins(match);
  Situation now{state.score, {left / 2, 0}, {left / 2, 0}};
  if (left % 2 == 1) ++(home_is_next ? now.home : now.away).possessions;
  const bool has_scored = std::ranges::any_of(scores, [&](const Scoring& scored) {
    return scored.tick > tick - gone && scored.tick <= tick;
  });
  if (!has_scored) (home_is_next ? now.away : now.home).gone = gone;
  return now;
}

SimulatedPlay::SimulatedPlay(Game game, const SimulatedGame& drawn, FiguresAt figures_at)
    : game_(std::move(game)),
      drawn_(drawn),
      figures_at_{figures_at},
      scores_(scoring(drawn.match)) {
  if (traits_of(drawn.match.sport).parts == Parts::kInnings)
    half_innings_ = half_inning_ticks(innings_of(drawn.match));
}

LiveGame SimulatedPlay::at(int asked) const {
  const auto tick = std::min(asked, kGameTicks);
  const auto timetable = drawn_.model().timetable;
  const auto state = state_at(scores_, tick, timetable);
  LiveGame live{
      .game = game_,
      .tick = tick,
      .timetable = timetable,
      .period = state.clock.period,
      .clock_s = state.clock.clock_s,
      .half_innings = {half_innings_.begin(), std::ranges::upper_bound(half_innings_, tick)},
      .score = state.score,
      .lines = {},
      .suspended = suspended(tick),
      .at = game_.starts_at + tick * kLiveTick,
      .play = nullptr};
  if (state.clock.period == kFinalPeriod) return live;
  const auto coming = forecast(tick);
  live.lines = lines(coming);
  live.outlook = Outlook{chances_above(coming.margin(), coming.margin_from()),
                         chances_above(coming.total(), 0)};
  return live;
}

std::vector<ledger::PlayerFigures> SimulatedPlay::figures(int tick) const {
  if (figures_at_ == nullptr) return {};
  return figures_at_(drawn_, std::min(tick, kGameTicks));
}

std::optional<ledger::TwoWay> SimulatedPlay::moneyline(int tick) const {
  if (tick >= kGameTicks) return std::nullopt;
  return price_if_open(forecast(tick).moneyline(), 0);
}

Forecast SimulatedPlay::forecast(int tick) const {
  const auto& expected = drawn_.expected;
  const auto& match = drawn_.match;
  const auto& model = match.model();
  const Expectation believed{
      expected.margin + model.margin_error * drift(match.draws, RngPurpose::kLiveMargin, tick),
      expected.total + model.total_error * drift(match.draws, RngPurpose::kLiveTotal, tick)};
  const auto likely = chances(model, believed);
  if (model.by_innings)
    return innings_forecast(likely, state_at(scores_, tick).score, innings_left(tick));
  return {model, likely, situation(match, scores_, tick), model.extra_possessions};
}

ledger::Lines SimulatedPlay::lines(const Forecast& coming) const {
  // A run line that is decided gives way to the one that is open.
  auto spread = spread_line(drawn_.model(), coming);
  if (is_decided(coming.spread(spread))) spread = coming.even_spread();
  const auto total = coming.even_total();
  return {price_if_open(coming.moneyline(), 0), price_if_open(coming.spread(spread), spread),
          price_if_open(coming.total(total), total)};
}

// A score is on the board before its price is: bets wait for one tick.
bool SimulatedPlay::suspended(int tick) const {
  return tick >= regulation_ticks(drawn_.model().timetable) - kEndTicks ||
         std::ranges::binary_search(scores_, tick, {}, &Scoring::tick);
}

}  // namespace chalkline::sports::simulated
