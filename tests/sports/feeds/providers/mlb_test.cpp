#include "sports/feeds/mlb/mlb.hpp"

#include <doctest/doctest.h>

#include "sports/feeds/live/league_updates.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::mlb {
namespace {

using namespace test;
using live::Phase;

const auto kFirst = std::chrono::floor<std::chrono::days>(at("2026-07-01T00:00:00Z"));

struct MlbRow {
  std::string code{"S"};
  std::string pk{"778001"};
  std::string date{"2026-07-02T17:05:00Z"};
  std::string scores{};  // as JSON: "4,5" of home and away
  std::string more_status{};
  std::string type{"R"};
  std::string more{};
};

std::string mlb_page(const std::string& day, const std::vector<MlbRow>& rows) {
  std::vector<std::string> texts;
  for (const auto& row : rows) {
    const auto comma = row.scores.find(',');
    const auto side = [&](const char* name, const std::string& score) {
      return fmt::format(R"({{"team":{{"name":"{}"}}{}}})", name,
                         score.empty() ? "" : R"(,"score":)" + score);
    };
    const bool has_scores = comma != std::string::npos;
    texts.push_back(fmt::format(
        R"({{"gamePk":{},"gameType":"{}","gameDate":"{}","status":{{"abstractGameState":"Final",)"
        R"("codedGameState":"{}"{}}},"teams":{{"home":{},"away":{}}}{}}})",
        row.pk, row.type, row.date, row.code, row.more_status,
        side("Boston Red Sox", has_scores ? row.scores.substr(0, comma) : ""),
        side("New York Yankees", has_scores ? row.scores.substr(comma + 1) : ""), row.more));
  }
  return fmt::format(R"({{"dates":[{{"date":"{}","games":[{}]}}]}})", day, fmt::join(texts, ","));
}

live::LeagueGame only(const MlbRow& row) {
  const auto games = read_schedule(mlb_page("2026-07-02", {row}), kFirst);
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  return games->front();
}

TEST_CASE("a game of baseball is read with its teams, season and inning") {
  const auto game =
      only({.code = "I", .scores = "4,5", .more = R"(,"linescore":{"currentInning":7})"});
  CHECK(game.key == "778001");
  CHECK(game.season == 2026);
  CHECK(game.day == kFirst + std::chrono::days{1});
  CHECK(game.home.name == "Boston Red Sox");
  CHECK(game.away.name == "New York Yankees");
  CHECK(game.score == ledger::Score{4, 5});
  CHECK(game.period == Period{PeriodKind::kPlay, 7});
  CHECK(only({.code = "I", .more = R"(,"linescore":{"currentInning":11})"}).period ==
        Period{PeriodKind::kOvertime, 2});
}

TEST_CASE("baseball is asked for the seven days of its schedule, and for one day's scores") {
  const auto asked = pages();
  CHECK(asked.page("https://mlb", kFirst).query ==
        "sportId=1&hydrate=linescore&startDate=2026-07-01&endDate=2026-07-07");
  CHECK(asked.scores_page("https://mlb", kFirst).query ==
        "sportId=1&hydrate=linescore&startDate=2026-07-01&endDate=2026-07-01");
}

TEST_CASE("the coded state of a game decides, not the abstract one") {
  struct Row {
    std::string code;
    Phase phase;
  };
  for (const auto& [code, phase] :
       {Row{"S", Phase::kScheduled}, Row{"P", Phase::kScheduled}, Row{"I", Phase::kPlaying},
        Row{"M", Phase::kPlaying}, Row{"N", Phase::kPlaying}, Row{"O", Phase::kFinal},
        Row{"F", Phase::kOfficial}, Row{"D", Phase::kUnknown}, Row{"T", Phase::kUnknown},
        Row{"U", Phase::kUnknown}, Row{"C", Phase::kCancelled}, Row{"Q", Phase::kForfeited},
        Row{"R", Phase::kForfeited}, Row{"X", Phase::kUnknown}}) {
    CAPTURE(code);
    CHECK(only({.code = code}).phase == phase);
  }
  CHECK(only({.more_status = R"(,"startTimeTBD":true)"}).phase == Phase::kUnknown);
}

TEST_CASE("a game that was completed early is over, and a forfeited one has no result") {
  struct Row {
    std::string code;
    std::string status;
    std::size_t result;  // which of an update's kinds
  };
  const auto index_of = [](const Update& update) { return update.what.index(); };
  const auto official = index_of({kNoon, Corrected{}});
  const auto forfeited = index_of({kNoon, Forfeited{}});
  for (const auto& [code, status, result] :
       {Row{"F", R"("statusCode":"FR","detailedState":"Completed Early: Rain")", official},
        Row{"O", R"("statusCode":"OR","detailedState":"Completed Early: Rain")",
            index_of({kNoon, Unofficial{}})},
        Row{"Q", R"("statusCode":"QO","detailedState":"Forfeit")", forfeited},
        Row{"R", R"("statusCode":"R","detailedState":"Forfeit: Final")", forfeited}}) {
    CAPTURE(status);
    live::GamesByKey games;
    live::merge(games, {only({.code = code, .scores = "9,0", .more_status = ',' + status})});
    const auto updates = live::updates_of(games, kNoon);
    REQUIRE(updates.size() == (result == forfeited ? 1 : 2));
    CHECK(index_of(updates.back()) == result);
  }
}

TEST_CASE("a postponed game is known by its new date, and nothing is settled by the old one") {
  const MlbRow postponed{.code = "D"};
  const MlbRow moved{.code = "S", .date = "2026-07-03T17:05:00Z"};
  for (const auto& rows : {std::vector{postponed, moved}, std::vector{moved, postponed}}) {
    live::GamesByKey games;
    live::merge(games, read_schedule(mlb_page("2026-07-02", rows), kFirst).value());
    REQUIRE(games.size() == 1);
    CHECK(games.begin()->second.phase == Phase::kScheduled);
    CHECK(games.begin()->second.starts_at == at("2026-07-03T17:05:00Z"));
  }
  live::GamesByKey games;
  live::merge(games, read_schedule(mlb_page("2026-07-02", {postponed}), kFirst).value());
  CHECK(live::updates_of(games, kNoon).empty());
}

TEST_CASE("a game with two results on one page has none") {
  const MlbRow won{.code = "F", .scores = "5,4"};
  const MlbRow lost{.code = "O", .scores = "4,5"};
  const auto merged = [](const std::vector<MlbRow>& rows) {
    const Logged logged;
    live::LeftOut left_out{"mlb"};
    live::GamesByKey games;
    live::merge(games, read_schedule(mlb_page("2026-07-02", rows), kFirst).value(), &left_out);
    return std::pair{games.begin()->second.phase, logged.text()};
  };
  CHECK(merged({won, won}) == std::pair{Phase::kOfficial, std::string{}});
  CHECK(merged({lost, {.code = "O", .scores = "4,5"}}).first == Phase::kFinal);
  for (const auto& rows : {std::vector{won, lost}, {lost, won}, {won, lost, won}}) {
    const auto [phase, said] = merged(rows);
    CHECK(phase == Phase::kUnknown);
    CHECK(said.contains("778001 has two results on one page"));
  }
}

TEST_CASE("the games of a doubleheader are two") {
  const auto games =
      read_schedule(mlb_page("2026-07-02", {{.pk = "778001"}, {.pk = "778002"}}), kFirst);
  CHECK(games.value().size() == 2);
}

TEST_CASE("spring training is left out") {
  for (const auto* type : {"S", "E", "A", "RF", ""}) {
    CHECK(read_schedule(mlb_page("2026-07-02", {{.type = type}}), kFirst).value().empty());
  }
}

TEST_CASE("a page of baseball that cannot be read is refused with its place") {
  struct Row {
    std::string body;
    std::string says;
  };
  for (const auto& [body, says] :
       {Row{R"({"messageNumber":10})", "the page: there is no 'dates'"},
        Row{mlb_page("2026-06-30", {}),
            "dates[date 2026-06-30].date: it is a day that was not asked for"},
        Row{mlb_page("2026-07-08", {}),
            "dates[date 2026-07-08].date: it is a day that was not asked for"}}) {
    CAPTURE(body);
    CHECK(read_schedule(body, kFirst).error() == says);
  }
  CHECK(read_schedule(R"({"dates":[]})", kFirst).value().empty());
}

TEST_CASE("a game of baseball that cannot be read is left out and named, and the others are not") {
  const auto page =
      mlb_page("2026-07-02", {{.pk = "1"}, {.pk = "2", .scores = "-1,5"}, {.pk = "3"}});
  CHECK(left_out_by([&](auto* left_out) { return read_schedule(page, kFirst, left_out); }) ==
        "dates[date 2026-07-02].games[gamePk 2].teams.home.score: it is no score");
  const auto games = read_schedule(page, kFirst).value();
  REQUIRE(games.size() == 2);
  CHECK(games.front().key == "1");
  CHECK(games.back().key == "3");
}

TEST_CASE("a game of baseball that is over by two scores of one row is left out and named") {
  struct Row {
    std::string line;
    std::string says;
  };
  const auto totals = [](int home, int away) {
    return fmt::format(R"("teams":{{"home":{{"runs":{}}},"away":{{"runs":{}}}}})", home, away);
  };
  for (const auto* code : {"O", "F"}) {
    for (const auto& [line, says] :
         {Row{totals(5, 4), "its line score has another final score"},
          Row{totals(4, 6), "its line score has another final score"},
          Row{R"("innings":[{"num":1,"home":{"runs":5},"away":{"runs":4}}])",
              "its innings have more runs than its score"}}) {
      const MlbRow row{.code = code, .scores = "4,5", .more = R"(,"linescore":{)" + line + '}'};
      const auto page = mlb_page("2026-07-02", {row});
      CHECK(read_schedule(page, kFirst).value().empty());
      CHECK(left_out_by([&](auto* left_out) { return read_schedule(page, kFirst, left_out); }) ==
            "dates[date 2026-07-02].games[gamePk 778001]: " + says);
    }
  }
  const auto equal = R"(,"linescore":{)" + totals(4, 5) + '}';
  CHECK(only({.code = "F", .scores = "4,5", .more = equal}).score == ledger::Score{4, 5});
  const auto behind = R"(,"linescore":{)" + totals(4, 4) + '}';
  CHECK(only({.code = "I", .scores = "4,5", .more = behind}).score == ledger::Score{4, 5});
}

TEST_CASE("a game of a doubleheader has its number") {
  const auto number = [](const char* more) { return only({.more = more}).number; };
  CHECK(number(R"(,"doubleHeader":"Y","gameNumber":2)") == 2);
  CHECK(number(R"(,"doubleHeader":"S","gameNumber":1)") == 1);
  CHECK(number(R"(,"doubleHeader":"N","gameNumber":1)") == 0);
  CHECK(number("") == 0);
}

}  // namespace
}  // namespace chalkline::sports::mlb
