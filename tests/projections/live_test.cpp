#include <doctest/doctest.h>

#include <future>
#include <thread>

#include "projections/files/files.hpp"
#include "projections/read_models.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/projections/fixture.hpp"

// The read side beside the real ledger, with everybody at work at the same time.
namespace chalkline::projections {
namespace {

using namespace ledger::test;

constexpr int kPlayers = 4;
constexpr int kBetsEach = 150;

ledger::AccountId player(int i) { return ledger::AccountId{1'000 + static_cast<std::uint64_t>(i)}; }

TEST_CASE("readers see each bet that they wait for while writers go on, and all figures agree") {
  LedgerHarness ledger;
  const TemporaryDirectory directory;
  for (int i = 0; i < kPlayers; ++i) ledger.accept(ledger::OpenAccount{player(i)});
  ledger.accept(ledger::ScheduleGame{scheduled(ledger::test::kBears)});

  const auto models = ReadModels::open(directory.path(), ledger.log(), ledger.clock.clock());
  const auto look = [&models](ledger::AccountId me) {
    try {
      models->board(Period::kWeek, Category::kWinRate)->row(me);
    } catch (const Unavailable&) {
      // The first one is not made yet.
    }
  };
  std::vector<std::jthread> players;
  for (int i = 0; i < kPlayers; ++i) {
    players.emplace_back([&, me = player(i)] {
      const auto reader = models->reader();
      for (int n = 1; n <= kBetsEach; ++n) {
        const auto accepted =
            ledger.accept(bet(me, 1, moneyline(ledger::test::kBears, ledger::Side::kHome)));
        std::promise<void> seen;
        models->when_at(accepted.position, [&] { seen.set_value(); });
        seen.get_future().get();
        const auto standing = reader->ask(&StandingQuery::find, me);
        REQUIRE(standing.has_value());
        CHECK(standing->held == n);
        CHECK(standing->balance == accepted.balance);
        CHECK(reader->ask(&BetQueries::list, me, {}, 1).front().id == accepted.first);
        look(me);
      }
    });
  }
  players.clear();
  ledger.finish(ledger::test::kBears, {24, 17});
  ledger.settle();

  std::promise<void> settled;
  models->when_at(ledger.log().position(), [&] { settled.set_value(); });
  settled.get_future().get();
  const auto reader = models->reader();
  for (int i = 0; i < kPlayers; ++i) {
    CHECK(reader->ask(&StandingQuery::find, player(i))->won == kBetsEach);
    CHECK(reader->ask(&StandingQuery::find, player(i))->held == 0);
    CHECK(reader->ask(&StandingQuery::find, player(i))->balance == ledger.balance(player(i)));
    CHECK(reader->ask(&BetQueries::list, player(i), {.status = BetStatus::kWon}, 1'000).size() ==
          kBetsEach);
  }
  models->stop();
  const auto file = Files{directory.path()}.current();
  const auto followed = test::digest_map(file);
  ModelFile afresh{directory.path() / "afresh.db", ledger.log()};
  catch_up(afresh, ledger.log(), ledger.log().position(), [] { return true; });
  CHECK(test::digest_map(directory.path() / "afresh.db") == followed);
}

}  // namespace
}  // namespace chalkline::projections
