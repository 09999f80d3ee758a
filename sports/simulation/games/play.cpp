#include "sports/simulation/games/play.hpp"

#include <algorithm>
#include <utility>

#include "sports/simulation/games/inning_play.hpp"
#include "sports/simulation/games/overtime.hpp"

namespace chalkline::sports::simulated {
namespace {

std::vector<Scoring> scoring_by_innings(const Match& match) {
  std::vector<Scoring> scores;
  for (const auto& scored : play_innings(match).scores) {
    scores.push_back(
        {game_tick(scored.play_tick), scored.home, scored.runs, scored.half > kBottomOfNinth});
  }
  return scores;
}

// The tick of the score that decides a level game.
int deciding_tick(const Match& match) {
  const auto timetable = match.model().timetable;
  if (timetable == Timetable::kHalves || has_shootout(match)) return kGameTicks;
  return regulation_ticks(timetable) + overtime_minutes(match);
}

GameClock clock_at(const std::vector<Scoring>& scores, int tick, Timetable timetable) {
  if (timetable == Timetable::kHalves) return game_clock(tick);
  const auto clock = period_clock(tick);
  if (clock.period.kind != PeriodKind::kOvertime) return clock;
  if (scores.empty() || !scores.back().overtime)
    return {{PeriodKind::kBreak, kPeriods}, 0, clock.play_ticks};
  return period_clock(std::min(tick, scores.back().tick));
}

}  // namespace

bool home_begins(const Match& match) { return match.draws.of(RngPurpose::kPossession).chance(0.5); }

std::vector<Scoring> scoring(const Match& match) {
  const auto& model = match.model();
  if (model.by_innings) return scoring_by_innings(match);
  const auto points = [&](Seed at) {
    const auto [part, of] = model.most_share;
    const auto drawn = at.of(RngPurpose::kPoints).below(static_cast<std::uint64_t>(of));
    return std::cmp_less(drawn, of - part) ? model.least : model.most;
  };

  const bool home_first = home_begins(match);
  std::vector<Scoring> scores;
  ledger::Score score;
  const auto add = [&](int tick, bool home, Seed at, bool overtime) {
    scores.push_back({tick, home, points(at), overtime});
    (home ? score.home : score.away) += scores.back().points;
  };
  for (int possession = 0; possession < kPlayTicks / model.possession_ticks; ++possession) {
    const auto at = match.draws.of(RngPurpose::kScores, static_cast<std::uint64_t>(possession));
    const bool home = (possession % 2 == 0) == home_first;
    if (!at.chance(home ? match.chances.home : match.chances.away)) continue;
    const auto within =
        at.of(RngPurpose::kTick).below(static_cast<std::uint64_t>(model.possession_ticks));
    const auto play = possession * model.possession_ticks + static_cast<int>(within) + 1;
    add(game_tick(play, model.timetable), home, at, false);
  }
  if (score.home == score.away) {
    for (int possession = 0; possession < 2 * model.extra_possessions; ++possession) {
      const auto at = match.draws.of(RngPurpose::kOvertime, static_cast<std::uint64_t>(possession));
      const bool home = (possession % 2 == 0) == home_first;
      if (at.chance(home ? match.chances.home : match.chances.away))
        add(kGameTicks, home, at, true);
    }
  }
  const auto overtime = match.draws.of(RngPurpose::kOvertime);
  if (score.home == score.away && !overtime.of(RngPurpose::kTie).chance(model.stands)) {
    const auto share = match.chances.home / (match.chances.home + match.chances.away);
    add(deciding_tick(match), overtime.chance(share), overtime, true);
  }
  return scores;
}

LiveState state_at(const std::vector<Scoring>& scores, int tick, Timetable timetable) {
  LiveState state{clock_at(scores, tick, timetable), {}};
  for (const auto& scored : scores) {
    if (scored.tick > tick) break;
    (scored.home ? state.score.home : state.score.away) += scored.points;
  }
  return state;
}

}  // namespace chalkline::sports::simulated
