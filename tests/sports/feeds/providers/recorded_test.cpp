#include <doctest/doctest.h>

#include <algorithm>

#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/odds_api/odds.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/served_book.hpp"

// Pages that providers have sent, where they are there to be read.
namespace chalkline::sports {
namespace {

using namespace test;
using live::Phase;

std::chrono::sys_days day(const char* date) {
  return std::chrono::floor<std::chrono::days>(at(date));
}

TEST_CASE("recorded weeks of the NHL are read") {
  struct Row {
    const char* file;
    const char* first;
    std::size_t games;
    std::ptrdiff_t official;
  };
  for (const auto& [file, first, games, official] :
       {Row{"apiweb_schedule-2025-10-07.json", "2025-10-07", 48, 7},
        Row{"apiweb_schedule-2023-11-08-modified.json", "2023-11-08", 31, 14},
        Row{"apiweb_schedule-2023-11-11.json", "2023-11-11", 12, 0},
        Row{"apiweb_schedule-2023-04-17-modified.json", "2023-04-17", 4, 1},
        Row{"apiweb_schedule-2024-02-01-modified.json", "2024-02-01", 0, 0}}) {
    const std::string name{file};
    CAPTURE(name);
    const auto page = recorded("nhl", file);
    if (!page) return;
    const auto week = nhl::read_schedule(*page, day(first));
    REQUIRE_MESSAGE(week, week.error());
    CHECK(week->size() == games);
    CHECK(std::ranges::count(*week, Phase::kOfficial, &live::LeagueGame::phase) == official);
  }
}

TEST_CASE("a recorded day of the NHL goes through the book to the ledger") {
  const auto page = recorded("nhl", "apiweb_score-2026-04-15.json");
  if (!page) return;
  auto scores = live::games_of(nhl::read_day(*page, day("2026-04-15")));
  REQUIRE_MESSAGE(scores, scores.error());
  REQUIRE(scores->size() == 3);

  // The test's ledger begins later than these games were played.
  for (auto& game : *scores) game.starts_at += std::chrono::days{365};
  // The day before they are still to be played.
  auto before = *scores;
  for (auto& game : before) {
    game.phase = Phase::kScheduled;
    game.score.reset();
  }
  const auto start = scores->front().starts_at;
  Provider league{"nhl"};
  const auto tell = [&](std::vector<live::LeagueGame> games, ledger::Timestamp now) {
    live::GamesByKey by_key;
    live::merge(by_key, std::move(games));
    for (auto& update : live::updates_of(by_key, now)) league.said.push_back(std::move(update));
  };
  LiveBook book{{&league}};
  tell(before, start - 6h);
  for (const auto& game : before) league.says(start - 6h, Quoted{game.key, kPickEm});
  book.advance(start - 6h);
  CHECK(book.games_in_ledger() == 3);
  const auto shootout = LiveBook::id("nhl", "2025021301");
  REQUIRE(book.bet_on_home(shootout));
  tell(*scores, start + 3h);
  book.advance(start + 3h);
  CHECK(book.ledger.game(shootout).score == ledger::Score{3, 4});
  CHECK(book.balance() == 900);
  CHECK(book.bookmaker->refusals() == 0);
}

TEST_CASE("recorded odds in play are no odds, and before the start they are read") {
  const auto page =
      recorded("odds_api", "odds_basketball_nba_h2h_spreads_totals_2022-11-23_excerpt.json");
  if (!page) return;
  const auto read = [&](const char* now) {
    return odds_api::read_odds(*page, "basketball_nba", at(now)).value();
  };
  CHECK(read("2022-11-23T01:06:00Z").empty());
  const auto games = read("2022-11-23T00:30:00Z");
  REQUIRE(games.size() == 1);
  CHECK(games.front().home == "Philadelphia 76ers");
  CHECK(games.front().lines == ledger::Lines{ledger::TwoWay{0, 105, -135},
                                             ledger::TwoWay{3, -110, -120},
                                             ledger::TwoWay{441, -115, -115}});
  const auto& consensus = games.front().consensus;
  REQUIRE(consensus.moneyline);
  CHECK(consensus.moneyline->bookmakers == 9);
  CHECK(consensus.moneyline->chance == doctest::Approx(0.472103));  // of 105 and -120
  CHECK_FALSE(consensus.spread);                                    // nobody else has 1.5
  CHECK(consensus.total == BookmakerMedian{3, 0.5});
}

TEST_CASE("recorded days of baseball are read, and games without names are left out") {
  const auto page = recorded("mlb", "schedule_date.json");
  const auto cut = recorded("mlb", "schedule_start_end_date.json");
  if (!page || !cut) return;
  const auto games = mlb::read_schedule(*page, day("2022-04-07"));
  REQUIRE_MESSAGE(games, games.error());
  CHECK(games->size() == 9);
  CHECK(std::ranges::count(*games, Phase::kOfficial, &live::LeagueGame::phase) == 7);
  CHECK(left_out_by([&](auto* left_out) {
          return mlb::read_schedule(*cut, day("2022-10-11"), left_out);
        }).contains("teams: there is no 'home'"));
}

TEST_CASE("a recorded Sunday of the NFL is read") {
  const auto page = recorded("espn", "espn_nfl_scoreboard_2022-09-11.json");
  if (!page) return;
  const auto games = espn::read_scoreboard(*page, ledger::Sport::kNfl, day("2022-09-08"));
  REQUIRE_MESSAGE(games, games.error());
  CHECK(games->size() == 16);
}

}  // namespace
}  // namespace chalkline::sports
