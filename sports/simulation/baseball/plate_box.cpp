#include "sports/simulation/baseball/plate_box.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sports/simulation/baseball/plate_play.hpp"
#include "sports/simulation/baseball/plate_shares.hpp"
#include "sports/simulation/draws/choose.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::size_t kBattersInOrder = kBaseballFigures - 1;

// An error that lets nobody on base, in an inning in the field.
constexpr double kOtherErrors = 0.015;

// The order of a team, whose plate appearances are handed out.
class BattingOrder {
 public:
  explicit BattingOrder(int plate_appearances) {
    for (std::size_t i = 0; i < kBattersInOrder; ++i) {
      const auto rest = static_cast<std::size_t>(plate_appearances) - i + kBattersInOrder - 1;
      const auto turns = rest / kBattersInOrder;
      left_.at(kPitcher + 1 + i) = static_cast<double>(turns);
    }
    all_ = left_;
  }

  // Takes one of a batter by the shares; of one with a share if such have any left.
  std::size_t take(Seed draw, const Means& shares) {
    auto open = shares;
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (left_.at(i) == 0) open.at(i) = 0;
    }
    const bool any = std::ranges::any_of(open, [](double share) { return share > 0; });
    const auto chosen = choose(draw, any ? open : left_);
    --left_.at(chosen);
    return chosen;
  }

  // Takes one of those who have most left.
  std::size_t take(Seed draw) { return take(draw, left_); }

  int all(std::size_t roster_slot) const { return static_cast<int>(all_.at(roster_slot)); }

 private:
  Means left_{};
  Means all_{};
};

// The moment up to which plays count.
class Moment {
 public:
  Moment(const SimulatedGame& game, int tick)
      : drawn_{play_innings(game.match)},
        play_ticks_{game_clock(tick).play_ticks},
        half_{tick >= kGameTicks ? drawn_.last + 1 : Innings{drawn_}.at(tick)} {}

  bool has(const ScorePlay& score) const {
    return drawn_.scores.at(score.number - 1).play_tick <= play_ticks_;
  }
  bool is_over(std::size_t inning, bool home) const {
    return std::cmp_less(2 * inning + (home ? 1 : 0), half_);
  }

 private:
  InningPlay drawn_;
  int play_ticks_{};
  int half_{};  // under way
};

using BatterLines = std::array<BattingLine, kBaseballFigures>;

void add_reached(BattingLine& line, Reached how) {
  line.hits += how == Reached::kHit ? 1 : 0;
  line.walks += how == Reached::kWalk ? 1 : 0;
}

struct BatterShares {
  Means on_base;
  Means home_runs;
};

void add_score_play(BatterLines& batters, BattingOrder& order, const BatterShares& shares,
                    Seed draw, const ScorePlay& score) {
  const auto batter = order.take(draw, score.home_run ? shares.home_runs : shares.on_base);
  auto& line = batters.at(batter);
  add_reached(line, score.by_error ? Reached::kError : Reached::kHit);
  if (!score.by_error) line.runs_batted_in += score.runs;
  if (score.home_run) {
    ++line.home_runs;
    ++line.runs;
  }
  auto open = shares.on_base;
  open.at(batter) = 0;
  std::uint64_t number = 0;
  for (const auto how : score.runners) {
    const auto runner = order.take(draw.of(++number), open);
    add_reached(batters.at(runner), how);
    ++batters.at(runner).runs;
    open.at(runner) = 0;
  }
}

BatterLines batters_of_plates(const SimulatedGame& game, const std::vector<HalfPlay>& halves,
                              bool home, const Moment& moment) {
  const auto& draws = game.match.draws;
  const BatterShares shares{on_base_shares(game, home), home_run_shares(game, home)};
  int plate_appearances = 0;
  for (const auto& half : halves) plate_appearances += half.plate_appearances();
  BattingOrder order{plate_appearances};
  BatterLines batters{};
  BatterLines later{};  // who has yet to come is drawn as well, so that each play stays the same
  for (const auto& half : halves) {
    for (const auto& score : half.scores)
      add_score_play(moment.has(score) ? batters : later, order, shares,
                     draws.of(RngPurpose::kBatter, score.number), score);
  }
  const std::uint64_t side = home ? 0 : 1;
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    const auto draw = draws.of(RngPurpose::kAtBat, side).of(inning);
    auto& lines = moment.is_over(inning, home) ? batters : later;
    for (std::size_t i = 0; i < halves[inning].others.size(); ++i)
      add_reached(lines.at(order.take(draw.of(i), shares.on_base)), halves[inning].others[i]);
  }
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    const auto draw = draws.of(RngPurpose::kStruckOut, side).of(inning);
    auto& lines = moment.is_over(inning, home) ? batters : later;
    for (int i = 0; i < halves[inning].strikeouts; ++i)
      ++lines.at(order.take(draw.of(static_cast<std::uint64_t>(i)))).strikeouts;
  }
  for (std::size_t i = kPitcher + 1; i < kBaseballFigures; ++i)
    batters.at(i).at_bats = order.all(i) - batters.at(i).walks;
  return batters;
}

// The hits of a half's scores so far.
int hits_of_scores(const HalfPlay& half, const Moment& moment) {
  auto hits = 0;
  for (const auto& score : half.scores) {
    if (!moment.has(score)) continue;
    hits += static_cast<int>(std::ranges::count(score.runners, Reached::kHit));
    hits += score.by_error ? 0 : 1;
  }
  return hits;
}

std::vector<PitchingLine> pitchers_of_plates(const std::vector<HalfPlay>& halves, bool bats_home,
                                             const Moment& moment) {
  std::vector<PitchingLine> pitchers;
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    const auto& half = halves[inning];
    if (pitchers.empty() || pitchers.back().roster_slot != half.pitcher)
      pitchers.push_back({.roster_slot = half.pitcher});
    auto& line = pitchers.back();
    if (!moment.is_over(inning, bats_home)) {
      line.hits += hits_of_scores(half, moment);
      continue;
    }
    line.outs += half.outs;
    line.hits += half.reached(Reached::kHit);
    line.runs += half.runs();
    line.earned_runs += half.earned_runs();
    line.walks += half.reached(Reached::kWalk);
    line.strikeouts += half.strikeouts;
  }
  return pitchers;
}

int errors_in_field(const SimulatedGame& game, const std::vector<HalfPlay>& halves, bool home) {
  const auto draw = game.match.draws.of(RngPurpose::kError, home ? 0 : 1);
  int errors = 0;
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    errors += halves[inning].reached(Reached::kError);
    errors += draw.of(inning).chance(kOtherErrors) ? 1 : 0;
  }
  return errors;
}

}  // namespace

BaseballPlay play_by_plates(const SimulatedGame& game, bool home, int tick) {
  const Moment moment{game, tick};
  const auto at_bat = half_plays(game, home);
  const auto in_field = half_plays(game, !home);
  BaseballPlay play{.batters = batters_of_plates(game, at_bat, home, moment),
                    .pitchers = pitchers_of_plates(in_field, !home, moment),
                    .errors = errors_in_field(game, in_field, home)};
  for (const auto& half : at_bat) play.left_on_base += half.left_on_base();
  return play;
}

}  // namespace chalkline::sports::simulated
