#include "ledger/history/balance_book.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <ranges>
#include <set>
#include <vector>

namespace chalkline::ledger {
namespace {

std::vector<AccountLine> lines_of(const std::map<AccountId, AccountLine>& accounts) {
  const auto lines = accounts | std::views::values;
  return {lines.begin(), lines.end()};
}

Record grant(Position position, AccountId account, Coins coins) {
  return {.position = position,
          .time = {},
          .postings = {{LedgerAccountKind::kGrants, {}, -coins},
                       {LedgerAccountKind::kPlayer, account, coins}},
          .event = CoinsGranted{account, coins, GrantReason::kSignUp},
          .version = 1};
}

// Numbers in a row, now and then two the wrong way round, and purses, whose numbers are far apart.
AccountId drawn_account(std::mt19937_64& random, Position position) {
  if (random() % 50 == 0) return AccountId{(std::uint64_t{1} << 63) + random() % 1'000'000};
  const auto newest = 1'000 + position / 4;
  return AccountId{random() % 2 == 0 ? newest + random() % 3 : 1'000 + random() % (newest - 999)};
}

TEST_CASE("a book has the balances of accounts in whatever order they were opened") {
  std::mt19937_64 random{11};
  BalanceBook book;
  std::map<AccountId, AccountLine> wanted;
  std::set<AccountId> changed;
  for (Position position = 1; position <= 4'000; ++position) {
    const auto account = drawn_account(random, position);
    const auto coins = static_cast<Coins>(random() % 100 + 1);
    book.apply(grant(position, account, coins));
    auto& line = wanted[account];
    line = {account, line.available + coins, 0, line.events + 1, position};
    changed.insert(account);
    CHECK(book.find(account) == line);
    if (position % 97 == 0) {
      std::vector<AccountLine> lines;
      for (const auto id : changed) lines.push_back(wanted[id]);
      CHECK(book.take_changed() == lines);
      changed.clear();
    }
    if (position % 331 != 0) continue;
    const auto all = book.all();
    CHECK(std::vector(all.begin(), all.end()) == lines_of(wanted));
  }
  for (const auto& [account, line] : wanted) CHECK(book.find(account) == line);
  CHECK(book.find(AccountId{999}) == AccountLine{.account = AccountId{999}});
}

TEST_CASE("a book of no account has none") {
  BalanceBook book;
  CHECK(book.find(AccountId{1'000}) == AccountLine{.account = AccountId{1'000}});
  CHECK(book.all().empty());
  CHECK(book.take_changed().empty());
}

}  // namespace
}  // namespace chalkline::ledger
