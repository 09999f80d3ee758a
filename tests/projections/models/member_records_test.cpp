#include "projections/models/member_records.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>
#include <vector>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;

constexpr ledger::AccountId kMembersPurse{raw(ledger::kFirstPurse) + 5};
constexpr ledger::AccountId kOtherPurse{raw(ledger::kFirstPurse) + 9};
constexpr ledger::ClassId kCourse{1, 2, 3};
constexpr ledger::ClassId kSecondCourse{1, 2, 4};
constexpr auto kEnd = std::numeric_limits<ledger::Position>::max();

struct CourseFixture : Fixture {
  CourseFixture() {
    log_builder.join(kAnn);
    log_builder.join(kBen);
    for (const auto& course : {kCourse, kSecondCourse})
      log_builder.happens(
          ledger::ClassOpened{course, {1'000, {}, 0b111, time("2027-01-01T00:00:00Z")}});
  }

  void open(ledger::AccountId purse, const ledger::ClassId& in_class) {
    log_builder.happens(ledger::PurseOpened{purse, kAnn, in_class, 0b11});
    log_builder.happens(ledger::CoinsGranted{purse, 1'000, ledger::GrantReason::kClassStart});
  }
  ledger::BetId bet(ledger::AccountId account, ledger::Coins stake, ledger::Coins after) {
    ledger::BetPlaced placed;
    placed.account = account;
    placed.stake = stake;
    placed.profit = stake;
    placed.balance_after = after;
    placed.legs = {log_builder.leg({.game = kLakers})};
    return log_builder.place(placed);
  }
  std::vector<MemberRecord> records(MemberStream stream, ledger::Position since = 0,
                                    ledger::Position until = kEnd,
                                    ledger::AccountId purse = kMembersPurse) {
    return ask<MemberRecordQueries>().of(purse, stream, since, until).records;
  }
  std::vector<std::string> names(MemberStream stream, ledger::AccountId purse = kMembersPurse) {
    std::vector<std::string> found;
    for (const auto& one : records(stream, 0, kEnd, purse))
      found.emplace_back(ledger::type_of(one.record.event).name);
    return found;
  }
};

TEST_CASE("a member's records are the log's, with what the purse held before each bet") {
  CourseFixture models;
  models.open(kMembersPurse, kCourse);
  const auto first = models.bet(kMembersPurse, 100, 900);
  const auto second = models.bet(kMembersPurse, 50, 850);
  models.log_builder.settle(first, BetOutcome::kLost);
  models.bet(kMembersPurse, 20, 830);
  models.bet(kAnn, 7, 900);
  const auto found = models.records(MemberStream::kPurse);
  REQUIRE(found.size() == 4);  // the purse's opening, and no settlement
  CHECK(found[1].record.position == first);
  CHECK(found[1].record.event == ledger::read_record(models.log_builder.log, first).event);
  CHECK(found[1].record.time == ledger::read_record(models.log_builder.log, first).time);
  CHECK_FALSE(found[1].record.salt);
  CHECK(found[1].held == 0);
  CHECK(found[2].held == 100);
  CHECK(found[3].held == 50);
  CHECK(models.records(MemberStream::kPurse, first, second).size() == 1);
  CHECK(models.records(MemberStream::kOwn).empty());
  CHECK(models.ask<MemberRecordQueries>().of(kMembersPurse, MemberStream::kPurse, 0, 0).position ==
        models.log_builder.log.position());
}

TEST_CASE("settlements are there from the first on that follows one that was taken back") {
  CourseFixture models;
  models.open(kMembersPurse, kCourse);
  models.open(kOtherPurse, kSecondCourse);
  const auto first = models.bet(kMembersPurse, 100, 900);
  const auto second = models.bet(kMembersPurse, 50, 850);
  models.log_builder.settle(first, BetOutcome::kWon);
  models.log_builder.reverse(first);
  models.log_builder.settle(first, BetOutcome::kLost);
  models.log_builder.settle(second, BetOutcome::kLost);
  models.log_builder.settle(models.bet(kOtherPurse, 5, 995), BetOutcome::kLost);
  CHECK(models.names(MemberStream::kPurse) ==
        std::vector<std::string>{"PurseOpened", "BetPlaced", "BetPlaced", "SettlementReversed",
                                 "BetSettled", "BetSettled"});
  CHECK(models.names(MemberStream::kPurse, kOtherPurse) ==
        std::vector<std::string>{"PurseOpened", "BetPlaced"});
}

TEST_CASE("what a person does of their own is in each of their classes, from joining to its end") {
  CourseFixture models;
  const auto read = [&](ledger::Guide guide) {
    models.log_builder.happens(ledger::GuideRead{kAnn, guide});
  };
  const auto guides = [&](ledger::AccountId purse) {
    return models.names(MemberStream::kOwn, purse).size();
  };
  read(static_cast<ledger::Guide>(1));
  models.open(kMembersPurse, kCourse);
  read(static_cast<ledger::Guide>(2));
  models.open(kOtherPurse, kSecondCourse);
  read(static_cast<ledger::Guide>(3));
  CHECK(guides(kMembersPurse) == 2);
  CHECK(guides(kOtherPurse) == 1);
  models.log_builder.happens(ledger::ClassEnded{kCourse});
  read(static_cast<ledger::Guide>(4));
  CHECK(guides(kMembersPurse) == 2);
  CHECK(guides(kOtherPurse) == 2);
  models.log_builder.happens(ledger::MemberLeft{kOtherPurse, false});
  read(static_cast<ledger::Guide>(5));
  CHECK(guides(kOtherPurse) == 2);
  CHECK(models.names(MemberStream::kPurse, kOtherPurse).back() == "MemberLeft");
}

}  // namespace
}  // namespace chalkline::projections
