#include "sports/book/book_status.hpp"

#include <doctest/doctest.h>

#include "sports/model/sport_traits.hpp"
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

TEST_CASE("a feed does not work, and was heard when it was, until it answers after a start") {
  WatchedBook watched;
  watched.odds.health = FeedHealth{};
  auto odds = watched.after(kNoon).feeds[1];
  CHECK_FALSE(odds.works());
  CHECK_FALSE(odds.health.heard_at.has_value());
  watched.odds.health->heard_at = kNoon + 1min;
  CHECK(watched.after(kNoon + 2min).feeds[1].works());
  watched.after(kNoon + 30min);
  watched.odds.health = FeedHealth{};
  watched.book.restart();
  odds = watched.after(kNoon + 1h).feeds[1];
  CHECK_FALSE(odds.works());
  CHECK(odds.health.heard_at == kNoon + 1min);
  CHECK(odds.quotes_until() == kNoon + 30min + kQuotesOutliveFeed);
}

TEST_CASE("prices of before hold for ten minutes while their provider has yet to answer") {
  WatchedBook watched;
  watched.odds.health =
      FeedHealth{.heard_at = kNoon, .failure = {}, .credits_left = {}, .asked_again_at = {}};
  watched.odds.lists("a", kFaceOff);
  watched.odds.says(kNoon, Quoted{"a", kPickEm});
  watched.after(kNoon);
  const auto on_sale = [&](ledger::Timestamp now) {
    watched.after(now);
    return watched.book.bookmaker->upcoming(now).size();
  };
  CHECK(on_sale(kNoon + 5min) == 1);
  SUBCASE("it answers late") {
    watched.odds.said.clear();
    watched.odds.health = FeedHealth{};
    for (const auto minute : {8min, 12min}) {  // a start is no answer
      watched.book.restart();
      CHECK(on_sale(kNoon + minute) == 1);
    }
    CHECK(on_sale(kNoon + 16min) == 0);
    watched.odds.health->heard_at = kNoon + 20min;
    CHECK(on_sale(kNoon + 20min) == 1);
  }
  SUBCASE("it begins to fail hours after the program ended") {
    watched.odds.said.clear();
    watched.odds.health = FeedHealth{};
    watched.book.restart();
    CHECK(on_sale(kNoon + 3h) == 0);
    watched.odds.down = true;
    watched.odds.health->failed("it is down");
    CHECK(on_sale(kNoon + 3h + 1min) == 0);
    watched.book.restart();
    CHECK(on_sale(kNoon + 3h + 2min) == 0);
  }
  SUBCASE("it was heard in an earlier run, and is not asked yet") {
    watched.odds.said.clear();
    watched.book.restart();
    CHECK(on_sale(kNoon + 2h) == 1);
  }
}

TEST_CASE("when a provider is asked again is kept for the next run, unless it failed") {
  WatchedBook watched;
  watched.odds.health = FeedHealth{
      .heard_at = kNoon, .failure = {}, .credits_left = 480, .asked_again_at = kNoon + 6h};
  watched.odds.lists("a", kFaceOff);
  watched.after(kNoon);
  watched.odds.health->failed("it is down");
  watched.odds.health->asked_again_at = kNoon + 7h;
  watched.after(kNoon + 2min);
  sqlite::Connection db{watched.book.database(), sqlite::Access::kWrite};
  AskedStore asked{db};
  const auto kept = asked.find("odds").value();
  CHECK(kept.heard_at == kNoon);
  CHECK(kept.asked_again_at == kNoon + 6h);
  CHECK(kept.credits_left == 480);
  CHECK(asked.find("league").value().heard_at == kNoon + 2min);
  CHECK_FALSE(asked.find("another").has_value());
  CHECK(asked.keys_to_come("odds") == std::map<std::string, ledger::Timestamp>{{"a", kFaceOff}});
  CHECK(asked.keys_to_come("league").empty());
}

TEST_CASE("a key that was joined to another feed's game is to come as well") {
  WatchedBook watched;
  watched.league.lists("1", kFaceOff);
  watched.odds.lists("a", kFaceOff + 5min);
  watched.after(kNoon);
  sqlite::Connection db{watched.book.database(), sqlite::Access::kWrite};
  CHECK(AskedStore{db}.keys_to_come("odds").contains("a"));
  watched.after(kFaceOff);
  CHECK(AskedStore{db}.keys_to_come("odds").empty());
}

TEST_CASE("a game waits too long when it lasts longer than games of its sport do") {
  for (const auto sport : {Sport::kNba, Sport::kMlb}) {
    WatchedBook watched;
    const bool is_nba = sport == Sport::kNba;
    watched.odds.lists("a", kFaceOff, sport, {is_nba ? "Boston Celtics" : "Boston Red Sox", {}},
                       {is_nba ? "Miami Heat" : "New York Yankees", {}});
    watched.odds.says(kNoon, Quoted{"a", kPickEm});
    watched.after(kNoon);
    const auto late = kFaceOff + traits_of(sport).longest_game;
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
