#include "http/identity/class_retention.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;
using namespace std::chrono;
using ledger::Side;

constexpr std::uint16_t kSeenDays = 30;
const auto kEnd = open_terms().ends_at;
const auto kSeenUntil = kEnd + days{kSeenDays};

// A graded class of one learner, with all that accounts.db can have of it.
class KeptClass {
 public:
  KeptClass() {
    const auto educator = accounts.people.add({.username = "prof", .password = "hash"}, {});
    const auto learner = accounts.people.add({.username = "ada", .password = "hash"}, {});
    const auto asker = accounts.people.add({.username = "alan", .password = "hash"}, {});
    REQUIRE((educator && learner && asker));
    ledger.accept(ledger::AdoptRules{ledger::kLatestRules});
    ledger.accept(ledger::OpenAccount{*learner});
    ledger.accept(ledger::ScheduleGame{committed(scheduled(kBears), "course")});
    ledger.accept(ledger::OpenClass{kEcon, open_terms()});
    accounts.classes.add({.id = kEcon,
                          .title = "Erasable Course",
                          .kind = ClassKind::kGraded,
                          .seen_days = kSeenDays},
                         *educator);
    const std::vector<RosterEntry> entries{{"s1", "Unforgettable", "Byron", "abyron", "4711", {}},
                                           {"s2", "Absentee", "Turing", "aturing", "4712", {}}};
    REQUIRE(accounts.rosters.apply(kEcon, 0, entries));
    const std::vector<std::string> invited{"s1"};
    const auto invitations = accounts.rosters.invite(kEcon, invited, {});
    REQUIRE(accounts.rosters.claim(sha256(invitations.front().token), *learner));
    member = accounts.class_members.join(kEcon, *learner, {}).value();
    REQUIRE(accounts.class_members.ask(kEcon, *asker, 0, {}));
    ledger.accept(ledger::OpenPurse{member.purse, *learner, kEcon, kUsualConsent});
    REQUIRE(accounts.class_notes.put(member, "Doubts herself too much", 0, *educator, {}));
    accounts.class_notes.ask_for_help(member, true, {});
    REQUIRE(accounts.class_members.slip_code(kEcon, *learner));
    accounts.class_boards.show(kEcon, true);
    accounts.class_boards.stay_off(kEcon, *learner, true);
    accounts.class_boards.export_key(kEcon);
    accounts.class_rules.put(kEcon, "a rule");
    own_bet = note_on(*learner, "A note of her own");
    class_bet = note_on(member.purse, "A note for the class");
    accounts.db.accept();
  }

  std::size_t count(const std::string& table) {
    sqlite::Statement ask{reading, "SELECT count(*) FROM " + table};
    return read_count(ask.query());
  }
  std::vector<std::string> notes() {
    std::vector<std::string> texts;
    for (const auto& note : reader.bet_notes(member.person, 0, 1'000)) texts.push_back(note.text);
    return texts;
  }
  bool has_in_file(std::string_view words) const {
    return std::ranges::any_of(
        std::filesystem::directory_iterator{directory.path()},
        [&](const auto& entry) { return content(entry.path()).contains(words); });
  }

  TemporaryDirectory directory;
  std::string file = (directory.path() / "accounts.db").string();
  LedgerHarness ledger;
  Accounts accounts{file};
  sqlite::Connection reading{file, sqlite::Access::kRead};
  AccountsReader reader{file};
  MemberRow member{};
  ledger::BetId own_bet{};
  ledger::BetId class_bet{};
  std::atomic<bool> match{true};
  ClassRetention retention{{.accounts = accounts,
                            .accounts_file = file,
                            .log = ledger.log(),
                            .state = ledger.state(),
                            .clock = ledger.clock.clock(),
                            .accounts_match = match}};

 private:
  ledger::BetId note_on(ledger::AccountId account, const std::string& text) {
    const auto id =
        ledger.accept(ledger::test::bet(account, 10, moneyline(kBears, Side::kHome))).first;
    REQUIRE(accounts.bet_notes.put(member.person, id, text, {}));
    return id;
  }
};

constexpr std::array<std::string_view, 7> kOfLearners{
    "class_roster", "class_invitations", "class_waiting",    "class_notes",
    "class_boards", "class_off_board",   "class_export_keys"};

TEST_CASE("a class forgets its learners' names when its educators see it no more, and not before") {
  KeptClass kept;
  kept.ledger.clock.set(kSeenUntil - 1us);
  kept.retention.forget_due();
  for (const auto table : kOfLearners) {
    CAPTURE(table);
    CHECK(kept.count(std::string{table}) > 0);
  }
  kept.ledger.clock.set(kSeenUntil);
  kept.match = false;
  kept.retention.forget_due();
  CHECK(kept.count("class_roster") == 2);
  kept.match = true;
  kept.retention.forget_due();
  for (const auto table : kOfLearners) {
    CAPTURE(table);
    CHECK(kept.count(std::string{table}) == 0);
  }
  CHECK(kept.count("class_members WHERE slip IS NOT NULL OR help_at IS NOT NULL") == 0);
  for (const auto* words : {"Unforgettable", "Absentee", "Doubts herself"}) {
    CAPTURE(words);
    CHECK_FALSE(kept.has_in_file(words));
  }
  // What its report and its learners' own pages are made from.
  CHECK(kept.reader.classes().find(kEcon)->title == "Erasable Course");
  CHECK(kept.reader.classes().member(kEcon, kept.member.person)->alias == kept.member.alias);
  CHECK(kept.count("class_rules") == 1);
  CHECK(kept.notes().size() == 2);
  CHECK_FALSE(kept.accounts.class_erasure.forget_learners(kEcon));
}

TEST_CASE("an end by an educator begins the days, and each class has its own") {
  KeptClass kept;
  kept.ledger.clock.set(kNoon + days{1});
  kept.ledger.accept(ledger::EndClass{kEcon});
  kept.ledger.clock.set(kNoon + days{1 + kSeenDays} - 1us);
  kept.retention.forget_due();
  CHECK(kept.count("class_roster") == 2);
  kept.ledger.clock.set(kNoon + days{1 + kSeenDays});
  kept.retention.forget_due();
  CHECK(kept.count("class_roster") == 0);
}

TEST_CASE("an operator erases a class that has ended, with the notes on its bets") {
  using Stays = ClassRetention::Stays;
  KeptClass kept;
  const auto why = [&](const ledger::ClassId& id, bool early) {
    const auto erased = kept.retention.erase(id, early);
    REQUIRE_FALSE(erased);
    return erased.error().why;
  };
  CHECK(why(kStats, true) == Stays::kUnknown);
  CHECK(why(kEcon, true) == Stays::kRunning);
  kept.ledger.clock.set(kEnd);
  CHECK(why(kEcon, false) == Stays::kSeen);
  CHECK(kept.retention.erase(kEcon, false).error().seen_until == kSeenUntil);
  kept.match = false;
  CHECK(why(kEcon, true) == Stays::kStarting);
  kept.match = true;
  const auto before = kept.ledger.log().position();
  const auto erased = kept.retention.erase(kEcon, true);
  REQUIRE(erased);
  CHECK(erased->title == "Erasable Course");
  CHECK(erased->members == 1);
  CHECK(erased->notes == 1);
  for (const auto* table : {"classes", "class_educators", "class_members", "class_rules"}) {
    CAPTURE(table);
    CHECK(kept.count(table) == 0);
  }
  for (const auto table : kOfLearners) CHECK(kept.count(std::string{table}) == 0);
  CHECK(kept.notes() == std::vector<std::string>{"A note of her own"});
  for (const auto* words : {"Erasable Course", "Unforgettable", "A note for the class"}) {
    CAPTURE(words);
    CHECK_FALSE(kept.has_in_file(words));
  }
  CHECK(kept.ledger.log().position() == before);
  CHECK(why(kEcon, true) == Stays::kUnknown);
}

TEST_CASE("a class of a backup that was erased since is erased again, with the notes on its bets") {
  KeptClass kept;
  CHECK(erase_again(kept.accounts, kept.reader, kept.ledger.log(), {kEcon, kStats}) == 1);
  CHECK(kept.count("classes") == 0);
  CHECK(kept.count("class_members") == 0);
  CHECK(kept.notes() == std::vector<std::string>{"A note of her own"});
  for (const auto* words : {"Erasable Course", "Unforgettable", "A note for the class"}) {
    CAPTURE(words);
    CHECK_FALSE(kept.has_in_file(words));
  }
  // The next backup knows both.
  CHECK(kept.count("erased_classes") == 2);
  CHECK(erase_again(kept.accounts, kept.reader, kept.ledger.log(), {kEcon}) == 0);
}

TEST_CASE("a class past its days is erased without asking twice") {
  KeptClass kept;
  kept.ledger.clock.set(kSeenUntil);
  kept.retention.forget_due();
  CHECK(kept.retention.erase(kEcon, false));
}

}  // namespace
}  // namespace chalkline::http
