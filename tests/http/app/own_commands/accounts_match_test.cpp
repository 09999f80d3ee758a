#include "http/app/own_commands/accounts_match.hpp"

#include <doctest/doctest.h>

#include "http/identity/accounts.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

using ledger::AccountId;

const WallTime kAccountsDay{std::chrono::days{20'000}};

// accounts.db with people 1000 to 1003, all of them open, beside a ledger that has some of them.
struct PeopleAndLedger {
  ledger::test::TemporaryDirectory directory;
  Accounts accounts{directory.path() / "accounts.db"};
  ledger::test::LedgerHarness ledger;

  PeopleAndLedger() {
    for (const auto* name : {"ann", "bob", "cat", "dan"})
      accounts.people.mark_open(*accounts.people.add(
          {.username = name, .password = "hash", .adult_at = kAccountsDay}, kAccountsDay));
  }
  void open(std::uint64_t id) { ledger.accept(ledger::OpenAccount{AccountId{id}}); }
};

TEST_CASE("an accounts.db that is older than the ledger is refused") {
  PeopleAndLedger both;
  for (std::uint64_t id = 1'000; id <= 1'003; ++id) both.open(id);
  CHECK_NOTHROW(require_accounts_match(both.accounts.people, both.ledger.state()));
  both.open(1'004);
  CHECK_THROWS_WITH(require_accounts_match(both.accounts.people, both.ledger.state()),
                    "The ledger has account 1004 and accounts.db has none beyond 1003: accounts.db "
                    "is lost or an old copy, put the newest one back");
}

TEST_CASE("every account that a lost end has taken is opened again, in whatever order they came") {
  PeopleAndLedger both;
  both.open(1'001);
  both.open(1'003);  // who registered at the same time as 1002, and was written first
  reopen_lost_accounts(both.accounts.people, both.ledger.state(), both.ledger.engine());
  for (std::uint64_t id = 1'000; id <= 1'003; ++id)
    CHECK(both.ledger.state().get(ledger::state_key::of(AccountId{id})));
}

}  // namespace
}  // namespace chalkline::http
