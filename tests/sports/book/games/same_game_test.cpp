#include <doctest/doctest.h>

#include <algorithm>

#include "tests/sports/live_book.hpp"

// Feeds that do not agree on which of two games is meant, who is at home, or on which day.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;
using History = std::vector<std::string>;

const Team kRedSox{"Boston Red Sox", {}};
const Team kYankees{"New York Yankees", {}};
const Team kBoston{"Boston Celtics", {}};
const Team kMiami{"Miami Heat", {}};
const auto kLater = kFaceOff + 3h;

// A league, whose word counts first, and who prices its games.
struct LeagueAndOdds {
  Provider league{"league"};
  Provider odds{.name = "odds", .scope = {.sports = {}, .results = false, .prices = true}};
  LiveBook book{{&league, &odds}};

  std::vector<Game> upcoming(ledger::Timestamp now) const { return book.bookmaker->upcoming(now); }
};

void list_doubleheader(Provider& provider, const char* first, ledger::Timestamp first_start,
                       const char* second, ledger::Timestamp second_start) {
  provider.lists(second, second_start, Sport::kMlb, kRedSox, kYankees);
  provider.lists(first, first_start, Sport::kMlb, kRedSox, kYankees);
}

TEST_CASE("the games of a doubleheader are joined in their order, however late the first one is") {
  LeagueAndOdds feeds;
  list_doubleheader(feeds.odds, "one", kFaceOff, "two", kLater);
  feeds.odds.says(kNoon, Quoted{"one", kPickEm});
  feeds.book.receive(feeds.odds, kNoon, Quoted{"two", kPickEm});
  const auto one = LiveBook::id("odds", "one");
  const auto two = LiveBook::id("odds", "two");
  list_doubleheader(feeds.league, "778001", kFaceOff + 165min, "778002", kLater + 150min);
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.games_in_ledger() == 2);
  CHECK(feeds.book.ledger.game(one).starts_at == kFaceOff + 165min);
  CHECK(feeds.book.ledger.game(two).starts_at == kLater + 150min);
  CHECK(feeds.book.bet_on_home(one));

  feeds.league.says(kLater + 2h, Ended{"778001", {{5, 2}}});
  feeds.book.receive(feeds.league, kLater + 6h, Ended{"778002", {{1, 4}}});
  CHECK(feeds.book.ledger.game(one).score == ledger::Score{5, 2});
  CHECK(feeds.book.ledger.game(two).score == ledger::Score{1, 4});
  CHECK(feeds.book.balance() == 1'091);
}

TEST_CASE("the second game of a doubleheader is joined when the first is, however late it is") {
  LeagueAndOdds feeds;
  SUBCASE("the league names its time late") {
    list_doubleheader(feeds.odds, "one", kFaceOff, "two", kLater);
    feeds.odds.says(kNoon, Quoted{"one", kPickEm});
    feeds.odds.says(kNoon, Quoted{"two", kPickEm});
    feeds.league.lists("778001", kFaceOff, Sport::kMlb, kRedSox, kYankees);
    feeds.book.advance(kNoon);
    feeds.league.lists("778002", kLater + 140min, Sport::kMlb, kRedSox, kYankees);
  }
  SUBCASE("the bookmakers do") {
    list_doubleheader(feeds.league, "778001", kFaceOff, "778002", kLater);
    feeds.odds.lists("one", kFaceOff, Sport::kMlb, kRedSox, kYankees);
    feeds.book.advance(kNoon);
    feeds.odds.lists("two", kLater + 150min, Sport::kMlb, kRedSox, kYankees);
    feeds.odds.says(kNoon, Quoted{"one", kPickEm});
    feeds.odds.says(kNoon, Quoted{"two", kPickEm});
  }
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.games_in_ledger() == 2);
  REQUIRE(feeds.upcoming(kNoon + 1h).size() == 2);
  const auto second = feeds.upcoming(kNoon + 1h).back().id;
  const auto first = feeds.upcoming(kNoon + 1h).front().id;
  feeds.book.receive(feeds.league, kLater + 6h, Ended{"778002", {{1, 4}}});
  const auto ended = [&](ledger::GameId game) {
    return feeds.book.happened(game).back() == "GameSettled" ||
           feeds.book.happened(game).back() == "ResultRecorded";
  };
  CHECK(ended(first) != ended(second));
}

// Both games of a doubleheader, listed and priced by the league and the bookmakers.
struct Doubleheader : LeagueAndOdds {
  Doubleheader() {
    list_doubleheader(league, "778001", kFaceOff, "778002", kLater);
    list_doubleheader(odds, "one", kFaceOff, "two", kLater);
    odds.says(kNoon, Quoted{"one", kPickEm});
    book.receive(odds, kNoon, Quoted{"two", kPickEm});
    REQUIRE(book.bet_on_home(first));
    REQUIRE(book.bet_on_home(second));
  }

  ledger::Lines lines_of(ledger::GameId game) const {
    for (const auto& priced : upcoming(kNoon + 1h)) {
      if (priced.id == game) return priced.current.lines;
    }
    return {};
  }

  const ledger::GameId first = LiveBook::id("league", "778001");
  const ledger::GameId second = LiveBook::id("league", "778002");
};

TEST_CASE("a first game that bookmakers list anew near the second one's start is the first still") {
  Doubleheader games;
  const auto listed_anew = [&](const char* key, ledger::Timestamp starts_at) {
    games.odds.says(kNoon + 1h, Listed{key, Sport::kMlb, 2026, starts_at, kRedSox, kYankees});
  };
  const auto near_the_second = kLater - 20min;
  games.odds.says(kNoon + 1h, Delisted{"one"});
  SUBCASE("alone") {
    listed_anew("two", kLater);
    listed_anew("anew", near_the_second);
  }
  SUBCASE("while the program was away") {
    listed_anew("anew", near_the_second);
    listed_anew("two", kLater);
    games.book.restart();
  }
  SUBCASE("and the league moves it there") {
    games.league.says(kNoon + 1h, Rescheduled{"778001", near_the_second});
    listed_anew("anew", near_the_second);
    listed_anew("two", kLater);
  }
  games.odds.says(kNoon + 1h, Quoted{"anew", kHomeFavoured});
  games.odds.says(kNoon + 1h, Quoted{"two", kPickEm});
  games.book.advance(kNoon + 1h);
  CHECK(games.book.games_in_ledger() == 2);
  CHECK(games.lines_of(games.first) == kHomeFavoured);
  CHECK(games.lines_of(games.second) == kPickEm);

  games.league.says(kLater + 3h, Ended{"778001", {{5, 2}}});
  games.book.receive(games.league, kLater + 6h, Ended{"778002", {{1, 4}}});
  CHECK(games.book.ledger.game(games.first).score == ledger::Score{5, 2});
  CHECK(games.book.ledger.game(games.second).score == ledger::Score{1, 4});
  CHECK(games.book.balance() == 1'000 + 91 - 100);
}

TEST_CASE("a doubleheader of which bookmakers list both games anew keeps their order") {
  Doubleheader games;
  for (const auto* key : {"one", "two"}) games.odds.says(kNoon + 1h, Delisted{key});
  for (const auto& [key, starts_at] :
       {std::pair{"second", kLater + 90min}, std::pair{"first", kLater - 20min}}) {
    games.odds.says(kNoon + 1h, Listed{key, Sport::kMlb, 2026, starts_at, kRedSox, kYankees});
  }
  games.odds.says(kNoon + 1h, Quoted{"first", kHomeFavoured});
  games.book.receive(games.odds, kNoon + 1h, Quoted{"second", kPickEm});
  CHECK(games.book.games_in_ledger() == 2);
  CHECK(games.lines_of(games.first) == kHomeFavoured);
  CHECK(games.lines_of(games.second) == kPickEm);
}

TEST_CASE(
    "at a neutral site a feed that has home and away the other way round means the same game") {
  LeagueAndOdds feeds;
  feeds.odds.lists("abc", kFaceOff, Sport::kNba, kBoston, kMiami);
  feeds.book.receive(feeds.odds, kNoon, Quoted{"abc", kPickEm});
  const auto id = LiveBook::id("odds", "abc");
  feeds.league.lists("2026-1", kFaceOff, Sport::kNba, kMiami, kBoston);
  feeds.book.receive(feeds.league, kNoon + 1h, Quoted{"2026-1", kHomeFavoured});
  REQUIRE(feeds.upcoming(kNoon + 1h).size() == 1);
  const auto lines = feeds.upcoming(kNoon + 1h).front().current.lines;
  CHECK(lines.moneyline == ledger::TwoWay{0, 130, -150});  // Miami is the favourite
  CHECK(lines.spread == ledger::TwoWay{6, -110, -110});
  CHECK(lines.total == kHomeFavoured.total);
  CHECK(feeds.book.ledger.execute(ledger::test::bet(
      ledger::test::kAlice, 100, ledger::test::moneyline(id, ledger::Side::kHome, 130))));
  feeds.book.restart();
  feeds.book.advance(kFaceOff);
  ledger::PeriodScores periods;
  periods.halftime = ledger::Score{40, 50};
  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"2026-1", {{99, 101}, {}, periods}});
  CHECK(feeds.book.games_in_ledger() == 1);
  CHECK(feeds.book.ledger.game(id).score == ledger::Score{101, 99});
  CHECK(feeds.book.ledger.game(id).periods.halftime == ledger::Score{50, 40});
  CHECK(feeds.book.balance() == 1'130);
}

TEST_CASE("a game that is moved onto another feed's is that one, and bets on both stand") {
  LeagueAndOdds feeds;
  feeds.odds.lists("abc", kFaceOff);
  feeds.odds.says(kNoon, Quoted{"abc", kPickEm});
  feeds.league.lists("2026-1", kFaceOff + 30h);
  feeds.book.receive(feeds.league, kNoon, Quoted{"2026-1", kPickEm});
  const auto first = LiveBook::id("odds", "abc");
  const auto second = LiveBook::id("league", "2026-1");
  CHECK(feeds.upcoming(kNoon).size() == 2);
  CHECK(feeds.book.bet_on_home(first));
  CHECK(feeds.book.bet_on_home(second));
  feeds.book.receive(feeds.league, kNoon + 1h, Rescheduled{"2026-1", kFaceOff + 10min});
  for (const bool restarted : {false, true}) {
    CAPTURE(restarted);
    if (restarted) feeds.book.restart();
    feeds.book.advance(kNoon + 2h);
    REQUIRE(feeds.upcoming(kNoon + 2h).size() == 1);
    CHECK(feeds.upcoming(kNoon + 2h).front().starts_at == kFaceOff + 10min);
  }
  feeds.book.receive(feeds.league, kNoon + 3h, Quoted{"2026-1", kHomeFavoured});
  CHECK(feeds.upcoming(kNoon + 3h).front().current.lines == kHomeFavoured);

  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"2026-1", {{101, 99}}});
  CHECK(feeds.book.happened(first).back() == "GameSettled");
  CHECK(feeds.book.happened(second).back() == "GameSettled");
  CHECK(feeds.book.balance() == 1'182);
}

TEST_CASE("a game that nobody could bet on gives way to the one that is offered, whoever moves") {
  LeagueAndOdds feeds;
  feeds.league.lists("2026-1", kFaceOff);
  feeds.odds.lists("abc", kFaceOff + 30h);
  feeds.book.receive(feeds.odds, kNoon, Quoted{"abc", kPickEm});
  const auto id = LiveBook::id("odds", "abc");
  CHECK(feeds.book.bet_on_home(id));
  SUBCASE("the odds") { feeds.odds.says(kNoon + 1h, Rescheduled{"abc", kFaceOff}); }
  SUBCASE("the league") { feeds.league.says(kNoon + 1h, Rescheduled{"2026-1", kFaceOff + 30h}); }
  feeds.book.advance(kNoon + 1h);
  feeds.book.receive(feeds.league, kFaceOff + 34h, Ended{"2026-1", {{101, 99}}});
  CHECK(feeds.book.games_in_ledger() == 1);
  CHECK(feeds.book.happened(id).back() == "GameSettled");
  CHECK(feeds.book.balance() == 1'091);
}

}  // namespace
}  // namespace chalkline::sports
