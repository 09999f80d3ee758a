#include "sports/simulation/baseball/plate_play.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/baseball/batting.hpp"
#include "sports/simulation/baseball/inning_box.hpp"

namespace chalkline::sports::simulated {
namespace {

// A reliever takes over in an inning after the first of another one as often as this.
constexpr double kNextReliever = 0.75;

// The chance that an out is a strikeout: of a starter in his usual form, and of a reliever.
constexpr double kStarterStrikeoutChance = 0.325;
constexpr double kRelieverStrikeoutChance = 0.3;

// How often a half with a runner on base has one of them thrown out.
constexpr double kOutOnBases = 0.14;

Reached how_reached(double place, double hits, double walks) {
  if (place < hits) return Reached::kHit;
  return place < hits + walks ? Reached::kWalk : Reached::kError;
}

ScorePlay score_play(const GameDraws& draws, std::uint64_t number, const InningScore& scored) {
  const auto at = draws.of(RngPurpose::kBatter, number);
  ScorePlay play{.number = number, .runs = scored.runs, .home_run = scored.home_run, .runners = {}};
  play.by_error = !scored.home_run && at.of(RngPurpose::kError).chance(kScoresByError);
  const auto runners = scored.runs - (scored.home_run ? 1 : 0);
  for (int i = 1; i <= runners; ++i) {
    const auto place = at.of(RngPurpose::kReached).of(static_cast<std::uint64_t>(i)).unit();
    play.runners.push_back(how_reached(place, kRunnersByHit, kRunnersByWalk));
  }
  return play;
}

std::vector<Reached> draw_others(Seed draw) {
  std::vector<Reached> others;
  for (std::uint64_t i = 0; i < kOthersMost; ++i) {
    if (!draw.of(i).chance(kOthers)) continue;
    const auto place = draw.of(i).of(RngPurpose::kReached).unit();
    others.push_back(how_reached(place, kOthersByHit, kOthersByWalk));
  }
  return others;
}

// Scores and who else gets on base; pitchers and outs come after them.
std::vector<HalfPlay> draw_halves(const SimulatedGame& game, bool home) {
  const auto& draws = game.match.draws;
  const auto drawn = play_innings(game.match);
  const Innings innings{drawn};
  std::vector<HalfPlay> halves(static_cast<std::size_t>(innings.batted(home)));
  std::uint64_t number = 0;
  for (const auto& scored : drawn.scores) {
    ++number;
    if (scored.home == home)
      halves.at(static_cast<std::size_t>(scored.half / 2))
          .scores.push_back(score_play(draws, number, scored));
  }
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    halves[inning].others =
        draw_others(draws.of(RngPurpose::kLeftOnBase, 2 * inning + (home ? 1 : 0)));
    halves[inning].outs = kOutsOfInning;
  }
  auto& last = halves.back();
  last.outs =
      outs_of(game.match, innings, home) - kOutsOfInning * static_cast<int>(halves.size() - 1);
  // A half that ends early still has an out for each who found no base free.
  const auto by_scores = last.standing() - static_cast<int>(last.others.size());
  last.outs = std::clamp(by_scores - kBases, last.outs, kOutsOfInning);
  return halves;
}

std::size_t starter_length(Seed draw) {
  auto place = draw.unit();
  for (const auto& [innings, likely] : kStarterLengths) {
    if (place < likely) return static_cast<std::size_t>(innings);
    place -= likely;
  }
  return kStarterLengths.back().innings;
}

// Sets who pitches: the one who begins, and then the relievers one after the other.
void set_pitchers(const SimulatedGame& game, bool fielding, std::vector<HalfPlay>& halves) {
  const auto draw = [&](RngPurpose purpose) {
    return game.match.draws.of(purpose, fielding ? 0 : 1);
  };
  const auto starter = starter_length(draw(RngPurpose::kStarter));
  const auto relief = draw(RngPurpose::kReliever);
  const auto first = relief.of(0).below(kRelievers);
  std::size_t relievers = 0;
  int hits = 0;
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    const bool starter_leaves = relievers == 0 && inning >= starter && hits > 0;
    const bool next =
        relievers > 0 && relievers < kRelievers && relief.of(inning).chance(kNextReliever);
    if (starter_leaves || next) ++relievers;
    halves[inning].pitcher =
        relievers == 0 ? kPitcher : kFirstReliever + (first + relievers) % kRelievers;
    hits += halves[inning].reached(Reached::kHit);
  }
}

// Draws the strikeouts, and who is out on the bases: there are three of these.
void set_outs(HalfPlay& half, Seed strikes, double chance, Seed bases) {
  const auto by_scores = half.standing() - static_cast<int>(half.others.size());
  const auto room = std::max(0, kBases + half.outs - by_scores);
  if (std::cmp_greater(half.others.size(), room))
    half.others.resize(static_cast<std::size_t>(room));
  for (int out = 0; out < half.outs; ++out)
    half.strikeouts += strikes.of(static_cast<std::uint64_t>(out)).chance(chance) ? 1 : 0;
  const auto too_many = std::clamp(half.standing() - kBases, 0, half.outs);
  half.strikeouts = std::min(half.strikeouts, half.outs - too_many);
  half.out_on_bases = too_many;
  const bool may_be_out = half.standing() > 0 && half.strikeouts < half.outs;
  if (too_many == 0 && may_be_out && bases.chance(kOutOnBases)) half.out_on_bases = 1;
}

}  // namespace

int HalfPlay::runs() const {
  int sum = 0;
  for (const auto& score : scores) sum += score.runs;
  return sum;
}

int HalfPlay::earned_runs() const {
  int sum = 0;
  for (const auto& score : scores) {
    if (score.by_error) continue;
    sum += score.runs - static_cast<int>(std::ranges::count(score.runners, Reached::kError));
  }
  return sum;
}

int HalfPlay::reached(Reached how) const {
  auto sum = std::ranges::count(others, how);
  for (const auto& score : scores) {
    const auto batter = score.by_error ? Reached::kError : Reached::kHit;
    sum += std::ranges::count(score.runners, how) + (batter == how ? 1 : 0);
  }
  return static_cast<int>(sum);
}

int HalfPlay::standing() const {
  return static_cast<int>(others.size()) +
         static_cast<int>(std::ranges::count(scores, false, &ScorePlay::home_run));
}

double starter_strikeout_chance(const SimulatedGame& game, bool home) {
  const auto form = game.means(home)[kPitcher] / game.model().roster[kPitcher].mean;
  return kStarterStrikeoutChance * form;
}

std::vector<HalfPlay> half_plays(const SimulatedGame& game, bool home) {
  auto halves = draw_halves(game, home);
  set_pitchers(game, !home, halves);
  const auto& draws = game.match.draws;
  const std::uint64_t side = home ? 1 : 0;
  for (std::size_t inning = 0; inning < halves.size(); ++inning) {
    auto& half = halves[inning];
    const auto chance =
        half.pitcher == kPitcher ? starter_strikeout_chance(game, !home) : kRelieverStrikeoutChance;
    set_outs(half, draws.of(RngPurpose::kStatistic, side).of(inning), chance,
             draws.of(RngPurpose::kOutOnBases, side).of(inning));
  }
  return halves;
}

}  // namespace chalkline::sports::simulated
