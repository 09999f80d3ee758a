#include "http/streams/live_streams.hpp"

#include <doctest/doctest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <chrono>

#include "sports/book/live/live_games.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/players/player_props.hpp"

namespace chalkline::http {
namespace {

using sports::kLiveTick;
using sports::LiveGames;
using sports::simulated::kGameTicks;

constexpr ledger::GameId kGame{7};

Networks at(int address) {
  return client_networks(boost::asio::ip::make_address("192.0.2." + std::to_string(address)));
}

std::shared_ptr<const sports::LivePlay> play() {
  const auto drawn = sports::simulated::simulated_game(sports::simulated::World{1},
                                                       {ledger::Sport::kNba, 1'000'000});
  sports::Game game;
  game.id = kGame;
  game.sport = ledger::Sport::kNba;
  game.source = ledger::Source::kSimulated;
  game.starts_at = drawn.parameters.starts_at;
  return std::make_shared<const sports::simulated::SimulatedPlay>(
      game, drawn, &sports::simulated::player_figures);
}

// A game of which the test tells the tick.
struct Stage {
  asio::io_context io;  // outlives the streams, which post to it as they end
  sports::LiveBoards boards;
  std::shared_ptr<const sports::LivePlay> game = play();
  LiveGames games;

  Stage() { games.add(game, game->game().starts_at); }

  void show(int tick) {
    games.advance(game->game().starts_at + tick * kLiveTick);
    boards.publish(games.latest());
  }
};

struct Reading {
  std::shared_ptr<EventFeed> feed;
  std::string_view enough;
  std::string text;
  bool done{};
};

Task<void> read(Reading& reading) {
  while (!reading.feed->ended() && !reading.text.contains(reading.enough)) {
    const auto pieces = co_await reading.feed->next(std::chrono::seconds{30});
    for (const auto& piece : pieces) reading.text += *piece;
  }
  reading.done = true;
}

// The bytes that a connection would send, until the feed ends or `enough` is in it.
std::string sent(Stage& stage, const std::shared_ptr<EventFeed>& feed,
                 std::string_view enough = "~") {
  Reading reading{.feed = feed, .enough = enough, .text = {}};
  asio::co_spawn(stage.io, read(reading), asio::detached);
  const auto deadline = SteadyClock::now() + std::chrono::seconds{30};
  stage.io.restart();
  while (!reading.done && SteadyClock::now() < deadline) stage.io.run_one_until(deadline);
  CHECK(reading.done);
  return reading.text;
}

TEST_CASE("who joins hears the prices so far, the moment, and the end even if it was passed by") {
  Stage stage;
  stage.show(5);
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(kGame, at(1), stage.io.get_executor());
  const auto first = sent(stage, feed, "event: live");
  CHECK(first.starts_with("event: history\ndata: [{\"tick\":0,"));
  CHECK(first.contains(R"({"tick":5,)"));
  CHECK_FALSE(first.contains(R"({"tick":6,)"));
  CHECK(first.contains(R"("clock":"11:00")"));
  stage.show(kGameTicks);
  stage.show(kGameTicks + 1);
  CHECK(stage.boards.current()->games.empty());
  const auto rest = sent(stage, feed);
  CHECK(rest.contains(R"("period":"Final","clock":"0:00","halfInnings":null,"odds":null)"));
  CHECK(feed->ended());
}

TEST_CASE("a stream of a game that is not under way ends at once") {
  Stage stage;
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(kGame, at(1), stage.io.get_executor());
  CHECK(sent(stage, feed).empty());
  CHECK(feed->ended());
}

TEST_CASE("who listens to all games hears which are under way, each tick, and what players reach") {
  Stage stage;
  stage.show(40);
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(std::nullopt, at(1), stage.io.get_executor());
  const auto first = sent(stage, feed, "event: figures");
  CHECK(first.starts_with("event: games\ndata: [{\"id\":\"0000000000000007\","));
  CHECK(first.contains(R"("tick":40,)"));
  CHECK(first.contains(R"("outlook":{"margin":{"from":)"));
  CHECK(first.contains(R"("players":[{"playerId":")"));
  CHECK(first.contains(R"({"propType":"points","figure":)"));
  CHECK_FALSE(first.contains("minutes"));
  stage.show(100);
  const auto next = sent(stage, feed, "event: figures");
  CHECK(next.starts_with("event: live\ndata: {"));
  CHECK(next.contains(R"("tick":100,)"));
  stage.show(kGameTicks);
  stage.show(kGameTicks + 1);
  const auto last = sent(stage, feed, "minutes");
  CHECK(last.contains(R"("period":"Final")"));
  CHECK_FALSE(last.contains("event: games"));
  CHECK_FALSE(feed->ended());
  streams.stop();
}

TEST_CASE("who listens to all games hears that one was called off, and that none is under way") {
  Stage stage;
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(std::nullopt, at(1), stage.io.get_executor());
  CHECK(sent(stage, feed, "\n\n") == "event: games\ndata: []\n\n");
  stage.show(1);
  CHECK(sent(stage, feed, "event: live").contains(R"("tick":1,)"));
  stage.games.remove(kGame);
  stage.show(2);
  CHECK(sent(stage, feed, "event: games").contains("event: games\ndata: []"));
  streams.stop();
}

TEST_CASE("who begins to listen to all games as one ends is not told that it was called off") {
  Stage stage;
  stage.show(kGameTicks - 1);
  stage.show(kGameTicks);
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(std::nullopt, at(1), stage.io.get_executor());
  CHECK(sent(stage, feed, "event: figures").contains(R"("period":"Final")"));
  stage.show(kGameTicks + 1);
  const auto next = streams.open(std::nullopt, at(2), stage.io.get_executor());
  CHECK(sent(stage, next, "\n\n") == "event: games\ndata: []\n\n");
  streams.stop();
  CHECK_FALSE(sent(stage, feed).contains("event: games"));
}

TEST_CASE("there are so many places, and those that are left are taken again") {
  Stage stage;
  stage.show(0);
  LiveStreams streams{stage.boards};
  std::vector<std::shared_ptr<EventFeed>> feeds;
  for (std::size_t i = 0; i < LiveStreams::kListenersMax; ++i) {
    feeds.push_back(streams.open(kGame, at(1), stage.io.get_executor()));
    REQUIRE(feeds.back() != nullptr);
  }
  CHECK(streams.open(kGame, at(1), stage.io.get_executor()) == nullptr);
  sent(stage, feeds.back(), "event: live");
  feeds.pop_back();
  const auto deadline = SteadyClock::now() + std::chrono::seconds{30};
  std::shared_ptr<EventFeed> next;
  for (int tick = 1; next == nullptr && SteadyClock::now() < deadline; tick = tick % 300 + 1) {
    stage.show(tick);  // each tick is a look at who is still there
    next = streams.open(kGame, at(1), stage.io.get_executor());
  }
  CHECK(next != nullptr);
}

TEST_CASE("an address that has taken every place gives way to others") {
  Stage stage;
  stage.show(0);
  LiveStreams streams{stage.boards};
  std::vector<std::shared_ptr<EventFeed>> feeds;
  for (std::size_t i = 0; i < LiveStreams::kListenersMax; ++i)
    feeds.push_back(streams.open(kGame, at(static_cast<int>(i % 5)), stage.io.get_executor()));
  const auto visitor = streams.open(kGame, at(100), stage.io.get_executor());
  REQUIRE(visitor != nullptr);
  CHECK(sent(stage, visitor, "event: live").contains("event: live"));
  CHECK(std::ranges::count_if(feeds, [](const auto& feed) { return feed->ended(); }) == 1);
  CHECK(streams.open(kGame, at(0), stage.io.get_executor()) == nullptr);
}

TEST_CASE("stopping ends every stream, and those that are opened later") {
  Stage stage;
  stage.show(0);
  LiveStreams streams{stage.boards};
  const auto feed = streams.open(kGame, at(1), stage.io.get_executor());
  streams.stop();
  const auto late = streams.open(kGame, at(1), stage.io.get_executor());
  sent(stage, feed);
  CHECK(feed->ended());
  CHECK(late->ended());
}

TEST_CASE("a feed whose client does not keep up is ended, and holds no more than 256 pieces") {
  Stage stage;
  EventFeed feed{stage.io.get_executor()};
  const auto piece = std::make_shared<const std::string>("event: live\n\n");
  for (int i = 0; i < 256; ++i) feed.push(piece);
  CHECK_FALSE(feed.ended());
  CHECK(piece.use_count() == 257);
  feed.push(piece);
  CHECK(feed.ended());
}

TEST_CASE("a feed that is finished ends when everything has been taken") {
  Stage stage;
  const auto feed = std::make_shared<EventFeed>(stage.io.get_executor());
  feed->push(std::make_shared<const std::string>("last words"));
  feed->finish();
  feed->push(std::make_shared<const std::string>("too late"));
  CHECK_FALSE(feed->ended());
  CHECK(sent(stage, feed) == "last words");
  CHECK(feed->ended());
}

}  // namespace
}  // namespace chalkline::http
