#include <doctest/doctest.h>

#include <array>

#include "sports/store/prop_store.hpp"
#include "tests/sports/live_book.hpp"

// RULES 13 and 57: a deadline passes only after the feeds have been asked.
namespace chalkline::sports {
namespace {

using namespace test;

// A game of a league and of bookmakers, on whose home team Alice bets.
struct BetOnLeague {
  Provider league{"league"};
  Provider odds{"odds"};
  LiveBook book{{&league, &odds}};
  ledger::GameId id = LiveBook::id("league", "2026-1");

  BetOnLeague() {
    odds.scope = {.sports = {ledger::Sport::kNba}, .results = false};
    league.scope = {.sports = {ledger::Sport::kNba}, .prices = false};
    league.health = answered(kNoon);
    league.lists("2026-1", kFaceOff);
    odds.lists("abc", kFaceOff);
    book.receive(odds, kNoon, Quoted{"abc", kPickEm});
    REQUIRE(book.bet_on_home(id));
  }
  static FeedHealth answered(ledger::Timestamp at) {
    return {.heard_at = at, .failure = {}, .credits_left = {}, .asked_again_at = {}};
  }
  // The program is away; after it the league has yet to answer.
  void restart_unanswered() {
    league.said.clear();
    league.health = FeedHealth{};
    book.restart();
  }
};

TEST_CASE("a result that the league had in time counts when it is asked after 48 hours") {
  BetOnLeague bet;
  bet.restart_unanswered();
  bet.book.advance(kFaceOff + 50h);
  CHECK(bet.book.held() == 100);
  SUBCASE("with its first answer") {}
  SUBCASE("a restart later") { bet.restart_unanswered(); }
  bet.league.health = BetOnLeague::answered(kFaceOff + 51h);
  bet.book.receive(bet.league, kFaceOff + 51h, Corrected{"2026-1", {{101, 99}}});
  CHECK(bet.book.balance() == 1'091);
}

TEST_CASE("a game without a result is void when its league has answered after the deadline") {
  BetOnLeague bet;
  bet.league.health = BetOnLeague::answered(kFaceOff + 48h - 1min);
  bet.book.advance(kFaceOff + 48h);
  CHECK(bet.book.held() == 100);
  bet.league.health = BetOnLeague::answered(kFaceOff + 48h);
  bet.book.advance(kFaceOff + 48h + 1min);
  CHECK(bet.book.balance() == 1'000);
}

TEST_CASE("a league that stays down holds stakes a day longer and no longer") {
  BetOnLeague bet;
  bet.league.down = true;
  bet.book.advance(kFaceOff + 47h);
  bet.book.advance(kFaceOff + 72h - 1min);
  CHECK(bet.book.held() == 100);
  CHECK(bet.book.bookmaker->status(kFaceOff + 72h - 1min).awaits(bet.id));
  bet.book.restart();
  bet.book.advance(kFaceOff + 72h - 30s);
  CHECK(bet.book.held() == 100);
  CHECK(bet.book.bookmaker->next_due(kFaceOff + 72h - 30s) <= kFaceOff + 72h);
  bet.book.advance(kFaceOff + 72h);
  CHECK(bet.book.balance() == 1'000);
}

TEST_CASE("since when a score is final outlives the program") {
  BetOnLeague bet;
  const auto over = [&](ledger::Timestamp at, ledger::Score score) {
    bet.league.said.clear();
    bet.restart_unanswered();
    bet.league.health = BetOnLeague::answered(at);
    bet.league.says(at, Unofficial{"2026-1", score, kFinalPeriod});
    bet.book.advance(at);
  };
  const auto end = kFaceOff + 3h;
  over(end, {99, 101});
  over(end + 9min, {101, 99});  // it has changed, and stands anew
  over(end + 18min, {101, 99});
  CHECK(bet.book.held() == 100);
  over(end + 19min, {101, 99});
  CHECK(bet.book.balance() == 1'091);
  over(end + 1h, {101, 99});
  over(end + 2h, {98, 99});
  CHECK(bet.book.balance() == 1'091);
  over(end + 2h + 10min, {98, 99});
  CHECK(bet.book.balance() == 900);
}

TEST_CASE("a final score that is first heard after 48 hours stands as long as any other") {
  BetOnLeague bet;
  bet.restart_unanswered();
  const auto late = kFaceOff + 50h;
  for (const auto at : {late, late + 10min}) {
    bet.book.advance(at - 1min);
    CHECK(bet.book.held() == 100);
    bet.league.health = BetOnLeague::answered(at);
    bet.league.says(at, Unofficial{"2026-1", {101, 99}, kFinalPeriod});
    bet.book.advance(at);
  }
  CHECK(bet.book.balance() == 1'091);
}

TEST_CASE("the figures of a league without official results may come after its score has stood") {
  const ledger::PropSubject points{"9", "Al Nine", ledger::PropType::kPoints};
  BetOnLeague bet;
  PropStore{bet.book.database()}.put(
      bet.id, kNoon, std::array{PropPrice{points, "PG", true, {50, -110, -110}, "fanduel"}});
  REQUIRE(bet.book.ledger.execute(ledger::test::bet(ledger::test::kAlice, 100,
                                                    {.game = bet.id,
                                                     .market = ledger::Market::kProp,
                                                     .side = ledger::Side::kOver,
                                                     .line = 50,
                                                     .odds = -110,
                                                     .other_odds = -110,
                                                     .quoted_at = kNoon,
                                                     .prop = points})));
  const auto over = [&](ledger::Timestamp at, std::uint16_t scored) {
    Unofficial news{"2026-1", {101, 99}, kFinalPeriod};
    if (scored > 0) news.figures = {{"9", true, {{points.type, scored}}}};
    bet.league.says(at, std::move(news));
    bet.book.advance(at);
  };
  const auto end = kFaceOff + 3h;
  over(end, 0);
  over(end + 10min, 0);
  CHECK(bet.book.held() == 200);  // the result waits for them
  over(end + 11min, 27);
  CHECK(bet.book.held() == 0);
  CHECK(bet.book.balance() == 800 + 2 * 191);
  over(end + 12min, 27);
  over(end + 24h, 24);  // the league has counted again
  CHECK(bet.book.balance() == 800 + 191);
}

TEST_CASE("a game that is played on after it was called over begins to stand anew") {
  BetOnLeague bet;
  const auto end = kFaceOff + 3h;
  bet.league.says(end, Unofficial{"2026-1", {101, 99}, kFinalPeriod});
  bet.league.says(end + 5min, Scored{"2026-1", {101, 99}, {PeriodKind::kPlay, 4}});
  bet.league.says(end + 10min, Unofficial{"2026-1", {101, 99}, kFinalPeriod});
  bet.book.advance(end + 10min);
  CHECK(bet.book.held() == 100);
}

TEST_CASE("without results there is no form to show") {
  const BetOnLeague bet;
  CHECK(bet.book.bookmaker->form().teams.empty());
  CHECK(bet.book.bookmaker->form().players.empty());
}

}  // namespace
}  // namespace chalkline::sports
