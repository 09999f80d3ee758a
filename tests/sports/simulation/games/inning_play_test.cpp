#include "sports/simulation/games/inning_play.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/games/innings.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/innings_forecast.hpp"

// Baseball that is drawn by innings: what a fan would look for.
namespace chalkline::sports::simulated {
namespace {

constexpr auto kSport = ledger::Sport::kMlb;
constexpr int kBallGames = 8'700;  // ten seasons

SimulatedGame ball_game(std::int64_t number) {
  return simulated_game(World{2'026}, {kSport, 1'200'000 + number});
}

ledger::Score final_of(const SimulatedGame& game) {
  return state_at(scoring(game.match), kGameTicks).score;
}

TEST_CASE("finals are those of the league: one run in ten, and a run decides three of ten") {
  std::map<int, double> runs;    // shares of teams
  std::map<int, double> leads;   // shares of games
  std::map<int, double> inning;  // shares of half-innings
  double halves = 0;
  double mean = 0;
  double home_wins = 0;
  double extra = 0;
  for (int number = 0; number < kBallGames; ++number) {
    const auto game = ball_game(number);
    const auto score = final_of(game);
    for (const auto scored : {score.home, score.away}) {
      runs[scored] += 0.5 / kBallGames;
      mean += scored * 0.5 / kBallGames;
    }
    leads[std::abs(score.home - score.away)] += 1.0 / kBallGames;
    home_wins += score.home > score.away ? 1.0 / kBallGames : 0;
    const auto play = play_innings(game.match);
    extra += play.last > kBottomOfNinth ? 1.0 / kBallGames : 0;
    std::map<int, int> of_half;
    for (const auto& scored : play.scores) of_half[scored.half] += scored.runs;
    for (int half = 0; half <= play.last; ++half) inning[of_half[half]] += 1;
    halves += play.last + 1;
  }
  // In brackets the season of 2017.
  CHECK(mean == doctest::Approx(4.6).epsilon(0.03));                 // (4.64)
  CHECK(runs[0] == doctest::Approx(0.058).epsilon(0.15));            // (0.054)
  CHECK(runs[1] == doctest::Approx(0.10).epsilon(0.1));              // (0.106)
  CHECK(leads[1] == doctest::Approx(0.285).epsilon(0.07));           // (0.266)
  CHECK(home_wins == doctest::Approx(0.54).epsilon(0.04));           // (0.542)
  CHECK(extra == doctest::Approx(0.09).epsilon(0.15));               // (0.075)
  CHECK(inning[0] / halves == doctest::Approx(0.73).epsilon(0.03));  // (0.717)
  CHECK(inning[1] / halves == doctest::Approx(0.14).epsilon(0.1));   // (0.151)
  for (int more = 1; more < 4; ++more) CHECK(inning[more] > inning[more + 1]);
  CHECK(leads[0] == 0);
}

TEST_CASE(
    "the home team does not bat while it leads in the ninth, and its winning hit is the last") {
  int walk_offs = 0;
  for (int number = 0; number < kBallGames; ++number) {
    CAPTURE(number);
    const auto play = play_innings(ball_game(number).match);
    int lead = 0;
    std::map<int, int> lead_after;
    for (int half = 0; half <= play.last; ++half) {
      if (half >= kBottomOfNinth && is_bottom(half)) CHECK(lead <= 0);
      for (const auto& scored : play.scores) {
        if (scored.half == half) lead += scored.home ? scored.runs : -scored.runs;
      }
      if (half >= kBottomOfNinth && is_bottom(half) && half < play.last) CHECK(lead == 0);
    }
    CHECK(play.last >= kTopOfNinth);
    CHECK(is_bottom(play.last) == (play.last != kTopOfNinth));
    if (play.last == kTopOfNinth) CHECK(lead > 0);
    CHECK(play.is_walk_off == (play.last != kTopOfNinth && lead > 0));
    if (!play.is_walk_off) continue;
    ++walk_offs;
    const auto& winning = play.scores.back();
    CHECK(winning.home);
    CHECK(winning.half == play.last);
    CHECK(lead <= winning.runs);
    if (lead > 1) CHECK(winning.home_run);
  }
  CHECK(walk_offs > kBallGames / 20);
  CHECK(walk_offs < kBallGames / 7);
}

TEST_CASE(
    "four runs come of nothing but a home run, and every run of a half in which its team bats") {
  std::set<int> runs;
  for (int number = 0; number < 1'000; ++number) {
    for (const auto& scored : play_innings(ball_game(number).match).scores) {
      runs.insert(scored.runs);
      CHECK(scored.home == is_bottom(scored.half));
      if (scored.runs == 4) CHECK(scored.home_run);
    }
  }
  CHECK(runs == std::set<int>{1, 2, 3, 4});
}

TEST_CASE("nine bat for a team and one to five pitch, the first at least four innings") {
  std::map<std::size_t, int> pitchers;
  for (int number = 0; number < 1'500; ++number) {
    const auto game = ball_game(number);
    for (const bool home : {true, false}) {
      const auto play = baseball_play(game, home);
      CHECK(std::ranges::count_if(
                play.batters, [](const auto& line) { return line.at_bats + line.walks > 0; }) == 9);
      ++pitchers[play.pitchers.size()];
      std::set<std::size_t> slots;
      for (const auto& pitcher : play.pitchers) slots.insert(pitcher.roster_slot);
      CHECK(slots.size() == play.pitchers.size());
      CHECK(play.pitchers.front().roster_slot == kPitcher);
      CHECK(play.pitchers.front().outs >= 12);
      // Only who has allowed no hit goes on beyond the eighth.
      if (play.pitchers.front().outs > 24 && play.pitchers.size() > 1)
        CHECK(play.pitchers.front().hits > 0);
      for (std::size_t i = 0; i + 1 < play.pitchers.size(); ++i)
        CHECK(play.pitchers[i].outs % 3 == 0);
    }
  }
  CHECK(pitchers[1] < 3'000 / 100);  // complete games
  CHECK(pitchers.rbegin()->first == 5);
  CHECK(pitchers[3] + pitchers[4] > pitchers[2] + pitchers[5]);
}

TEST_CASE("as long as bets are taken the half-inning is that of the clock, in every game") {
  const auto one = innings_of(ball_game(0).match);
  for (int number = 1; number < 300; ++number) {
    const auto match = ball_game(number).match;
    const auto other = innings_of(match);
    for (int tick = 0; tick < kGameTicks - kEndTicks; ++tick)
      REQUIRE(one.at(tick) == other.at(tick));
    const auto scores = scoring(match);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      CHECK(scores[i].points > 0);
      if (scores[i].tick < kGameTicks) CHECK(other.filed()[i].half == other.at(scores[i].tick));
    }
    CHECK(other.at(kGameTicks) == other.last());
  }
  CHECK(one.at(2 * kQuarterTicks - 1) == 7);  // the break comes after the fourth inning
  CHECK(one.at(2 * kQuarterTicks) == 8);
}

TEST_CASE("a forecast by innings sums to one, and never to a tie") {
  for (const double home : {0.002, 0.025, 0.1, 0.95}) {
    for (const double away : {0.002, 0.025, 0.1, 0.95}) {
      for (const auto& left : {kNineInnings, InningsLeft{12, 0, 12}, InningsLeft{0, 0, 12},
                               InningsLeft{0, 0, 3}, InningsLeft{0, 0, 0}}) {
        for (const auto& score : {ledger::Score{0, 0}, {3, 1}, {1, 4}, {12, 12}}) {
          CAPTURE(home);
          CAPTURE(away);
          CAPTURE(left.away);
          const auto forecast = innings_forecast({home, away}, score, left);
          const auto winner = forecast.moneyline();
          CHECK(winner.push == doctest::Approx(0).epsilon(1e-6));
          CHECK(winner.first + winner.second == doctest::Approx(1).epsilon(1e-6));
          // Extra innings beyond so many runs are left out of the totals.
          if (home > 0.1 || away > 0.1) continue;
          const auto total = forecast.total(17);
          CHECK(total.first + total.push + total.second == doctest::Approx(1).epsilon(1e-6));
        }
      }
    }
  }
}

TEST_CASE("a forecast by innings is what happens, before the game and in it") {
  struct Sum {
    double off{};
    double variance{};
    void add(double chance, bool happened) {
      off += (happened ? 1 : 0) - chance;
      variance += chance * (1 - chance);
    }
    double z() const { return off / std::sqrt(variance); }
  };
  std::map<int, std::array<Sum, 3>> sums;  // by tick
  for (int number = 0; number < 3'000; ++number) {
    const auto game = ball_game(number);
    const auto scores = scoring(game.match);
    const auto final = state_at(scores, kGameTicks).score;
    for (const auto tick : {0, 100, 230, 300, 309}) {
      const auto forecast =
          innings_forecast(game.match.chances, state_at(scores, tick).score, innings_left(tick));
      auto& [home, cover, over] = sums[tick];
      home.add(forecast.moneyline().first, final.home > final.away);
      cover.add(forecast.spread(-3).first, final.home - final.away > 1);
      over.add(forecast.total(17).first, final.home + final.away > 8);
    }
  }
  for (const auto& [tick, markets] : sums) {
    CAPTURE(tick);
    for (const auto& market : markets) CHECK(std::abs(market.z()) < 4);
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
