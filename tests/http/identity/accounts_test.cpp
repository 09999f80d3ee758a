#include "http/identity/accounts.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <sodium.h>

#include <fstream>
#include <iterator>

#include "http/identity/accounts_reader.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/identity/sessions.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

using ledger::AccountId;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::seconds;

const WallTime kToday{days{20'000}};

struct AccountsFile {
  ledger::test::TemporaryDirectory directory;
  std::string file = directory.path() / "accounts.db";
  Accounts accounts{file};
  AccountsReader reader{file};

  AccountId add(const std::string& name, std::optional<std::string> email = std::nullopt) {
    return *accounts.people.add(
        {.username = name, .email = email, .password = "hash", .adult_at = kToday}, kToday);
  }
  Person person(AccountId id) { return *accounts.people.find(id); }
};

TEST_CASE("ids begin at 1000 and are never used twice") {
  AccountsFile store;
  CHECK(store.add("ann") == AccountId{1000});
  CHECK(store.add("bob") == AccountId{1001});
  store.accounts.people.remove(AccountId{1001});
  CHECK(store.add("cat") == AccountId{1002});
}

TEST_CASE("names and emails are unique without regard to case") {
  AccountsFile store;
  store.add("Ann", "ann@example.org");
  CHECK(store.accounts.people.add({.username = "aNN", .password = "hash"}, kToday).error() ==
        Taken::kUsername);
  CHECK(store.accounts.people
            .add({.username = "bob", .email = "ANN@example.org", .password = "hash"}, kToday)
            .error() == Taken::kEmail);
  store.add("bob");
  store.add("cat");  // without an email, like bob
  CHECK(store.accounts.people.find("ANN")->username == "Ann");
  CHECK(store.accounts.people.find("Ann@Example.org")->id == AccountId{1000});
  CHECK_FALSE(store.accounts.people.find("dan"));
}

TEST_CASE("a person is opening until the ledger has the account") {
  AccountsFile store;
  const auto ann = store.add("ann");
  const auto bob = store.add("bob");
  CHECK(store.accounts.people.find("ann")->opening);
  store.accounts.people.mark_open(ann);
  CHECK_FALSE(store.accounts.people.find("ann")->opening);
  CHECK(store.accounts.people.opening() == std::vector{bob});
  store.accounts.people.remove(ann);  // open: stays
  store.accounts.people.remove(bob);
  CHECK(store.reader.person(ann));
  CHECK_FALSE(store.reader.person(bob));
}

TEST_CASE("roles are granted, once or twice the same") {
  AccountsFile store;
  const auto ann = store.add("ann");
  CHECK(store.accounts.people.grant("ANN", Role::kAuditor, kToday));
  CHECK(store.accounts.people.grant("ann", Role::kAuditor, kToday));
  CHECK_FALSE(store.accounts.people.grant("bob", Role::kAuditor, kToday));
  CHECK(store.reader.person(ann)->roles.has(Role::kAuditor));
  CHECK_FALSE(store.reader.person(ann)->roles.has(Role::kEducator));
}

TEST_CASE("what was stored is there after a restart") {
  AccountsFile store;
  const auto ann = store.add("ann");
  store.accounts.people.grant("ann", Role::kEducator, kToday);
  Accounts again{store.file};
  CHECK(again.people.find("ann")->id == ann);
  CHECK(again.people.find("ann")->roles.has(Role::kEducator));
}

std::string bytes_of(const std::string& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

TEST_CASE("a start that is refused leaves accounts.db and its WAL as they were") {
  AccountsFile killed;
  killed.add("ann");
  const ledger::test::TemporaryDirectory there;
  const std::string file = there.path() / "accounts.db";
  for (const auto* suffix : {"", "-wal"})
    std::filesystem::copy_file(killed.file + suffix, file + suffix);
  const auto whole = bytes_of(file);
  const auto wal = bytes_of(file + "-wal");
  REQUIRE_FALSE(wal.empty());
  {
    Accounts refused{file};  // for another reason than itself
    refused.db.require_sound();
    CHECK_FALSE(refused.db.empty_wal());
  }
  CHECK(bytes_of(file) == whole);
  CHECK(bytes_of(file + "-wal") == wal);
  Accounts again{file};
  again.db.accept();
  CHECK(again.people.find("ann").has_value());
}

TEST_CASE(
    "the places that a name is signed in from outlive a restart, and go "
    "with the person") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto ann = store.add("ann", "ann@example.org");
  const auto sign_in_from = [&](int number, WallTime now) {
    const auto address = "192.0.2." + std::to_string(number);
    CHECK(sessions.start(store.person(ann), "", now, address).has_value());
  };
  sign_in_from(1, kToday);
  AccountsReader again{store.file};
  CHECK(again.is_usual("ANN", "192.0.2.1"));
  CHECK(again.is_usual("Ann@Example.org", "192.0.2.1"));
  CHECK_FALSE(again.is_usual("ann", "192.0.2.2"));
  store.add("bob");
  CHECK_FALSE(again.is_usual("bob", "192.0.2.1"));
  CHECK_FALSE(again.is_usual("nobody", "192.0.2.1"));
  CHECK_FALSE((bytes_of(store.file) + bytes_of(store.file + "-wal")).contains("192.0.2."));
  for (int number = 2; number <= 17; ++number) sign_in_from(number, kToday + seconds{number});
  CHECK_FALSE(again.is_usual("ann", "192.0.2.1"));  // beyond kUsualPlacesMax
  CHECK(again.is_usual("ann", "192.0.2.2"));
  CHECK(again.is_usual("ann", "192.0.2.17"));
  store.accounts.erasure.erase(ann);
  sqlite::Connection db{store.file, sqlite::Access::kRead};
  CHECK_FALSE(sqlite::Statement{db, "SELECT 1 FROM places"}.query().next());
}

TEST_CASE("a note on a bet is its writer's, is replaced and taken away, and goes with the person") {
  AccountsFile store;
  const auto ann = store.add("ann");
  const auto ben = store.add("ben");
  auto& notes = store.accounts.bet_notes;
  const auto texts = [&](AccountId id, ledger::BetId first = 0, ledger::BetId last = 99) {
    std::vector<std::string> found;
    for (const auto& note : store.reader.bet_notes(id, first, last)) found.push_back(note.text);
    return found;
  };
  CHECK(notes.put(ann, 7, "first", kToday));
  CHECK(notes.put(ann, 7, "better", kToday));
  CHECK(notes.put(ann, 9, "other", kToday));
  CHECK(notes.put(ben, 8, "his own", kToday));
  CHECK(texts(ann) == std::vector<std::string>{"better", "other"});
  CHECK(texts(ann, 8, 9) == std::vector<std::string>{"other"});
  notes.remove(ann, 9);
  CHECK(texts(ann) == std::vector<std::string>{"better"});
  store.accounts.erasure.erase(ann);
  CHECK(texts(ann).empty());
  CHECK_FALSE(notes.put(ann, 7, "late", kToday));
  CHECK(texts(ben) == std::vector<std::string>{"his own"});
}

TEST_CASE("a session lasts seven days from its last prolongation") {
  AccountsFile store;
  const auto ann = store.add("ann");
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto token = *sessions.start(store.person(ann), "", kToday);
  CHECK(sessions.find(token, store.reader, kToday)->account == ann);
  CHECK(sessions.find(token, store.reader, kToday + days{7} - seconds{1}));
  CHECK_FALSE(sessions.find(token, store.reader, kToday + days{7}));
  sessions.prolong(*sessions.find(token, store.reader, kToday + days{6}), kToday + days{6});
  CHECK(sessions.find(token, store.reader, kToday + days{12}));
  store.accounts.sessions.forget_expired(kToday + days{13});
  CHECK_FALSE(store.reader.session(*token_digest(token)));
}

TEST_CASE("a session that ended opens nothing, and no other token does") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto token = *sessions.start(store.person(store.add("ann")), "", kToday);
  REQUIRE(sessions.find(token, store.reader, kToday));
  auto forged = token;
  forged.back() = forged.back() == 'A' ? 'B' : 'A';
  CHECK_FALSE(sessions.find(forged, store.reader, kToday));
  CHECK_FALSE(sessions.find("", store.reader, kToday));
  CHECK_FALSE(sessions.find(token + "A", store.reader, kToday));
  sessions.end(*token_digest(token));
  CHECK_FALSE(sessions.find(token, store.reader, kToday));
}

TEST_CASE("a role granted from outside shows within seconds in a session under way") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto token = *sessions.start(store.person(store.add("ann")), "", kToday);
  CHECK_FALSE(sessions.find(token, store.reader, kToday)->roles.has(Role::kAuditor));
  Accounts{store.file}.people.grant("ann", Role::kAuditor, kToday);
  CHECK(sessions.find(token, store.reader, kToday + seconds{20})->roles.has(Role::kAuditor));
}

TEST_CASE("neither password nor token can be read in the file") {
  AccountsFile store;
  const std::string password = "correct horse battery";
  const auto hash = hash_password(password);
  const auto ann = store.accounts.people.add({.username = "ann", .password = hash}, kToday);
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto token = *sessions.start(store.person(*ann), "", kToday);
  std::string bytes;
  for (const auto* suffix : {"", "-wal"}) {
    std::ifstream in{store.file + suffix, std::ios::binary};
    bytes.append(std::istreambuf_iterator<char>{in}, {});
  }
  CHECK(bytes.contains("ann"));
  CHECK_FALSE(bytes.contains(password));
  CHECK_FALSE(bytes.contains(token));
}

TEST_CASE("a password is verified by its hash alone") {
  const auto hash = hash_password("secret one");
  CHECK(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
  CHECK(verify_password(hash, "secret one"));
  CHECK_FALSE(verify_password(hash, "secret two"));
  CHECK_FALSE(verify_password(hash, ""));
  CHECK(hash != hash_password("secret one"));
  CHECK_FALSE(verify_password(dummy_hash(), ""));
}

TEST_CASE("tokens are 256 bits and differ") {
  const auto token = new_token();
  CHECK(token.size() == 43);
  CHECK(token != new_token());
  CHECK_FALSE(token_digest(token.substr(1)));
  CHECK_FALSE(token_digest(std::string(42, 'a') + "/"));
}

TEST_CASE("a session that is used every day ends after ninety days") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto token = sessions.start(store.person(store.add("ann")), "", kToday).value();
  for (int day = 0; day < 90; ++day) {
    const auto now = kToday + days{day};
    const auto session = sessions.find(token, store.reader, now);
    REQUIRE(session);
    sessions.prolong(*session, now);
  }
  CHECK(sessions.find(token, store.reader, kToday + days{90} - seconds{1}));
  CHECK_FALSE(sessions.find(token, store.reader, kToday + days{90}));
}

TEST_CASE("when a session was used last is told also in its last days") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto ann = store.add("ann");
  const auto token = sessions.start(store.person(ann), "", kToday).value();
  for (const int day : {6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78, 84, 89}) {
    const auto now = kToday + days{day};
    sessions.prolong(sessions.find(token, store.reader, now).value(), now);
    CHECK(store.reader.sessions(ann, now).at(0).used_at == now);
  }
}

TEST_CASE("all other sessions of a person are ended, and nobody else's") {
  AccountsFile store;
  Sessions sessions{store.accounts.sessions, [](const Digest&) {}};
  const auto ann = store.add("ann");
  const auto mine = sessions.start(store.person(ann), "", kToday).value();
  const auto other = sessions.start(store.person(ann), "", kToday).value();
  const auto bobs = sessions.start(store.person(store.add("bob")), "", kToday).value();
  CHECK(store.accounts.sessions.end_others(ann, *token_digest(mine)) ==
        std::vector{*token_digest(other)});
  CHECK(sessions.find(mine, store.reader, kToday));
  CHECK(sessions.find(bobs, store.reader, kToday));
}

TEST_CASE("an accounts.db that calls itself older than it is is refused in a plain sentence") {
  const ledger::test::TemporaryDirectory directory;
  const std::string file = directory.path() / "accounts.db";
  {
    const Accounts made{file};
  }
  sqlite::Connection db{file, sqlite::Access::kWrite};
  const auto tables = [&] {
    sqlite::Statement ask{db, "SELECT group_concat(sql) FROM sqlite_schema"};
    auto rows = ask.query();
    rows.next();
    return rows.get<std::string>(0);
  };
  const auto before = tables();
  for (int version = -1; version < 6; ++version) {
    CAPTURE(version);
    db.run(fmt::format("PRAGMA user_version = {}", version).c_str());
    std::string refusal;
    try {
      const Accounts opened{file};
    } catch (const std::runtime_error& refused) {
      refusal = refused.what();
    }
    CHECK(refusal.starts_with(fmt::format(
        "{} calls itself version {}, and its tables are not of that version (", file, version)));
    CHECK(refusal.ends_with("): put the newest one back, with its -wal if there is one"));
    CHECK(tables() == before);
  }
}

}  // namespace
}  // namespace chalkline::http
