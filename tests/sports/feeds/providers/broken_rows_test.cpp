#include <doctest/doctest.h>

#include <tuple>

#include "sports/feeds/espn/box_page.hpp"
#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/espn/roster_pages.hpp"
#include "sports/feeds/mlb/hub_pages.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/mlb/roster_pages.hpp"
#include "sports/feeds/nhl/box_page.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/nhl/season_pages.hpp"
#include "tests/sports/broken_pages.hpp"
#include "tests/sports/espn_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/hub_pages.hpp"
#include "tests/sports/provider_pages.hpp"

// A value that makes no sense in a row of a provider's page takes that row away, and no other one.
// Each page is one of our own, and those that the provider has sent where the recordings are there;
// recorded schedules are broken in recorded_files_test.cpp.
namespace chalkline::sports {
namespace {

using namespace test;
using live::LeagueGame;
using live::LeftOut;

std::chrono::sys_days day_at(std::string_view date) {
  return std::chrono::floor<std::chrono::days>(at(std::string{date} + "T00:00:00Z"));
}

// A page that a provider has sent.
template <class Row>
struct RecordedPage {
  const char* league;
  const char* file;
  decltype(PageOfRows<Row>::read) read;
  std::string part{};  // of the page, that `read` reads; without it all of it
  // Of the page, that `read` looks at; without them all. Each field of the others means a reading
  // of all that there is, and proves nothing.
  std::vector<std::string_view> members{};
};

void keep_members(json::object& page, const std::vector<std::string_view>& members) {
  json::object kept;
  for (const auto name : members) kept[name] = page.at(name);
  page = std::move(kept);
}

template <class Row>
void break_own_and_recorded(PageOfRows<Row> page,
                            const std::vector<RecordedPage<Row>>& recordings) {
  break_each_field(page);
  for (const auto& [league, file, read, part, members] : recordings) {
    const auto body = recorded(league, file);
    if (!body) return;
    page.name = file;
    auto whole = json::parse(*body);
    if (!part.empty()) whole = json::value{value_at(whole, path_of(part))};
    if (!members.empty()) keep_members(whole.as_object(), members);
    page.body = json::serialize(whole);
    page.read = read;
    break_each_field(page);
  }
}

// What read makes of a page, in one list.
template <class Content, class Row>
auto rows_of(std::expected<Content, std::string> content, std::vector<Row> (*flat)(const Content&))
    -> std::expected<std::vector<Row>, std::string> {
  if (!content) return std::unexpected{content.error()};
  return flat(*content);
}

std::vector<NhlRow> three_games() {
  std::vector<NhlRow> rows(3);
  rows[0].score = rows[2].score = ledger::Score{3, 2};
  rows[0].state = "OFF";
  rows[1].id = "2026020002";
  rows[2].id = "2026020003";
  rows[2].state = "LIVE";
  rows[2].clock = R"({"secondsRemaining":61,"inIntermission":false})";
  return rows;
}

const std::string kToday{"2026-11-21"};

TEST_CASE("a broken field of an NHL schedule takes its game away and no other") {
  break_each_field<LeagueGame>({"schedule",
                                nhl_schedule("2026-11-18", kToday, three_games()),
                                {"gameWeek.*", "gameWeek.*.games.*"},
                                [](std::string_view body, LeftOut* left_out) {
                                  return nhl::read_schedule(body, day_at("2026-11-18"), left_out);
                                }});
}

TEST_CASE("a broken field of the NHL's scores takes its game away and no other") {
  break_each_field<LeagueGame>({"scores",
                                nhl_scores(kToday, three_games()),
                                {"games.*"},
                                [](std::string_view body, LeftOut* left_out) {
                                  return live::games_of(
                                      nhl::read_day(body, day_at(kToday), left_out));
                                }});
}

TEST_CASE("a broken field of the hub's NHL day takes its game away and no other") {
  const auto reads = [](const char* date) {
    return [date](std::string_view body, LeftOut* left_out) {
      return nhl::read_day(body, day_at(date), left_out);
    };
  };
  auto day = boost::json::parse(nhl_scores(kToday, three_games()));
  auto scored = boost::json::parse(nhl_day(kFourGoals)).at("games").at(0);
  scored.as_object()["id"] = 2026020009;
  day.as_object()["games"].as_array().insert(day.at("games").as_array().begin(), scored);
  break_own_and_recorded<nhl::DayGame>(
      {"day", boost::json::serialize(day), {"games.*"}, reads("2026-11-21")},
      {{"nhl", "apiweb_score-2026-04-15.json", reads("2026-04-15")}});
}

TEST_CASE("a broken field of an NHL box score takes its player away and no other") {
  using Line = std::tuple<hub::Player, int, int, int>;
  const auto reads = [](const char* key) {
    return [key](std::string_view body, LeftOut* left_out) {
      return rows_of<nhl::BoxTeams, Line>(nhl::read_box(body, key, left_out), [](const auto& box) {
        std::vector<Line> lines;
        for (const auto* team : {&box.home, &box.away}) {
          for (const auto& line : team->skaters)
            lines.emplace_back(line.player, line.goals, line.assists, line.shots.value());
          for (const auto& [player, saves, shots] : team->goalies)
            lines.emplace_back(player, saves, shots, -1);
        }
        return lines;
      });
    };
  };
  const auto team = nhl_players(nhl_skater(11, 2, 5) + ',' + nhl_skater(12, 0, 1),
                                nhl_skater(13, 1, 2), nhl_goalie(31, 26, 28));
  break_own_and_recorded<Line>(
      {"box", nhl_box(team, team), {"playerByGameStats.*.*.*"}, reads("2026020001")},
      {{"nhl", "apiweb_boxscore-2024020600.json", reads("2024020600")}});
}

TEST_CASE("a broken field of the NHL's standings takes its team away and no other") {
  const auto read = [](std::string_view body, LeftOut* left_out) {
    return rows_of<std::vector<hub::StandingsGroup>, hub::Standing>(
        nhl::read_standings(body, left_out), [](const auto& divisions) {
          std::vector<hub::Standing> teams;
          for (const auto& division : divisions)
            teams.insert(teams.end(), division.teams.begin(), division.teams.end());
          return teams;
        });
  };
  break_own_and_recorded<hub::Standing>(
      {"standings",
       R"({"standings":[)" + nhl_standing("BOS", "Atlantic", 1) + ',' +
           nhl_standing("MTL", "Atlantic", 2) + ',' + nhl_standing("COL", "Central", 1) + "]}",
       {"standings.*"},
       read},
      {{"nhl", "apiweb_standings-2023-11-09.json", read},
       {"nhl", "apiweb_standings-2025-10-07.json", read}});
}

TEST_CASE("a broken field of an NHL roster takes its player away and no other") {
  const auto roster = [](std::string_view body, LeftOut* left_out) {
    return nhl::read_roster(body, left_out);
  };
  break_own_and_recorded<hub::HockeyPlayer>(
      {"roster",
       R"({"forwards":[)" + nhl_person(1, "One", "C") + ',' + nhl_person(2, "Two", "L") +
           R"(],"defensemen":[)" + nhl_person(3, "Three", "D") + R"(],"goalies":[)" +
           nhl_person(4, "Four", "G") + "]}",
       {"*.*"},
       roster},
      {{"nhl", "apiweb_roster-api-CGY-20232024.json", roster},
       {"nhl", "apiweb_roster-api-TOR-20232024.json", roster}});
  const auto skater = [](int id) {
    return nhl_person(id, "Skater", "C", "playerId", R"(,"goals":3,"assists":4)");
  };
  const auto goalie = nhl_person(9, "Goalie", "G", "playerId",
                                 R"(,"goals":0,"assists":1,"saves":90,"shotsAgainst":99,)"
                                 R"("timeOnIce":3600)");
  break_each_field<hub::HockeyPlayer>(
      {"figures",
       R"({"skaters":[)" + skater(1) + ',' + skater(2) + R"(],"goalies":[)" + goalie + "]}",
       {"*.*"},
       [](std::string_view body, LeftOut* left_out) { return nhl::read_figures(body, left_out); }});
}

std::string mlb_game(int pk, const std::string& more) {
  return fmt::format(
      R"({{"gamePk":{},"gameType":"R","gameDate":"2026-07-02T17:05:00Z","status":)"
      R"({{"codedGameState":"F","startTimeTBD":false}},"teams":{{"home":{{"team":{{"name":)"
      R"("Boston Red Sox"}},"score":3}},"away":{{"team":{{"name":"New York Yankees"}},"score":2}}}})"
      R"({}}})",
      pk, more);
}

TEST_CASE("a broken field of a schedule of baseball takes its game away and no other") {
  const auto line = R"(,"linescore":{"currentInning":2,"innings":[{"num":1,"home":{"runs":3},)"
                    R"("away":{"runs":0}},{"num":2,"home":{},"away":{"runs":2}}]})";
  const auto games = mlb_game(1, line) + ',' + mlb_game(2, line) + ',' + mlb_game(3, "");
  const auto one_day = R"({"date":"2026-07-02","games":[)" + games + "]}";
  break_each_field<LeagueGame>(
      {"schedule",
       R"({"dates":[{"date":"2026-07-01","games":[)" + mlb_game(9, line) + "]}," + one_day + "]}",
       {"dates.*", "dates.*.games.*"},
       [](std::string_view body, LeftOut* left_out) {
         return mlb::read_schedule(body, day_at("2026-07-01"), left_out);
       }});
  const auto days = [](const char* date) {
    return [date](std::string_view body, LeftOut* left_out) {
      return mlb::read_days(body, day_at(date), std::chrono::days{1}, left_out);
    };
  };
  break_own_and_recorded<mlb::DayGame>(
      {"day", R"({"dates":[)" + one_day + "]}", {"dates.*.games.*"}, days("2026-07-02")},
      {{"mlb", "schedule_date.json", days("2022-04-07")},
       {"mlb", "statsapi_games_2026.json", days("2026-05-30")}});
}

TEST_CASE("a broken field of a box score of baseball takes its player away and no other") {
  using Line = std::tuple<hub::Player, std::string, int, int>;
  const auto read = [](std::string_view body, LeftOut* left_out) {
    return rows_of<mlb::BoxTeams, Line>(mlb::read_box(body, left_out), [](const auto& box) {
      std::vector<Line> lines;
      for (const auto* team : {&box.home, &box.away}) {
        for (const auto& line : team->batters)
          lines.emplace_back(line.player, line.position, line.at_bats, line.hits);
        for (const auto& line : team->pitchers)
          lines.emplace_back(line.player, "pitcher", line.outs, line.strikeouts);
      }
      return lines;
    });
  };
  break_own_and_recorded<Line>(
      {"box", mlb_box(), {"teams.*.batters.*", "teams.*.pitchers.*", "teams.*.players.*"}, read},
      {{"mlb", "game_feed_live.json", read, "liveData.boxscore"}});
}

TEST_CASE("a broken field of baseball's standings takes its team away and no other") {
  const auto read = [](std::string_view body, LeftOut* left_out) {
    return rows_of<std::vector<hub::StandingsGroup>, hub::Standing>(
        mlb::read_standings(body, left_out), [](const auto& leagues) {
          std::vector<hub::Standing> teams;
          for (const auto& league : leagues)
            teams.insert(teams.end(), league.teams.begin(), league.teams.end());
          return teams;
        });
  };
  const auto team = [](const char* name, const char* more) {
    return fmt::format(
        R"({{"team":{{"name":"{}"}},"wins":80,"losses":82,"runsScored":700,"runsAllowed":600,)"
        R"("records":{{"splitRecords":[{{"type":"lastTen","wins":6,"losses":4}}]}}{}}})",
        name, more);
  };
  constexpr auto kStreak = R"(,"streak":{"streakType":"losses","streakNumber":2})";
  break_own_and_recorded<hub::Standing>(
      {"standings",
       R"({"records":[{"league":{"id":103},"teamRecords":[)" + team("Boston Red Sox", kStreak) +
           ',' + team("New York Yankees", "") + R"(]},{"league":{"id":104},"teamRecords":[)" +
           team("Chicago Cubs", "") + "]}]}",
       {"records.*", "records.*.teamRecords.*"},
       read},
      {{"mlb", "standings.json", read}});
}

TEST_CASE("a broken field of a roster of baseball takes its player away and no other") {
  const auto reads = [](int team) {
    return [team](std::string_view body, LeftOut* left_out) {
      return mlb::read_roster(body, team, left_out);
    };
  };
  const auto hitting = mlb_stats("hitting", mlb_hitting(342, 84));
  break_own_and_recorded<hub::BaseballPlayer>(
      {"roster",
       mlb_roster(135, mlb_player(1, "Al Ott", "SS", hitting) + ',' +
                           mlb_player(2, "Jo Roy", "C", hitting) + ',' +
                           mlb_player(3, "Al New", "P", "")),
       {"roster.*"},
       reads(135)},
      {{"mlb", "team_roster_players.json", reads(133)},
       {"mlb", "team_roster_sport_1.json", reads(133)}});
  const auto teams = [](std::string_view body, LeftOut* left_out) {
    return mlb::read_teams(body, left_out);
  };
  break_own_and_recorded<mlb::NumberedTeam>(
      {"teams",
       R"({"teams":[{"id":147,"name":"New York Yankees","sport":{"id":1}},)"
       R"({"id":111,"name":"Boston Red Sox","sport":{"id":1}}]})",
       {"teams.*"},
       teams},
      {{"mlb", "teams_sport1.json", teams}});
}

std::string espn_event(int id, const char* status, bool completed) {
  return fmt::format(
      R"({{"id":"{}","date":"2026-11-22T01:30Z","season":{{"year":2027,"type":2}},"status":)"
      R"({{"clock":12.5,"period":2,"type":{{"name":"{}","completed":{}}}}},"competitions":)"
      R"([{{"competitors":[{{"homeAway":"away","score":"7","team":{{"abbreviation":"GS",)"
      R"("displayName":"Golden State Warriors"}}}},{{"homeAway":"home","score":"9","team":)"
      R"({{"abbreviation":"WSH","displayName":"Washington Wizards"}}}}]}}]}})",
      id, status, completed);
}

TEST_CASE("a broken field of a scoreboard takes its game away and no other") {
  break_each_field<LeagueGame>({"scoreboard",
                                R"({"events":[)" + espn_event(1, "STATUS_FINAL", true) + ',' +
                                    espn_event(2, "STATUS_IN_PROGRESS", false) + ',' +
                                    espn_event(3, "STATUS_SCHEDULED", false) + "]}",
                                {"events.*"},
                                [](std::string_view body, LeftOut* left_out) {
                                  return espn::read_scoreboard(body, ledger::Sport::kNba,
                                                               day_at("2026-11-18"), left_out);
                                }});
}

TEST_CASE("a broken field of a box score of ESPN takes its row away and no other") {
  const auto reads = [](ledger::Sport sport, const char* key) {
    return [=](std::string_view body, LeftOut* left_out) {
      return rows_of<espn::Box, espn::BoxRow>(
          espn::read_box(body, sport, key, left_out), [](const auto& box) {
            std::vector<espn::BoxRow> rows;
            for (const auto& team : box.teams)
              rows.insert(rows.end(), team.rows.begin(), team.rows.end());
            return rows;
          });
    };
  };
  const std::vector<std::string> rows{"boxscore.players.*.statistics.*",
                                      "boxscore.players.*.statistics.*.athletes.*"};
  const auto row = [](const char* id) { return espn_row(id, {"34", "3-11", "12", "7", "27"}); };
  const auto away = nba_table({row("1"), row("2")});
  break_own_and_recorded<espn::BoxRow>({"box", espn_box(nba_table({row("3"), row("4")}), away),
                                        rows, reads(ledger::Sport::kNba, "4017")},
                                       {{"espn",
                                         "espn_nba_summary_LAC-MIN_2025-01-06.json",
                                         reads(ledger::Sport::kNba, "401705066"),
                                         {},
                                         {"header", "boxscore"}}});
  const auto football =
      passing_table({espn_row("12", {"23/33", "278", "1"})}) + ',' +
      receiving_table({espn_row("81", {"6", "71", "9"}), espn_row("82", {"2", "11", "3"})});
  break_each_field<espn::BoxRow>(
      {"football's box", espn_box(football, football), rows, reads(ledger::Sport::kNfl, "4017")});
}

TEST_CASE("a broken field of ESPN's teams and rosters takes its row away and no other") {
  break_each_field<espn::ListedTeam>(
      {"teams",
       espn_teams({{"27", "Washington Wizards"}, {"9", "Golden State Warriors"}}),
       {"sports.*.leagues.*.teams.*"},
       [](std::string_view body, LeftOut* left_out) {
         return espn::read_teams(body, ledger::Sport::kNba, left_out);
       }});
  const auto read = [](std::string_view body, LeftOut* left_out) {
    return espn::read_roster(body, "9", left_out);
  };
  const auto players = espn_player("1", "Al One", "PG") + ',' + espn_player("2", "Al Two", "C");
  break_each_field<espn::ListedPlayer>({"roster", espn_roster("9", players), {"athletes.*"}, read});
  break_each_field<espn::ListedPlayer>(
      {"roster in groups",
       espn_roster("9", espn_group("offense", players) + ',' +
                            espn_group("defense", espn_player("3", "Al Three", "LB"))),
       {"athletes.*", "athletes.*.items.*"},
       read});
}

}  // namespace
}  // namespace chalkline::sports
