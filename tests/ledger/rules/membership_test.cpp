#include "ledger/rules/membership.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

Timestamp noon_of(std::chrono::year_month_day day) { return std::chrono::sys_days{day} + 12h; }

TEST_CASE("a tier fills the balance up to its coins, and takes none away") {
  struct Row {
    Coins balance;
    Tier tier;
    Coins granted;
  };
  for (const auto& [balance, tier, granted] :
       {Row{1'000, Tier::kBasic, 4'000}, Row{1'000, Tier::kPro, 9'000},
        Row{0, Tier::kElite, 25'000}, Row{49'999, Tier::kVip, 1},
        Row{1, Tier::kUltimate, 99'999}}) {
    alice_with(balance)
        .when(UpgradeMembership{kAlice, tier})
        .then({MembershipUpgraded{kAlice, tier},
               CoinsGranted{kAlice, granted, GrantReason::kTierUpgrade}});
  }
  for (const Coins enough : {5'000, 5'001, 1'000'000}) {
    alice_with(enough)
        .when(UpgradeMembership{kAlice, Tier::kBasic})
        .then({MembershipUpgraded{kAlice, Tier::kBasic}});
  }
}

TEST_CASE("upward only, each tier once") {
  auto history = alice_with(1'000);
  history.happened(MembershipUpgraded{kAlice, Tier::kElite}, kNoon);
  for (const auto tier : {Tier::kBasic, Tier::kPro, Tier::kElite})
    history.when(UpgradeMembership{kAlice, tier}).then(Rejection::kTierNotHigher);
  CHECK(history.when(UpgradeMembership{kAlice, Tier::kVip}).accepted());
  history.when(UpgradeMembership{kAlice, Tier{0}}).then(Rejection::kTierNotHigher);
  history.when(UpgradeMembership{kAlice, Tier{6}}).then(Rejection::kTierNotHigher);
  history.when(UpgradeMembership{kStranger, Tier::kVip}).then(Rejection::kUnknownAccount);
}

TEST_CASE("anniversaries are on the day of the month, in short months on their last") {
  using namespace std::chrono;
  const auto since = noon_of(2027y / October / 31);
  CHECK(anniversary(since, 1) == sys_days{2027y / November / 30});
  CHECK(anniversary(since, 2) == sys_days{2027y / December / 31});
  CHECK(anniversary(since, 3) == sys_days{2028y / January / 31});
  CHECK(anniversary(since, 4) == sys_days{2028y / February / 29});
  CHECK(anniversary(since, 16) == sys_days{2029y / February / 28});
  CHECK(anniversary(noon_of(2027y / March / 5), 1) == sys_days{2027y / April / 5});
}

TEST_CASE("a member gets 5,000 coins a month, each month once, also those that were missed") {
  using namespace std::chrono;
  const Events bonus{CoinsGranted{kAlice, 5'000, GrantReason::kMonthlyBonus}};
  auto history = alice_with(0);
  const GrantMonthlyBonus grant{kAlice};
  history.when(grant, noon_of(2030y / May / 1)).then(Rejection::kNothingToDo);

  history.happened(MembershipUpgraded{kAlice, Tier::kBasic}, noon_of(2027y / January / 31));
  const Timestamp due = sys_days{2027y / February / 28};
  history.when(grant, due - 1us).then(Rejection::kNothingToDo);
  history.when(grant, due).then(bonus);
  history.happened(bonus.front(), due);
  history.when(grant, due).then(Rejection::kNothingToDo);

  // A later upgrade does not move the day.
  history.happened(MembershipUpgraded{kAlice, Tier::kPro}, noon_of(2027y / March / 10));
  const auto late = noon_of(2027y / April / 30);
  for (int missed = 0; missed < 2; ++missed) {
    history.when(grant, late).then(bonus);
    history.happened(bonus.front(), late);
  }
  history.when(grant, late).then(Rejection::kNothingToDo);
}

TEST_CASE("from Pro up XP counts half as much again, rounded down") {
  for (const auto base : {3, 5, 10, 15, 50, 1, 2}) {
    for (const std::optional<Tier> tier : {std::optional<Tier>{}, std::optional{Tier::kBasic}})
      CHECK(with_tier_multiplier(base, tier) == base);
    for (const auto tier : {Tier::kPro, Tier::kElite, Tier::kVip, Tier::kUltimate}) {
      CHECK(with_tier_multiplier(base, tier) == base * 3 / 2);
      CHECK(without_tier_multiplier(with_tier_multiplier(base, tier), tier) == base);
    }
  }
  CHECK(with_tier_multiplier(5, Tier::kPro) == 7);
}

}  // namespace
}  // namespace chalkline::ledger
