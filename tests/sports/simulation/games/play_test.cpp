#include "sports/simulation/games/play.hpp"

#include <doctest/doctest.h>

#include "sports/model/league.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/games/time_marks.hpp"
#include "sports/simulation/season/inning_model.hpp"
#include "sports/simulation/season/sport_model.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Sport;

const World kPlayWorld{7};

SimulatedGame game(Sport sport, std::int64_t number) {
  return simulated_game(kPlayWorld, {sport, 1'000'000 + number});
}

TEST_CASE("a game is 315 ticks of 3 seconds: 15.75 minutes") {
  CHECK(kGameTicks == 315);
  CHECK(kGameLength == 945s);
}

TEST_CASE("the clock of the live simulation") {
  struct Row {
    int tick;
    GameClock clock;
  };
  const Row rows[] = {
      {0, {{PeriodKind::kPlay, 1}, 12 * 60, 0}},
      {1, {{PeriodKind::kPlay, 1}, 12 * 60 - 12, 1}},
      {59, {{PeriodKind::kPlay, 1}, 12, 59}},
      {60, {{PeriodKind::kPlay, 2}, 12 * 60, 60}},
      {119, {{PeriodKind::kPlay, 2}, 12, 119}},
      {120, {kHalftime, 15 * 60, 120}},
      {121, {kHalftime, 15 * 60 - 12, 120}},
      {194, {kHalftime, 12, 120}},
      {195, {{PeriodKind::kPlay, 3}, 12 * 60, 120}},
      {254, {{PeriodKind::kPlay, 3}, 12, 179}},
      {255, {{PeriodKind::kPlay, 4}, 12 * 60, 180}},
      {314, {{PeriodKind::kPlay, 4}, 12, 239}},
      {315, {kFinalPeriod, 0, 240}},
      {400, {kFinalPeriod, 0, 240}},
  };
  for (const auto& row : rows) {
    CAPTURE(row.tick);
    CHECK(game_clock(row.tick) == row.clock);
  }
}

TEST_CASE("the clock of hockey: three periods, two intermissions, and room for an overtime") {
  struct Row {
    int tick;
    GameClock clock;
  };
  const Row rows[] = {
      {0, {{PeriodKind::kPlay, 1}, 20 * 60, 0}},
      {30, {{PeriodKind::kPlay, 1}, 12 * 60 + 30, 30}},
      {79, {{PeriodKind::kPlay, 1}, 15, 79}},
      {80, {{PeriodKind::kBreak, 1}, 17 * 60 + 30, 80}},
      {114, {{PeriodKind::kBreak, 1}, 30, 80}},
      {115, {{PeriodKind::kPlay, 2}, 20 * 60, 80}},
      {194, {{PeriodKind::kPlay, 2}, 15, 159}},
      {195, {{PeriodKind::kBreak, 2}, 17 * 60 + 30, 160}},
      {230, {{PeriodKind::kPlay, 3}, 20 * 60, 160}},
      {309, {{PeriodKind::kPlay, 3}, 15, 239}},
      {310, {{PeriodKind::kOvertime, 1}, 5 * 60, 240}},
      {314, {{PeriodKind::kOvertime, 1}, 60, 240}},
      {315, {kFinalPeriod, 0, 240}},
  };
  for (const auto& row : rows) {
    CAPTURE(row.tick);
    CHECK(period_clock(row.tick) == row.clock);
  }
  for (int play = 1; play <= kPlayTicks; ++play)
    CHECK(play_tick(game_tick(play, Timetable::kPeriods), Timetable::kPeriods) == play);
}

TEST_CASE("hockey that is level after three periods shows its overtime, and stops at its goal") {
  int overtimes = 0;
  int shootouts = 0;
  for (int number = 0; number < 400; ++number) {
    CAPTURE(number);
    const auto match = game(Sport::kNhl, number).match;
    const auto scores = scoring(match);
    const auto at = [&](int tick) { return state_at(scores, tick, Timetable::kPeriods); };
    const auto third = GameClock{{PeriodKind::kBreak, 3}, 0, kPlayTicks};
    if (at(310).score.home != at(310).score.away) {
      for (int tick = 310; tick < kGameTicks; ++tick) CHECK(at(tick).clock == third);
      continue;
    }
    CHECK(scores.back().overtime);
    shootouts += has_shootout(match) ? 1 : 0;
    ++overtimes;
    for (int tick = 310; tick < kGameTicks; ++tick) {
      const auto clock = at(tick).clock;
      CHECK(clock.period == Period{PeriodKind::kOvertime, 1});
      const auto minutes = std::min(tick - 310, has_shootout(match) ? 5 : overtime_minutes(match));
      CHECK(clock.clock_s == 60 * (5 - minutes));
      CHECK((at(tick).score != at(310).score) == (scores.back().tick <= tick));
    }
  }
  CHECK(overtimes > 40);
  CHECK(shootouts > overtimes / 5);
  CHECK(shootouts < overtimes / 2);
}

TEST_CASE(
    "scores rise by 2 or 3, in football 3 or 7, hockey 1, baseball up to 4, never at half-time") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    const auto& model = model_of(sport, kDerivation);
    const auto least = model.by_innings ? 1 : model.least;
    const auto most_of_score = model.by_innings ? kRunsMost : model.most;
    for (int number = 0; number < 200; ++number) {
      CAPTURE(number);
      const auto scores = scoring(game(sport, number).match);
      for (const auto& [tick, home, points, overtime] : scores) {
        const bool one_of_two = points == model.least || points == model.most;
        CHECK((model.by_innings ? points >= least && points <= most_of_score : one_of_two));
      }
      LiveState before;
      before.clock = model.timetable == Timetable::kHalves ? game_clock(0) : period_clock(0);
      CHECK(state_at(scores, 0, model.timetable) == before);
      for (int tick = 1; tick <= kGameTicks; ++tick) {
        const auto now = state_at(scores, tick, model.timetable);
        const auto home = now.score.home - before.score.home;
        const auto away = now.score.away - before.score.away;
        // Only the last tick may hold two, the last possession's and the overtime's, of which
        // basketball's has more; and baseball's last minute all of the bottom of the ninth and of
        // extra innings.
        const bool holds_many = (model.by_innings && tick >= kGameTicks - kEndTicks) ||
                                (model.extra_possessions > 0 && tick == kGameTicks);
        const auto most = holds_many ? 1'000 : most_of_score * (tick == kGameTicks ? 2 : 1);
        CHECK(home >= 0);
        CHECK(away >= 0);
        CHECK(home + away <= most);
        if (tick < kGameTicks && home + away > 0) CHECK(home + away >= least);
        const bool goes_on = tick > regulation_ticks(model.timetable);
        if (now.clock.play_ticks == before.clock.play_ticks && !goes_on) CHECK(home + away == 0);
        before = now;
      }
      CHECK(state_at(scores, kGameTicks + 1) == state_at(scores, kGameTicks));
    }
  }
}

TEST_CASE("RULES 20: the scores at the marks are those of the ticks at which their clock stands") {
  struct Row {
    int tick;
    Period after;  // the clock shows where the next period begins
    int clock_s;
    std::optional<ledger::Score> ledger::PeriodScores::* score;
  };
  const Row rows[] = {
      {kFirstQuarterTick, {PeriodKind::kPlay, 2}, 12 * 60, &ledger::PeriodScores::first_quarter},
      {kHalftimeTick, kHalftime, 15 * 60, &ledger::PeriodScores::halftime},
      {kThirdQuarterTick, {PeriodKind::kPlay, 4}, 12 * 60, &ledger::PeriodScores::third_quarter},
      {kFiveMinutesTick, {PeriodKind::kPlay, 4}, 5 * 60, &ledger::PeriodScores::fourth_quarter},
  };
  for (const auto& row : rows) {
    CAPTURE(row.tick);
    CHECK(game_clock(row.tick).period == row.after);
    CHECK(game_clock(row.tick).clock_s == row.clock_s);
    for (const auto sport : {Sport::kNba, Sport::kNfl}) {
      for (int number = 0; number < 50; ++number) {
        const auto match = game(sport, number).match;
        const auto scores = scoring(match);
        CHECK(period_scores(match, scores).*row.score == state_at(scores, row.tick).score);
      }
    }
  }
  for (const auto sport : {Sport::kMlb, Sport::kNhl}) {
    const auto match = game(sport, 1).match;
    CHECK(period_scores(match, scoring(match)) == ledger::PeriodScores{});
  }
}

TEST_CASE("only the NFL knows ties, and seldom") {
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    int ties = 0;
    for (int number = 0; number < 4'000; ++number) {
      const auto score = state_at(scoring(game(sport, number).match), kGameTicks).score;
      ties += score.home == score.away ? 1 : 0;
    }
    if (sport == Sport::kNfl) {
      CHECK(ties > 0);
      CHECK(ties < 40);
    } else {
      CHECK(ties == 0);
    }
  }
}

TEST_CASE("typical totals are those of the real leagues") {
  struct Row {
    Sport sport;
    double total;
    double tolerance;
  };
  const Row rows[] = {
      {Sport::kNba, 225, 3}, {Sport::kNfl, 45, 1}, {Sport::kMlb, 9, 0.3}, {Sport::kNhl, 6, 0.2}};
  for (const auto& row : rows) {
    CAPTURE(ledger::name_of(row.sport));
    constexpr int kGames = 5'000;  // several seasons: ratings are drawn anew in each
    double sum = 0;
    for (int number = 0; number < kGames; ++number) {
      const auto score = state_at(scoring(game(row.sport, number).match), kGameTicks).score;
      sum += score.home + score.away;
    }
    CHECK(sum / kGames == doctest::Approx(row.total).epsilon(row.tolerance / row.total));
  }
}

TEST_CASE("the same seed plays the same game, another seed another one") {
  int same = 0;
  for (int number = 0; number < 50; ++number) {
    const Slot slot{Sport::kNba, number};
    const auto once = scoring(simulated_game(kPlayWorld, slot).match);
    CHECK(scoring(simulated_game(kPlayWorld, slot).match) == once);
    same += scoring(simulated_game(World{8}, slot).match) == once ? 1 : 0;
  }
  CHECK(same == 0);
}

// The simulation is part of what an auditor can recompute: a change here is a change of every game.
TEST_CASE("one game, written down") {
  const Slot slot{Sport::kNba, 1'000'000};
  const World world{1, {.double_round_robins = ledger::Timestamp::max()}};
  const auto listed = listing(world, slot);
  CHECK(listed.source_key == "nba/2027-01-15T08:00:00Z/b05cd166");
  CHECK(listed.home.name == "Golden State Warriors");
  CHECK(listed.away.name == "Boston Celtics");
  const auto scores = scoring(simulated_game(world, slot).match);
  CHECK(state_at(scores, 2 * kQuarterTicks).score == ledger::Score{61, 60});
  CHECK(state_at(scores, kGameTicks).score == ledger::Score{125, 122});
}

// decisions/0013: as the program of before played it.
TEST_CASE("one game from before there were keys, written down") {
  const Slot slot{Sport::kNba, 1'000'000};
  const auto world = World::before_keys(1);
  const auto listed = listing(world, slot);
  CHECK(listed.source_key == "nba/2027-01-15T08:00:00Z/5d5a88a9");
  CHECK(listed.home.name == "Phoenix Suns");
  CHECK(listed.away.name == "Oklahoma City Thunder");
  const auto scores = scoring(simulated_game(world, slot).match);
  CHECK(state_at(scores, 2 * kQuarterTicks).score == ledger::Score{52, 56});
  CHECK(state_at(scores, kGameTicks).score == ledger::Score{102, 105});
}

}  // namespace
}  // namespace chalkline::sports::simulated
