#include "sports/book/live/live_games.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "sports/book/live/live_ticker.hpp"
#include "sports/book/sportsbook.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/schedule/calendar.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/sports/verbs.hpp"

// Which games are on the live board, and for how long.
namespace chalkline::sports {
namespace {

using namespace test;
using simulated::kGameLength;
using simulated::kGameTicks;

// A game in which the home team scores a point a tick.
class Steady : public LivePlay {
 public:
  Steady(std::uint64_t id, ledger::Timestamp starts_at) {
    game_.id = ledger::GameId{id};
    game_.starts_at = starts_at;
    game_.status = GameStatus::kLive;
  }
  const Game& game() const override { return game_; }
  LiveGame at(int asked) const override {
    const auto tick = std::min(asked, kGameTicks);
    const auto clock = simulated::game_clock(tick);
    return {.game = game_,
            .tick = tick,
            .period = clock.period,
            .clock_s = clock.clock_s,
            .score = {tick, 0},
            .lines = {moneyline(tick), {}, {}},
            .suspended = false,
            .at = game_.starts_at + tick * kLiveTick,
            .play = nullptr};
  }
  std::optional<ledger::TwoWay> moneyline(int tick) const override {
    return ledger::TwoWay{0, -100 - tick, 100};
  }

 private:
  Game game_;
};

std::shared_ptr<const LivePlay> steady(std::uint64_t id, ledger::Timestamp starts_at) {
  return std::make_shared<const Steady>(id, starts_at);
}

// The ids on the board with their ticks.
std::vector<std::pair<std::uint64_t, int>> shown(const LiveBoard& board) {
  std::vector<std::pair<std::uint64_t, int>> games;
  for (const auto& live : board.games) games.emplace_back(raw(live.game.id), live.tick);
  return games;
}
using Shown = std::vector<std::pair<std::uint64_t, int>>;

TEST_CASE("a board moves with its games, and not between their ticks") {
  LiveGames boards;
  CHECK(boards.latest()->games.empty());
  CHECK_FALSE(boards.next_due());
  CHECK_FALSE(boards.advance(kNoon));

  boards.add(steady(2, kNoon), kNoon);
  boards.add(steady(1, kNoon), kNoon);
  boards.add(steady(3, kNoon - 30s), kNoon);
  REQUIRE(boards.advance(kNoon));
  const auto first = boards.latest();
  CHECK(shown(*first) == Shown{{3, 10}, {1, 0}, {2, 0}});
  CHECK(first->at == kNoon);
  CHECK(boards.next_due() == kNoon + kLiveTick);
  CHECK_FALSE(boards.advance(kNoon + kLiveTick - 1us));
  CHECK(boards.latest() == first);

  REQUIRE(boards.advance(kNoon + kLiveTick));
  CHECK(boards.latest()->version > first->version);
  CHECK(shown(*boards.latest()) == Shown{{3, 11}, {1, 1}, {2, 1}});
  CHECK(shown(*first) == Shown{{3, 10}, {1, 0}, {2, 0}});
}

TEST_CASE("a game whose start is still to come is not shown") {
  LiveGames boards;
  boards.add(steady(1, kNoon + 1us), kNoon);
  CHECK_FALSE(boards.advance(kNoon));
  boards.add(steady(1, kNoon + 1us), kNoon + 1us);
  CHECK(boards.advance(kNoon + 1us));
}

TEST_CASE("a game that is removed is not shown from then on") {
  LiveGames boards;
  boards.add(steady(1, kNoon), kNoon);
  boards.add(steady(2, kNoon), kNoon);
  boards.advance(kNoon);
  boards.remove(ledger::GameId{1});
  boards.remove(ledger::GameId{3});
  REQUIRE(boards.advance(kNoon));
  CHECK(shown(*boards.latest()) == Shown{{2, 0}});
  CHECK_FALSE(boards.advance(kNoon));
}

TEST_CASE("ticks that were missed are left out") {
  LiveGames boards;
  boards.add(steady(1, kNoon), kNoon);
  boards.advance(kNoon);
  REQUIRE(boards.advance(kNoon + 100 * kLiveTick + 1s));
  CHECK(shown(*boards.latest()) == Shown{{1, 100}});
  CHECK(boards.next_due() == kNoon + 101 * kLiveTick);
}

TEST_CASE("a game's end is shown once, however late it is noticed") {
  for (const auto late : {0s, 1s, 3'600s}) {
    LiveGames boards;
    boards.add(steady(1, kNoon), kNoon);
    boards.advance(kNoon);
    const auto end = kNoon + kGameLength + late;
    REQUIRE(boards.advance(end));
    REQUIRE(boards.latest()->games.size() == 1);
    const auto& last = boards.latest()->games.front();
    CHECK(last.period == kFinalPeriod);
    CHECK(last.tick == kGameTicks);
    CHECK(last.at == kNoon + kGameLength);
    CHECK(last.clock_s == 0);
    CHECK(boards.next_due());
    CHECK(boards.advance(end + kLiveTick));
    CHECK(boards.latest()->games.empty());
    CHECK_FALSE(boards.next_due());
    CHECK_FALSE(boards.advance(end + 2 * kLiveTick));
  }
}

TEST_CASE("a game that is played already, or is over, is not taken up") {
  LiveGames boards;
  const auto play = steady(1, kNoon);
  boards.add(play, kNoon);
  boards.add(steady(1, kNoon), kNoon);
  boards.add(steady(2, kNoon - kGameLength), kNoon);
  boards.advance(kNoon);
  CHECK(shown(*boards.latest()) == Shown{{1, 0}});
  CHECK(boards.latest()->games.front().play == play);
}

TEST_CASE("what was shown within six seconds can be asked for, and nothing else") {
  LiveGames boards;
  boards.add(steady(1, kNoon), kNoon);
  LiveBoards recent;
  for (int tick = 0; tick < 10; ++tick) {
    if (tick == 8) continue;  // missed
    boards.advance(kNoon + tick * kLiveTick);
    recent.publish(boards.latest());
  }
  const ledger::GameId id{1};
  for (int tick = 0; tick < 12; ++tick) {
    CAPTURE(tick);
    const auto then = recent.at(id, kNoon + tick * kLiveTick);
    CHECK(then.has_value() == (tick == 7 || tick == 9));
    if (!then) continue;
    CHECK(then->tick == tick);
    CHECK(then->lines.moneyline->first == -100 - tick);
  }
  CHECK_FALSE(recent.at(id, kNoon + 9 * kLiveTick + 1us));
  CHECK_FALSE(recent.at(ledger::GameId{2}, kNoon + 9 * kLiveTick));
}

TEST_CASE("a quote is good until the game or the price moves against the book") {
  using ledger::Market;
  using ledger::Side;
  LiveGame seen;
  seen.score = {10, 8};
  seen.lines = kHomeFavoured;
  const auto good = [&](const LiveGame& now, Market market, Side side) {
    return is_still_good(seen, now, market, side);
  };
  auto now = seen;
  for (const auto side : {Side::kHome, Side::kAway}) {
    CHECK(good(now, Market::kMoneyline, side));
    CHECK(good(now, Market::kSpread, side));
  }
  CHECK(good(now, Market::kTotal, Side::kOver));

  now.lines.moneyline = ledger::TwoWay{0, -170, 145};  // was -150, +130
  CHECK_FALSE(good(now, Market::kMoneyline, Side::kHome));
  CHECK(good(now, Market::kMoneyline, Side::kAway));
  now.lines.moneyline = ledger::TwoWay{0, 105, -125};
  CHECK(good(now, Market::kMoneyline, Side::kHome));
  CHECK_FALSE(good(now, Market::kMoneyline, Side::kAway));
  now.lines.spread->line = -7;
  CHECK_FALSE(good(now, Market::kSpread, Side::kHome));
  CHECK_FALSE(good(now, Market::kSpread, Side::kAway));
  now.lines.total.reset();
  CHECK_FALSE(good(now, Market::kTotal, Side::kOver));

  now = seen;
  now.score.away += 2;
  CHECK_FALSE(good(now, Market::kMoneyline, Side::kHome));
  now = seen;
  now.suspended = true;
  CHECK_FALSE(good(now, Market::kMoneyline, Side::kHome));
  CHECK_FALSE(is_still_good(now, seen, Market::kMoneyline, Side::kHome));
}

TEST_CASE("the ticker tells every board in order, and of each end") {
  // Time passes as it is asked for, however slow the machine is.
  std::atomic<int> asked{0};
  LiveBoards boards;
  LiveTicker ticker{boards, [&asked] { return kNoon + 15 * kLiveTick * asked++; }, 1};
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::shared_ptr<const LiveBoard>> published;
  auto listening = boards.subscribe([&](const auto& board) {
    const std::scoped_lock lock{mutex};
    published.push_back(board);
    changed.notify_one();
  });
  ticker.add({steady(1, kNoon), steady(2, kNoon)});
  const auto at_once = boards.current();
  CHECK(at_once->version > 0);
  {
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return !published.empty() && published.back()->games.empty(); });
  }
  listening.reset();
  ticker.stop();
  ticker.stop();
  std::map<std::uint64_t, int> ends;
  std::uint64_t version = 0;
  for (const auto& board : published) {
    CHECK(board->version > version);
    version = board->version;
    for (const auto& live : board->games) {
      if (live.period == kFinalPeriod) ++ends[raw(live.game.id)];
    }
  }
  CHECK(ends == std::map<std::uint64_t, int>{{1, 1}, {2, 1}});
}

// The room on a real ledger; time stands still until the test moves it.
class LiveFixture {
 public:
  LiveFixture() { ledger.clock.set(kNoon); }
  std::unique_ptr<Sportsbook> open(std::uint64_t seed = 1) {
    return std::make_unique<Sportsbook>(
        SportsbookOptions{.database = (directory_.path() / "sports.db").string(), .seed = seed},
        ledger.engine(), ledger.state(), ledger.clock.clock(), 1);
  }
  ledger::test::LedgerHarness ledger;

 private:
  ledger::test::TemporaryDirectory directory_;
};

TEST_CASE(
    "the games under way that the ledger knows are live, at the same quotes after a restart") {
  LiveFixture house;
  // Games that began before the first start were never on offer.
  const auto first = house.open()->boards().current()->upcoming.front();
  CHECK(house.open()->live().current()->games.empty());

  house.ledger.clock.set(first.starts_at);
  {
    const auto book = house.open();
    const auto board = book->live().current();
    REQUIRE(board->games.size() == 1);
    const auto& live = board->games.front();
    CHECK(live.game.id == first.id);
    CHECK(live.game.status == GameStatus::kLive);
    CHECK(live.tick == 0);
    CHECK(live.at == first.starts_at);
    CHECK(live.score == ledger::Score{});
    CHECK(live.lines == live.game.current.lines);
    CHECK(book->boards().current()->find(first.id) == nullptr);
    CHECK(book->live().at(first.id, first.starts_at));
    CHECK_FALSE(book->live().at(first.id, first.starts_at + kLiveTick));
  }
  house.ledger.clock.set(first.starts_at + 100 * kLiveTick + 1s);
  const auto once = house.open()->live().current()->games.at(0);
  const auto again = house.open()->live().current()->games.at(0);
  CHECK(once.tick == 100);
  CHECK(once.lines == again.lines);
  CHECK(once.score == again.score);
  CHECK(once.at == first.starts_at + 100 * kLiveTick);

  // A source that runs on another seed does not know how these games go.
  CHECK(house.open(2)->live().current()->games.empty());

  house.ledger.clock.set(first.starts_at + kGameLength);
  CHECK(house.open()->live().current()->find(first.id) == nullptr);
}

TEST_CASE("a game under way that an operator cancels is live no more, at once") {
  LiveFixture house;
  const auto first = house.open()->boards().current()->upcoming.front();
  house.ledger.clock.set(first.starts_at);
  const auto book = house.open();
  REQUIRE(book->live().current()->find(first.id) != nullptr);
  house.ledger.accept(ledger::test::cancel_as_operator(first.id));
  book->feed_signal().operator_acted(first.id);
  while (book->live().current()->find(first.id) != nullptr) std::this_thread::yield();
  CHECK(book->health().works);
}

TEST_CASE("the final score that is shown is the one that is recorded") {
  LiveFixture house;
  const auto first = house.open()->boards().current()->upcoming.front();
  house.ledger.clock.set(first.starts_at);
  const auto play = house.open()->live().current()->games.at(0).play;
  house.ledger.clock.set(first.starts_at + kGameLength);
  house.open();
  bool recorded = false;
  for (const auto& event : house.ledger.events()) {
    const auto* result = std::get_if<ledger::ResultRecorded>(&event);
    if (result == nullptr || result->game != first.id) continue;
    CHECK(result->score == play->at(kGameTicks).score);
    recorded = true;
  }
  CHECK(recorded);
}

}  // namespace
}  // namespace chalkline::sports
