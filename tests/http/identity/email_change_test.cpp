#include <doctest/doctest.h>
#include <sodium.h>

#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

using ledger::AccountId;
using std::chrono::days;
using std::chrono::hours;

const WallTime kAsked{days{20'000}};

struct EmailChanging {
  ledger::test::TemporaryDirectory directory;
  std::string file = directory.path() / "accounts.db";
  Accounts accounts{file};
  AccountsReader reader{file};
  AccountId ann = add("ann");

  AccountId add(const std::string& name) {
    return *accounts.people.add(
        {.username = name, .email = name + "@example.org", .password = "hash"}, kAsked);
  }
  Person person() { return *accounts.people.find(ann); }
  Digest reset_link() {
    const auto token = *token_digest(new_token());
    CHECK(accounts.links.store(Purpose::kResetPassword, ann, token, kAsked + hours{1}));
    return token;
  }

  Digest ask(const std::string& email) {
    const auto token = *token_digest(new_token());
    REQUIRE(accounts.email_changes.begin(person(), email, token, kAsked + hours{24}));
    return token;
  }
};

TEST_CASE("an email changes when the link that was mailed to the new one is followed") {
  EmailChanging store;
  const auto reset = store.reset_link();
  const auto token = store.ask("new@example.org");
  CHECK(store.person().email == "ann@example.org");
  const auto asked = store.reader.email_change(store.ann, kAsked);
  REQUIRE(asked);
  CHECK(asked->email == "new@example.org");
  const auto change = store.accounts.email_changes.confirm(token, kAsked + hours{1});
  REQUIRE(change);
  CHECK(change->before.email == "ann@example.org");
  CHECK(store.person().email == "new@example.org");
  CHECK(store.person().verified_at == kAsked + hours{1});
  CHECK_FALSE(store.accounts.email_changes.confirm(token, kAsked));
  CHECK_FALSE(store.reader.email_change(store.ann, kAsked));
  CHECK_FALSE(store.accounts.links.reset_password(reset, "hash of who reads the old mail", kAsked));
}

TEST_CASE("an email that was asked for and not confirmed is forgotten after a day") {
  EmailChanging store;
  const auto token = store.ask("new@example.org");
  CHECK_FALSE(store.reader.email_change(store.ann, kAsked + hours{24}));
  CHECK_FALSE(store.accounts.email_changes.confirm(token, kAsked + hours{24}));
  CHECK(store.person().email == "ann@example.org");
  store.accounts.links.forget_expired(kAsked + hours{24});
  CHECK_FALSE(store.accounts.email_changes.confirm(token, kAsked));
}

TEST_CASE("of two emails that were asked for only the later can be confirmed") {
  EmailChanging store;
  const auto first = store.ask("first@example.org");
  const auto second = store.ask("second@example.org");
  CHECK_FALSE(store.accounts.email_changes.confirm(first, kAsked));
  CHECK(store.accounts.email_changes.confirm(second, kAsked));
}

TEST_CASE("an email that somebody else has, or gets first, is not taken over") {
  EmailChanging store;
  store.add("bob");
  const auto begun = store.accounts.email_changes.begin(store.person(), "BOB@example.org", Digest{},
                                                        kAsked + hours{24});
  CHECK(begun.error() == EmailChanges::Stays::kTaken);
  const auto token = store.ask("cat@example.org");
  store.add("cat");
  CHECK_FALSE(store.accounts.email_changes.confirm(token, kAsked));
  CHECK(store.person().email == "ann@example.org");
}

TEST_CASE("a new password stops a change of the email that a thief has begun") {
  EmailChanging store;
  const auto by_thief = store.ask("thief@example.org");
  SUBCASE("set in a session") {
    REQUIRE(store.accounts.links.change_password(store.person(), "new hash", Digest{}));
  }
  SUBCASE("set by a mailed link") {
    REQUIRE(store.accounts.links.reset_password(store.reset_link(), "new hash", kAsked));
  }
  CHECK_FALSE(store.accounts.email_changes.confirm(by_thief, kAsked));
}

TEST_CASE("a changed password begins no change of the email") {
  EmailChanging store;
  const auto verified = store.person();
  REQUIRE(store.accounts.links.change_password(verified, "new hash", Digest{}));
  const auto begun =
      store.accounts.email_changes.begin(verified, "new@example.org", Digest{}, kAsked + hours{24});
  CHECK(begun.error() == EmailChanges::Stays::kNotConfirmed);
}

}  // namespace
}  // namespace chalkline::http
