#include "sports/simulation/games/innings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>

#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/leagues/line_scores.hpp"

// Games of before baseball was drawn by innings.
namespace chalkline::sports::simulated {
namespace {

constexpr ListedUntil kListedBefore{ledger::Timestamp::min(), ledger::Timestamp::max()};
constexpr auto kBaseballSport = ledger::Sport::kMlb;
constexpr std::int64_t kSeasons = 5;

// Thousands of games, of two worlds.
template <class Check>
void for_each_game(const Check& check) {
  for (const std::uint64_t seed : {11U, 12U}) {
    const World world{seed, kListedBefore};
    const auto games = games_per_season(kBaseballSport);
    for (std::int64_t i = 0; i < kSeasons * games; ++i) {
      CAPTURE(seed);
      CAPTURE(i);
      check(world, Slot{kBaseballSport, 900 * games + i});
    }
  }
}

hub::LineScore final_line(const World& world, Slot slot) {
  return line_score(world, slot, starts_at(slot) + kGameLength);
}

Innings innings_of(const World& world, Slot slot) {
  const auto match = simulated_game(world, slot).match;
  return {scoring(match), match.draws};
}

// The draws of another game.
const GameDraws kOtherDraws{World{13}.draws({kBaseballSport, 1})};

TEST_CASE("a team scores exactly one run in about one inning of seven, and none in three of four") {
  std::array<double, 12> innings{};  // by their runs
  double batted = 0;
  double runs = 0;
  double teams = 0;
  for_each_game([&](const World& world, Slot slot) {
    teams += 2;
    for (const auto& part : final_line(world, slot).parts) {
      for (const auto scored : {std::optional{part.away}, part.home}) {
        if (!scored) continue;
        ++innings.at(static_cast<std::size_t>(std::min(*scored, 11)));
        ++batted;
        runs += *scored;
      }
    }
  });
  for (auto& share : innings) share /= batted;
  CAPTURE(innings[0]);
  CHECK(runs / teams == doctest::Approx(4.4).epsilon(0.03));
  CHECK(innings[0] == doctest::Approx(0.73).epsilon(0.03));
  CHECK(innings[1] == doctest::Approx(1 / 7.0).epsilon(0.08));
  // In the league twos are rarer, about 0.07, and threes 0.035.
  CHECK(innings[1] > innings[2]);
  CHECK(innings[2] > innings[3]);
  CHECK(innings[3] > innings[4]);
}

TEST_CASE("how the runs of a score come in two innings moves nothing that a bet is settled by") {
  for_each_game([](const World& world, Slot slot) {
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto innings = innings_of(world, slot);
    const Innings other{scores, kOtherDraws};
    CHECK(innings.last() == other.last());
    CHECK(innings.is_walk_off() == other.is_walk_off());
    CHECK(innings.batted(true) == other.batted(true));
    CHECK(innings.batted(false) == other.batted(false));
  });
}

TEST_CASE("runs that come in two innings come in two of the team's own that follow one another") {
  int apart = 0;
  for_each_game([&](const World& world, Slot slot) {
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto innings = innings_of(world, slot);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      const auto& filed = innings.filed()[i];
      CHECK(filed.runs_before >= 0);
      CHECK(filed.runs_before < scores[i].points);
      if (filed.runs_before == 0) continue;
      ++apart;
      // Both go by with this tick: no inning that was over before it has another run.
      CHECK(filed.half - 2 >= innings.at(scores[i].tick - 1));
      CHECK(filed.half == innings.at(scores[i].tick));
    }
  });
  CHECK(apart > 0);
}

TEST_CASE("the break comes in the fifth inning or next to it, but for one game in a thousand") {
  int games = 0;
  int later = 0;
  for_each_game([&](const World& world, Slot slot) {
    ++games;
    const auto inning = inning_of(innings_of(world, slot).at(2 * kQuarterTicks));
    CHECK(inning >= 4);
    later += inning > 6 ? 1 : 0;
  });
  CAPTURE(later);
  CHECK(later * 1000 < games);
}

TEST_CASE("the home side does not bat in the bottom of the ninth while it leads") {
  for_each_game([](const World& world, Slot slot) {
    const auto line = final_line(world, slot);
    ledger::Score before;
    for (std::size_t i = 0; i + 1 < line.parts.size(); ++i) {
      REQUIRE(line.parts[i].home.has_value());
      before.home += *line.parts[i].home;
      before.away += line.parts[i].away;
    }
    const auto& last = line.parts.back();
    CHECK((last.part == 9 || last.part == 10));
    CHECK(last.home.has_value() == (before.home <= before.away + last.away));
    if (last.part == 10) CHECK(before.home == before.away);
  });
}

TEST_CASE("a walk-off ends the game: the winning runs are of one hit") {
  int walk_offs = 0;
  int games = 0;
  for_each_game([&](const World& world, Slot slot) {
    ++games;
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto innings = innings_of(world, slot);
    if (!innings.is_walk_off()) return;
    ++walk_offs;
    const auto score = state_at(scores, kGameTicks).score;
    const auto& winning = scores.back();
    CHECK(winning.home);
    CHECK(innings.filed().back().half == innings.last());
    CHECK(score.home > score.away);
    CHECK(score.home - winning.points <= score.away);
  });
  CHECK(walk_offs > games / 50);
  CHECK(walk_offs < games / 8);
}

TEST_CASE("a run counts in a half in which its team bats, and as good as always in the one shown") {
  int runs = 0;
  int later = 0;
  for_each_game([&](const World& world, Slot slot) {
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto innings = innings_of(world, slot);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      ++runs;
      CHECK(is_bottom(innings.filed()[i].half) == scores[i].home);
      if (scores[i].tick < kGameTicks && innings.filed()[i].half != innings.at(scores[i].tick))
        ++later;
    }
  });
  CAPTURE(later);
  CHECK(later * 1500 < runs);
}

TEST_CASE("half-innings follow one another, from the top of the first to the last") {
  for_each_game([](const World& world, Slot slot) {
    const auto innings = innings_of(world, slot);
    CHECK(innings.at(0) == 0);
    CHECK(innings.at(kGameTicks) == innings.last());
    for (int tick = 1; tick < kGameTicks; ++tick) {
      REQUIRE(innings.at(tick) >= innings.at(tick - 1));
      REQUIRE(innings.at(tick) <= innings.at(tick - 1) + 4);
    }
  });
}

// Two games that go alike up to a tick cannot be distinguished by their innings.
TEST_CASE("the inning of a game under way tells nothing of what is still to come") {
  for_each_game([](const World& world, Slot slot) {
    const auto match = simulated_game(world, slot).match;
    const auto scores = scoring(match);
    const Innings whole{scores, match.draws};
    for (std::size_t known = 0; known < scores.size(); ++known) {
      const Innings so_far{{scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(known)},
                           match.draws};
      const auto until = std::min(scores[known].tick, kGameTicks - kEndTicks + 1);
      for (int tick = 0; tick < until; ++tick) REQUIRE(so_far.at(tick) == whole.at(tick));
    }
  });
}

TEST_CASE("teams that score by turns to the end have nine innings and a tenth all the same") {
  for (const bool home_first : {true, false}) {
    std::vector<Scoring> scores;
    for (int play = 1; play <= kPlayTicks; ++play)
      scores.push_back({game_tick(play), (play % 2 == 0) == home_first, 2, false});
    scores.push_back({kGameTicks, true, 3, true});
    const Innings innings{scores, kOtherDraws};
    CHECK(innings.last() == kBottomOfTenth);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      CHECK(is_bottom(innings.filed()[i].half) == scores[i].home);
      CHECK(innings.filed()[i].half >= 0);
    }
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
