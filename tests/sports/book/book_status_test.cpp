#include "sports/book/book_status.hpp"

#include <doctest/doctest.h>

#include "tests/sports/live_book.hpp"

namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;

struct WatchedBook {
  Provider league{"league"};
  Provider odds{"odds"};
  LiveBook book{{&league, &odds}};

  BookStatus after(ledger::Timestamp now) {
    book.advance(now);
    return book.bookmaker->status(now);
  }
};

TEST_CASE("a feed that fails has its last answer, its reason and the end of its prices") {
  WatchedBook watched;
  auto status = watched.after(kNoon);
  REQUIRE(status.feeds.size() == 2);
  CHECK(status.feeds[1].name == "odds");
  CHECK(status.feeds[1].health.heard_at == kNoon);
  CHECK_FALSE(status.feeds[1].quotes_until().has_value());
  CHECK(status.failing() == 0);

  watched.odds.down = true;
  for (const auto minute : {1min, 2min}) status = watched.after(kNoon + minute);
  CHECK(status.failing() == 1);
  CHECK(status.feeds[1].health.heard_at == kNoon);
  CHECK(status.feeds[1].health.failures == 2);
  CHECK(status.feeds[1].health.failures_in_row == 2);
  CHECK(status.feeds[1].health.failure == "it does not answer");
  CHECK(status.feeds[1].quotes_until() == kNoon + 1min + kQuotesOutliveFeed);

  watched.odds.down = false;
  status = watched.after(kNoon + 10min);
  CHECK(status.failing() == 0);
  CHECK(status.feeds[1].health.heard_at == kNoon + 10min);
  CHECK(status.feeds[1].health.failures == 2);
  CHECK(status.feeds[1].health.failure.empty());
}

TEST_CASE("a feed that is down at the start was heard before it") {
  WatchedBook watched;
  watched.after(kNoon);
  watched.odds.down = true;
  watched.book.restart();
  CHECK(watched.after(kNoon + 1h).feeds[1].health.heard_at == kNoon);
}

TEST_CASE("a game waits too long when it lasts longer than games of its sport do") {
  for (const auto sport : {Sport::kNba, Sport::kMlb}) {
    WatchedBook watched;
    const bool is_nba = sport == Sport::kNba;
    watched.odds.lists("a", kFaceOff, sport, {is_nba ? "Boston Celtics" : "Boston Red Sox", {}},
                       {is_nba ? "Miami Heat" : "New York Yankees", {}});
    watched.odds.says(kNoon, Quoted{"a", kPickEm});
    watched.after(kNoon);
    const auto late = kFaceOff + longest_game(sport);
    CHECK(watched.after(late).overdue.empty());
    const auto status = watched.after(late + 1s);
    REQUIRE(status.overdue.size() == 1);
    CHECK(status.overdue.front().id == LiveBook::id("odds", "a"));
    CHECK(status.overdue.front().starts_at == kFaceOff);
    SUBCASE("until it ends") { watched.odds.says(late + 1min, Ended{"a", {{5, 2}}}); }
    SUBCASE("until it is cancelled") { watched.odds.says(late + 1min, Cancelled{"a"}); }
    CHECK(watched.after(late + 1min).overdue.empty());
  }
}

TEST_CASE("a game that nobody could bet on is waited for by nobody") {
  WatchedBook watched;
  watched.league.lists("a", kFaceOff);
  CHECK(watched.after(kFaceOff + 24h).overdue.empty());
}

}  // namespace
}  // namespace chalkline::sports
