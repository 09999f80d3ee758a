#include "ledger/rules/activity.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

Given alice() {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp}});
}
Given member(Tier tier) {
  auto history = alice();
  history.happened(MembershipUpgraded{kAlice, tier}, kNoon);
  return history;
}
XpAwarded xp(std::int32_t amount, XpReason reason) { return {kAlice, amount, reason}; }

TEST_CASE("the first hub view of a day earns 10 more, a member's 15 more") {
  alice().when(ViewHub{kAlice, 3}).then({xp(3, XpReason::kHubView), xp(10, XpReason::kDaily)});
  member(Tier::kBasic)
      .when(ViewHub{kAlice, 5})
      .then({xp(5, XpReason::kHubView), xp(10, XpReason::kDaily), xp(15, XpReason::kPremiumDaily)});
  auto history = alice();
  history.happened(xp(3, XpReason::kHubView), kNoon);
  history.when(ViewHub{kAlice, 5}).then({xp(5, XpReason::kHubView)});
}

TEST_CASE("from Pro up a day's first view earns half as much again of the sum, rounded once") {
  const auto pro = [](std::int32_t view, std::int32_t daily, std::int32_t premium) {
    return Events{xp(view, XpReason::kHubView), xp(daily, XpReason::kDaily),
                  xp(premium, XpReason::kPremiumDaily)};
  };
  member(Tier::kPro).when(ViewHub{kAlice, 3}).then(pro(4, 15, 23));  // 28 make 42
  member(Tier::kPro).when(ViewHub{kAlice, 5}).then(pro(7, 15, 23));  // 30 make 45
}

TEST_CASE("views earn at most 60 a day, before the multiplier") {
  for (const bool pro : {false, true}) {
    auto history = pro ? member(Tier::kPro) : alice();
    for (int view = 0; view < 11; ++view)
      history.happened(xp(pro ? 7 : 5, XpReason::kHubView), kNoon);
    history.happened(xp(pro ? 4 : 3, XpReason::kHubView), kNoon);
    history.when(ViewHub{kAlice, 5}).then({xp(pro ? 3 : 2, XpReason::kHubView)});
    history.happened(xp(pro ? 3 : 2, XpReason::kHubView), kNoon);
    history.when(ViewHub{kAlice, 3}).then(Rejection::kNothingToDo);
    CHECK(history.when(ViewHub{kAlice, 3}, kNoon + 12h).accepted());
  }
}

TEST_CASE("a view earns 3 or 5 and nothing else") {
  for (const std::int64_t wrong : {-3, 0, 1, 4, 6, 50})
    alice().when(ViewHub{kAlice, wrong}).then(Rejection::kXpInvalid);
}

TEST_CASE("which guides are for members, and what a view earns, is for the rules to say") {
  auto rules = latest_rules();
  rules.guides.premium = {Guide::kOddsFormats};
  rules.xp.hub_section = 4;
  AccountState account;
  account.last_event = 1;
  CHECK(decide(account, ReadGuide{kAlice, Guide::kOddsFormats}, rules).error() ==
        Rejection::kGuideLocked);
  CHECK(decide(account, ReadGuide{kAlice, Guide::kKellyCriterion}, rules));
  CHECK(decide(account, ViewHub{kAlice, 4}, kNoon, rules));
  CHECK(decide(account, ViewHub{kAlice, 3}, kNoon, rules).error() == Rejection::kXpInvalid);
}

TEST_CASE("a guide earns 10 XP at its first reading, Advanced Topics are for members") {
  const ReadGuide basics{kAlice, Guide::kOddsFormats};
  const Events read{GuideRead{kAlice, Guide::kOddsFormats}, xp(10, XpReason::kGuide)};
  auto history = alice();
  history.when(basics).then(read);
  history.happened(read.front(), kNoon);
  history.when(basics).then(Rejection::kNothingToDo);
  for (const auto guide : {Guide::kKellyCriterion, Guide::kArbitrage, Guide::kBayesianAnalysis}) {
    history.when(ReadGuide{kAlice, guide}).then(Rejection::kGuideLocked);
    CHECK(member(Tier::kBasic).when(ReadGuide{kAlice, guide}).accepted());
  }
  CHECK(history.when(ReadGuide{kAlice, Guide::kPredictiveModeling}).accepted());
}

TEST_CASE("a view of data counts once and earns no XP") {
  auto history = alice();
  const ViewData look{kAlice, DataView::kNhlStandings};
  history.when(look).then({DataViewed{kAlice, DataView::kNhlStandings}});
  history.happened(DataViewed{kAlice, DataView::kNhlStandings}, kNoon);
  history.when(look).then(Rejection::kNothingToDo);
}

TEST_CASE("a settled bet's post-mortem earns 5 XP once, five times a day") {
  const BetPlaced own{kAlice, 100, 91, 900, {}, {leg(moneyline(kBears, Side::kHome))}};
  auto others = own;
  others.account = kBob;
  const ReviewBet review{kAlice, 9};
  auto history = alice();
  history.when(review, {nullptr, false, false}).then(Rejection::kUnknownBet);
  history.when(review, {&others, true, false}).then(Rejection::kUnknownBet);
  history.when(review, {&own, false, false}).then(Rejection::kBetNotSettled);
  history.when(review, {&own, true, true}).then(Rejection::kNothingToDo);
  for (int earned = 0; earned < 5; ++earned) {
    history.when(review, {&own, true, false})
        .then({BetReviewed{kAlice, 9}, xp(5, XpReason::kPostMortem)});
    history.happened(xp(5, XpReason::kPostMortem), kNoon);
  }
  history.when(review, {&own, true, false}).then({BetReviewed{kAlice, 9}});
}

TEST_CASE("a stated chance is from 1 to 99 percent and stands in the bet") {
  auto history = alice();
  history.happened(scheduled(kBears), kNoon);
  auto command = bet(kAlice, 100, moneyline(kBears, Side::kHome));
  for (const auto wrong : std::array<std::uint8_t, 3>{0, 100, 255}) {
    command.bets[0].stated_chance = wrong;
    history.when(command).then(Rejection::kStatedChanceInvalid);
  }
  command.bets[0].stated_chance = 62;
  history.when(command).then(
      {BetPlaced{kAlice, 100, 91, 900, {}, {leg(command.bets[0].picks[0])}, 62},
       xp(10, XpReason::kBetPlaced)});
}

}  // namespace
}  // namespace chalkline::ledger
