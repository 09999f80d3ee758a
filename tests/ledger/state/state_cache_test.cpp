#include "ledger/state/state_cache.hpp"

#include <doctest/doctest.h>

#include <random>

#include "tests/ledger/answers.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/scale.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Two generations of 65,536 accounts, and what one group adds before the older is dropped.
constexpr std::size_t kCachedMax = 2 * 65'536 + 1'024;
constexpr std::size_t kMoreThanCached = 140'000;

constexpr AccountId account_of(std::size_t number) { return AccountId{10'000 + number}; }

// Submits `count` commands and waits for their answers, so many in flight that groups are full.
template <class Make>
std::map<std::uint64_t, Outcome> flood(LedgerHarness& ledger, std::size_t count, const Make& make) {
  constexpr std::size_t kInFlight = 8'192;
  Answers answers;
  for (std::size_t i = 0; i < count; ++i) {
    if (i >= kInFlight) answers.wait_until(i - kInFlight);
    REQUIRE(ledger.engine().submit(make(i), answers, i));
  }
  return answers.wait_for(count);
}

TEST_CASE("balances stay exact when there are more accounts than memory keeps") {
  LedgerHarness ledger;
  ledger.accept(ScheduleGame{scheduled(kBears)});
  flood(ledger, kMoreThanCached, [](auto i) { return OpenAccount{account_of(i)}; });
  CHECK(ledger.engine().stats().accounts_cached <= kCachedMax);

  // Scattered over all accounts, so that many are read back after they had been dropped.
  std::mt19937 random{5};
  std::map<AccountId, Coins> expected;
  std::vector<PlaceSlip> bets;
  for (int i = 0; i < scaled(60'000); ++i) {
    const auto account = account_of(random() % kMoreThanCached);
    const auto stake = static_cast<Coins>(1 + random() % 3);
    bets.push_back(bet(account, stake, moneyline(kBears, Side::kHome)));
    expected.try_emplace(account, 1'000).first->second -= stake;
  }
  flood(ledger, bets.size(), [&](auto i) { return bets[i]; });
  CHECK(ledger.engine().stats().accounts_cached <= kCachedMax);
  for (const auto& [account, balance] : expected) REQUIRE(ledger.balance(account) == balance);
  ledger.reopen();
  for (const auto& [account, balance] : expected) REQUIRE(ledger.balance(account) == balance);
}

TEST_CASE("accounts that nobody ever opened do not fill the memory") {
  LedgerHarness ledger;
  flood(ledger, kMoreThanCached, [](auto i) { return ResetBankroll{account_of(i)}; });
  CHECK(ledger.engine().stats().accounts_cached <= kCachedMax);
  CHECK(ledger.log().position() == 0);
}

}  // namespace
}  // namespace chalkline::ledger
