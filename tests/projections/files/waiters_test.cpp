#include "projections/files/waiters.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "tests/projections/log_builder.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

constexpr std::chrono::hours kForGood{1};  // the test's time limit comes first

TEST_CASE("who wants a record that came while others gathered waits no longer than those") {
  LogBuilder log_builder;
  Waiters waiters;
  waiters.reach(log_builder.log.position());
  const auto first = log_builder.bet(kAnn, 10);
  std::jthread gathering{[&] { waiters.wait_for_demand(log_builder.log, {}, kForGood); }};
  const auto second = log_builder.bet(kAnn, 10);
  waiters.when_at(second, [] {});
  gathering.join();
  CHECK(second > first);
}

TEST_CASE("a record that nobody has written yet is waited for in vain") {
  LogBuilder log_builder;
  Waiters waiters;
  waiters.when_at(log_builder.log.position() + 1, [] { FAIL("nobody may be told of it"); });
  waiters.wait_for_demand(log_builder.log, {}, std::chrono::milliseconds{1});
  CHECK(waiters.position() == 0);
}

}  // namespace
}  // namespace chalkline::projections
