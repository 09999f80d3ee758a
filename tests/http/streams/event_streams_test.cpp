#include "http/streams/event_streams.hpp"

#include <doctest/doctest.h>

#include <chrono>

#include "tests/ledger/temporary_directory.hpp"
#include "tests/projections/memory_log.hpp"

namespace chalkline::http {
namespace {

using std::chrono::days;
using std::chrono::seconds;

Session session(std::uint8_t token, WallTime expires_at) {
  return {
      .token = {token}, .account = ledger::AccountId{1000}, .roles = {}, .expires_at = expires_at};
}

TEST_CASE("a stream ends when its session expires, and those of other sessions go on") {
  const projections::test::MemoryLog log;
  const sports::OddsBoards boards;
  asio::io_context io;  // outlives the streams, which post to it as they end
  const ledger::test::TemporaryDirectory directory;
  const ledger::State state{log, {.directory = directory.path()}};
  EventStreams streams{log, state, boards};
  const auto work = asio::make_work_guard(io);
  const auto old = streams.open(session(1, wall_now()), std::nullopt, io.get_executor());
  const auto young = streams.open(session(2, wall_now() + days{7}), 0, io.get_executor());
  const auto deadline = SteadyClock::now() + seconds{30};
  while (!old->ended() && SteadyClock::now() < deadline) io.run_one_until(deadline);
  CHECK(old->ended());
  CHECK_FALSE(young->ended());
}

}  // namespace
}  // namespace chalkline::http
