#include "ledger/rules/classes/records.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr AccountId kTeacher = kBob;
constexpr AccountId kColleague{1002};

// Alice in the class of two educators.
Given two_educators() {
  auto history = given({AccountOpened{kAlice}, AccountOpened{kTeacher}, AccountOpened{kColleague},
                        ClassOpened{kEcon, open_terms()}, ClassOpened{kStats, open_terms()},
                        PurseOpened{kEconPurse, kAlice, kEcon, kUsualConsent}});
  history.under(4);
  return history;
}

OpenRecord look_by(AccountId educator, bool exported = false) {
  return {kEconPurse, kEcon, educator, exported};
}
RecordOpened looked_by(AccountId educator, bool exported = false) {
  return {kEconPurse, kEcon, educator, exported};
}

TEST_CASE("an educator's look at a record is an event once an hour") {
  auto history = two_educators();
  history.when(look_by(kTeacher)).then({looked_by(kTeacher)});
  history.happened(looked_by(kTeacher), kNoon);
  history.when(look_by(kTeacher)).then(Rejection::kNothingToDo);
  history.when(look_by(kTeacher), kNoon + 59min).then(Rejection::kNothingToDo);
  history.when(look_by(kTeacher), kNoon + 1h).then({looked_by(kTeacher)});
  history.when(look_by(kColleague)).then({looked_by(kColleague)});
}

TEST_CASE("each export of a record is an event, but for one that is tried again") {
  auto history = two_educators();
  history.happened(looked_by(kTeacher), kNoon);
  history.when(look_by(kTeacher, true)).then({looked_by(kTeacher, true)});
  history.happened(looked_by(kTeacher, true), kNoon);
  history.when(look_by(kTeacher, true), kNoon + 59s).then(Rejection::kNothingToDo);
  CHECK(history.when(look_by(kTeacher, true), kNoon + 1min).accepted());
}

TEST_CASE("a look that a wrong clock put ahead hides no later one") {
  auto history = two_educators();
  history.happened(looked_by(kTeacher), kNoon + 400 * 24h);
  CHECK(history.when(look_by(kTeacher), kNoon).accepted());
}

TEST_CASE("refusals of a look at a record") {
  auto history = two_educators();
  history.when(OpenRecord{kStatsPurse, kStats, kTeacher, false}).then(Rejection::kUnknownAccount);
  history.when(OpenRecord{kAlice, kEcon, kTeacher, false}).then(Rejection::kNoPurse);
  history.when(OpenRecord{kEconPurse, kStats, kTeacher, false}).then(Rejection::kOtherClass);
  history.when(look_by(kStranger)).then(Rejection::kUnknownAccount);
  history.when(look_by(kEconPurse)).then(Rejection::kPurse);
  two_educators().under(3).when(look_by(kTeacher)).then(Rejection::kNotInRules);
  // Who leaves is still seen to the class's end, unless they take it back.
  history.happened(MemberLeft{kEconPurse, false}, kNoon);
  CHECK(history.when(look_by(kTeacher)).accepted());
  history.happened(MemberLeft{kEconPurse, true}, kNoon);
  history.when(look_by(kTeacher)).then(Rejection::kTakenBack);
  history.happened(AccountClosed{kEconPurse}, kNoon);
  history.when(look_by(kTeacher)).then(Rejection::kAccountClosed);
}

TEST_CASE("an overview is an event of the class once a UTC day, an export each time") {
  auto history = two_educators();
  const OverviewOpened seen{kEcon, kTeacher, false};
  const OverviewOpened exported{kEcon, kTeacher, true};
  const OpenOverview see{kEcon, kTeacher, false};
  history.when(see).then({seen});
  history.happened(seen, kNoon);
  history.when(see, kNoon + 11h).then(Rejection::kNothingToDo);
  history.when(see, kNoon + 12h).then({seen});
  CHECK(history.when(OpenOverview{kEcon, kColleague, false}).accepted());
  CHECK(history.when(OpenOverview{kStats, kTeacher, false}).accepted());
  history.when(OpenOverview{kEcon, kTeacher, true}).then({exported});
  history.happened(exported, kNoon);
  history.when(OpenOverview{kEcon, kTeacher, true}, kNoon + 30s).then(Rejection::kNothingToDo);
  CHECK(history.when(OpenOverview{kEcon, kTeacher, true}, kNoon + 1min).accepted());

  history.when(OpenOverview{ClassId{9}, kTeacher, false}).then(Rejection::kUnknownClass);
  history.when(OpenOverview{kEcon, kStranger, false}).then(Rejection::kUnknownAccount);
  two_educators().under(3).when(see).then(Rejection::kNotInRules);
}

TEST_CASE("of more educators than are kept, the one who looked longest ago makes room") {
  Looks looks;
  for (std::uint64_t i = 0; i < kLooksKept; ++i)
    note(looks, AccountId{2'000 + i}, false, kNoon + std::chrono::seconds{i});
  note(looks, AccountId{2'000}, false, kNoon + 20s);
  note(looks, kTeacher, false, kNoon + 30s);
  CHECK(looks.size() == kLooksKept);
  CHECK(is_repeated(looks, AccountId{2'000}, false, kNoon + 40s, 1h));
  CHECK_FALSE(is_repeated(looks, AccountId{2'001}, false, kNoon + 40s, 1h));
  CHECK(is_repeated(looks, kTeacher, false, kNoon + 40s, 1h));
}

}  // namespace
}  // namespace chalkline::ledger
