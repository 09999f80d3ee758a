#include "http/identity/restored_people.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "http/identity/erased_list.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

using ledger::AccountId;

const WallTime kBackedUpAt{std::chrono::days{20'000}};

// The people of a backup: ann, bob and cem, who have signed in.
struct BackedUpPeople {
  BackedUpPeople() {
    for (const auto* name : {"ann", "bob", "cem"}) {
      const auto id =
          *accounts.people.add({.username = name, .email = {}, .password = "hash"}, kBackedUpAt);
      accounts.people.mark_open(id);
      CHECK(accounts.sessions.start(*token_digest(new_token()), *accounts.people.find(id),
                                    {"browser", ""}, kBackedUpAt,
                                    kBackedUpAt + std::chrono::hours{1}));
    }
  }
  int rows(const std::string& table) {
    const auto held = accounts.db.lock();
    sqlite::Statement count{accounts.db, "SELECT count(*) FROM " + table};
    auto rows = count.query();
    rows.next();
    return rows.get<int>(0);
  }

  ledger::test::TemporaryDirectory directory;
  std::filesystem::path file{directory.path() / "accounts.db"};
  Accounts accounts{file.string()};
};

TEST_CASE_FIXTURE(BackedUpPeople,
                  "whoever had left since the backup is erased again, and all sessions end") {
  const std::vector opened{AccountId{1000}, AccountId{1001}, AccountId{1002}};
  const std::vector closed{AccountId{1001}};
  const auto done = bring_up_to_ledger(accounts, opened, closed);
  CHECK(done.erased == 1);
  CHECK(done.lost == 0);
  CHECK(accounts.people.find("ann"));
  CHECK_FALSE(accounts.people.find("bob"));
  CHECK(rows("sessions") == 0);
  CHECK_FALSE(ledger::test::content(file).contains("bob"));
  CHECK(bring_up_to_ledger(accounts, opened, closed).erased == 0);
}

TEST_CASE_FIXTURE(BackedUpPeople, "numbers that the ledger has given since are never given again") {
  const std::vector opened{AccountId{1002}, AccountId{1003}, AccountId{1007}, AccountId{1005}};
  const std::vector closed{AccountId{1007}};  // who came and left since
  CHECK(bring_up_to_ledger(accounts, opened, closed).lost == 2);
  CHECK(accounts.people.add({.username = "dee", .email = {}, .password = "hash"}, kBackedUpAt) ==
        AccountId{1008});
  CHECK(accounts.people.unranked(false) ==
        std::vector{AccountId{1003}, AccountId{1005}, AccountId{1007}});
}

TEST_CASE_FIXTURE(
    BackedUpPeople,
    "numbers of people who were erased after the ledger's end are never given again") {
  const std::vector opened{AccountId{1000}, AccountId{1001}, AccountId{1002}};
  const std::vector closed{AccountId{1006}, AccountId{1004}};  // of the list beside the anchor
  const auto done = bring_up_to_ledger(accounts, opened, closed);
  CHECK(done.erased == 0);
  CHECK(done.lost == 0);
  const auto dee =
      accounts.people.add({.username = "dee", .email = {}, .password = "hash"}, kBackedUpAt);
  CHECK(dee == AccountId{1007});
  accounts.people.mark_open(*dee);
  CHECK(bring_up_to_ledger(accounts, opened, closed).erased == 0);
  CHECK(accounts.people.find("dee"));
  CHECK(accounts.people.unranked(false) == std::vector{AccountId{1004}, AccountId{1006}});
}

TEST_CASE_FIXTURE(BackedUpPeople,
                  "the list of who was erased grows, also where accounts.db is an older copy") {
  const auto list = erased_list_of(directory.path() / "anchor");
  std::ofstream{list} << "1001\n1900\n";
  accounts.erasure.erase(AccountId{1000});
  ErasedList erased{accounts.db, list};
  erased.update();
  CHECK(ledger::test::content(list) == "1000\n1001\n1900\n");
  accounts.erasure.erase(AccountId{1002});
  accounts.class_erasure.erase(ledger::ClassId{0xec}, {});
  erased.update();
  CHECK(ledger::test::content(list) ==
        "1000\n1001\n1002\n1900\nclass ec000000000000000000000000000000\n");
  Erased read;
  add_erased_of_list(read, list);
  add_erased_of_list(read, directory.path() / "none");
  CHECK(read.people ==
        std::set{AccountId{1000}, AccountId{1001}, AccountId{1002}, AccountId{1900}});
  CHECK(read.classes == std::set{ledger::ClassId{0xec}});
  Erased of_accounts;
  add_erased_of_accounts(of_accounts, file);
  CHECK(of_accounts.people == std::set{AccountId{1000}, AccountId{1002}});
  CHECK(of_accounts.classes == read.classes);
}

}  // namespace
}  // namespace chalkline::http
