#include <doctest/doctest.h>

#include <algorithm>

#include "tests/sports/live_book.hpp"

// Several feeds that tell of the same games, each in its own words.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Sport;
using History = std::vector<std::string>;
const History kSettled{"GameScheduled", "LineClosed", "ResultRecorded", "GameSettled"};

// A league, whose word counts first, and who prices its games.
struct TwoFeeds {
  Provider league{"league"};
  Provider odds{"odds"};
  LiveBook book{{&league, &odds}};

  // The odds know the game first.
  ledger::GameId priced(const std::string& key, ledger::Timestamp starts_at) {
    odds.lists(key, starts_at);
    book.receive(odds, kNoon, Quoted{key, kPickEm});
    return LiveBook::id("odds", key);
  }
};

TEST_CASE("the odds of a game may come from one feed and its result from another") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff, Sport::kNba, {{}, "BOS"}, {"Heat of the year", "MIA"});
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.bet_on_home(id));
  feeds.book.restart();
  feeds.book.advance(kFaceOff);
  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"2026-1", {{101, 99}}});

  CHECK(feeds.book.games_in_ledger() == 1);
  CHECK(feeds.book.happened(id) == kSettled);
  CHECK(feeds.book.balance() == 1'091);
  const auto events = feeds.book.ledger.events();
  const auto listed =
      std::get<ledger::GameScheduled>(*std::ranges::find_if(events, [](const ledger::Event& event) {
        return std::holds_alternative<ledger::GameScheduled>(event);
      }));
  CHECK(listed.source_key == "odds:abc");
  CHECK(listed.home_name == "Boston Celtics");
  CHECK(listed.away_code == "MIA");
}

TEST_CASE("what several bookmakers say is that of the last answer, at the same prices too") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  // The league has the teams the other way round.
  feeds.league.lists("2026-1", kFaceOff, Sport::kNba, {{}, "MIA"}, {{}, "BOS"});
  const auto shown = [&](Provider& provider, const char* key, const Consensus& consensus) {
    auto quoted = Quoted{key, kPickEm, consensus};
    provider.says(kNoon + 1h, std::move(quoted));
    CHECK(feeds.book.advance(kNoon + 1h).games_changed);
    const auto upcoming = feeds.book.bookmaker->upcoming(kNoon + 1h);
    REQUIRE(upcoming.size() == 1);
    CHECK(upcoming.front().id == id);
    return upcoming.front().consensus;
  };
  const Consensus nine{.moneyline = BookmakerMedian{9, 0.25}, .total = BookmakerMedian{4, 0.5}};
  CHECK(shown(feeds.odds, "abc", nine) == nine);
  CHECK(shown(feeds.odds, "abc", {}) == Consensus{});
  const Consensus turned{.moneyline = BookmakerMedian{9, 0.75}, .total = BookmakerMedian{4, 0.5}};
  CHECK(shown(feeds.league, "2026-1", nine) == turned);
}

TEST_CASE("a feed that lists a game when it is over corrects it all the same") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  CHECK(feeds.book.bet_on_home(id));
  feeds.book.receive(feeds.odds, kFaceOff + 3h, Ended{"abc", {{101, 99}}});
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.receive(feeds.league, kFaceOff + 4h, Ended{"2026-1", {{98, 99}}});
  CHECK(feeds.book.games_in_ledger() == 1);
  CHECK(feeds.book.balance() == 900);
}

TEST_CASE("games of a team that is not known are left out, and the others go on") {
  TwoFeeds feeds;
  feeds.league.lists("strange", kFaceOff, Sport::kNba, {"Boston Celtics", {}},
                     {"Springfield Isotopes", "ISO"});
  feeds.league.says(kNoon, Quoted{"strange", kPickEm});
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"strange", {{1, 0}}});
  CHECK(feeds.book.games_in_ledger() == 1);
  CHECK(feeds.book.happened(id) == History{"GameScheduled", "LineClosed"});
}

TEST_CASE("the games of a doubleheader are told apart by their starts") {
  const std::pair kHome{"Boston Red Sox", "New York Yankees"};
  const auto list = [&](Provider& provider, const std::string& key, ledger::Timestamp start) {
    provider.lists(key, start, Sport::kMlb, {kHome.first, {}}, {kHome.second, {}});
  };
  TwoFeeds feeds;
  const auto second = kFaceOff + 3h;
  list(feeds.odds, "one", kFaceOff);
  list(feeds.odds, "two", second);
  feeds.odds.says(kNoon, Quoted{"one", kPickEm});
  feeds.book.receive(feeds.odds, kNoon, Quoted{"two", kPickEm});
  SUBCASE("both at once") {
    list(feeds.league, "778001", kFaceOff + 5min);
    list(feeds.league, "778002", second + 35min);
  }
  SUBCASE("the later one first") {
    list(feeds.league, "778002", second + 35min);
    feeds.book.advance(kNoon + 1min);
    list(feeds.league, "778001", kFaceOff + 5min);
  }
  feeds.league.says(second + 4h, Ended{"778002", {{2, 5}}});
  feeds.book.advance(second + 4h);
  CHECK(feeds.book.games_in_ledger() == 2);
  CHECK(feeds.book.happened(LiveBook::id("odds", "one")).back() == "LineClosed");
  CHECK(feeds.book.ledger.game(LiveBook::id("odds", "two")).score == ledger::Score{2, 5});
}

TEST_CASE("a game of a doubleheader that only one feed knows is a game of its own") {
  TwoFeeds feeds;
  feeds.odds.lists("one", kFaceOff, Sport::kMlb, {"Boston Red Sox", {}}, {"New York Yankees", {}});
  feeds.book.receive(feeds.odds, kNoon, Quoted{"one", kPickEm});
  feeds.league.lists("778002", kFaceOff + 4h, Sport::kMlb, {{}, "BOS"}, {{}, "NYY"});
  feeds.league.says(kNoon, Quoted{"778002", kPickEm});
  feeds.book.advance(kNoon + 1min);
  CHECK(feeds.book.games_in_ledger() == 2);
}

TEST_CASE("the start of a game is the word of the feed that comes first") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff + 10min);
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 10min);
  feeds.book.receive(feeds.odds, kNoon + 2h, Rescheduled{"abc", kFaceOff});
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 10min);
  feeds.odds.says(kNoon + 2h, Cancelled{"abc"});
  feeds.book.advance(kNoon + 3h);
  CHECK(feeds.book.happened(id) == History{"GameScheduled", "GameRescheduled"});
}

TEST_CASE("another feed's other result is left alone, unless it is the official one") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  CHECK(feeds.book.bet_on_home(id));
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"2026-1", {{101, 99}}});
  feeds.book.receive(feeds.odds, kFaceOff + 4h, Ended{"abc", {{98, 99}}});
  CHECK(feeds.book.balance() == 1'091);
  feeds.book.receive(feeds.odds, kFaceOff + 5h, Corrected{"abc", {{98, 99}}});
  CHECK(feeds.book.balance() == 900);
  feeds.book.receive(feeds.league, kFaceOff + 6h, Ended{"2026-1", {{101, 99}}});
  CHECK(feeds.book.balance() == 900);
  feeds.book.receive(feeds.league, kFaceOff + 7h, Corrected{"2026-1", {{101, 99}}});
  feeds.book.receive(feeds.odds, kFaceOff + 8h, Corrected{"abc", {{98, 99}}});
  CHECK(feeds.book.balance() == 1'091);
}

TEST_CASE("a quote that has come since the time was read is on the board with the next step") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.odds.says(kNoon + 1h + 2ms, Quoted{"abc", kHomeFavoured});
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 1h).empty());
  CHECK(feeds.book.bookmaker->next_due(kNoon + 1h) == kNoon + 1h + 2ms);
  const auto soon = kNoon + 1h + 2s;
  CHECK(feeds.book.advance(soon).games_changed);
  REQUIRE(feeds.book.bookmaker->upcoming(soon).size() == 1);
  CHECK(feeds.book.bookmaker->upcoming(soon).front().id == id);
  CHECK_FALSE(feeds.book.advance(soon + 2s).games_changed);
}

TEST_CASE("a feed whose clock is ahead closes, ends and voids nothing before its time") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.league.says(kFaceOff + 400h, Scored{"nothing", {1, 0}, {}});
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.bet_on_home(id));
  CHECK(feeds.book.happened(id) == History{"GameScheduled"});
  feeds.book.advance(kFaceOff);
  feeds.league.says(kFaceOff + 400h, Ended{"2026-1", {{101, 99}}});
  feeds.book.advance(kFaceOff + 3h);
  CHECK(feeds.book.happened(id) == kSettled);
  CHECK(feeds.book.balance() == 1'091);
}

TEST_CASE("a score before the start closes the bets, and a result settles them") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.advance(kNoon + 1h);
  CHECK(feeds.book.bet_on_home(id));
  feeds.book.receive(feeds.odds, kFaceOff - 1h, Scored{"abc", {2, 0}, {}});
  CHECK_FALSE(feeds.book.bet_on_home(id));
  feeds.book.receive(feeds.league, kFaceOff, Ended{"2026-1", {{101, 99}}});
  CHECK(feeds.book.happened(id) ==
        History{"GameScheduled", "GameRescheduled", "LineClosed", "ResultRecorded", "GameSettled"});
  CHECK(feeds.book.balance() == 1'091);
}

TEST_CASE("of two starts that one feed has told, the later word counts") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.odds.says(kNoon + 2h, Rescheduled{"abc", kFaceOff + 4h});
  feeds.odds.says(kNoon + 1h, Rescheduled{"abc", kFaceOff - 1h});
  feeds.book.advance(kNoon + 3h);
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 4h);
  feeds.book.restart();
  feeds.book.advance(kNoon + 4h);
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 4h);
}

TEST_CASE("the result of the feed that comes first counts, though it is dated earlier") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  CHECK(feeds.book.bet_on_home(id));
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.receive(feeds.odds, kFaceOff + 182min, Ended{"abc", {{98, 99}}});
  CHECK(feeds.book.balance() == 900);
  feeds.league.says(kFaceOff + 180min, Ended{"2026-1", {{101, 99}}});
  feeds.book.advance(kFaceOff + 190min);
  CHECK(feeds.book.balance() == 1'091);
}

TEST_CASE("while one feed is down the other goes on, and bets are taken on what is known") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.advance(kNoon + 1h);
  feeds.odds.down = true;
  feeds.book.receive(feeds.league, kNoon + 2h, Rescheduled{"2026-1", kFaceOff + 10min});
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 10min);
  CHECK(feeds.book.bookmaker->feeds_answer());
  CHECK(feeds.book.failing_feeds() == 1);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 2h).size() == 1);

  // A price that nobody has stood by for a while is offered to nobody.
  CHECK(feeds.book.bookmaker->next_due(kNoon + 2h) <= kNoon + 2h + kQuotesOutliveFeed);
  CHECK(feeds.book.advance(kNoon + 2h + kQuotesOutliveFeed).games_changed);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 2h + kQuotesOutliveFeed).empty());

  feeds.odds.down = false;
  CHECK(feeds.book.advance(kNoon + 3h).games_changed);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 3h).size() == 1);

  feeds.odds.down = true;
  feeds.book.receive(feeds.league, kFaceOff + 3h, Ended{"2026-1", {{101, 99}}});
  CHECK(feeds.book.happened(id) ==
        History{"GameScheduled", "GameRescheduled", "LineClosed", "ResultRecorded", "GameSettled"});
}

TEST_CASE("prices of a feed that is down stay closed after a restart and a failed step") {
  TwoFeeds feeds;
  feeds.priced("abc", kFaceOff);
  feeds.odds.down = true;
  feeds.book.advance(kNoon + 1min);
  const auto offered = [&](ledger::Timestamp now) {
    feeds.book.advance(now);
    return !feeds.book.bookmaker->upcoming(now).empty();
  };
  CHECK(offered(kNoon + 5min));
  feeds.book.restart();
  CHECK(offered(kNoon + 9min));
  CHECK_FALSE(offered(kNoon + 11min));
  feeds.book.restart();
  CHECK_FALSE(offered(kNoon + 12min));

  feeds.league.lists("2026-1", kFaceOff + 48h);
  feeds.league.says(kNoon + 13min, Quoted{"2026-1", kPickEm});
  feeds.book.ledger_answers = false;
  CHECK_THROWS(feeds.book.advance(kNoon + 13min));
  feeds.book.ledger_answers = true;
  feeds.book.advance(kNoon + 14min);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 14min).size() == 1);  // the league's
}

TEST_CASE("a feed that has long had no news is known to have answered when it goes down") {
  TwoFeeds feeds;
  feeds.priced("abc", kFaceOff);
  feeds.book.advance(kNoon + 1h);
  feeds.odds.down = true;
  feeds.book.restart();
  feeds.book.advance(kNoon + 1h + 1min);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 1h + 1min).size() == 1);
}

TEST_CASE("a feed whose better is down is believed until it is back") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.advance(kNoon + 1h);
  feeds.league.down = true;
  feeds.book.advance(kNoon + 2h);
  feeds.book.receive(feeds.odds, kNoon + 3h, Rescheduled{"abc", kFaceOff + 1h});
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 1h);
  feeds.league.down = false;
  feeds.book.receive(feeds.league, kNoon + 4h, Rescheduled{"2026-1", kFaceOff + 2h});
  CHECK(feeds.book.ledger.game(id).starts_at == kFaceOff + 2h);
}

TEST_CASE("with every feed down nothing is heard, and games close at their start") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.down = feeds.odds.down = true;
  feeds.book.advance(kFaceOff);
  CHECK_FALSE(feeds.book.bookmaker->feeds_answer());
  CHECK(feeds.book.failing_feeds() == 2);
  CHECK(feeds.book.happened(id) == History{"GameScheduled", "LineClosed"});
  feeds.book.advance(kFaceOff + 72h);
  CHECK(feeds.book.happened(id).at(2) == "GameCancelled");
}

TEST_CASE("a price that a second feed stands by outlives the first one") {
  TwoFeeds feeds;
  feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.advance(kNoon + 1h);
  feeds.odds.down = true;
  feeds.book.advance(kNoon + 2h);
  feeds.league.says(kNoon + 2h, Quoted{"2026-1", kPickEm});
  feeds.book.advance(kNoon + 2h + 1s);
  feeds.book.advance(kNoon + 3h);
  CHECK(feeds.book.bookmaker->upcoming(kNoon + 3h).size() == 1);
}

TEST_CASE("a game is quoted by one feed, and by the next while that one is down") {
  TwoFeeds feeds;
  const auto id = feeds.priced("abc", kFaceOff);
  feeds.league.lists("2026-1", kFaceOff);
  feeds.book.receive(feeds.league, kNoon + 1h, Quoted{"2026-1", kHomeFavoured});
  const auto price = [&](ledger::Timestamp now) {
    return feeds.book.bookmaker->upcoming(now).front().current.lines;
  };
  CHECK(price(kNoon + 1h) == kHomeFavoured);
  feeds.book.receive(feeds.odds, kNoon + 2h, Quoted{"abc", kPickEm});
  CHECK(price(kNoon + 2h) == kHomeFavoured);
  feeds.league.down = true;
  feeds.book.advance(kNoon + 3h);
  feeds.odds.says(kNoon + 3h, Quoted{"abc", kPickEm});
  feeds.book.advance(kNoon + 3h + 1s);
  CHECK(price(kNoon + 3h + 1s) == kPickEm);

  sqlite::Connection db{feeds.book.database(), sqlite::Access::kRead};
  sqlite::Statement quotes{db, "SELECT feed FROM quote WHERE game = ?1 ORDER BY at"};
  History sources;
  for (auto rows = quotes.query(id); rows.next();) sources.push_back(rows.get<std::string>(0));
  CHECK(sources == History{"odds", "league", "odds"});
}

}  // namespace
}  // namespace chalkline::sports
