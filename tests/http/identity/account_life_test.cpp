#include <doctest/doctest.h>
#include <sodium.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/periodic_tasks.hpp"
#include "http/identity/account_deletions.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/identity/people/ranking.hpp"
#include "http/identity/sessions.hpp"
#include "tests/ledger/temporary_directory.hpp"

// A person's life in accounts.db after registering: links, passwords, sessions, settings, the end.
namespace chalkline::http {
namespace {

using ledger::AccountId;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

const WallTime kNow{days{20'000}};

struct Store {
  ledger::test::TemporaryDirectory directory;
  std::string file = directory.path() / "accounts.db";
  Accounts accounts{file};
  AccountsReader reader{file};
  Sessions sessions{accounts.sessions, [](const Digest&) {}};

  Store() { accounts.db.accept(); }

  AccountId add(const std::string& name) {
    return *accounts.people.add(
        {.username = name, .email = name + "@example.org", .password = "old hash"}, kNow);
  }
  Digest link(Purpose purpose, AccountId account, WallTime until = kNow + hours{1}) {
    const auto token = *token_digest(new_token());
    CHECK(accounts.links.store(purpose, account, token, until));
    return token;
  }
  Person person(AccountId id) { return *accounts.people.find(id); }
  std::string sign_in(AccountId id, std::string_view agent = "", WallTime now = kNow) {
    return sessions.start(person(id), agent, now).value();
  }
  bool is_open(const std::string& session) {
    return sessions.find(session, reader, kNow).has_value();
  }
  std::string bytes() const {
    std::string all;
    for (const auto* suffix : {"", "-wal"}) {
      std::ifstream in{file + suffix, std::ios::binary};
      all.append(std::istreambuf_iterator<char>{in}, {});
    }
    return all;
  }
};

TEST_CASE("an email is verified by its newest link, once, in time, and by no other") {
  Store store;
  const auto ann = store.add("ann");
  const auto bob = store.add("bob");
  const auto older = store.link(Purpose::kVerifyEmail, ann);
  const auto newest = store.link(Purpose::kVerifyEmail, ann);
  const auto reset = store.link(Purpose::kResetPassword, ann);
  CHECK_FALSE(store.accounts.links.verify_email(older, kNow));
  CHECK_FALSE(store.accounts.links.verify_email(reset, kNow));
  CHECK_FALSE(store.accounts.links.verify_email(newest, kNow + hours{1}));
  CHECK_FALSE(is_verified(*store.reader.person(ann)));
  CHECK(store.accounts.links.verify_email(newest, kNow + hours{1} - seconds{1}) == ann);
  CHECK(is_verified(*store.reader.person(ann)));
  CHECK_FALSE(store.accounts.links.verify_email(newest, kNow));
  CHECK_FALSE(is_verified(*store.reader.person(bob)));
  CHECK_FALSE(store.accounts.links.store(Purpose::kVerifyEmail, AccountId{4242}, older, kNow));
}

TEST_CASE("a link that has confirmed an email is recognised until it expires") {
  Store store;
  const auto ann = store.add("ann");
  const auto link = store.link(Purpose::kVerifyEmail, ann);
  CHECK_FALSE(store.accounts.links.owner(Purpose::kConfirmed, link, kNow));
  store.accounts.links.verify_email(link, kNow);
  CHECK(store.accounts.links.owner(Purpose::kConfirmed, link, kNow + minutes{59}) == ann);
  CHECK_FALSE(store.accounts.links.owner(Purpose::kConfirmed, link, kNow + hours{1}));
  store.accounts.links.forget_expired(kNow + hours{1});
  CHECK_FALSE(store.accounts.links.owner(Purpose::kConfirmed, link, kNow));
}

TEST_CASE("a reset sets the password once and ends every session of that person") {
  Store store;
  const auto ann = store.add("ann");
  const auto token = store.link(Purpose::kResetPassword, ann);
  const auto phone = store.sign_in(ann, "phone");
  const auto laptop = store.sign_in(ann, "laptop");
  const auto bobs = store.sign_in(store.add("bob"));
  REQUIRE(store.is_open(phone));
  CHECK(store.accounts.links.owner(Purpose::kResetPassword, token, kNow) == ann);
  const auto reset = store.accounts.links.reset_password(token, "new hash", kNow);
  REQUIRE(reset);
  CHECK(reset->person.username == "ann");
  CHECK(reset->ended.size() == 2);
  for (const auto& session : reset->ended) store.sessions.ended(session);
  CHECK_FALSE(store.is_open(phone));
  CHECK_FALSE(store.is_open(laptop));
  CHECK(store.is_open(bobs));
  CHECK(store.reader.person(ann)->password == "new hash");
  CHECK_FALSE(store.accounts.links.reset_password(token, "newer hash", kNow));
  CHECK(store.reader.person(ann)->password == "new hash");
}

TEST_CASE("a link to a new password stays good when another is asked for, until one is used") {
  Store store;
  const auto ann = store.add("ann");
  const auto owners = store.link(Purpose::kResetPassword, ann);
  const auto strangers = store.link(Purpose::kResetPassword, ann);
  CHECK(store.accounts.links.owner(Purpose::kResetPassword, owners, kNow) == ann);
  REQUIRE(store.accounts.links.reset_password(owners, "new hash", kNow));
  CHECK_FALSE(store.accounts.links.reset_password(strangers, "newer hash", kNow));
}

TEST_CASE("a change of password keeps the session that asks, and no link to reset it") {
  Store store;
  const auto ann = store.add("ann");
  const auto token = store.link(Purpose::kResetPassword, ann);
  const auto mine = store.sign_in(ann);
  const auto other = store.sign_in(ann);
  const auto ended =
      store.accounts.links.change_password(store.person(ann), "new hash", *token_digest(mine));
  CHECK(ended == std::vector{*token_digest(other)});
  CHECK(store.is_open(mine));
  CHECK_FALSE(store.accounts.links.reset_password(token, "thief's hash", kNow));
}

TEST_CASE("a password that was changed while it was verified opens and changes nothing") {
  Store store;
  const auto verified = store.person(store.add("ann"));
  const auto session = store.sign_in(verified.id);
  const auto token = store.link(Purpose::kResetPassword, verified.id);
  REQUIRE(store.accounts.links.reset_password(token, "new hash", kNow));
  CHECK_FALSE(store.sessions.start(verified, "", kNow));
  CHECK_FALSE(
      store.accounts.links.change_password(verified, "thief's hash", *token_digest(session)));
  CHECK_FALSE(store.accounts.erasure.begin(verified));
  CHECK(store.person(verified.id).password == "new hash");
  CHECK(store.reader.sessions(verified.id, kNow).empty());
  CHECK(store.accounts.erasure.pending().empty());
}

TEST_CASE("whoever has too many sessions loses those that were unused for longest") {
  Store store;
  const auto ann = store.add("ann");
  const auto bobs = store.sign_in(store.add("bob"));
  const auto used = store.sign_in(ann);
  const auto unused = store.sign_in(ann);
  store.sessions.prolong(*store.sessions.find(used, store.reader, kNow), kNow + hours{2});
  for (std::size_t others = 2; others < kSessionsPerAccount; ++others)
    store.sign_in(ann, "a script", kNow + hours{1});
  REQUIRE(store.is_open(unused));
  const auto newest = store.sign_in(ann, "", kNow + hours{1});
  CHECK_FALSE(store.is_open(unused));
  CHECK(store.is_open(used));
  CHECK(store.is_open(newest));
  CHECK(store.is_open(bobs));
  CHECK(store.reader.sessions(ann, kNow).size() == kSessionsPerAccount);
}

TEST_CASE("of sessions of the same second the one that began first ends first and is listed last") {
  Store store;
  const auto ann = store.add("ann");
  std::vector<std::string> begun;
  for (std::size_t i = 0; i < 2 * kSessionsPerAccount; ++i) {
    begun.push_back(store.sign_in(ann));
    if (i < kSessionsPerAccount) continue;
    CHECK_FALSE(store.is_open(begun[i - kSessionsPerAccount]));
    CHECK(store.is_open(begun[i - kSessionsPerAccount + 1]));
  }
  std::vector<std::string> listed;
  for (const auto& session : store.reader.sessions(ann, kNow)) listed.push_back(session.id);
  begun.erase(begun.begin(), begun.begin() + kSessionsPerAccount);
  std::ranges::reverse(begun);
  std::ranges::transform(begun, begun.begin(),
                         [](const auto& token) { return to_hex(*token_digest(token)); });
  CHECK(listed == begun);
}

TEST_CASE("nobody signs in who was erased while the password was verified") {
  Store store;
  const auto verified = store.person(store.add("ann"));
  store.accounts.erasure.erase(verified.id);
  CHECK_FALSE(store.sessions.start(verified, "", kNow));
  CHECK_FALSE(store.accounts.erasure.begin(verified));
}

TEST_CASE("a deletion that the ledger has no time for is taken back before anybody does it again") {
  Store store;
  const auto ann = store.person(store.add("ann"));
  std::thread upkeep;
  std::atomic<int> asked{};
  std::optional<AccountDeletions> deletions;
  const auto busy_at_first = [&](AccountId) -> std::optional<ledger::Position> {
    if (++asked > 1) return 1;
    upkeep = std::thread{[&] { deletions->finish(); }};
    for (int turns = 0; turns < 200 && asked == 1; ++turns) std::this_thread::yield();
    return std::nullopt;
  };
  deletions.emplace(store.accounts, busy_at_first,
                    [](const Person&, const std::vector<Digest>&) {});
  CHECK(deletions->close(ann).error() == AccountDeletions::Stays::kBusy);
  upkeep.join();
  CHECK(asked == 1);
  CHECK(store.accounts.people.find(ann.id));
  CHECK(store.accounts.erasure.pending().empty());
}

TEST_CASE("whoever could not be erased is erased later, and keeps nobody else from it") {
  Store store;
  const auto ann = store.person(store.add("ann"));
  const auto bob = store.person(store.add("bob"));
  const auto session = store.sign_in(ann.id);
  std::vector<std::pair<AccountId, std::size_t>> gone;
  bool busy{};
  AccountDeletions deletions{
      store.accounts, [&](AccountId) { return busy ? std::optional<ledger::Position>{} : 1; },
      [&](const Person& person, const std::vector<Digest>& ended) {
        gone.emplace_back(person.id, ended.size());
      }};
  sqlite::Connection fault{store.file, sqlite::Access::kWrite};
  fault.run(
      "CREATE TRIGGER stuck BEFORE DELETE ON users WHEN OLD.username = 'ann' "
      "BEGIN SELECT RAISE(ABORT, 'stuck'); END");
  CHECK_THROWS_AS(static_cast<void>(deletions.close(ann)), sqlite::Error);
  // Asked for again, it is not taken back: the ledger may have closed the account.
  busy = true;
  CHECK(deletions.close(ann).error() == AccountDeletions::Stays::kBusy);
  CHECK(store.accounts.erasure.pending() == std::vector{ann.id});
  busy = false;
  REQUIRE(store.accounts.erasure.begin(bob));
  deletions.finish();
  CHECK(gone == std::vector{std::pair{bob.id, 0UL}});
  CHECK(store.is_open(session));
  fault.run("DROP TRIGGER stuck");
  for (int round = 0; round < 2; ++round) deletions.finish();
  CHECK(gone == std::vector{std::pair{bob.id, 0UL}, std::pair{ann.id, 1UL}});
  CHECK_FALSE(store.accounts.people.find("ann"));
}

TEST_CASE("sessions tell the browser, when they began and when they were used, the latest first") {
  Store store;
  const auto ann = store.add("ann");
  const auto odd = store.sign_in(ann, std::string(300, 'x') + "\n");
  const auto later = store.sign_in(ann, "Tab\tFirefox \xff", kNow + hours{1});
  const auto listed = store.reader.sessions(ann, kNow + hours{1});
  REQUIRE(listed.size() == 2);
  CHECK(listed[0].id == to_hex(*token_digest(later)));
  CHECK(listed[0].agent == "Tab?Firefox ?");
  CHECK(listed[1].agent == std::string(256, 'x'));
  CHECK(listed[1].created_at == kNow);
  CHECK_FALSE(store.accounts.sessions.end_of(store.add("bob"), *token_digest(odd)));
  CHECK(store.accounts.sessions.end_of(ann, *token_digest(odd)));
  CHECK(store.reader.sessions(ann, kNow).size() == 1);
  CHECK(store.reader.sessions(ann, kNow + days{9}).empty());
}

TEST_CASE("settings are kept, and nobody is ranked who does not want to be") {
  Store store;
  const auto ann = store.add("ann");
  CHECK(store.reader.settings(ann) == Settings{});
  const Settings wanted{OddsFormat::kFractional, ColourMode::kDark, "Europe/Paris", false};
  REQUIRE(store.accounts.people.change_settings(ann, wanted));
  CHECK(store.reader.settings(ann) == wanted);
  const auto bob = store.add("bob");
  CHECK(store.accounts.people.unranked(false) == std::vector{ann});
  CHECK(store.accounts.people.unranked(true) == std::vector{ann, bob});
}

TEST_CASE("ranked is who is stored as ranked and has, where that matters, a verified email") {
  Store store;
  const auto ann = store.add("ann");
  for (const auto* change : {"", "email", "setting", "erasure"}) {
    CAPTURE(change);
    const std::string_view changed{change};
    if (changed == "email")
      store.accounts.links.verify_email(store.link(Purpose::kVerifyEmail, ann), kNow);
    if (changed == "setting")
      REQUIRE(store.accounts.people.change_settings(ann, {.ranked = false}));
    if (changed == "erasure") store.accounts.erasure.erase(ann);
    CHECK(store.accounts.people.is_ranked(ann, false) == (changed == "" || changed == "email"));
    CHECK(store.accounts.people.is_ranked(ann, true) == (changed == "email"));
  }
  CHECK_FALSE(store.accounts.people.change_settings(ann, {}));
}

TEST_CASE("however changes cross, the boards are told last what is stored") {
  Store store;
  const auto ann = store.add("ann");
  std::optional<bool> published;
  Ranking ranking{store.accounts.people, false,
                  [&](AccountId, bool ranked) { published = ranked; }};
  for (int round = 0; round < 20; ++round) {
    std::vector<std::jthread> people;
    for (const bool wanted : {true, false, true, false}) {
      people.emplace_back([&, wanted] {
        CHECK(store.accounts.people.change_settings(ann, {.ranked = wanted}));
        ranking.refresh(ann);
      });
    }
    people.clear();
    CHECK(published == store.reader.settings(ann)->ranked);
  }
  store.accounts.erasure.erase(ann);
  ranking.refresh(ann);
  CHECK(published == false);
}

TEST_CASE("of an erased person nothing is left but the number, and the name is free") {
  Store store;
  const auto ann = store.add("ann-who-leaves");
  store.link(Purpose::kVerifyEmail, ann);
  const auto session = store.sign_in(ann, "her browser");
  store.accounts.people.grant("ann-who-leaves", Role::kEducator, kNow);
  REQUIRE(store.accounts.erasure.begin(store.person(ann)));
  CHECK(store.accounts.erasure.pending() == std::vector{ann});
  const auto ended = store.accounts.erasure.erase(ann);
  CHECK(ended == std::vector{*token_digest(session)});
  CHECK(store.accounts.db.empty_wal());
  CHECK(store.accounts.erasure.pending().empty());
  CHECK_FALSE(store.reader.person(ann));
  CHECK(store.accounts.people.unranked(false) == std::vector{ann});
  CHECK_FALSE(store.bytes().contains("ann-who-leaves"));
  CHECK_FALSE(store.bytes().contains("her browser"));
  CHECK(store.add("ann-who-leaves") != ann);
}

TEST_CASE("while somebody reads, the WAL holds who was erased, and no longer") {
  Store store;
  const auto ann = store.add("ann-who-leaves");
  sqlite::Connection backup{store.file, sqlite::Access::kRead};
  {
    const sqlite::Transaction transaction{backup, sqlite::Access::kRead};
    sqlite::Statement ask{backup, "SELECT count(*) FROM users"};
    ask.run();
    store.accounts.erasure.erase(ann);
    CHECK_FALSE(store.accounts.db.empty_wal());
    CHECK(store.bytes().contains("ann-who-leaves"));
  }
  PeriodicTasks upkeep{
      "upkeep", {{std::chrono::milliseconds{1}, "", [&] { store.accounts.db.empty_wal(); }}}};
  while (store.bytes().contains("ann-who-leaves")) std::this_thread::yield();
  upkeep.stop();
  CHECK(store.accounts.db.empty_wal());
}

TEST_CASE("a file of the first version is brought up to date with everything in it") {
  const ledger::test::TemporaryDirectory directory;
  const std::string file = directory.path() / "accounts.db";
  {
    sqlite::Connection db{file, sqlite::Access::kWrite};
    db.run(R"(
      CREATE TABLE users(id INTEGER PRIMARY KEY AUTOINCREMENT,
        username TEXT NOT NULL COLLATE NOCASE UNIQUE, email TEXT COLLATE NOCASE UNIQUE,
        password TEXT NOT NULL, opening INTEGER NOT NULL DEFAULT 1, adult_at INTEGER,
        created_at INTEGER NOT NULL) STRICT;
      CREATE TABLE roles(user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
        role INTEGER NOT NULL, granted_at INTEGER NOT NULL, PRIMARY KEY(user, role))
        STRICT, WITHOUT ROWID;
      CREATE TABLE sessions(token TEXT PRIMARY KEY,
        user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE, created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      INSERT INTO users VALUES(1007, 'ann', 'a@b.org', 'hash', 0, NULL, 5);
      INSERT INTO sessions VALUES('00', 1007, 7, 99), ('11', 1007, 6, 99),
        ('22', 1007, 5, 90 * 86400 + 99);
      PRAGMA user_version = 1;)");
  }
  for (int start = 0; start < 2; ++start) {
    Accounts accounts{file};
    AccountsReader reader{file};
    const auto ann = accounts.people.find("ann");
    REQUIRE(ann);
    CHECK(ann->id == AccountId{1007});
    CHECK_FALSE(is_verified(*ann));
    CHECK(reader.settings(ann->id) == Settings{});
    const auto sessions = reader.sessions(ann->id, WallTime{seconds{9}});
    REQUIRE(sessions.size() == 3);
    CHECK(sessions[1].id == "00");
    CHECK(sessions[2].created_at == WallTime{seconds{6}});
    CHECK(sessions[2].agent.empty());
    CHECK(reader.sessions(ann->id, WallTime{days{90} + seconds{4}}).at(0).id == "22");
    CHECK(reader.sessions(ann->id, WallTime{days{90} + seconds{5}}).empty());
  }
}

}  // namespace
}  // namespace chalkline::http
