#include <doctest/doctest.h>

#include <algorithm>
#include <thread>

#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Each append waits for the disk, so that some of them find the reader asleep. A log that wakes
// nobody lets it sleep until its time is up.
TEST_CASE("a reader that waits for the log to grow is woken long before its time is up") {
  constexpr std::uint32_t kAppends = 20;
  constexpr std::chrono::milliseconds kTimeout = 20s;
  LedgerHarness ledger;
  const auto& log = ledger.log();
  std::chrono::steady_clock::duration longest{};
  bool grew = true;
  std::jthread reader{[&] {
    while (grew && log.position() < kAppends) {
      const auto begin = std::chrono::steady_clock::now();
      grew = log.wait_beyond(log.position(), kTimeout, {});
      longest = std::max(longest, std::chrono::steady_clock::now() - begin);
    }
  }};
  for (std::uint32_t i = 0; i < kAppends; ++i) ledger.accept(OpenAccount{AccountId{5'000 + i}});
  reader.join();
  CHECK(grew);
  CHECK(longest < kTimeout);
}

}  // namespace
}  // namespace chalkline::ledger
