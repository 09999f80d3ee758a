// Many games under way, streamed to all who watch: the parts of the server that play, price,
// render and send them, at the speed of the clock, and nothing else.
//   bench_live_server GAMES     prints its address and the ids of the games, a line each; ends when
//                               its standard input ends
// Every game is at another moment of its first half, and they all tick at the same time.
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <thread>

#include "http/app/site/client_files.hpp"
#include "http/parse/query_fields.hpp"
#include "http/server/server.hpp"
#include "http/streams/live_streams.hpp"
#include "sports/book/live/live_ticker.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "tests/bench/bench.hpp"

namespace {

using namespace chalkline;
using sports::kLiveTick;

// Leaves seven minutes of every game to measure in.
constexpr int kFirstHalfTicks = 150;
static_assert((sports::simulated::kGameTicks - kFirstHalfTicks) * kLiveTick >
              std::chrono::minutes{7});

ledger::Timestamp now() {
  return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

std::shared_ptr<const sports::LivePlay> play(int number) {
  const auto sport = static_cast<ledger::Sport>(1 + number % 4);
  const sports::simulated::World world{1};
  const sports::simulated::Slot slot{sport, 1'000'000 + number};
  const auto drawn = sports::simulated::simulated_game(world, slot);
  const auto listed = sports::simulated::listing(world, slot);
  sports::Game game;
  game.id = ledger::GameId{static_cast<std::uint64_t>(number) + 1};
  game.sport = sport;
  game.source = ledger::Source::kSimulated;
  game.status = sports::GameStatus::kLive;
  game.home = listed.home;
  game.away = listed.away;
  game.starts_at =
      std::chrono::floor<std::chrono::seconds>(now()) - number % kFirstHalfTicks * kLiveTick;
  return std::make_shared<const sports::simulated::SimulatedPlay>(game, drawn);
}

class LiveCall final : public http::Application {
 public:
  explicit LiveCall(http::LiveStreams& streams) : streams_{streams} {}

  http::Task<http::Response> answer(const http::Request& request, http::IoThread& thread) override {
    auto query = http::QueryFields::parse(request.query);
    const auto id =
        query ? ledger::parse_game_id(query->text("gameId").value_or("")) : std::nullopt;
    if (!id) co_return http::text(400, "gameId must be 16 hexadecimal digits");
    http::Response response{.type = "text/event-stream"};
    response.feed = streams_.open(*id, http::client_networks(request.peer), thread.executor());
    co_return response;
  }

 private:
  http::LiveStreams& streams_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "Usage: bench_live_server GAMES\n");
    return 2;
  }
  std::vector<std::shared_ptr<const sports::LivePlay>> plays;
  for (int number = 0; number < std::atoi(argv[1]); ++number) plays.push_back(play(number));
  sports::LiveBoards boards;
  http::LiveStreams streams{boards};
  sports::LiveTicker ticker{boards, now, 1};
  ticker.add(plays);
  LiveCall call{streams};
  http::Server server{std::thread::hardware_concurrency()};
  server.listen({.port = 0, .tls = {}});
  server.start(call, http::api_headers(false));
  fmt::print("http://127.0.0.1:{}\n", server.port());
  for (const auto& live : plays) fmt::print("{}\n", ledger::to_string(live->game().id));
  std::fflush(stdout);
  for (char c{}; ::read(STDIN_FILENO, &c, 1) > 0;) continue;
  std::_Exit(0);  // connections may still be open, and nothing here is worth keeping
}
