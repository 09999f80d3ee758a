#include <doctest/doctest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tests/logged.hpp"
#include "tests/sports/live_book.hpp"

// A league that tells a game by two keys. The one that names it does so for good: what the other
// says is not of it.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Score;
using ledger::Sport;

const Team kBruins{"Boston Bruins", {}};
const Team kCanadiens{"Montreal Canadiens", {}};
constexpr Score kTrueEnd{3, 2};
constexpr Score kWrongEnd{0, 9};
constexpr const char* kLeftOut = "beside another game of the two that it cannot be told from";

// A game of the bookmakers, on which Alice has bet, and which the league has by the key "1".
struct TwoKeys {
  explicit TwoKeys(bool is_known_to_league = true) {
    list(odds, kNoon, "one", kFaceOff);
    book.receive(odds, kNoon, Quoted{"one", kPickEm});
    REQUIRE(book.bet_on_home(id));
    if (is_known_to_league) to_come("1");
    book.advance(now);
  }
  static void list(Provider& provider, ledger::Timestamp at, const char* key,
                   ledger::Timestamp start, Team home = kBruins, Team away = kCanadiens) {
    provider.says(at, Listed{key, Sport::kNhl, 2026, start, std::move(home), std::move(away)});
  }
  void to_come(const char* key, ledger::Timestamp start = kFaceOff) {
    list(league, now, key, start);
    league.says(now, Rescheduled{key, start});
  }
  void is_over(const char* key, Score score, ledger::Timestamp start = kFaceOff) {
    list(league, now, key, start);
    league.says(now, Corrected{key, {score}});
  }
  void answer() {
    book.advance(now);
    now += 1min;
  }
  void restart() {
    league.said.clear();
    odds.said.clear();
    book.restart();
  }
  void pass_to(ledger::Timestamp time) {
    now = time;
    book.advance(now);
  }

  ledger::Timestamp now = kNoon + 1h;
  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  const ledger::GameId id = LiveBook::id("odds", "one");
};

struct TwoKeysCourse {
  const char* name{};
  std::function<void(TwoKeys&)> before;  // the game's start
  std::function<void(TwoKeys&)> after;   // its end, once
};

void says_nothing(TwoKeys& /*game*/) {}

const std::vector<TwoKeysCourse> kCourses{
    {"the second key comes once, beside the first, and is gone",
     [](TwoKeys& game) {
       game.to_come("1");
       game.to_come("77");
     },
     says_nothing},
    {"it comes once, alone, and is gone", [](TwoKeys& game) { game.to_come("77"); }, says_nothing},
    {"it has another hour", [](TwoKeys& game) { game.to_come("77", kFaceOff + 5h); }, says_nothing},
    {"its game is over, while the first key's row is left out", says_nothing,
     [](TwoKeys& game) { game.is_over("77", kWrongEnd); }},
    {"the first key's row is of other teams", says_nothing,
     [](TwoKeys& game) {
       TwoKeys::list(game.league, game.now, "1", kFaceOff, {"Toronto Maple Leafs", {}},
                     {"Ottawa Senators", {}});
       game.league.says(game.now, Corrected{"1", {kWrongEnd}});
       game.is_over("77", kWrongEnd);
     }},
    {"the first key's row was of other teams in an answer before", says_nothing,
     [](TwoKeys& game) {
       TwoKeys::list(game.league, game.now, "1", kFaceOff, kCanadiens, kBruins);
       game.answer();
       game.is_over("77", kWrongEnd);
     }},
    {"it was to come, and is over by another score",
     [](TwoKeys& game) {
       game.to_come("1");
       game.to_come("77");
     },
     [](TwoKeys& game) { game.is_over("77", kWrongEnd); }},
};

TEST_CASE("a game that its league tells by a second key settles by the first one alone") {
  for (const auto& course : kCourses) {
    for (const bool is_restarted : {false, true}) {
      CAPTURE(course.name);
      CAPTURE(is_restarted);
      const Logged logged;
      TwoKeys game;
      const auto say = [&](const std::function<void(TwoKeys&)>& what) {
        what(game);
        game.answer();
        if (is_restarted) game.restart();
      };
      say(course.before);
      game.pass_to(kFaceOff + 4h);
      say(course.after);
      CHECK(game.book.held() == 100);
      CHECK(logged.lines_with(kLeftOut) >= 1);
      game.is_over("1", kTrueEnd);
      if (is_restarted) game.is_over("77", kWrongEnd);
      game.answer();
      CHECK(game.book.balance() == 1'091);
      game.is_over("77", kWrongEnd);
      game.answer();
      CHECK(game.book.balance() == 1'091);
      CHECK(game.book.games_in_ledger() == 1);
    }
  }
}

TEST_CASE("of two new keys of one game neither names it, until one is gone") {
  const Logged logged;
  TwoKeys game{false};
  game.pass_to(kFaceOff + 4h);
  game.is_over("1", kTrueEnd);
  game.is_over("77", kWrongEnd);
  game.answer();
  CHECK(game.book.held() == 100);
  CHECK(logged.lines_with(kLeftOut) == 2);
  game.is_over("1", kTrueEnd);
  game.answer();
  CHECK(game.book.balance() == 1'091);
}

TEST_CASE("a game that is played on another day by a new key is another game") {
  for (const bool is_restarted : {false, true}) {
    TwoKeys game;
    const auto next_day = kFaceOff + 24h;
    game.to_come("77", next_day);  // the first one's row is left out, as of a game without a date
    game.league.says(game.now, Quoted{"77", kPickEm});
    game.answer();
    if (is_restarted) game.restart();
    const auto other = LiveBook::id("league", "77");
    REQUIRE(game.book.bet_on_home(other));
    game.pass_to(next_day + 4h);
    game.is_over("77", {0, 2}, next_day);
    game.answer();
    CHECK(game.book.balance() == 800);
    CHECK(game.book.held() == 100);
    game.pass_to(kFaceOff + 49h);
    game.book.advance(kFaceOff + 73h);
    CHECK(game.book.balance() == 900);
    CHECK(game.book.held() == 0);
  }
}

TEST_CASE("a second key of the first game of a doubleheader does not name the second game") {
  const Logged logged;
  const Team hosts{"Boston Red Sox", {}};
  const Team guests{"New York Yankees", {}};
  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  const auto later = kFaceOff + 4h;
  league.lists("1", kFaceOff, Sport::kMlb, hosts, guests);
  odds.lists("one", kFaceOff, Sport::kMlb, hosts, guests);
  odds.lists("two", later, Sport::kMlb, hosts, guests);
  book.receive(odds, kNoon, Quoted{"two", kPickEm});
  const auto second = LiveBook::id("odds", "two");
  REQUIRE(book.bet_on_home(second));
  const auto tell = [&](const char* key, ledger::Timestamp start, std::int32_t number,
                        Score score) {
    const auto now = later + 4h;
    league.says(now, Listed{.source_key = key,
                            .sport = Sport::kMlb,
                            .season = 2026,
                            .starts_at = start,
                            .home = hosts,
                            .away = guests,
                            .number = number});
    book.receive(league, now, Corrected{key, {score}});
  };
  tell("77", kFaceOff, 0, kWrongEnd);
  CHECK(book.held() == 100);
  CHECK(logged.lines_with(kLeftOut) == 1);
  tell("2", later, 2, kTrueEnd);
  CHECK(book.balance() == 1'091);
}

}  // namespace
}  // namespace chalkline::sports
