#include <doctest/doctest.h>

#include <random>

#include "http/api/wizard/learning.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using ledger::Lines;
using ledger::Timestamp;
using sports::Quote;

constexpr Timestamp kTipOff{std::chrono::days{20'000} + 20h};
constexpr ledger::TwoWay kEven{0, -110, -110};

// A sports.db as the feed's thread writes it.
struct WrittenGames {
  ledger::test::TemporaryDirectory directory;
  std::string path = (directory.path() / "sports.db").string();
  sqlite::Connection db = sports::open_sports_db(path);
  sports::GameStore store{db};

  sports::FeedGame list(std::uint64_t id, Timestamp starts_at = kTipOff) {
    sports::FeedGame game;
    game.game = sports::test::game_between("Boston Celtics", "Miami Heat");
    game.game.id = ledger::GameId{id};
    game.game.sport = ledger::Sport::kNba;
    game.game.source = ledger::Source::kSimulated;
    game.game.source_key = std::to_string(id);
    game.game.starts_at = starts_at;
    game.season = 3;
    store.insert(game);
    return game;
  }
  void quote(std::uint64_t id, Timestamp at, std::int32_t line = 0) {
    store.quotes.insert(ledger::GameId{id}, "odds",
                        {Lines{std::nullopt, ledger::TwoWay{line, -110, -110}, std::nullopt}, at});
  }
  void end(sports::FeedGame game, sports::GameStatus status, Timestamp at) {
    game.game.status = status;
    if (status == sports::GameStatus::kFinal) game.game.score = ledger::Score{101, 99};
    game.ended_at = at;
    store.update(game);
  }
};

std::vector<std::size_t> counted(const std::vector<Quote>& quotes, unsigned opening = 0) {
  return quotes_that_count(quotes, kTipOff, opening);
}

TEST_CASE(
    "of a game's prices the first opening one of a market counts, the last early and late ones") {
  const Lines spread{std::nullopt, kEven, std::nullopt};
  const Lines both{kEven, kEven, std::nullopt};
  CHECK(counted({}).empty());
  CHECK(counted({{spread, kTipOff - 20h},
                 {spread, kTipOff - 19h},
                 {both, kTipOff - 18h},
                 {both, kTipOff - 17h},
                 {both, kTipOff - 16h},
                 {both, kTipOff - 11h},
                 {both, kTipOff - 8h},
                 {spread, kTipOff - 7h},
                 {spread, kTipOff - 5h},
                 {both, kTipOff - 4h},
                 {spread, kTipOff - 3h},
                 {spread, kTipOff - 2h}}) == std::vector<std::size_t>{0, 2, 6, 7, 9, 11});
  // What was seen before counts on.
  constexpr unsigned kSpread = 1U << static_cast<unsigned>(ledger::Market::kSpread);
  CHECK(counted({{spread, kTipOff - 20h}, {spread, kTipOff - 19h}}, kSpread) ==
        std::vector<std::size_t>{1});
}

TEST_CASE("the prices that count teach the Wizard what all of them do") {
  std::mt19937 random{1};
  const wizard::Matchup game{.game = ledger::GameId{1},
                             .source = ledger::Source::kSimulated,
                             .sport = ledger::Sport::kNba,
                             .season = 1,
                             .home = "BOS",
                             .away = "MIA",
                             .starts_at = kTipOff};
  for (int round = 0; round < 50; ++round) {
    std::vector<Quote> quotes;
    for (auto at = kTipOff - 15h; at <= kTipOff; at += 1h) {
      Lines lines;
      const auto line = static_cast<std::int32_t>(random() % 21) - 10;
      if (random() % 2 == 0) lines.moneyline = kEven;
      if (random() % 2 == 0) lines.spread = ledger::TwoWay{line, -110, -110};
      if (random() % 2 == 0) lines.total = ledger::TwoWay{400 + line, -110, -110};
      quotes.push_back({lines, at});
    }
    wizard::Advisor all;
    wizard::Advisor some;
    for (const auto& quote : quotes) all.see(game, quote.lines, quote.at);
    for (const auto i : counted(quotes)) some.see(game, quotes[i].lines, quotes[i].at);
    const auto expected = all.settle(game, {101, 99});
    auto found = some.settle(game, {101, 99});
    REQUIRE(found.size() == expected.size());
    const auto of_market = [](const auto& one) {
      return std::pair{one.assessment.market, one.assessment.quote.line};
    };
    for (const auto& one : expected)
      CHECK(std::ranges::count(found, of_market(one), of_market) ==
            std::ranges::count(expected, of_market(one), of_market));
  }
}

TEST_CASE("news come by time, prices before results, and once") {
  WrittenGames games;
  const auto first = games.list(1);
  const auto second = games.list(2, kTipOff + 1h);
  games.quote(2, kTipOff - 2h);
  games.quote(1, kTipOff - 1h);
  games.quote(2, kTipOff + 30min);
  games.end(first, sports::GameStatus::kFinal, kTipOff + 30min);
  NewsFollower follower{games.path};
  auto batch = follower.next();
  CHECK(batch.listed.size() == 1);
  std::vector<std::pair<std::uint64_t, bool>> found;
  for (const auto& news : batch.news)
    found.emplace_back(ledger::raw(news.game.game), news.result.has_value());
  CHECK(found == decltype(found){{1, false}, {2, false}, {1, true}});
  CHECK(follower.next().news.empty());
  games.quote(2, kTipOff + 50min, 3);
  games.end(second, sports::GameStatus::kFinal, kTipOff + 3h);
  batch = follower.next();
  REQUIRE(batch.news.size() == 2);
  CHECK(batch.news[0].lines.spread->line == 3);
  CHECK(batch.news[1].result == ledger::Score{101, 99});
  CHECK(batch.news[1].game.season == 3);
  CHECK(follower.next().news.empty());
}

TEST_CASE("a game that is cancelled is dropped") {
  WrittenGames games;
  const auto game = games.list(1);
  games.quote(1, kTipOff - 2h);
  NewsFollower follower{games.path};
  CHECK(follower.next().news.size() == 1);
  games.end(game, sports::GameStatus::kCancelled, kTipOff);
  const auto batch = follower.next();
  CHECK(batch.news.empty());
  CHECK(batch.dropped == std::vector{game.game.id});
  CHECK(NewsFollower{games.path}.next().news.empty());
}

TEST_CASE("a corrected result is told anew, with all the others") {
  WrittenGames games;
  const auto first = games.list(1);
  const auto second = games.list(2, kTipOff + 1h);
  games.end(first, sports::GameStatus::kFinal, kTipOff + 3h);
  NewsFollower follower{games.path};
  CHECK(follower.next().news.size() == 1);
  games.end(second, sports::GameStatus::kFinal, kTipOff + 4h);
  auto batch = follower.next();
  CHECK_FALSE(batch.is_corrected);
  CHECK(batch.news.size() == 1);
  SUBCASE("to another score") {
    auto corrected = first;
    corrected.game.status = sports::GameStatus::kFinal;
    corrected.game.score = ledger::Score{99, 101};
    corrected.ended_at = kTipOff + 5h;
    games.store.update(corrected);
  }
  SUBCASE("to none") { games.end(first, sports::GameStatus::kCancelled, kTipOff + 5h); }
  CHECK(follower.next().is_corrected);
  follower.begin_anew();
  batch = follower.next();
  CHECK_FALSE(batch.is_corrected);
  for (const auto& news : batch.news) {
    CHECK(news.result ==
          (news.game.game == first.game.id ? ledger::Score{99, 101} : ledger::Score{101, 99}));
  }
  CHECK_FALSE(follower.next().is_corrected);
}

TEST_CASE("a team's last games are kept, and each of a meeting's once") {
  Learned learned;
  const auto result = [](std::uint64_t id, const std::string& home, const std::string& away) {
    return PriceNews{.at = kTipOff,
                     .result = ledger::Score{1, 0},
                     .game = {.game = ledger::GameId{id},
                              .source = ledger::Source::kSimulated,
                              .sport = ledger::Sport::kNhl,
                              .season = 1,
                              .home = home,
                              .away = away,
                              .starts_at = kTipOff + std::chrono::minutes{id}},
                     .lines = {}};
  };
  for (std::uint64_t id = 1; id <= kResultsKept + 1; ++id) learned.take(result(id, "BOS", "NYR"));
  learned.take(result(1'000, "TOR", "NYR"));
  const auto past = learned.past(result(2'000, "BOS", "TOR").game);
  CHECK(past.size() == kResultsKept + 1);
  CHECK(past.front().matchup.game == ledger::GameId{2});
  CHECK(past.back().matchup.game == ledger::GameId{1'000});
}

}  // namespace
}  // namespace chalkline::http
