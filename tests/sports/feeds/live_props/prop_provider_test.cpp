#include "sports/feeds/live_props/prop_provider.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>

#include "sports/feeds/live_props/bookmaker_props.hpp"
#include "tests/sports/listed_game.hpp"
#include "tests/sports/served_book.hpp"

namespace chalkline::sports::live {
namespace {

using namespace test;

// Once a day for each of four leagues until the first of December: ten days, today's round
// included.
constexpr std::int64_t kReserve = 4 * 3 * 10;
constexpr int kSharers = 5;

const TeamPlayers kPlayers{{{"11", "David Pastrňák"}, "RW", "BOS"},
                           {{"41", "Samuel Montembeault"}, "G", "MTL"}};

std::string shots_of(const std::string& player) {
  return fmt::format(R"([{{"name":"Over","description":"{0}","price":-110,"point":2.5}},)"
                     R"({{"name":"Under","description":"{0}","price":-110,"point":2.5}}])",
                     player);
}

// The bookmakers on this machine, and the provider that asks them.
struct Asked : ListedGame {
  Asked() { answer(kReserve + 50); }

  // What they answer from now on, which has so many credits left after it.
  void answer(std::int64_t credits, const std::string& player = "David Pastrnak") {
    const auto list =
        odds_page({{{{"fanduel", {OddsMarket{"player_shots_on_goal", shots_of(player)}}}},
                    "aa11",
                    starts_at}});
    pages.set("/sports", json_answer(list.substr(1, list.size() - 2),
                                     fmt::format("x-requests-remaining: {}\r\n", credits)));
  }
  // The credits left by the last answer on game lines.
  void has_left(std::int64_t credits, ledger::Timestamp heard_at = kNoon) {
    FeedHealth health;
    health.succeeded(heard_at);
    health.credits_left = credits;
    store->note("odds-nhl", health);
  }
  std::expected<Round, fetch::Failure> ask(ledger::Timestamp now) {
    return provider.ask(fetcher, now);
  }
  std::size_t requests() { return server.requests().size(); }

  Pages pages;
  LoopbackServer server{[this](const std::string& head) { return pages.of(head); }};
  std::optional<TeamPlayers> players = kPlayers;
  PropProvider provider{
      {{kHockeyOdds, [this](const std::string&, const std::string&) { return players; }}},
      store,
      "key",
      kSharers,
      server.url()};
  fetch::Fetcher fetcher{1'000, {}, {500ms, 500ms}};
  BookmakerProps props{store};
};

TEST_CASE("a game's props are asked for once, in three markets, and are on offer for an hour") {
  Asked asked;
  asked.has_left(kReserve + 53);
  const auto round = asked.ask(kNoon);
  REQUIRE(round.has_value());
  CHECK(round->has_asked);
  REQUIRE(asked.requests() == 1);
  CHECK(asked.server.requests().front().starts_with("GET /sports/icehockey_nhl/events/aa11/odds?"));
  CHECK(asked.server.requests().front().contains(
      "&markets=player_shots_on_goal,player_points,player_total_saves&"));
  const auto offers = asked.props.offers(asked.game, kNoon + 59min);
  REQUIRE(offers.size() == 1);
  CHECK(offers.front().subject ==
        ledger::PropSubject{"11", "David Pastrňák", ledger::PropType::kShotsOnGoal});
  CHECK(offers.front().home);
  CHECK(offers.front().quoted_at == kNoon + 59min);
  CHECK(offers.front().expires_at == kNoon + 1h);
  const auto id = offers.front().quote_id;
  CHECK(asked.props.offer(asked.game, id, kNoon + 30min)->expires_at == kNoon + 32min);
  CHECK(asked.props.offers(asked.game, kNoon + 1h).empty());
  CHECK(asked.props.offer(asked.game, id, kNoon + 1h).error() == PropProblem::kExpired);
  CHECK(asked.props.offer(asked.game, "ffff", kNoon).error() == PropProblem::kUnknown);
  CHECK(asked.props.offers(asked.game, kNoon - 1min).empty());  // the clock was set back

  CHECK_FALSE(asked.ask(kNoon + 59min)->has_asked);
  CHECK(asked.ask(kNoon + 1h)->has_asked);
  CHECK(asked.props.offer(asked.game, id, kNoon + 1h).error() == PropProblem::kExpired);
}

TEST_CASE("props leave game lines the credits that they need until the month ends") {
  Asked asked;
  CHECK_FALSE(asked.ask(kNoon)->has_asked);  // no answer has said what is left
  asked.has_left(kReserve + 2);
  CHECK_FALSE(asked.ask(kNoon)->has_asked);
  asked.has_left(kReserve + 3);
  CHECK_FALSE(asked.ask(at("2026-12-01T00:00:00Z"))->has_asked);  // known since last month
  CHECK(asked.requests() == 0);
  CHECK(asked.ask(kNoon)->has_asked);
}

TEST_CASE("basketball has a market more, which costs a credit more") {
  Asked asked;
  {
    auto db = open_sports_db(asked.path);
    JoinedKeys{db}.join("odds-nba", "bb22", {Asked::kId, false});
  }
  PropProvider basketball{{{{ledger::Sport::kNba, "basketball_nba"},
                            [](const std::string&, const std::string&) { return kPlayers; }}},
                          asked.store,
                          "key",
                          kSharers,
                          asked.server.url()};
  asked.pages.set("/sports", bare_answer("404 Not Found"));
  asked.has_left(kReserve + 3);
  CHECK_FALSE(basketball.ask(asked.fetcher, kNoon)->has_asked);
  asked.has_left(kReserve + 4);
  CHECK(basketball.ask(asked.fetcher, kNoon)->has_asked);
  REQUIRE(asked.requests() == 1);
  CHECK(asked.server.requests().front().contains(
      "/events/bb22/odds?apiKey=key&regions=us&markets=player_points,player_rebounds,"
      "player_assists,player_threes&"));
}

TEST_CASE("props are asked for with one share of the credits where each league has one") {
  Asked asked;
  asked.has_left(600);
  const auto month = at("2026-12-01T00:00:00Z") - kNoon;
  CHECK(asked.ask(kNoon)->again_at == kNoon + month / (600 / (3 * kSharers)));
  Asked rich;
  rich.has_left(99'999'999);
  CHECK(rich.ask(kNoon)->again_at == kNoon + odds_api::kOddsEveryMin);
  CHECK(rich.store->health(kPropFeed)->asked_again_at == kNoon + odds_api::kOddsEveryMin);
}

TEST_CASE("no props are asked for long before the start, after it, or without the rosters") {
  Asked asked;
  asked.has_left(600);
  CHECK_FALSE(asked.ask(asked.starts_at - kPropsAheadMax - 1s)->has_asked);
  CHECK_FALSE(asked.ask(asked.starts_at)->has_asked);
  asked.players.reset();
  CHECK_FALSE(asked.ask(kNoon)->has_asked);
  CHECK(asked.requests() == 0);
}

TEST_CASE("a name that is no player of the two teams, or two of them, has no prop") {
  Asked asked;
  asked.has_left(600);
  asked.answer(600, "Somebody Else");
  CHECK(asked.ask(kNoon)->has_asked);
  CHECK(asked.props.offers(asked.game, kNoon).empty());
  CHECK_FALSE(asked.store->has_props("odds-nhl", "aa11"));
}

TEST_CASE(
    "after a failure the game is not asked for again at once, and what it cost is not known") {
  Asked asked;
  asked.has_left(600);
  asked.pages.set("/sports", bare_answer("422 Unprocessable"));
  const auto failed = asked.ask(kNoon);
  REQUIRE_FALSE(failed.has_value());
  CHECK(failed.error().again_at >= kNoon + odds_api::kOddsEveryMin);
  asked.answer(600);
  CHECK_FALSE(asked.ask(kNoon + 30min)->has_asked);
  CHECK(asked.ask(kNoon + 1h)->has_asked);
}

TEST_CASE("a game that the bookmakers have no props of has none") {
  Asked asked;
  asked.has_left(600);
  asked.pages.set("/sports", bare_answer("404 Not Found"));
  CHECK(asked.ask(kNoon)->has_asked);
  CHECK(asked.props.offers(asked.game, kNoon).empty());
}

}  // namespace
}  // namespace chalkline::sports::live
