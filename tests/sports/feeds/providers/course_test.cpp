#include <doctest/doctest.h>

#include <algorithm>

#include "tests/sports/served_book.hpp"

// A game as its league and the bookmakers tell it over the network, through to Alice's coins.
namespace chalkline::sports {
namespace {

using namespace test;
using History = std::vector<std::string>;
const History kOnceSettled{"GameScheduled", "LineClosed", "ResultRecorded", "GameSettled"};
const History kClosed{"GameScheduled", "LineClosed"};

NhlRow row(const std::string& state, ledger::Score score, const std::string& schedule = "OK") {
  return {.state = state, .score = score, .schedule = schedule};
}

struct BetPlacedAtNoon : ServedBook {
  BetPlacedAtNoon() {
    advance(kNoon);
    REQUIRE(on_sale(kNoon) == 1);
    REQUIRE(bet());
    CHECK(book.balance() == 900);
  }
};

TEST_CASE("the NHL's game is sold at the bookmakers' prices and settled by the league's result") {
  BetPlacedAtNoon game;
  CHECK(game.book.games_in_ledger() == 1);
  game.both(row("LIVE", {1, 0}));
  game.advance(kFaceOff + 1h);
  CHECK(game.book.progress(game.id)->score == ledger::Score{1, 0});
  game.both(row("OFF", {3, 2}));
  game.advance(kFaceOff + 3h);
  CHECK(game.happened() == kOnceSettled);
  CHECK(game.book.balance() == 1'067);
}

TEST_CASE("a shootout's winner has the goal in the final score") {
  BetPlacedAtNoon game;
  auto shootout = row("OFF", {4, 5});
  shootout.period = R"({"number":5,"periodType":"SO"})";
  game.both(shootout);
  game.advance(kFaceOff + 3h);
  CHECK(game.book.ledger.game(game.id).score == ledger::Score{4, 5});
  CHECK(game.book.balance() == 900);
}

TEST_CASE("a final score settles bets when it has stood for ten minutes") {
  BetPlacedAtNoon game;
  game.both(row("FINAL", {3, 2}));
  game.advance(kFaceOff + 3h);
  CHECK(game.happened() == kClosed);
  game.both(row("FINAL", {2, 3}));
  game.advance(kFaceOff + 3h + 9min);
  game.advance(kFaceOff + 3h + 18min);
  CHECK(game.happened() == kClosed);
  game.advance(kFaceOff + 3h + 19min);
  CHECK(game.happened() == kOnceSettled);
  CHECK(game.book.balance() == 900);
}

TEST_CASE("a game that is over and not final settles nothing") {
  BetPlacedAtNoon game;
  game.both(row("OVER", {3, 2}));
  game.advance(kFaceOff + 3h);
  game.advance(kFaceOff + 4h);
  CHECK(game.happened() == kClosed);
}

TEST_CASE("a result that the league changes is settled anew") {
  BetPlacedAtNoon game;
  game.both(row("OFF", {3, 2}));
  game.advance(kFaceOff + 3h);
  CHECK(game.book.balance() == 1'067);
  game.both(row("OFF", {2, 3}));
  game.advance(kFaceOff + 4h);
  CHECK(game.happened() == History{"GameScheduled", "LineClosed", "ResultRecorded", "GameSettled",
                                   "ResultRecorded", "GameSettled"});
  CHECK(game.book.balance() == 900);
}

TEST_CASE("a postponed game waits for its new date, though its row shows 0-0") {
  BetPlacedAtNoon game;
  game.both(row("FUT", {0, 0}, "PPD"));
  game.advance(kNoon + 1h);
  CHECK(game.happened() == History{"GameScheduled"});
  SUBCASE("and takes it, though the old row stands beside the new one") {
    game.schedule({row("FUT", {0, 0}, "PPD"), NhlRow{.starts_at = kFaceOff + 24h}});
    game.advance(kNoon + 2h);
    CHECK(game.book.ledger.game(game.id).starts_at == kFaceOff + 24h);
    CHECK(game.bet());
  }
  SUBCASE("and is void without one") {
    game.advance(kFaceOff);
    game.advance(kFaceOff + 48h);
    CHECK(game.happened() ==
          History{"GameScheduled", "LineClosed", "GameCancelled", "GameSettled"});
    CHECK(game.book.balance() == 1'000);
  }
}

TEST_CASE("the scores of the day from which a game was moved do not take its new date back") {
  ServedBook game;
  const NhlRow moved{.starts_at = kNoon + 17h};
  game.pages.set(
      "/schedule/2026-11-18",
      json_answer(fmt::format(
          R"({{"gameWeek":[{{"date":"2026-11-18","games":[]}},{{"date":"2026-11-21","games":{}}},)"
          R"({{"date":"2026-11-22","games":{}}}]}})",
          nhl_rows({{.id = "2026020002",
                     .starts_at = kNoon - 1h,
                     .state = "LIVE",
                     .home = "NYR",
                     .away = "NJD"}}),
          nhl_rows({moved}))));
  game.scores({row("FUT", {0, 0}, "PPD")});
  game.advance(kNoon);
  CHECK(game.book.ledger.game(game.id).starts_at == kNoon + 17h);
}

TEST_CASE("a cancelled game gives the stakes back, a suspended one waits") {
  BetPlacedAtNoon game;
  SUBCASE("cancelled") {
    game.both(row("FUT", {0, 0}, "CNCL"));
    game.advance(kNoon + 1h);
    CHECK(game.happened() == History{"GameScheduled", "GameCancelled", "GameSettled"});
    CHECK(game.book.balance() == 1'000);
  }
  SUBCASE("suspended") {
    game.both(row("LIVE", {1, 0}, "SUSP"));
    game.advance(kFaceOff + 3h);
    CHECK(game.happened() == kClosed);
  }
}

TEST_CASE("a game that the league does not list any more waits, and is void in the end") {
  BetPlacedAtNoon game;
  game.schedule({});
  game.scores({});
  game.advance(kFaceOff + 3h);
  CHECK(game.happened() == kClosed);
  game.advance(kFaceOff + 48h);
  CHECK(game.book.balance() == 1'000);
}

TEST_CASE("a game that the bookmakers take off, or price no more, is not sold") {
  BetPlacedAtNoon game;
  SUBCASE("taken off") {
    const OddsEvent other{
        {OddsBook{"fanduel", {head_to_head("-150", "130")}}}, "bb22", kNoon + 72h};
    game.pages.set("/sports", json_answer(odds_page({other})));
  }
  SUBCASE("with prices of yesterday") { game.odds({"-150", "130"}, kNoon - 24h); }
  game.advance(kNoon + 10min);
  for (const auto& priced : game.book.bookmaker->upcoming(kNoon + 10min)) {
    CHECK(priced.id != game.id);
  }
  game.odds({"-140", "120"}, kNoon + 20min);
  game.advance(kNoon + 20min);
  REQUIRE(game.on_sale(kNoon + 20min) == 1);
  const auto on_sale = game.book.bookmaker->upcoming(kNoon + 20min).front();
  CHECK(on_sale.current.lines.moneyline == ledger::TwoWay{0, -140, 120});
  CHECK(on_sale.opening.lines.moneyline == ledger::TwoWay{0, -150, 130});
}

constexpr auto kHuge =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n\r\n[";
constexpr auto kElsewhere = "Location: https://example.com/\r\n";

TEST_CASE("an empty list of odds is no news while games are to come") {
  BetPlacedAtNoon game;
  game.pages.set("/sports", json_answer("[]"));
  game.advance(kNoon + 1min);
  CHECK(game.on_sale(kNoon + 1min) == 1);
  CHECK(game.book.failing_feeds() == 1);
  game.advance(kNoon + 11min);
  CHECK(game.on_sale(kNoon + 11min) == 0);
  game.odds({"-140", "120"}, kNoon + 20min);
  game.advance(kNoon + 20min);
  CHECK(game.on_sale(kNoon + 20min) == 1);
  game.both(row("OFF", {3, 2}));
  game.pages.set("/sports", json_answer("[]"));
  game.advance(kFaceOff + 3h);
  CHECK(game.book.failing_feeds() == 0);  // none is to come
}

TEST_CASE("a game that the odds have under two ids is sold once, by the one with prices") {
  ServedBook game;
  const OddsEvent priced{{OddsBook{"fanduel", {head_to_head("-150", "130")}}}};
  const OddsEvent unpriced{{}, "bb22", kFaceOff + 10min};
  for (const auto& events : {std::vector{priced, unpriced}, std::vector{unpriced, priced}}) {
    game.pages.set("/sports", json_answer(odds_page(events)));
    game.advance(kNoon);
    CHECK(game.on_sale(kNoon) == 1);
    CHECK(game.book.games_in_ledger() == 1);
  }
}

TEST_CASE("a game that bookmakers list anew under another id is one game, settled by the league") {
  BetPlacedAtNoon game;
  const auto tomorrow = kFaceOff + 24h;
  const OddsEvent anew{
      {OddsBook{"fanduel", {head_to_head("-170", "150")}, kNoon + 1h}}, "bb22", tomorrow};
  NhlRow moved{.starts_at = tomorrow};
  const auto odds_change = [&] { game.pages.set("/sports", json_answer(odds_page({anew}))); };
  const auto league_moves = [&] { game.schedule({moved}); };
  SUBCASE("the league moves it first") {
    league_moves();
    game.advance(kNoon + 1h);
    odds_change();
  }
  SUBCASE("the bookmakers do") {
    odds_change();
    game.advance(kNoon + 1h);
    league_moves();
  }
  SUBCASE("both at once") {
    league_moves();
    odds_change();
  }
  SUBCASE("while the program was away") {
    league_moves();
    odds_change();
    game.book.restart();
  }
  game.advance(kNoon + 90min);
  REQUIRE(game.on_sale(kNoon + 90min) == 1);
  const auto on_sale = game.book.bookmaker->upcoming(kNoon + 90min).front();
  CHECK(on_sale.starts_at == tomorrow);
  CHECK(on_sale.current.lines.moneyline == ledger::TwoWay{0, -170, 150});
  REQUIRE(game.book.ledger.execute(ledger::test::bet(
      ledger::test::kAlice, 100, ledger::test::moneyline(on_sale.id, ledger::Side::kHome, -170))));
  moved.state = "OFF";
  moved.score = {3, 2};
  game.schedule({moved});
  game.advance(tomorrow + 3h);
  CHECK(game.book.held() == 0);
  CHECK(game.book.balance() == 1'000 + 67 + 59);
}

TEST_CASE("with each fault of the odds betting goes on for ten minutes and no longer") {
  struct Row {
    std::string what;
    std::string answer;
  };
  for (const auto& [what, answer] :
       {Row{"no answer", {}}, Row{"500", bare_answer("500 Oops")},
        Row{"429", bare_answer("429 Slow", "Retry-After: 5\r\n")},
        Row{"HTML", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>"},
        Row{"half a JSON", json_answer(R"([{"id":"aa11","sport_)")},
        Row{"a wrong type", json_answer(R"({"sport_key":7})")}, Row{"100 MB", kHuge},
        Row{"another host", bare_answer("302 Found", kElsewhere)}}) {
    CAPTURE(what);
    BetPlacedAtNoon game;
    game.pages.set("/sports", answer);
    game.advance(kNoon + 1min);
    CHECK(game.on_sale(kNoon + 1min) == 1);
    CHECK(game.book.failing_feeds() == 1);
    game.advance(kNoon + 11min);
    CHECK(game.on_sale(kNoon + 11min) == 0);
    game.odds({"-140", "120"}, kNoon + 20min);
    game.advance(kNoon + 20min);
    CHECK(game.on_sale(kNoon + 20min) == 1);
    CHECK(game.book.failing_feeds() == 0);
  }
}

TEST_CASE("a game of the league that cannot be read keeps no other from its result") {
  BetPlacedAtNoon game;
  auto bad = row("LIVE", {-1, 0});
  bad.id = "2026020009";
  const auto off = row("OFF", {3, 2});
  game.schedule({bad, off});
  game.scores({bad, off});
  game.advance(kNoon + 9h);
  CHECK(game.happened().back() == "GameSettled");
  CHECK(game.book.failing_feeds() == 0);
}

TEST_CASE("with each fault of the league nothing is settled, and the result counts when it comes") {
  struct Row {
    std::string what;
    std::string answer;
  };
  const auto off = row("OFF", {3, 2});
  for (const auto& [what, answer] :
       {Row{"no answer", {}}, Row{"500", bare_answer("500 Oops")},
        Row{"429", bare_answer("429 Slow", "Retry-After: 5\r\n")}, Row{"100 MB", kHuge},
        Row{"another host", bare_answer("302 Found", kElsewhere)},
        Row{"HTML", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>"},
        Row{"half a JSON", json_answer(nhl_scores("2026-11-21", {off}).substr(0, 200))},
        Row{"a wrong type", json_answer(R"({"currentDate":"2026-11-21","games":7})")},
        Row{"an empty list", json_answer(nhl_scores("2026-11-21", {}))},
        Row{"another day", json_answer(nhl_scores("2026-11-20", {off}))},
        Row{"a result without a score",
            json_answer(nhl_scores("2026-11-21", {{.state = "OFF"}}))}}) {
    CAPTURE(what);
    BetPlacedAtNoon game;
    game.pages.set("/score", answer);
    game.advance(kFaceOff + 1min);
    CHECK(game.happened() == kClosed);
    game.pages.set("/score", json_answer(nhl_scores("2026-11-21", {off})));
    game.schedule({off});
    game.advance(kFaceOff + 3h);
    CHECK(game.happened() == kOnceSettled);
    CHECK(game.book.balance() == 1'067);
  }
}

TEST_CASE("odds are asked for as often as the credits last, and not without any") {
  ServedBook served;
  const auto page = odds_page({OddsEvent{{OddsBook{"fanduel", {head_to_head("-150", "130")}}}}});
  odds_api::OddsProvider provider{kHockeyOdds, "key", 2, {}, served.server.url()};
  fetch::Fetcher fetcher{30, {}, {}};
  const auto month_ends = at("2026-12-01T00:00:00Z");
  served.pages.set("/sports", json_answer(page, "x-requests-remaining: 600\r\n"));
  CHECK(provider.ask(fetcher, kNoon).value().again_at == kNoon + (month_ends - kNoon) / 100);
  served.pages.set("/sports", json_answer(page, "x-requests-remaining: 99999999\r\n"));
  CHECK(provider.ask(fetcher, kNoon).value().again_at == kNoon + odds_api::kOddsEveryMin);
  served.pages.set("/sports", json_answer(page, "x-requests-remaining: 2\r\n"));
  CHECK(provider.ask(fetcher, kNoon).value().again_at == kNoon + odds_api::kOddsEveryMax);
  const auto asked = served.server.requests().size();
  const auto none_left = provider.ask(fetcher, kNoon);
  CHECK(none_left.error().what == "the credits of The Odds API are used up");
  CHECK(none_left.error().again_at == month_ends);
  CHECK(served.server.requests().size() == asked);
  CHECK(provider.ask(fetcher, month_ends).has_value());
}

TEST_CASE("a game that was taken off while the program was away is not sold any more") {
  ServedBook served;
  odds_api::OddsProvider provider{kHockeyOdds, "key", 1, {{"gone", kFaceOff}}, served.server.url()};
  fetch::Fetcher fetcher{30, {}, {}};
  const auto updates = provider.ask(fetcher, kNoon).value().updates;
  const auto gone = std::ranges::count_if(updates, [](const Update& update) {
    const auto* delisted = std::get_if<Delisted>(&update.what);
    return delisted != nullptr && delisted->source_key == "gone";
  });
  CHECK(gone == 1);
}

TEST_CASE(
    "what an earlier run was told holds until odds are due, unless no attempt waits so long") {
  const FeedHealth before{
      .heard_at = kNoon, .failure = {}, .credits_left = 480, .asked_again_at = kNoon + 2h};
  CHECK(odds_api::still_good(before, kNoon + 1h).asked_again_at == kNoon + 2h);
  CHECK(odds_api::still_good(before, kNoon + 1h).credits_left == 480);
  CHECK_FALSE(odds_api::still_good(before, kNoon + 2h).heard_at.has_value());
  CHECK_FALSE(odds_api::still_good(before, kNoon - 23h).asked_again_at.has_value());
  CHECK_FALSE(odds_api::still_good(std::nullopt, kNoon).asked_again_at.has_value());
}

}  // namespace
}  // namespace chalkline::sports
