#include "sports/simulation/games/innings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/leagues/line_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr auto kBaseballSport = ledger::Sport::kMlb;
constexpr std::int64_t kSeasons = 5;

// Thousands of games, of two worlds.
template <class Check>
void for_each_game(const Check& check) {
  for (const std::uint64_t seed : {11U, 12U}) {
    const World world{seed};
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
    const Innings innings{scores};
    if (!innings.is_walk_off()) return;
    ++walk_offs;
    const auto score = state_at(scores, kGameTicks).score;
    const auto& winning = scores.back();
    CHECK(winning.home);
    CHECK(innings.filed().back() == innings.last());
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
    const Innings innings{scores};
    for (std::size_t i = 0; i < scores.size(); ++i) {
      ++runs;
      CHECK(is_bottom(innings.filed()[i]) == scores[i].home);
      if (scores[i].tick < kGameTicks && innings.filed()[i] != innings.at(scores[i].tick)) ++later;
    }
  });
  CAPTURE(later);
  CHECK(later * 2000 < runs);
}

TEST_CASE("half-innings follow one another, from the top of the first to the last") {
  for_each_game([](const World& world, Slot slot) {
    const Innings innings{scoring(simulated_game(world, slot).match)};
    CHECK(innings.at(0) == 0);
    CHECK(innings.at(kGameTicks) == innings.last());
    for (int tick = 1; tick < kGameTicks; ++tick) {
      REQUIRE(innings.at(tick) >= innings.at(tick - 1));
      REQUIRE(innings.at(tick) <= innings.at(tick - 1) + 2);
    }
  });
}

// Two games that go alike up to a tick cannot be told apart by their innings.
TEST_CASE("the inning of a game under way tells nothing of what is still to come") {
  for_each_game([](const World& world, Slot slot) {
    const auto scores = scoring(simulated_game(world, slot).match);
    const Innings whole{scores};
    for (std::size_t known = 0; known < scores.size(); ++known) {
      const Innings so_far{{scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(known)}};
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
    const Innings innings{scores};
    CHECK(innings.last() == kBottomOfTenth);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      CHECK(is_bottom(innings.filed()[i]) == scores[i].home);
      CHECK(innings.filed()[i] >= 0);
    }
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
