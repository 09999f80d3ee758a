#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

// The game's columns, NULL as "-".
std::string stored(Fixture& models, const std::string& columns, ledger::GameId game = kLakers) {
  models.apply();
  const sqlite::Connection db{models.file, sqlite::Access::kRead};
  sqlite::Statement select{db, "SELECT " + columns + " FROM game WHERE id = ?1"};
  auto rows = select.query(game);
  if (!rows.next()) return "none";
  std::string words;
  for (int i = 0; i < rows.width(); ++i) {
    words += (i == 0 ? "" : " ") + rows.get<std::optional<std::string>>(i).value_or("-");
  }
  return words;
}

TEST_CASE("a scheduled game has its teams and no end") {
  Fixture models;
  CHECK(stored(models, "home_name, home_code, away_name, away_code") == "Lakers Lak Celtics Cel");
  CHECK(stored(models, "sport, source") == "1 1");
  CHECK(stored(models, "home_score, away_score, cancelled_by, closed_at, closed_by") ==
        "- - 0 - 0");
}

TEST_CASE("a closed line is kept market by market") {
  Fixture models;
  const auto quoted_at = time("2026-11-22T17:59:00Z");
  const auto closed = models.log_builder.happens(ledger::LineClosed{
      kLakers,
      quoted_at,
      {.moneyline = {{0, -150, 130}}, .spread = {}, .total = {{441, -110, -105}}}});
  CHECK(stored(models, "closed_at") == std::to_string(ledger::micros(quoted_at)));
  CHECK(stored(models, "closed_by") == std::to_string(closed));
  CHECK(stored(models, "moneyline_home, moneyline_away") == "-150 130");
  CHECK(stored(models, "spread_line, spread_home, spread_away") == "- - -");
  CHECK(stored(models, "total_line, total_over, total_under") == "441 -110 -105");
}

TEST_CASE("a corrected result takes the place of the first") {
  Fixture models;
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {101, 99}});
  CHECK(stored(models, "home_score, away_score") == "101 99");
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {101, 102}});
  CHECK(stored(models, "home_score, away_score") == "101 102");
}

TEST_CASE("a cancelled game says since when it is") {
  Fixture models;
  const auto cancelled = models.log_builder.happens(ledger::GameCancelled{kBears});
  CHECK(stored(models, "cancelled_by", kBears) == std::to_string(cancelled));
  CHECK(stored(models, "cancelled_by", kLakers) == "0");
}

}  // namespace
}  // namespace chalkline::projections
