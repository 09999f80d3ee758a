#include "sports/feeds/espn/espn.hpp"

#include <doctest/doctest.h>

#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::espn {
namespace {

using namespace test;
using live::Phase;

const auto kWeek = std::chrono::floor<std::chrono::days>(at("2026-11-18T00:00:00Z"));

struct EspnRow {
  std::string status{"STATUS_SCHEDULED"};
  std::string completed{"false"};
  std::string home_score{"\"0\""};
  std::string away_score{"\"0\""};
  std::string date{"2026-11-22T01:30Z"};
  int season_type{2};
  std::string more_status{};
  std::string more_home{};
};

std::string espn_page(const std::vector<EspnRow>& rows) {
  std::vector<std::string> texts;
  for (const auto& row : rows) {
    texts.push_back(fmt::format(
        R"({{"id":"4017","date":"{}","season":{{"year":2027,"type":{}}},)"
        R"("status":{{"type":{{"name":"{}","completed":{}}}{}}},"competitions":[{{"competitors":[)"
        R"({{"homeAway":"away","score":{},"team":{{"abbreviation":"GS","displayName":"Golden State Warriors"}}}},)"
        R"({{"homeAway":"home","score":{},"team":{{"abbreviation":"WSH","displayName":"Washington Wizards"}}{}}}]}}]}})",
        row.date, row.season_type, row.status, row.completed, row.more_status, row.away_score,
        row.home_score, row.more_home));
  }
  return fmt::format(R"({{"events":[{}]}})", fmt::join(texts, ","));
}

live::LeagueGames read(const std::vector<EspnRow>& rows) {
  return read_scoreboard(espn_page(rows), ledger::Sport::kNba, kWeek);
}

live::LeagueGame only(const EspnRow& row) {
  const auto games = read({row});
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  return games->front();
}

TEST_CASE("a scoreboard's game is read with its sides by name and its league's date") {
  const auto game = only({});
  CHECK(game.key == "4017");
  CHECK(game.season == 2026);
  CHECK(game.starts_at == at("2026-11-22T01:30:00Z"));
  CHECK(game.day == kWeek + std::chrono::days{3});
  CHECK(game.home == Team{"Washington Wizards", "WSH"});
  CHECK(game.away == Team{"Golden State Warriors", "GS"});
  CHECK_FALSE(game.score.has_value());
}

TEST_CASE("a scoreboard's game is final when it is complete and says so") {
  struct Row {
    std::string status;
    std::string completed;
    Phase phase;
  };
  for (const auto& [status, completed, phase] :
       {Row{"STATUS_SCHEDULED", "false", Phase::kScheduled},
        Row{"STATUS_IN_PROGRESS", "false", Phase::kPlaying},
        Row{"STATUS_HALFTIME", "false", Phase::kPlaying},
        Row{"STATUS_END_PERIOD", "false", Phase::kPlaying},
        Row{"STATUS_FINAL", "true", Phase::kFinal}, Row{"STATUS_FINAL", "false", Phase::kUnknown},
        Row{"STATUS_POSTPONED", "true", Phase::kUnknown},
        Row{"STATUS_CANCELED", "true", Phase::kCancelled},
        Row{"STATUS_FORFEIT", "true", Phase::kForfeited},
        Row{"STATUS_DELAYED", "false", Phase::kUnknown}}) {
    CAPTURE(status);
    CHECK(only({.status = status, .completed = completed}).phase == phase);
  }
}

TEST_CASE("a scoreboard's score, quarter and clock are read while a game is played") {
  EspnRow row{.status = "STATUS_IN_PROGRESS", .home_score = "\"101\"", .away_score = "\"99\""};
  row.more_status = R"(,"period":4,"clock":12.3)";
  CHECK(only(row).score == ledger::Score{101, 99});
  CHECK(only(row).period == Period{PeriodKind::kPlay, 4});
  CHECK(only(row).clock_s == 13);
  row.more_status = R"(,"period":6,"clock":0)";
  CHECK(only(row).period == Period{PeriodKind::kOvertime, 2});
  row.status = "STATUS_HALFTIME";
  CHECK(only(row).period == kHalftime);
}

TEST_CASE("games before the season are left out") {
  CHECK(read({{.season_type = 1}}).value().empty());
  CHECK(read({{.season_type = 3}}).value().size() == 1);
}

TEST_CASE("a game of a scoreboard that cannot be read is left out and named by its place") {
  const EspnRow over{.status = "STATUS_FINAL", .completed = "true"};
  const auto with_score = [&](const char* score) {
    auto row = over;
    row.home_score = score;
    return row;
  };
  struct Row {
    EspnRow row;
    std::string says;
  };
  const std::string score{"events[id 4017].competitions[0].competitors[1].score: "};
  for (const auto& [row, says] :
       {Row{{.date = "2026-11-25T20:00Z"},
            "events[id 4017].date: it is a day that was not asked for"},
        Row{{.date = "2026-11-17T20:00Z"},
            "events[id 4017].date: it is a day that was not asked for"},
        Row{{.date = "tomorrow"}, "events[id 4017].date: it is not in UTC"},
        Row{{.date = ""}, "events[id 4017].date: it is not in UTC"},
        Row{with_score("101"), score + "it is not a text"},
        Row{with_score("\"\""), score + "it is no score"},
        Row{with_score("\"10x\""), score + "it is no score"},
        Row{with_score("\"-1\""), score + "it is no score"}}) {
    CAPTURE(says);
    CHECK(left_out_by([&](auto* left_out) {
            return read_scoreboard(espn_page({row}), ledger::Sport::kNba, kWeek, left_out);
          }) == says);
  }
}

TEST_CASE("a game that is over by another score than its quarters make up is left out and named") {
  const auto over = [](const char* quarters) {
    return EspnRow{.status = "STATUS_FINAL",
                   .completed = "true",
                   .home_score = "\"55\"",
                   .away_score = "\"50\"",
                   .more_home = fmt::format(R"(,"linescores":{})", quarters)};
  };
  for (const auto* quarters : {"[]", R"([{"value":25.0},{"value":30}])", R"([{"period":1}])"}) {
    CAPTURE(quarters);
    CHECK(only(over(quarters)).score == ledger::Score{55, 50});
  }
  const auto page = espn_page({over(R"([{"value":25},{"value":31}])")});
  CHECK(left_out_by([&](auto* left_out) {
          return read_scoreboard(page, ledger::Sport::kNba, kWeek, left_out);
        }) ==
        "events[id 4017].competitions[0].competitors[1].linescores: "
        "they do not make up the final score");
}

}  // namespace
}  // namespace chalkline::sports::espn
