#include <doctest/doctest.h>

#include "sports/model/sport_traits.hpp"
#include "tests/logged.hpp"
#include "tests/sports/live_book.hpp"

// Rows that have a game begin hours before the start that is known. A league says so well before,
// or the bookmakers have that start, too; else the game is neither sold nor settled by it.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;

const auto kShortest = traits_of(Sport::kNba).shortest_game;
const auto kLongest = traits_of(Sport::kNba).longest_game;

const auto kFirstListed = kNoon - 12h;

// A game at kFaceOff, which bookmakers price; Alice has bet on its home team.
struct GameOfTwoFeeds {
  GameOfTwoFeeds() {
    row(kFirstListed, kFaceOff);
    bookmakers_row(kFirstListed, kFaceOff);
    book.advance(kFirstListed);
    REQUIRE(book.bet_on_home(id));
  }
  void row(ledger::Timestamp now, ledger::Timestamp start) { list(league, "1", now, start); }
  void bookmakers_row(ledger::Timestamp now, ledger::Timestamp start) {
    list(odds, "one", now, start);
    odds.says(now, Quoted{"one", kPickEm});
  }
  // The league has the game as yet to begin.
  void announces(ledger::Timestamp now, ledger::Timestamp start) {
    row(now, start);
    book.receive(league, now, Rescheduled{"1", start});
  }
  void ends(ledger::Timestamp now, ledger::Timestamp start, ledger::Score score = {101, 99}) {
    row(now, start);
    book.receive(league, now, Corrected{"1", {score}});
  }
  bool is_on_sale(ledger::Timestamp now) {
    bookmakers_row(now, kFaceOff);
    book.advance(now);
    return !book.bookmaker->upcoming(now).empty();
  }
  ledger::Timestamp start() const { return book.ledger.game(id).starts_at; }

  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  ledger::GameId id = LiveBook::id("league", "1");

 private:
  static void list(Provider& provider, const char* key, ledger::Timestamp now,
                   ledger::Timestamp start) {
    provider.says(now, Listed{key, Sport::kNba, 2026, start, {"Boston Celtics", {}}, {{}, "MIA"}});
  }
};

TEST_CASE("a row of a start hours before the game's neither begins it nor settles it") {
  for (const auto hours : {2h, 3h, 4h, 6h, 8h, 12h}) {
    CAPTURE(hours.count());
    const Logged logged;
    GameOfTwoFeeds game;
    const auto false_start = kFaceOff - hours;
    SUBCASE("which has it in play") {
      for (const auto now : {false_start + 10min, false_start + 50min}) {
        game.row(now, false_start);
        game.book.receive(game.league, now, Scored{"1", {50, 49}, {}});
        CHECK_FALSE(game.is_on_sale(now));
      }
      CHECK(logged.lines_with("in play before it can have begun") == 1);
    }
    SUBCASE("which has it over") {
      for (const auto now : {false_start + kShortest, kFaceOff - 30min}) {
        game.ends(now, false_start, {99, 101});
        CHECK_FALSE(game.is_on_sale(now));
      }
      CHECK(logged.lines_with("99-101 as the end of game") == 1);
    }
    SUBCASE("which has it over when its line has closed") {
      game.ends(kFaceOff + 15min, false_start, {99, 101});
      game.ends(kFaceOff + 3h, false_start, {99, 101});
      CHECK(logged.lines_with("99-101 as the end of game") == 1);
    }
    SUBCASE("which has it begin soon, and then over") {
      game.announces(false_start - 10min, false_start);
      CHECK_FALSE(game.is_on_sale(false_start - 10min));
      game.ends(false_start + 3h, false_start, {99, 101});
      CHECK(logged.lines_with("says so less than 2 hours ahead") == 1);
    }
    SUBCASE("which has it begun before") {
      game.announces(false_start + 10min, false_start);
      CHECK_FALSE(game.is_on_sale(false_start + 10min));
    }
    CHECK(game.start() == kFaceOff);
    CHECK(game.book.held() == 100);
    game.book.restart();
    game.ends(kFaceOff + 190min, kFaceOff, {101, 98});
    CHECK(game.book.balance() == 1'091);
    CHECK(game.book.bookmaker->refusals() == 0);
  }
}

TEST_CASE(
    "a game that was held for a row's early start is sold again when its feed has the old one") {
  GameOfTwoFeeds game;
  SUBCASE("after it was in play") {
    game.row(kNoon, kNoon - 1h);
    game.book.receive(game.league, kNoon, Scored{"1", {50, 49}, {}});
  }
  SUBCASE("after it was over") { game.ends(kNoon, kNoon - 2h); }
  SUBCASE("after it was to begin soon") { game.announces(kNoon, kNoon + 1h); }
  CHECK_FALSE(game.is_on_sale(kNoon));
  game.book.restart();
  CHECK_FALSE(game.is_on_sale(kNoon + 1min));
  game.announces(kNoon + 10min, kFaceOff);
  CHECK(game.is_on_sale(kNoon + 11min));
}

TEST_CASE("a game that is moved up well before goes by its new start") {
  for (const auto hours : {2h, 4h, 8h}) {
    GameOfTwoFeeds game;
    const auto start = kFaceOff - hours;
    game.announces(start - kMovedUpAhead, start);
    CHECK(game.start() == start);
    CHECK(game.is_on_sale(start - 1min));
    game.row(start + 10min, start);
    game.book.receive(game.league, start + 10min, Scored{"1", {20, 19}, {}});
    CHECK_FALSE(game.book.bet_on_home(game.id));
    game.ends(start + 2h, start);
    CHECK(game.book.balance() == 1'091);
  }
}

TEST_CASE(
    "a game that its league moves up unheard goes by the start that the bookmakers have, too") {
  GameOfTwoFeeds game;
  const auto start = kFaceOff - 4h;
  game.bookmakers_row(start - 1h, start + 5min);
  game.book.advance(start - 1h);
  SUBCASE("heard of shortly before") {
    game.announces(start - 10min, start);
    CHECK(game.start() == start);
  }
  SUBCASE("heard of while it is played, and after a restart") {
    game.odds.said.clear();
    game.book.restart();
    game.row(start + 1h, start);
    game.book.receive(game.league, start + 1h, Scored{"1", {50, 49}, {}});
    CHECK(game.start() == start);
  }
  SUBCASE("heard of when it is over") {}
  game.ends(start + 2h, start);
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE(
    "a game that its league alone has moved up unheard ends when it is over by either start") {
  GameOfTwoFeeds game;
  const auto start = kFaceOff - 4h;
  game.row(start + 1h, start);
  game.book.receive(game.league, start + 1h, Scored{"1", {50, 49}, {}});
  for (const auto now : {start + 3h, kFaceOff + kShortest, kFaceOff + kLongest - 1s}) {
    game.ends(now, start);
    CHECK(game.book.held() == 100);
  }
  game.ends(kFaceOff + kLongest, start);
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE("a league that first lists a game when it is over does not move the bookmakers' start") {
  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  const Team home{"Boston Celtics", {}};
  const Team away{"Miami Heat", {}};
  odds.says(kFirstListed, Listed{"one", Sport::kNba, 2026, kFaceOff, home, away});
  book.receive(odds, kFirstListed, Quoted{"one", kPickEm});
  const auto id = LiveBook::id("odds", "one");
  REQUIRE(book.bet_on_home(id));
  const auto tell = [&](ledger::Timestamp now) {
    league.says(now, Listed{"1", Sport::kNba, 2026, kNoon, home, away});
    book.receive(league, now, Corrected{"1", {{101, 99}}});
  };
  tell(kNoon + 3h);
  CHECK(book.ledger.game(id).starts_at == kFaceOff);
  CHECK(book.held() == 100);
  tell(kFaceOff + kLongest);
  CHECK(book.balance() == 1'091);
}

TEST_CASE("a game whose row has a later start is not over before that can be") {
  GameOfTwoFeeds game;
  game.ends(kFaceOff + 150min, kFaceOff + 2h);
  CHECK(game.book.held() == 100);
  game.ends(kFaceOff + 3h, kFaceOff + 2h);
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE("a game that is forfeited, or level at its end, before its start is not sold") {
  Provider league{"league"};
  LiveBook book{{&league}};
  league.lists("1", kFaceOff);
  book.receive(league, kNoon, Quoted{"1", kPickEm});
  SUBCASE("forfeited") { book.receive(league, kNoon + 1h, Forfeited{"1"}); }
  SUBCASE("level") { book.receive(league, kNoon + 1h, Corrected{"1", {{2, 2}}}); }
  book.receive(league, kNoon + 2h, Quoted{"1", kHomeFavoured});
  CHECK(book.bookmaker->upcoming(kNoon + 2h).empty());
}

}  // namespace
}  // namespace chalkline::sports
