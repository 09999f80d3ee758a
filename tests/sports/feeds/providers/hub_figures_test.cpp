#include <doctest/doctest.h>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "sports/feeds/live_hub/mlb_hub_pages.hpp"
#include "sports/feeds/live_hub/nhl_hub_pages.hpp"
#include "sports/model/eastern_time.hpp"
#include "sports/model/league.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;
using std::chrono::days;

const auto kNhlToday = std::chrono::sys_days{eastern_date(kNoon)};

// Answers fetch tasks by the path of their page; without a page there is no answer.
class League {
 public:
  explicit League(HubPages& pages) : pages_{pages} {}

  std::map<std::string, std::string> answers;

  // Runs all tasks that are due, and returns their paths.
  std::vector<std::string> run(ledger::Timestamp now) {
    std::vector<std::string> asked;
    while (const auto task = pages_.next(now)) {
      asked.push_back(task->page.url);
      REQUIRE(asked.size() < 1'000);
      if (const auto answer = answers.find(task->page.url); answer != answers.end()) {
        const auto taken = task->take(answer->second);
        if (!taken) refusals.push_back(taken.error());
      }
    }
    return asked;
  }

  std::vector<std::string> refusals;

 private:
  HubPages& pages_;
};

std::string empty_day(std::chrono::sys_days day) {
  return fmt::format(R"({{"currentDate":"{:%Y-%m-%d}","games":[]}})", day);
}

// The NHL with nothing but a game of 2026-11-21, kNoon's day.
class Hockey {
 public:
  Hockey() {
    for (int ahead = -1; ahead <= 1; ++ahead)
      league.answers[day(ahead)] = empty_day(kNhlToday + days{ahead});
    league.answers["/standings/now"] = R"({"standings":[]})";
    for (const auto& team : teams_of(ledger::Sport::kNhl)) {
      league.answers[fmt::format("/roster/{}/current", team.code)] =
          R"({"forwards":[)" + nhl_person(1, "Ott", "L") + R"(],"defensemen":[],"goalies":[]})";
      league.answers[fmt::format("/club-stats/{}/20262027/2", team.code)] =
          R"({"skaters":[)" + nhl_person(1, "Ott", "C", "playerId", R"(,"goals":3,"assists":4)") +
          R"(],"goalies":[]})";
    }
    league.answers[kBox] = nhl_box(nhl_players(nhl_skater(11, 3, 5), "", nhl_goalie(31, 26, 28)),
                                   nhl_players(nhl_skater(21, 2, 5), "", nhl_goalie(41, 28, 31)));
  }

  static std::string day(int ahead) {
    return fmt::format("/score/{:%Y-%m-%d}", kNhlToday + days{ahead});
  }
  void today(const std::string& page) { league.answers[day(0)] = page; }
  NhlHubPages::Game game() {
    const auto games = figures.known(kNhlToday);
    REQUIRE(games.size() == 1);
    return games.front();
  }

  static constexpr const char* kBox = "/gamecenter/2026020001/boxscore";
  NhlHubPages figures{""};
  League league{figures};
};

bool contains(const std::vector<std::string>& asked, const std::string& path) {
  return std::ranges::find(asked, path) != asked.end();
}

TEST_CASE("the days around today, the season and every team are asked for at the start, in order") {
  Hockey hockey;
  CHECK_FALSE(hockey.figures.standings());
  CHECK_FALSE(hockey.figures.rosters());
  const auto asked = hockey.league.run(kNoon);
  REQUIRE(asked.size() == 3 + 1 + 2 * 32);
  CHECK(asked[0] == Hockey::day(0));
  CHECK(asked[1] == Hockey::day(-1));
  CHECK(asked[3] == "/standings/now");
  CHECK(asked[4] == "/roster/ANA/current");
  CHECK(asked[5] == "/club-stats/ANA/20262027/2");
  CHECK(hockey.league.refusals.empty());
  CHECK(hockey.figures.standings().value().empty());
  const auto rosters = hockey.figures.rosters().value();
  REQUIRE(rosters.size() == 32);
  CHECK(rosters.front().team.code == "ANA");
  CHECK(rosters.front().players.front() ==
        hub::HockeyPlayer{.player = {"1", "Jo Ott"}, .position = "L", .goals = 3, .assists = 4});
  CHECK(hockey.league.run(kNoon + 1min).empty());
}

TEST_CASE("rosters wait for each team to be asked, and then leave out who does not answer") {
  Hockey hockey;
  hockey.league.answers.erase("/roster/BOS/current");
  hockey.league.run(kNoon);
  const auto rosters = hockey.figures.rosters().value();
  CHECK(rosters.size() == 31);
  CHECK(
      std::ranges::none_of(rosters, [](const auto& roster) { return roster.team.code == "BOS"; }));
  CHECK(hockey.league.run(kNoon + 5s) == std::vector<std::string>{"/roster/BOS/current"});
  CHECK(hockey.league.run(kNoon + 10s).empty());
}

TEST_CASE("another day is asked for when somebody looks at it, and no longer") {
  Hockey hockey;
  const auto before = kNhlToday - days{30};
  const auto path = fmt::format("/score/{:%Y-%m-%d}", before);
  CHECK_FALSE(hockey.figures.look_at(before, kNoon));
  CHECK(contains(hockey.league.run(kNoon), path));
  CHECK(contains(hockey.league.run(kNoon + 1min), path));  // nobody has answered
  CHECK_FALSE(contains(hockey.league.run(kNoon + 20min), path));
  CHECK_FALSE(hockey.figures.look_at(before, kNoon + 20min));
  hockey.league.answers[path] = empty_day(before);
  CHECK(contains(hockey.league.run(kNoon + 20min), path));
  CHECK(hockey.figures.look_at(before, kNoon + 21min).value().empty());
  CHECK_FALSE(contains(hockey.league.run(kNoon + 24h), path));
}

TEST_CASE("of the days that are not known the nearest is asked for first") {
  Hockey hockey;
  hockey.league.run(kNoon);
  for (const int day : {-300, -30, -200}) hockey.figures.look_at(kNhlToday + days{day}, kNoon);
  CHECK(hockey.league.run(kNoon) ==
        std::vector<std::string>{Hockey::day(-30), Hockey::day(-200), Hockey::day(-300)});
}

TEST_CASE("a game under way is asked for again and again, and one that is over no more") {
  Hockey hockey;
  hockey.today(nhl_day(kFourGoals, "LIVE", R"({"number":3,"periodType":"REG"})"));
  const auto start = kNoon + 6h;
  CHECK(contains(hockey.league.run(start), Hockey::kBox));
  CHECK(hockey.game().box.status == GameStatus::kLive);
  CHECK(hockey.league.run(start + 1min) == std::vector<std::string>{Hockey::day(0)});
  CHECK(hockey.league.run(start + 2min) == std::vector<std::string>{Hockey::day(0), Hockey::kBox});

  hockey.today(nhl_day(kFourGoals));
  CHECK(contains(hockey.league.run(start + 3min), Hockey::day(0)));
  CHECK(contains(hockey.league.run(start + 5min), Hockey::kBox));
  const auto over = hockey.game().box;
  CHECK(over.status == GameStatus::kFinal);
  CHECK(over.home.goals == 3);
  CHECK(over.home.skaters.front().shots == 5);
  CHECK(over.home.goalies.front().saves == 26);
  CHECK(over.periods.size() == 5);
  for (auto now = start + 6min; now < start + 24h; now += 1min) {
    CHECK_FALSE(contains(hockey.league.run(now), Hockey::kBox));
  }
}

TEST_CASE("a game whose box score does not come has what the day's scores tell") {
  Hockey hockey;
  hockey.league.answers.erase(Hockey::kBox);
  hockey.today(nhl_day(kFourGoals));
  hockey.league.run(kNoon + 9h);
  const auto box = hockey.game().box;
  CHECK(box.home.shots == 31);
  CHECK(box.home.skaters.size() == 2);
  CHECK(box.home.goalies.empty());
  CHECK(contains(hockey.league.run(kNoon + 9h + 5s), Hockey::kBox));
}

TEST_CASE("a box score that the league does not have is asked for ever less often") {
  Hockey hockey;
  hockey.league.answers[Hockey::kBox] = {};
  hockey.today(nhl_day(kFourGoals));
  int asked = 0;
  for (auto now = kNoon + 9h; now < kNoon + 10h; now += 5s)
    asked += contains(hockey.league.run(now), Hockey::kBox) ? 1 : 0;
  CHECK(asked < 15);
  CHECK(hockey.league.refusals.empty());
  CHECK(hockey.game().box.home.goalies.empty());
}

TEST_CASE("a team without a page of figures has its players without figures") {
  Hockey hockey;
  for (auto& [path, answer] : hockey.league.answers) {
    if (path.starts_with("/club-stats/")) answer.clear();
  }
  hockey.league.run(kNoon);
  const auto rosters = hockey.figures.rosters().value();
  REQUIRE(rosters.size() == 32);
  CHECK(rosters.front().players ==
        std::vector<hub::HockeyPlayer>{{.player = {"1", "Jo Ott"}, .position = "L"}});
}

TEST_CASE("what is known stays when the league fails, and when it has no standings any more") {
  Hockey hockey;
  hockey.league.answers["/standings/now"] =
      R"({"standings":[)" + nhl_standing("BOS", "Atlantic", 1) + "]}";
  hockey.today(nhl_day(kFourGoals));
  hockey.league.run(kNoon + 9h);
  hockey.league.answers["/standings/now"] = R"({"standings":[]})";
  hockey.today("<html>");
  hockey.league.run(kNoon + 12h);
  CHECK(hockey.league.refusals.size() == 1);
  CHECK(hockey.game().box.home.goals == 3);
  CHECK(hockey.figures.standings().value().size() == 1);
}

TEST_CASE("no more than so many days are kept, and today is one of them") {
  Hockey hockey;
  hockey.today(nhl_day(kFourGoals));
  hockey.league.run(kNoon + 9h);
  for (int day = 2; day < 200; ++day) {
    const auto now = kNoon + 9h + day * 1s;
    hockey.figures.look_at(kNhlToday - days{day}, now);
    hockey.league.run(now);
  }
  CHECK(hockey.game().box.home.goals == 3);
  const auto asked = hockey.league.run(kNoon + 9h + 4min);
  CHECK(std::ranges::count_if(asked, [](const auto& path) {
          return path.starts_with("/score/");
        }) <= static_cast<std::ptrdiff_t>(kDaysMax));
}

TEST_CASE("rosters of MLB follow the list of its teams") {
  MlbHubPages figures{""};
  League league{figures};
  league.answers["/standings"] = R"({"records":[]})";
  // Three days, of which nobody tells, come first.
  CHECK(league.run(kNoon) ==
        std::vector<std::string>{"/schedule", "/schedule", "/schedule", "/standings", "/teams"});
  league.answers["/schedule"] = R"({"dates":[]})";
  CHECK_FALSE(figures.rosters());
  league.answers["/teams"] = R"({"teams":[{"id":147,"name":"New York Yankees","sport":{"id":1}},)"
                             R"({"id":111,"name":"Boston Red Sox","sport":{"id":1}}]})";
  league.answers["/teams/111/roster"] =
      mlb_roster(111, mlb_player(1, "Al Ott", "SS", mlb_stats("hitting", mlb_hitting(100, 25))));
  // Their pages could not be had, so that they come behind the others now.
  CHECK(league.run(kNoon + 5s) == std::vector<std::string>{"/teams", "/teams/111/roster",
                                                           "/teams/147/roster", "/schedule",
                                                           "/schedule", "/schedule"});
  const auto rosters = figures.rosters().value();
  REQUIRE(rosters.size() == 1);
  CHECK(rosters.front().team.name == "Boston Red Sox");
  CHECK(rosters.front().players.front().batting_average() == 0.25);
  CHECK(league.run(kNoon + 15s) == std::vector<std::string>{"/teams/147/roster"});
  CHECK(contains(league.run(kNoon + 13h), "/teams/111/roster"));
}

TEST_CASE("a day of MLB is known with its innings, and its box scores when they come") {
  MlbHubPages figures{""};
  League league{figures};
  league.answers["/schedule"] =
      mlb_day(R"({"innings":[{"num":1,"home":{"runs":3},"away":{"runs":2}}]})");
  league.answers["/game/745001/boxscore"] = mlb_box();
  CHECK_FALSE(figures.look_at(kNhlToday, kNoon));
  league.run(kNoon + 12h);
  const auto games = figures.look_at(kNhlToday, kNoon + 12h).value();
  REQUIRE(games.size() == 1);
  CHECK(games.front().listed.innings.size() == 1);
  REQUIRE(games.front().box);
  CHECK(games.front().box->home.batters.size() == 1);
  // The same page for another day is refused.
  CHECK(league.refusals.size() == 2);
  CHECK(league.refusals.front() ==
        "dates[date 2026-11-21].date: it is a day that was not asked for");
}

}  // namespace
}  // namespace chalkline::sports::live
