#include <doctest/doctest.h>

#include <optional>
#include <vector>

#include "tests/logged.hpp"
#include "tests/sports/live_book.hpp"

// Two games of the same teams on one day: a row is the game's that its key, its number and its
// start all allow.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Score;
using ledger::Sport;

const Team kHosts{"Boston Red Sox", {}};
const Team kGuests{"New York Yankees", {}};
constexpr auto kFirstHour = 0min;
constexpr auto kSecondHour = 240min;
constexpr Score kFirstEnd{5, 2};
constexpr Score kSecondEnd{1, 4};

struct RowOfTwo {
  const char* key{};
  std::chrono::minutes start{};  // after kFaceOff
  std::int32_t number{};
  Score score{};
};

// The two games of a day, "a" and "b", on both of which Alice has bet, and which are over.
struct TwoGames {
  explicit TwoGames(bool are_numbered = false) {
    list(kNoon, {"a", kFirstHour, are_numbered ? 1 : 0});
    list(kNoon, {"b", kSecondHour, are_numbered ? 2 : 0});
    league.says(kNoon, Quoted{"a", kPickEm});
    book.receive(league, kNoon, Quoted{"b", kPickEm});
    REQUIRE(book.bet_on_home(first));
    REQUIRE(book.bet_on_home(second));
  }
  void list(ledger::Timestamp at, const RowOfTwo& row) {
    league.says(at, Listed{.source_key = row.key,
                           .sport = Sport::kMlb,
                           .season = 2026,
                           .starts_at = kFaceOff + row.start,
                           .home = kHosts,
                           .away = kGuests,
                           .number = row.number});
  }
  // An answer of the league an hour later, which has those games over.
  void end(const std::vector<RowOfTwo>& rows) {
    now += 1h;
    for (const auto& row : rows) {
      list(now, row);
      league.says(now, Corrected{row.key, {row.score}});
    }
    book.advance(now);
  }
  void restart() {
    league.said.clear();
    book.restart();
  }
  std::optional<Score> result(ledger::GameId game) const {
    const auto& state = book.ledger.game(game);
    return state.phase == ledger::GamePhase::kFinal ? std::optional{state.score} : std::nullopt;
  }

  ledger::Timestamp now = kFaceOff + kSecondHour + 4h;
  Provider league{"league"};
  LiveBook book{{&league}};
  const ledger::GameId first = LiveBook::id("league", "a");
  const ledger::GameId second = LiveBook::id("league", "b");
};

struct PageOfTwo {
  const char* name{};
  bool are_numbered{};  // the games, when they were to come
  std::vector<RowOfTwo> rows;
  bool settles_first{};
  bool settles_second{};
};

const std::vector<PageOfTwo> kPagesOfTwo{
    {"both rows",
     false,
     {{"a", kFirstHour, 0, kFirstEnd}, {"b", kSecondHour, 0, kSecondEnd}},
     true,
     true},
    {"both rows, numbered",
     true,
     {{"a", kFirstHour, 1, kFirstEnd}, {"b", kSecondHour, 2, kSecondEnd}},
     true,
     true},
    {"a lone row", false, {{"a", kFirstHour, 0, kFirstEnd}}, true, false},
    {"a lone row, numbered since", false, {{"b", kSecondHour, 2, kSecondEnd}}, false, true},

    {"a lone row with the other's start", false, {{"a", kSecondHour, 0, kSecondEnd}}},
    {"half an hour before it", false, {{"a", kSecondHour - 30min, 0, kSecondEnd}}},
    {"a quarter of an hour after it", false, {{"a", kSecondHour + 15min, 0, kSecondEnd}}},
    {"with the number of its key", true, {{"a", kSecondHour, 1, kSecondEnd}}},
    {"with the number of its start", true, {{"a", kSecondHour, 2, kSecondEnd}}},
    {"a lone row of the second with the first's start", false, {{"b", kFirstHour, 0, kFirstEnd}}},
    {"a lone row with the other's number", true, {{"a", kFirstHour, 2, kSecondEnd}}},

    {"two rows of the first's start",
     false,
     {{"a", kFirstHour, 0, kSecondEnd}, {"b", kFirstHour, 0, kFirstEnd}}},
    {"two rows of the second's start",
     false,
     {{"a", kSecondHour, 0, kSecondEnd}, {"b", kSecondHour, 0, kFirstEnd}}},
    {"two rows of about one start",
     false,
     {{"a", kSecondHour, 0, kSecondEnd}, {"b", kSecondHour + 10min, 0, kFirstEnd}}},
    {"two rows of one start, of which one is numbered",
     true,
     {{"a", kSecondHour, 1, kSecondEnd}, {"b", kSecondHour, 0, kFirstEnd}}},
    {"two rows of one start with one number",
     true,
     {{"a", kSecondHour, 1, kSecondEnd}, {"b", kSecondHour, 1, kFirstEnd}}},
    {"two numbered rows of one start",
     true,
     {{"a", kSecondHour, 1, kFirstEnd}, {"b", kSecondHour, 2, kSecondEnd}},
     true,
     true},
    {"two rows of one start, numbered since",
     false,
     {{"a", kFirstHour, 1, kFirstEnd}, {"b", kFirstHour + 5min, 2, kSecondEnd}},
     true,
     true},
    {"two rows of one start with exchanged numbers",
     true,
     {{"a", kSecondHour, 2, kSecondEnd}, {"b", kSecondHour, 1, kFirstEnd}}},

    {"exchanged keys", false, {{"a", kSecondHour, 0, kSecondEnd}, {"b", kFirstHour, 0, kFirstEnd}}},
    {"exchanged keys, numbered since",
     false,
     {{"a", kSecondHour, 2, kSecondEnd}, {"b", kFirstHour, 1, kFirstEnd}}},
    {"exchanged keys and their numbers",
     true,
     {{"a", kSecondHour, 2, kSecondEnd}, {"b", kFirstHour, 1, kFirstEnd}}},
    {"exchanged starts alone",
     true,
     {{"a", kSecondHour, 1, kSecondEnd}, {"b", kFirstHour, 2, kFirstEnd}}},
    {"exchanged numbers alone",
     true,
     {{"a", kFirstHour, 2, kSecondEnd}, {"b", kSecondHour, 1, kFirstEnd}}},
    {"exchanged numbers, which were not told before",
     false,
     {{"a", kFirstHour, 2, kSecondEnd}, {"b", kSecondHour, 1, kFirstEnd}}},

    {"both rows late, in their order",
     false,
     {{"a", kSecondHour - 30min, 0, kFirstEnd}, {"b", kSecondHour + 180min, 0, kSecondEnd}},
     true,
     true},
};

TEST_CASE("the games of a doubleheader settle by rows that tell them apart, and no others") {
  for (const auto& page : kPagesOfTwo) {
    CAPTURE(page.name);
    const Logged logged;
    TwoGames games{page.are_numbered};
    games.restart();
    for (int i = 0; i < 3; ++i) games.end(page.rows);
    CHECK(games.result(games.first) ==
          (page.settles_first ? std::optional{kFirstEnd} : std::nullopt));
    CHECK(games.result(games.second) ==
          (page.settles_second ? std::optional{kSecondEnd} : std::nullopt));
    const auto settled = (page.settles_first ? 1 : 0) + (page.settles_second ? 1 : 0);
    CHECK(logged.lines_with("another place of a doubleheader: an operator decides it") ==
          std::ssize(page.rows) - settled);
    games.end({{"a", kFirstHour, 0, kFirstEnd}, {"b", kSecondHour, 0, kSecondEnd}});
    CHECK(games.book.balance() == 991);
    CHECK(games.book.held() == 0);
  }
}

TEST_CASE("the first game's result under the second one's key, while that is to come, is not its") {
  TwoGames games;
  games.now = kFaceOff + 2h;
  games.end({{"b", kFirstHour, 1, kFirstEnd}});
  CHECK_FALSE(games.result(games.second));
  CHECK(games.book.bookmaker->upcoming(games.now).size() == 1);
}

TEST_CASE("a first game that was put off to the second one's hour settles by its lone row") {
  TwoGames games;
  const auto put_off = kSecondHour + 20min;
  const auto now = kFaceOff + 1h;
  games.list(now, {"a", put_off, 1});
  games.league.says(now, Rescheduled{"a", kFaceOff + put_off});
  SUBCASE("while the second is to come") { games.book.advance(now); }
  SUBCASE("which is called off") {
    games.book.receive(games.league, now, Cancelled{"b"});
    CHECK(games.book.held() == 100);
  }
  SUBCASE("and after a restart") {
    games.book.advance(now);
    games.restart();
  }
  games.end({{"a", put_off, 1, kFirstEnd}});
  CHECK(games.result(games.first) == kFirstEnd);
}

TEST_CASE("a second game that is put off when the first one is settles in its place") {
  TwoGames games;
  const auto now = kFaceOff + 1h;
  for (const auto& row :
       {RowOfTwo{"a", kSecondHour - 30min, 1}, RowOfTwo{"b", kSecondHour + 180min, 2}}) {
    games.list(now, row);
    games.league.says(now, Rescheduled{row.key, kFaceOff + row.start});
  }
  games.book.advance(now);
  games.now += 3h;
  games.end({{"a", kSecondHour - 30min, 1, kFirstEnd}, {"b", kSecondHour + 180min, 2, kFirstEnd}});
  CHECK(games.book.balance() == 1'182);
}

TEST_CASE("a row of the league with the start of a game that bookmakers alone list is not its") {
  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};
  const auto later = kFaceOff + 4h;
  league.lists("a", kFaceOff, Sport::kMlb, kHosts, kGuests);
  odds.lists("one", kFaceOff, Sport::kMlb, kHosts, kGuests);
  odds.lists("two", later, Sport::kMlb, kHosts, kGuests);
  book.receive(odds, kNoon, Quoted{"one", kPickEm});
  REQUIRE(book.bet_on_home(LiveBook::id("league", "a")));
  const auto tell = [&](ledger::Timestamp now, ledger::Timestamp start) {
    league.says(now, Listed{"a", Sport::kMlb, 2026, start, kHosts, kGuests});
    book.receive(league, now, Corrected{"a", {{1, 4}}});
  };
  tell(later + 3h, later);
  CHECK(book.held() == 100);
  tell(later + 4h, kFaceOff);
  CHECK(book.balance() == 900);
}

}  // namespace
}  // namespace chalkline::sports
