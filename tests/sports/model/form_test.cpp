#include "sports/model/form.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using ledger::Sport;
constexpr auto kSource = ledger::Source::kReplay;

// Games as they were played, oldest first; form wants them newest first.
class Season {
 public:
  explicit Season(std::int32_t number = 1, Sport sport = Sport::kNba)
      : number_(number), sport_(sport) {}
  // "WWLT": the team's results, each against a new team that never plays again.
  Season& plays(const std::string& team, std::string_view results) {
    for (const char result : results) {
      const auto points = result == 'W' ? 2 : result == 'T' ? 1 : 0;
      const auto other = "Opponent " + std::to_string(games.size());
      FinalGame game{.sport = sport_,
                     .season = number_,
                     .home = {team, team},
                     .away = {other, other},
                     .score = {points, 1}};
      if (games.size() % 2 == 1) {  // away
        std::swap(game.home, game.away);
        std::swap(game.score.home, game.score.away);
      }
      games.push_back(std::move(game));
    }
    return *this;
  }
  std::vector<FinalGame> newest_first() const { return {games.rbegin(), games.rend()}; }

  std::vector<FinalGame> games;

 private:
  std::int32_t number_;
  Sport sport_;
};

std::vector<std::string> shown(const std::vector<FinalGame>& games) {
  std::vector<std::string> lines;
  for (const auto& team : hot_teams(kSource, games)) lines.push_back(team.name + ' ' + team.record);
  return lines;
}
using Lines = std::vector<std::string>;

TEST_CASE("the hot teams are the three with the best share of their last ten games") {
  Season season;
  season.plays("Cold", "LLLLLL")
      .plays("Fair", "WLWLWL")
      .plays("Good", "WWWWWL")
      .plays("Best", "WWWWW");
  CHECK(shown(season.newest_first()) == Lines{"Best 5-0", "Good 5-1", "Fair 3-3"});
}

TEST_CASE("a team needs five games") {
  Season season;
  season.plays("Four", "WWWW").plays("Five", "LLLLL");
  CHECK(shown(season.newest_first()) == Lines{"Five 0-5"});
  CHECK(shown({}).empty());
}

TEST_CASE("only the last ten games rank, the record is the season's") {
  Season season;
  season.plays("Rising", "LLLLLLLLLLWWWWWWWWWW").plays("Falling", "WWWWWWWWWWLLLLLLLLLL");
  CHECK(shown(season.newest_first()) == Lines{"Rising 10-10", "Falling 10-10"});
}

TEST_CASE("a tie is half a win, and shows in the record") {
  Season season{1, Sport::kNfl};
  season.plays("Ties", "TTTTT").plays("Wins", "WWWLL");
  CHECK(shown(season.newest_first()) == Lines{"Wins 3-2", "Ties 0-0-5"});
}

TEST_CASE("equal shares: more games first, then the better season, then the name") {
  Season season;
  season.plays("B", "WWWWW").plays("A", "WWWWW").plays("Many", "WWWWWWWW");
  CHECK(shown(season.newest_first()) == Lines{"Many 8-0", "A 5-0", "B 5-0"});
  Season longer;
  longer.plays("Late", "LLLLLWWWWWWWWWW").plays("All", "WWWWWWWWWWWWWWW");
  CHECK(shown(longer.newest_first()) == Lines{"All 15-0", "Late 10-5"});
}

TEST_CASE("games of last season count for the last ten, not for the record") {
  Season last{1};
  last.plays("Team", "WWWW");
  Season now{2};
  now.plays("Team", "WL");
  auto games = now.newest_first();
  for (auto& game : last.newest_first()) games.push_back(game);
  CHECK(shown(games) == Lines{"Team 1-1"});
}

TEST_CASE("teams of two sports with one code are two teams") {
  Season basketball{1, Sport::kNba};
  basketball.plays("ATL", "WWWWW");
  Season football{1, Sport::kNfl};
  football.plays("ATL", "WWWWL");
  auto games = basketball.newest_first();
  for (auto& game : football.newest_first()) games.push_back(game);
  const auto hot = hot_teams(kSource, games);
  REQUIRE(hot.size() == 2);
  CHECK(hot[0].id == "nba-ATL");
  CHECK(hot[0].sport == Sport::kNba);
  CHECK(hot[0].source == kSource);
  CHECK(hot[1].id == "nfl-ATL");
  CHECK(hot[1].record == "4-1");
}

// Figures oldest first.
std::vector<PlayerGame> figures(const std::string& player, std::initializer_list<double> values,
                                std::int32_t season = 1) {
  std::vector<PlayerGame> games;
  for (const auto value : values) {
    games.push_back({Sport::kNba, season, "Boston Celtics", player, "points", value});
  }
  std::ranges::reverse(games);
  return games;
}

std::vector<PlayerGame> operator+(std::vector<PlayerGame> a, const std::vector<PlayerGame>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

TEST_CASE("performance is the mean of the last five games against the season's mean") {
  const auto stats =
      player_stats(kSource, figures("Rising", {10, 10, 10, 10, 10, 20, 20, 20, 20, 20}));
  REQUIRE(stats.size() == 1);
  CHECK(stats[0].name == "Rising");
  CHECK(stats[0].team == "Boston Celtics");
  CHECK(stats[0].stat == "points");
  CHECK(stats[0].source == kSource);
  CHECK(stats[0].value == 20);
  CHECK(stats[0].performance == doctest::Approx(100.0 * (20 - 15) / 15));
  CHECK(stats[0].games == 10);
}

TEST_CASE("the three largest performances show, up or down, of players with five games") {
  const auto stats = player_stats(
      kSource, figures("Up", {10, 10, 10, 10, 10, 12, 12, 12, 12, 12}) +
                   figures("Down", {20, 20, 20, 20, 20, 5, 5, 5, 5, 5}) +
                   figures("Same", {9, 9, 9, 9, 9}) +
                   figures("Far up", {1, 1, 1, 1, 1, 9, 9, 9, 9, 9}) +
                   figures("Four games", {1, 1, 1, 90}) + figures("Nothing", {0, 0, 0, 0, 0}));
  std::vector<std::string> names;
  for (const auto& stat : stats) names.push_back(stat.name);
  CHECK(names == Lines{"Far up", "Down", "Up"});
  CHECK(stats[1].performance == doctest::Approx(-60));
}

TEST_CASE("a new season starts every mean anew") {
  CHECK(player_stats(kSource, figures("Player", {5, 5}, 2) + figures("Player", {9, 9, 9, 9, 9}, 1))
            .empty());
}

}  // namespace
}  // namespace chalkline::sports
