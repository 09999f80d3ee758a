#include "http/api/shared/call/engine_client.hpp"

#include <doctest/doctest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "tests/ledger/harness.hpp"
#include "tests/ledger/held_log.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

// As a call does: the frame that waits ends with its answer.
Task<bool> is_refused_as_busy(EngineClient& client) {
  const auto outcome = co_await client.decide(ledger::OpenAccount{ledger::AccountId{5'000}});
  co_return outcome == std::unexpected{ledger::Rejection::kBusy};
}

TEST_CASE("a command that the engine does not take is answered Busy, and the call ends well") {
  ledger::test::LedgerHarness ledger;
  for (std::uint64_t id = 2'000; id < 2'010; ++id)
    ledger.accept(ledger::OpenAccount{ledger::AccountId{id}});
  ledger.close();
  fs::remove_all(ledger.state_directory());
  const auto log = ledger::open_rocks_log(ledger.directory(), ledger::OpenMode::kWrite);
  ledger::test::HeldLog held{*log, 3};
  ledger::State state{held, {.directory = ledger.state_directory()}};
  held.wait_until_held();
  ledger::Engine engine{*log, state, ledger.clock.clock()};

  asio::io_context io;
  EngineClient client{engine, io.get_executor()};
  int refused = 0;
  for (int i = 0; i < 3; ++i)
    asio::co_spawn(io, is_refused_as_busy(client),
                   [&](std::exception_ptr, bool busy) { refused += busy; });
  io.run();
  CHECK(refused == 3);
  held.stop_then_release(state);
}

TEST_CASE("a state that is given up keeps neither engine nor stop waiting") {
  ledger::test::LedgerHarness ledger;
  ledger.accept(ledger::OpenAccount{ledger::AccountId{2'000}});
  ledger.close();
  fs::remove_all(ledger.state_directory());
  const auto log = ledger::open_rocks_log(ledger.directory(), ledger::OpenMode::kWrite);
  ledger::test::HeldLog held{*log, 2};
  ledger::State state{held, {.directory = ledger.state_directory()}};
  held.wait_until_held();
  ledger::Engine engine{*log, state, ledger.clock.clock()};
  state.give_up();
  engine.stop();  // before the state, whose thread is held
  CHECK_FALSE(state.is_ready());
  held.stop_then_release(state);
}

}  // namespace
}  // namespace chalkline::http
