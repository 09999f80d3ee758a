#include "sports/feeds/nhl/nhl.hpp"

#include <doctest/doctest.h>

#include "sports/feeds/nhl/day_page.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::nhl {
namespace {

using namespace test;
using live::Phase;

const auto kDay = std::chrono::floor<std::chrono::days>(kNoon);
const std::string kDate{"2026-11-21"};

live::LeagueGames read_scores(const std::string& body, std::chrono::sys_days day,
                              live::LeftOut* left_out = nullptr) {
  return live::games_of(read_day(body, day, left_out));
}

live::LeagueGame one(const NhlRow& row) {
  const auto games = read_scores(nhl_scores(kDate, {row}), kDay);
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  return games->front();
}

TEST_CASE("the NHL's schedule is read with each game's date, teams and start") {
  const auto games =
      read_schedule(nhl_schedule("2026-11-18", kDate, {NhlRow{}}), kDay - std::chrono::days{3});
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  const auto& game = games->front();
  CHECK(game.key == "2026020001");
  CHECK(game.season == 2026);
  CHECK(game.day == kDay);
  CHECK(game.starts_at == kNoon + 6h);
  CHECK(game.home.code == "BOS");
  CHECK(game.away.code == "MTL");
  CHECK(game.phase == Phase::kScheduled);
  CHECK_FALSE(game.score.has_value());
}

TEST_CASE("the state of the NHL's schedule comes before the state of the game") {
  struct Row {
    const char* schedule;
    const char* state;
    Phase phase;
  };
  for (const auto& [schedule, state, phase] :
       {Row{"OK", "FUT", Phase::kScheduled}, Row{"OK", "PRE", Phase::kScheduled},
        Row{"OK", "LIVE", Phase::kPlaying}, Row{"OK", "CRIT", Phase::kPlaying},
        Row{"OK", "OVER", Phase::kPlaying}, Row{"OK", "FINAL", Phase::kFinal},
        Row{"OK", "OFF", Phase::kOfficial}, Row{"OK", "NEW", Phase::kUnknown},
        Row{"PPD", "FUT", Phase::kUnknown}, Row{"PPD", "OFF", Phase::kUnknown},
        Row{"SUSP", "LIVE", Phase::kUnknown}, Row{"TBD", "FUT", Phase::kUnknown},
        Row{"CNCL", "FUT", Phase::kCancelled}, Row{"NEW", "OFF", Phase::kUnknown}}) {
    CAPTURE(schedule);
    CAPTURE(state);
    CHECK(one({.state = state, .score = ledger::Score{0, 0}, .schedule = schedule}).phase == phase);
  }
}

TEST_CASE("a period of the NHL is named by its kind, and its clock is read") {
  struct Row {
    const char* period;
    const char* clock;
    Period expected;
  };
  constexpr auto kRunning = R"({"secondsRemaining":61,"inIntermission":false})";
  constexpr auto kBreak = R"({"secondsRemaining":61,"inIntermission":true})";
  for (const auto& [period, clock, expected] :
       {Row{"{}", kRunning, {}},
        Row{R"({"number":2,"periodType":"REG"})", kRunning, {PeriodKind::kPlay, 2}},
        Row{R"({"number":2,"periodType":"REG"})", kBreak, {PeriodKind::kBreak, 2}},
        Row{R"({"number":4,"periodType":"OT"})", kRunning, {PeriodKind::kOvertime, 1}},
        Row{R"({"number":6,"periodType":"OT"})", kRunning, {PeriodKind::kOvertime, 3}},
        Row{R"({"number":5,"periodType":"SO"})", kRunning, {PeriodKind::kShootout, 0}}}) {
    CAPTURE(period);
    const auto game =
        one({.state = "LIVE", .score = ledger::Score{1, 0}, .period = period, .clock = clock});
    CHECK(game.period == expected);
    CHECK(game.clock_s == 61);
  }
}

TEST_CASE("games before the season and exhibitions are left out") {
  for (const int type : {1, 4, 12}) {
    const auto games = read_scores(nhl_scores(kDate, {NhlRow{.type = type}}), kDay);
    CHECK(games.value().empty());
  }
  CHECK(read_scores(nhl_scores(kDate, {NhlRow{.type = 3}}), kDay).value().size() == 1);
}

TEST_CASE("a page of the NHL that cannot be read is refused with its place") {
  struct Row {
    std::string body;
    std::string says;
  };
  auto many = std::string{"1"};
  for (std::size_t i = 0; i < live::kRowsMax; ++i) many += ",1";
  for (const auto& [body, says] :
       {Row{"", "the page is not JSON"}, Row{"<html>", "the page is not JSON"},
        Row{R"({"currentDate":"2026-11-21","games":[{)", "the page is not JSON"},
        Row{"[]", "the page: it is not an object"},
        Row{"{}", "the page: there is no 'currentDate'"},
        Row{nhl_scores("2026-11-20", {}), "currentDate: it is not 2026-11-21"},
        Row{R"({"currentDate":"2026-11-21","games":{}})", "games: it is not a list"},
        Row{R"({"currentDate":"2026-11-21","games":[1,2]})", "games[0]: it is not an object"},
        Row{R"({"currentDate":"2026-11-21","games":[)" + many + "]}",
            "games: it is longer than any list of a league"}}) {
    CAPTURE(body);
    const auto games = read_scores(body, kDay);
    REQUIRE_FALSE(games);
    CAPTURE(games.error());
    CHECK(games.error().starts_with(says));
  }
}

TEST_CASE("a game of the NHL that cannot be read is left out and named, and the others are not") {
  struct Row {
    NhlRow game;
    std::string says;
  };
  for (const auto& [game, says] :
       {Row{{.id = "{}"}, "games[1].id: it is not a whole number"},
        Row{{.id = "2", .score = ledger::Score{-1, 0}},
            "games[id 2].homeTeam.score: it is no score"},
        Row{{.id = "2", .score = ledger::Score{0, 1'000}},
            "games[id 2].awayTeam.score: it is no score"},
        Row{{.id = "2", .period = R"({"periodType":1})"},
            "games[id 2].periodDescriptor.periodType: it is not a text"},
        Row{{.id = "2", .clock = R"({"secondsRemaining":-1})"},
            "games[id 2].clock.secondsRemaining: it is no time of a period"}}) {
    CAPTURE(says);
    const auto page = nhl_scores(kDate, {NhlRow{.id = "1"}, game, NhlRow{.id = "3"}});
    CHECK(read_scores(page, kDay).value().size() == 2);
    CHECK(left_out_by([&](auto* left_out) { return read_scores(page, kDay, left_out); }) == says);
  }
}

TEST_CASE("a row that stays unreadable is named once, wherever it stands in the page") {
  const Logged logged;
  live::LeftOut left_out{"nhl"};
  const NhlRow bad{.id = "2", .score = ledger::Score{-1, 0}};
  for (const auto& rows : {std::vector{NhlRow{}, bad}, {bad, NhlRow{}}, {bad}})
    CHECK(read_scores(nhl_scores(kDate, rows), kDay, &left_out).has_value());
  CHECK(logged.text() ==
        "sports: a row of the feed nhl is left out: games[id 2].homeTeam.score: it is no score\n");
}

TEST_CASE("a schedule of the NHL of another week is refused, and one without games is not") {
  CHECK(read_schedule(nhl_schedule("2026-11-17", kDate, {}), kDay).error() ==
        "gameWeek[date 2026-11-17].date: it is a day that was not asked for");
  CHECK(read_schedule(R"({"gameWeek":[]})", kDay).value().empty());
}

TEST_CASE("a game of the NHL under the key of another season is left out") {
  for (const auto* id : {"2025020001", "2027020001"}) {
    const auto page = nhl_scores(kDate, {{.id = id, .state = "OFF", .score = {{3, 2}}}});
    CHECK(read_scores(page, kDay).value().empty());
    CHECK(left_out_by([&](auto* left_out) { return read_scores(page, kDay, left_out); }) ==
          fmt::format("games[id {0}].id: it is of another season than its game", id));
  }
  CHECK(one({.id = "2026020002"}).season == 2026);
}

}  // namespace
}  // namespace chalkline::sports::nhl
