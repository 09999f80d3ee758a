#include "http/app/own_commands/monthly_bonuses.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;
using namespace std::chrono;
using ledger::Coins;
using ledger::Tier;

constexpr Coins kBonus = 5'000;

// Members of every tier, since a moment of January 2027.
class Members {
 public:
  explicit Members(int day) {
    ledger.clock.set(sys_days{2027y / January / day} + 18h);
    for (const auto tier : {Tier::kBasic, Tier::kPro, Tier::kElite, Tier::kVip, Tier::kUltimate}) {
      const ledger::AccountId account{1'000 + ids.size()};
      ids.push_back(account);
      ledger.accept(ledger::OpenAccount{account});
      ledger.accept(ledger::UpgradeMembership{account, tier});
    }
  }

  // The server looks at this moment; what each member has got by it.
  std::vector<Coins> at(ledger::Timestamp now) {
    ledger.clock.set(now);
    std::vector<Coins> before;
    for (const auto id : ids) before.push_back(ledger.balance(id));
    grant_due_bonuses(ids, ledger.state(), ledger.engine(), now);
    std::vector<Coins> got;
    for (std::size_t i = 0; i < ids.size(); ++i) got.push_back(ledger.balance(ids[i]) - before[i]);
    return got;
  }

  LedgerHarness ledger;
  std::vector<ledger::AccountId> ids;
};

std::vector<Coins> each(Coins coins) { return std::vector<Coins>(5, coins); }

TEST_CASE("every tier gets the bonus on the day of the month, and no second one that month") {
  Members members{15};
  const sys_days due = 2027y / February / 15;
  CHECK(members.at(due - 1us) == each(0));
  CHECK(members.at(due) == each(kBonus));
  CHECK(members.at(due + 1min) == each(0));
  CHECK(members.at(sys_days{2027y / March / 15} - 1us) == each(0));
  CHECK(members.at(sys_days{2027y / March / 15}) == each(kBonus));
}

TEST_CASE("a bonus that was granted is not granted again by a server that starts anew") {
  Members members{15};
  const sys_days due = 2027y / February / 15;
  CHECK(members.at(due) == each(kBonus));
  members.ledger.reopen();
  CHECK(members.at(due + 1h) == each(0));
  members.ledger.crash();
  CHECK(members.at(due + 2h) == each(0));
}

TEST_CASE("bonuses of months in which no server ran are granted when one does") {
  Members members{15};
  members.ledger.reopen();
  CHECK(members.at(sys_days{2027y / April / 20}) == each(3 * kBonus));
  CHECK(members.at(sys_days{2027y / May / 15} - 1us) == each(0));
  CHECK(members.at(sys_days{2027y / May / 15}) == each(kBonus));
}

TEST_CASE("a member since the 31st gets it on the last day of a shorter month") {
  Members members{31};
  CHECK(members.at(sys_days{2027y / February / 28} - 1us) == each(0));
  CHECK(members.at(sys_days{2027y / February / 28}) == each(kBonus));
  CHECK(members.at(sys_days{2027y / March / 31} - 1us) == each(0));
  CHECK(members.at(sys_days{2027y / March / 31}) == each(kBonus));
  CHECK(members.at(sys_days{2027y / April / 30}) == each(kBonus));
  CHECK(members.at(sys_days{2027y / May / 1}) == each(0));
}

TEST_CASE("who is no member, or has left, gets nothing") {
  Members members{15};
  const ledger::AccountId free{2'000};
  members.ledger.accept(ledger::OpenAccount{free});
  members.ids.push_back(free);
  members.ledger.accept(ledger::CloseAccount{members.ids.front()});
  CHECK(members.at(sys_days{2027y / February / 15}) ==
        std::vector<Coins>{0, kBonus, kBonus, kBonus, kBonus, 0});
}

}  // namespace
}  // namespace chalkline::http
