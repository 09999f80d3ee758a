#include <doctest/doctest.h>

#include <algorithm>
#include <mutex>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

#include "tests/ledger/harness.hpp"
#include "tests/ledger/scale.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr int kThreads = 32;

void run_threads(const std::function<void(int thread)>& work) {
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(work, i);
  for (auto& thread : threads) thread.join();
}

TEST_CASE("one account from 32 threads: every coin is staked once, and none twice") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  std::mutex mutex;
  std::vector<Coins> balances;
  int refused = 0;
  constexpr int kBetsEach = 40;  // 1,280 in all, for 1,000 coins
  run_threads([&](int) {
    for (int i = 0; i < kBetsEach; ++i) {
      const auto outcome = ledger.execute(bet(kAlice, 1, kPick));
      const std::scoped_lock lock{mutex};
      if (outcome) {
        balances.push_back(outcome->balance);
      } else {
        refused += outcome.error() == Rejection::kInsufficientBalance ? 1 : 0;
      }
    }
  });
  std::ranges::sort(balances);
  std::vector<Coins> expected(1'000);
  std::iota(expected.begin(), expected.end(), 0);
  CHECK(balances == expected);
  CHECK(refused == kThreads * kBetsEach - 1'000);
  CHECK(ledger.account(kAlice).held == 1'000);
  CHECK(ledger.balance(kAlice) == 0);
}

TEST_CASE("one account from 32 threads, with stakes and keys that collide") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  std::mutex mutex;
  Coins staked = 0;
  Coins lowest = 1'000;
  const int bets_each = scaled(200);
  run_threads([&](int thread) {
    std::minstd_rand random{static_cast<unsigned>(thread)};
    for (int i = 0; i < bets_each; ++i) {
      // The key says the stake, so that a key used again is the same bet again.
      const auto number = random() % 40;
      const auto outcome =
          ledger.execute(bet(kAlice, static_cast<Coins>(number + 1), kPick, key(number)));
      const std::scoped_lock lock{mutex};
      if (outcome && !outcome->replayed) staked += static_cast<Coins>(number) + 1;
      if (outcome) lowest = std::min(lowest, outcome->balance);
    }
  });
  CHECK(lowest >= 0);
  CHECK(ledger.account(kAlice).held == staked);
  CHECK(ledger.balance(kAlice) == 1'000 - staked);
}

}  // namespace
}  // namespace chalkline::ledger
