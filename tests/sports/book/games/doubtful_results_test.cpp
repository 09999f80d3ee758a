#include <doctest/doctest.h>

#include <array>

#include "sports/model/sport_traits.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/logged.hpp"
#include "tests/sports/live_book.hpp"

// Results that cannot be, or that may be another game's: they settle nothing and wait for the hand.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;
using History = std::vector<std::string>;

const auto kBrief = traits_of(Sport::kNba).shortest_game;

// A game at kFaceOff on which Alice has bet, and a league that tells how it goes.
struct BetOnGame {
  BetOnGame() {
    league.lists("1", kFaceOff);
    odds.lists("one", kFaceOff);
    book.receive(odds, kNoon, Quoted{"one", kPickEm});
    REQUIRE(book.bet_on_home(id));
  }
  // The league has the game of its key at that start.
  void row(ledger::Timestamp now, ledger::Timestamp start) {
    league.says(now, Listed{"1", Sport::kNba, 2026, start, {"Boston Celtics", {}}, {{}, "MIA"}});
  }
  bool is_on_sale(ledger::Timestamp now) const { return !book.bookmaker->upcoming(now).empty(); }

  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  ledger::GameId id = LiveBook::id("league", "1");
};

constexpr ledger::Score kSaidEarly{101, 99};

// In each way in which a league says that a game is over.
void say_over(Provider& league, ledger::Timestamp now, int way) {
  if (way == 0) league.says(now, Unofficial{"1", kSaidEarly, {}});
  if (way == 1) league.says(now, Ended{"1", {kSaidEarly}});
  if (way == 2) league.says(now, Corrected{"1", {kSaidEarly}});
}

// What a feed derives may have changed since it listed the game (docs/decisions/0046).
TEST_CASE("a result that reveals another game than was committed to settles nothing") {
  Provider league{"league"};
  Listed listed{"1", Sport::kNba, 2026, kFaceOff, {"Boston Celtics", {}}, {"Miami Heat", {}}};
  listed.proof.digest = sha256("the game");
  league.says(kNoon, listed);
  league.says(kNoon, Quoted{"1", kPickEm});
  LiveBook book{{&league}};
  book.advance(kNoon);
  const auto id = LiveBook::id("league", "1");
  REQUIRE(book.bet_on_home(id));
  const Logged logged;
  for (const auto now : {kFaceOff + 3h, kFaceOff + 4h}) {
    book.receive(league, now, Ended{"1", {.score = {101, 99}, .reveal = "another game"}});
    CHECK(book.held() == 100);
  }
  CHECK(logged.lines_with("of another game than was committed to") == 1);
  book.receive(league, kFaceOff + 5h, Ended{"1", {.score = {90, 99}, .reveal = "the game"}});
  CHECK(book.held() == 0);
}

TEST_CASE("a result from before a game can be over settles nothing, and the game is not sold") {
  for (const int way : {0, 1, 2}) {
    CAPTURE(way);
    const Logged logged;
    BetOnGame game;
    for (const auto now : {kNoon + 1h, kNoon + 2h, kFaceOff + kBrief - 1s}) {
      say_over(game.league, now, way);
      game.book.receive(game.odds, now, Quoted{"one", kHomeFavoured});
      CHECK_FALSE(game.is_on_sale(now));
      CHECK(game.book.held() == 100);
    }
    CHECK(logged.lines_with("101-99 as the end of game") == 1);
  }
}

TEST_CASE(
    "a result that was said too early counts when it is said again and the game can be over") {
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  for (const auto now : {kNoon + 1h, kFaceOff + 1min, kFaceOff + kBrief - 1s})
    book.receive(league, now, Corrected{"1", {kSaidEarly}});
  CHECK(book.held() == 100);
  SUBCASE("it is said again") {
    book.receive(league, kFaceOff + kBrief, Corrected{"1", {kSaidEarly}});
    CHECK(book.balance() == 1'091);
  }
  SUBCASE("over a restart, too") {
    book.restart();
    book.receive(league, kFaceOff + 3h, Corrected{"1", {kSaidEarly}});
    CHECK(book.balance() == 1'091);
  }
  SUBCASE("nobody says so again, and the game is void in the end") {
    book.advance(kFaceOff + 49h);
    CHECK(book.balance() == 1'000);
  }
  SUBCASE("an operator has decided otherwise") {
    book.ledger.accept(ledger::test::set_result(id, {99, 101}));
    book.bookmaker->advance(kFaceOff + 1h, std::array{id});
    book.ledger.settle();
    book.receive(league, kFaceOff + 3h, Corrected{"1", {kSaidEarly}});
    CHECK(book.balance() == 900);
  }
  SUBCASE("another one comes when the game can be over") {
    book.receive(league, kFaceOff + 3h, Corrected{"1", {{99, 101}}});
    CHECK(book.balance() == 900);
    CHECK(book.held() == 0);
  }
  SUBCASE("the league has the game under way before it says so again") {
    book.receive(league, kFaceOff + 2h, Scored{"1", {80, 70}, {}});
    book.receive(league, kFaceOff + 3h, Corrected{"1", {kSaidEarly}});
    CHECK(book.balance() == 1'091);
  }
  CHECK(book.bookmaker->refusals() == 0);
}

TEST_CASE("a score that was over too early stands for ten minutes from when the game can be over") {
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  const auto over = kFaceOff + kBrief;
  for (const auto now : {kNoon + 1h, kFaceOff + 1min, over, over + kFinalStands - 1s}) {
    book.receive(league, now, Unofficial{"1", kSaidEarly, {}});
    CHECK(book.held() == 100);
  }
  book.receive(league, over + kFinalStands, Unofficial{"1", kSaidEarly, {}});
  CHECK(book.balance() == 1'091);
}

TEST_CASE("a league that takes an early result back has its game sold and settled again") {
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  book.receive(league, kNoon + 1h, Corrected{"1", {{101, 99}}});
  CHECK_FALSE(game.is_on_sale(kNoon + 1h));
  book.receive(league, kNoon + 2h, Rescheduled{"1", kFaceOff});
  book.receive(odds, kNoon + 2h, Quoted{"one", kHomeFavoured});
  CHECK(game.is_on_sale(kNoon + 2h));
  book.receive(league, kFaceOff + 3h, Corrected{"1", {{101, 99}}});
  CHECK(book.balance() == 1'091);
}

TEST_CASE("a game that begins early may end early") {
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  book.receive(league, kFaceOff - 1h, Scored{"1", {0, 0}, {}});
  CHECK_FALSE(game.is_on_sale(kFaceOff - 1h));
  book.receive(league, kFaceOff, Corrected{"1", {{101, 99}}});
  CHECK(book.balance() == 1'091);
}

TEST_CASE("a game that is said to be in play hours before its start keeps it, and is not sold") {
  const Logged logged;
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  for (const auto now : {kNoon + 1h, kNoon + 2h}) {
    game.row(now, kFaceOff);
    book.receive(league, now, Scored{"1", {1, 0}, {}});
    book.receive(odds, now + 1min, Quoted{"one", kHomeFavoured});
    CHECK_FALSE(game.is_on_sale(now + 1min));
  }
  CHECK(logged.lines_with("in play before it can have begun") == 1);
  SUBCASE("a result soon after settles nothing") {
    game.row(kNoon + 4h, kFaceOff);
    book.receive(league, kNoon + 4h, Corrected{"1", {{99, 101}}});
    CHECK(book.held() == 100);
  }
  SUBCASE("nor is it sold after a restart, while the league does not answer") {
    league.down = true;
    book.restart();
    book.receive(odds, kNoon + 3h, Quoted{"one", kPickEm});
    CHECK_FALSE(game.is_on_sale(kNoon + 3h));
  }
  SUBCASE("until the league takes that back") {
    book.receive(league, kNoon + 3h, Rescheduled{"1", kFaceOff});
    book.receive(odds, kNoon + 3h, Quoted{"one", kHomeFavoured});
    CHECK(game.is_on_sale(kNoon + 3h));
  }
  CHECK(book.ledger.game(id).starts_at == kFaceOff);
  CHECK(book.happened(id) == History{"GameScheduled"});
  league.down = false;
  book.receive(league, kFaceOff + 3h, Corrected{"1", {{101, 98}}});
  CHECK(book.balance() == 1'091);
}

TEST_CASE("the result of a row of another day is not the game's") {
  const Logged logged;
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  auto day = kFaceOff;
  SUBCASE("last season's") { day = kFaceOff - std::chrono::days{365}; }
  SUBCASE("two days before") { day = kFaceOff - 48h; }
  SUBCASE("the day before") { day = kFaceOff - 24h; }
  SUBCASE("the evening before") { day = kFaceOff - 18h; }
  SUBCASE("the day after next") { day = kFaceOff + 40h; }
  SUBCASE("next week's") { day = kFaceOff + std::chrono::days{7}; }
  for (const auto hours : {3h, 4h}) {
    const auto now = kFaceOff + hours;
    league.says(now, Listed{"1", Sport::kNba, 2026, day, {"Boston Celtics", {}}, {{}, "MIA"}});
    book.receive(league, now, Corrected{"1", {{101, 99}}});
  }
  CHECK(book.happened(id) == History{"GameScheduled", "LineClosed"});
  CHECK(book.held() == 100);
  CHECK(logged.lines_with("but on another day") == 1);

  const auto now = kFaceOff + 5h;
  league.says(now, Listed{"1", Sport::kNba, 2026, kFaceOff, {"Boston Celtics", {}}, {{}, "MIA"}});
  book.receive(league, now, Corrected{"1", {{99, 101}}});
  CHECK(book.balance() == 900);
}

TEST_CASE("a result is corrected by a row of its own start alone") {
  const Logged logged;
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  game.row(kFaceOff + 3h, kFaceOff);
  book.receive(league, kFaceOff + 3h, Corrected{"1", {{101, 99}}});
  for (const auto start : {kFaceOff - 18h, kFaceOff - 2h, kFaceOff + 2h, kFaceOff + 40h}) {
    game.row(kFaceOff + 44h, start);
    book.receive(league, kFaceOff + 44h, Corrected{"1", {{99, 101}}});
    CHECK(book.balance() == 1'091);
  }
  CHECK(logged.lines_with("99-101 for game") == 1);
  game.row(kFaceOff + 45h, kFaceOff + 10min);
  book.receive(league, kFaceOff + 45h, Corrected{"1", {{99, 101}}});
  CHECK(book.balance() == 900);
}

TEST_CASE("a game that is put off when its line has closed settles by the row of its new start") {
  BetOnGame game;
  auto& [league, odds, book, id] = game;
  const auto start = kFaceOff + 20h;
  for (const auto now : {kFaceOff + 1h, start - 30min}) {
    game.row(now, start);
    book.receive(league, now, Rescheduled{"1", start});
  }
  game.row(start + 3h, start);
  book.receive(league, start + 3h, Corrected{"1", {{101, 99}}});
  CHECK(book.balance() == 1'091);
  game.row(start + 4h, start);
  book.receive(league, start + 4h, Corrected{"1", {{99, 101}}});
  CHECK(book.balance() == 900);
}

}  // namespace
}  // namespace chalkline::sports
