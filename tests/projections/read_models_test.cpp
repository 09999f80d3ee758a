#include "projections/read_models.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <fstream>
#include <future>
#include <mutex>
#include <set>
#include <thread>

#include "projections/files/files.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/projections/fixture.hpp"

// The whole read side as the server sees it: threads, callbacks, snapshots.
namespace chalkline::projections {
namespace {

using namespace test;
using ledger::test::FakeClock;

struct Server {
  LogBuilder log_builder;
  TemporaryDirectory directory;
  FakeClock clock{time("2026-11-18T13:00:00Z")};
  std::unique_ptr<ReadModels> models;

  Server() = default;
  // Started, its models at the end of a log in which these have joined.
  explicit Server(std::initializer_list<ledger::AccountId> accounts) {
    for (const auto account : accounts) log_builder.join(account);
    start();
    wait();
  }

  void start() { models = ReadModels::open(directory.path(), log_builder.log, clock.clock()); }
  void restart() {
    models.reset();
    start();
  }
  void wait_for(ledger::Position position) {
    std::promise<void> reached;
    models->when_at(position, [&] { reached.set_value(); });
    reached.get_future().get();
  }
  void wait() { wait_for(log_builder.log.position()); }
  ledger::Coins balance() const {
    return models->reader()->ask(&StandingQuery::find, kAnn)->balance;
  }
  void edit(const char* sql) {
    sqlite::Connection{Files{directory.path()}.current(), sqlite::Access::kWrite,
                       sqlite::Pages::kChecked}
        .run(sql);
  }
  // The first snapshot that `fits`; the test's time limit ends a wait in vain.
  std::shared_ptr<const Leaderboard> board(Period period, Category category,
                                           const std::function<bool(const Leaderboard&)>& fits) {
    while (true) {
      try {
        auto board = models->board(period, category);
        if (fits(*board)) return board;
      } catch (const Unavailable&) {
        // Not made yet.
      }
      std::this_thread::yield();
    }
  }
};

TEST_CASE("models catch up with the log and follow it") {
  Server server;
  server.log_builder.join(kAnn);
  server.start();
  const auto reader = server.models->reader();
  server.wait();
  CHECK(reader->ask(&StandingQuery::find, kAnn)->balance == 1'000);

  const auto bet = server.log_builder.bet(kAnn, 100);
  server.wait_for(bet);
  CHECK(reader->ask(&PositionQuery::find) == bet);
  CHECK(server.models->position() == bet);
  CHECK(reader->ask(&StandingQuery::find, kAnn)->balance == 900);
  CHECK(reader->ask(&BetQueries::find, kAnn, bet)->status == BetStatus::kPending);
  CHECK(reader->ask(&BetQueries::list, kAnn, {}, 10).size() == 1);
  CHECK(reader->ask(&TrendingQuery::find, server.clock.now()).empty());
}

TEST_CASE("a restart goes on where the models stand") {
  Server server{kAnn};
  server.models.reset();
  server.log_builder.bet(kAnn, 100);
  server.start();
  CHECK(server.models->position() >= 4);
  server.wait();
  CHECK(server.balance() == 900);
}

TEST_CASE("a wish that is fulfilled already is granted on the spot") {
  Server server;
  server.start();
  server.wait();
  bool called = false;
  server.models->when_at(server.log_builder.log.position(), [&] { called = true; });
  CHECK(called);
}

TEST_CASE("those who still wait at the stop are dropped uncalled") {
  Server server;
  server.start();
  const auto token = std::make_shared<int>();
  server.models->when_at(1'000, [token] { FAIL("called"); });
  server.models->stop();
  CHECK(token.use_count() == 1);
  server.models->when_at(1'000, [token] { FAIL("called"); });
  CHECK(token.use_count() == 1);
}

TEST_CASE("listeners hear which accounts changed before the position shows it") {
  Server server;
  server.start();
  server.wait();
  std::mutex mutex;
  std::set<ledger::AccountId> changed;
  const auto subscription =
      server.models->on_change([&](const std::vector<ledger::AccountId>& accounts) {
        const std::scoped_lock lock{mutex};
        changed.insert(accounts.begin(), accounts.end());
      });
  server.log_builder.join(kAnn);
  server.log_builder.join(kBen);
  server.log_builder.happens(ledger::GameCancelled{kBears});
  server.wait();
  const std::scoped_lock lock{mutex};
  CHECK(changed == std::set{kAnn, kBen});
}

TEST_CASE("a listener whose subscription is gone hears nothing more") {
  Server server;
  server.start();
  server.wait();
  std::atomic<int> calls{0};
  auto subscription = server.models->on_change([&](const auto&) { ++calls; });
  const auto lasting = server.models->on_change([](const auto&) {});
  server.log_builder.join(kAnn);
  server.wait();
  const int heard = calls;
  CHECK(heard > 0);
  subscription.reset();
  server.log_builder.join(kBen);
  server.wait();
  CHECK(calls == heard);
}

TEST_CASE("models that have seen more than the log has stop the start") {
  Server server{kAnn};
  server.models.reset();
  const auto seen = server.log_builder.log.position();
  server.log_builder.log.cut_to(seen - 1);
  CHECK_THROWS_WITH_AS(server.start(),
                       "The read models have seen position 4, but the log ends at position 3: the "
                       "log has lost records that were acknowledged.",
                       std::runtime_error);
}

TEST_CASE("two servers do not share a directory") {
  Server server;
  server.start();
  CHECK_THROWS_AS(
      ReadModels::open(server.directory.path(), server.log_builder.log, server.clock.clock()),
      std::runtime_error);
}

TEST_CASE("a new version is built beside the old one, which serves until the switch") {
  Server server{kAnn};
  server.models.reset();
  const auto seen = server.log_builder.log.position();
  // As an older program left it, with what it made of the events.
  server.edit(
      "UPDATE model SET version = 0 WHERE name = 'standings'; UPDATE standing SET balance = 7");

  server.log_builder.log.hold_after(2);
  server.start();
  const auto reader = server.models->reader();
  CHECK(reader->ask(&StandingQuery::find, kAnn)->balance == 7);
  CHECK(reader->ask(&PositionQuery::find) == seen);
  CHECK(server.models->position() == seen);

  const auto bet = server.log_builder.bet(kAnn, 100);
  server.log_builder.log.release();
  server.wait_for(bet);
  CHECK(reader->ask(&StandingQuery::find, kAnn)->balance ==
        900);  // the same reader, the new models
  CHECK(reader->ask(&PositionQuery::find) == bet);
  CHECK(stored_models(Files{server.directory.path()}.current()).current);
  CHECK_FALSE(std::filesystem::exists(Files{server.directory.path()}.next()));
}

TEST_CASE("after a switch every account is said to have changed") {
  Server server{kAnn, kBen};
  server.models.reset();
  server.edit("UPDATE model SET version = 0");
  server.log_builder.log.hold_after(2);
  server.start();
  std::promise<std::vector<ledger::AccountId>> changed;
  const auto subscription =
      server.models->on_change([&](const auto& accounts) { changed.set_value(accounts); });
  server.log_builder.log.release();
  CHECK(changed.get_future().get() == std::vector{kAnn, kBen});
}

TEST_CASE("a build that was interrupted goes on where it was") {
  Server server{kAnn};
  server.models.reset();
  server.edit("UPDATE model SET version = 0");
  const Files files{server.directory.path()};
  {
    ModelFile next{files.next(), server.log_builder.log};
    catch_up(next, server.log_builder.log, 2, [] { return true; });
  }
  // A changed event before that position shows whether it is read again.
  sqlite::Connection{files.next(), sqlite::Access::kWrite, sqlite::Pages::kChecked}.run(
      "UPDATE game SET home_name = 'Kept'");
  server.start();
  const auto bet = server.log_builder.bet(kAnn, 100);
  server.wait_for(bet);
  CHECK(server.models->reader()->ask(&BetQueries::find, kAnn, bet)->legs.front().prediction ==
        "Kept");
}

TEST_CASE("old models that the new queries cannot read give way at once") {
  Server server{kAnn};
  server.models.reset();
  server.edit("UPDATE model SET version = 0; ALTER TABLE bet RENAME COLUMN stake TO amount");
  server.start();
  server.wait();
  CHECK(server.balance() == 1'000);
}

TEST_CASE("a switch that a crash cut short is finished at the start") {
  Server server{kAnn};
  server.models.reset();
  const Files files{server.directory.path()};
  std::filesystem::rename(files.current(), files.next());
  server.log_builder.log.hold_after(0);  // nothing can be read again
  server.start();
  CHECK(server.balance() == 1'000);
  server.log_builder.log.release();
}

// Leaves its change in the WAL, as a program does that is killed.
void edit_in_wal(const std::filesystem::path& file, const char* sql) {
  sqlite::Connection other{file, sqlite::Access::kWrite};
  other.keep_wal(true);
  other.run(sql);
  REQUIRE(std::filesystem::file_size(std::filesystem::path{file} += "-wal") > 0);
}

TEST_CASE("what another program has left in the WAL is never shown") {
  Server server{kAnn};
  server.models.reset();
  edit_in_wal(Files{server.directory.path()}.current(),
              "UPDATE standing SET balance = balance + 5000");
  server.start();
  server.wait();
  CHECK(server.balance() == 1'000);
}

TEST_CASE("after a kill the models go on from what was in the file, and lose nothing") {
  Server server{kAnn};
  server.restart();  // everything is in the file
  server.log_builder.bet(kAnn, 100);
  server.wait();
  const TemporaryDirectory killed;
  for (const auto& entry : std::filesystem::directory_iterator{server.directory.path()}) {
    if (entry.path().filename().string().starts_with("models"))
      std::filesystem::copy(entry.path(), killed.path() / entry.path().filename());
  }
  edit_in_wal(Files{killed.path()}.current(), "UPDATE standing SET balance = balance + 5000");
  const auto models = ReadModels::open(killed.path(), server.log_builder.log, server.clock.clock());
  std::promise<void> reached;
  models->when_at(server.log_builder.log.position(), [&] { reached.set_value(); });
  reached.get_future().get();
  CHECK(models->reader()->ask(&StandingQuery::find, kAnn)->balance == 900);
}

TEST_CASE("a WAL that was being folded in is folded in to its end") {
  Server server{kAnn};
  server.models.reset();
  const auto file = Files{server.directory.path()}.current();
  edit_in_wal(file, "UPDATE standing SET balance = 7");  // some of it may be in the file already
  std::ofstream{fold_mark(file)};
  server.start();
  server.wait();
  CHECK(server.balance() == 7);
  CHECK_FALSE(std::filesystem::exists(fold_mark(file)));
}

TEST_CASE("leaderboards follow the log") {
  Server server;
  server.start();
  server.log_builder.join(kAnn);
  server.log_builder.record(kAnn, 1, 0);
  const auto has_ann = [](const Leaderboard& board) { return board.top().size() == 1; };
  const auto board = server.board(Period::kWeek, Category::kBalance, has_ann);
  CHECK(board->top().front().account == kAnn);
  CHECK(board->position() <= server.log_builder.log.position());
}

TEST_CASE("a leaderboard that is not made yet is unavailable, and never shown empty") {
  Server server;
  server.log_builder.join(kAnn);
  server.log_builder.record(kAnn, 1, 0);
  server.log_builder.log.hold_after(0);  // nothing can be read yet
  server.start();
  CHECK_THROWS_AS(server.models->board(Period::kAllTime, Category::kLevel), Unavailable);
  server.log_builder.log.release();
  server.board(Period::kAllTime, Category::kLevel, [](const Leaderboard& board) {
    CHECK(board.top().size() == 1);
    return true;
  });
}

TEST_CASE("leaderboards begin a new week and month without an event") {
  Server server;
  server.log_builder.at("2026-11-29T12:00:00Z").join(kAnn);
  server.log_builder.record(kAnn, 1, 0);
  server.clock.set(time("2026-11-29T23:59:59Z"));
  server.start();
  const auto ranked = [](const Leaderboard& board) { return board.top().size() == 1; };
  const auto empty = [](const Leaderboard& board) {
    return board.position() > 0 && board.top().empty();
  };
  server.board(Period::kWeek, Category::kLevel, ranked);
  server.clock.set(time("2026-11-30T00:00:00Z"));
  server.board(Period::kWeek, Category::kLevel, empty);
  server.board(Period::kMonth, Category::kLevel, ranked);
  server.clock.set(time("2026-12-01T00:00:00Z"));
  server.board(Period::kMonth, Category::kLevel, empty);
  server.board(Period::kAllTime, Category::kLevel, ranked);
}

}  // namespace
}  // namespace chalkline::projections
