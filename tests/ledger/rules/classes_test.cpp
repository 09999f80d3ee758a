#include "ledger/rules/classes/classes.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::uint16_t kWithClasses = 4;

CoinsGranted class_start(AccountId purse, Coins coins = 10'000) {
  return {purse, coins, GrantReason::kClassStart};
}

// Alice in the class, with two games to bet on.
Given alice_in(const ClassTerms& terms) {
  auto history = given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
                        scheduled(kBears), scheduled(kLakers), ClassOpened{kEcon, terms},
                        PurseOpened{kEconPurse, kAlice, kEcon, kUsualConsent},
                        class_start(kEconPurse, terms.start_coins)});
  history.under(kWithClasses);
  return history;
}

BetPlaced placed_from(AccountId account, Coins stake, Coins left) {
  return {account, stake, profit(stake, 150), left, {}, {leg(kPick)}};
}

TEST_CASE("a class is opened with terms within their bounds") {
  auto nothing = given({});
  nothing.when(OpenClass{kEcon, open_terms()}).then(Rejection::kNotInRules);
  nothing.under(kWithClasses);
  nothing.when(OpenClass{kEcon, open_terms()}).then({ClassOpened{kEcon, open_terms()}});

  const auto refused = [&](auto&& change) {
    auto terms = open_terms();
    change(terms);
    nothing.when(OpenClass{kEcon, terms}).then(Rejection::kClassInvalid);
  };
  refused([](ClassTerms& terms) { terms.start_coins = 99; });
  refused([](ClassTerms& terms) { terms.start_coins = 100'001; });
  refused([](ClassTerms& terms) { terms.stake_share = 0; });
  refused([](ClassTerms& terms) { terms.stake_share = 10'001; });
  refused([](ClassTerms& terms) { terms.kinds = 0; });
  refused([](ClassTerms& terms) { terms.kinds = 0b100'0000; });
  refused([](ClassTerms& terms) { terms.ends_at = kNoon; });
  refused([](ClassTerms& terms) { terms.ends_at = kNoon + std::chrono::days{367}; });
}

TEST_CASE("a class that is opened again is the same one, or another with its number") {
  auto econ = given({ClassOpened{kEcon, open_terms()}});
  econ.under(kWithClasses);
  econ.when(OpenClass{kEcon, open_terms()}).then(Rejection::kNothingToDo);
  auto others = open_terms();
  others.start_coins = 500;
  econ.when(OpenClass{kEcon, others}).then(Rejection::kClassExists);
}

TEST_CASE("a class ends at its time or before") {
  auto econ = given({ClassOpened{kEcon, open_terms()}});
  econ.when(EndClass{kStats}).then(Rejection::kUnknownClass);
  econ.when(EndClass{kEcon}).then({ClassEnded{kEcon}});
  econ.when(EndClass{kEcon}, open_terms().ends_at).then(Rejection::kNothingToDo);
  econ.happened(ClassEnded{kEcon}, kNoon);
  econ.when(EndClass{kEcon}).then(Rejection::kNothingToDo);
}

TEST_CASE("joining opens a purse with the coins of the class") {
  auto history = given({AccountOpened{kAlice}, ClassOpened{kEcon, open_terms()}});
  const OpenPurse join{kEconPurse, kAlice, kEcon, kUsualConsent};
  history.when(join).then(Rejection::kNotInRules);
  history.under(kWithClasses);
  history.when(join).then(
      {PurseOpened{kEconPurse, kAlice, kEcon, kUsualConsent}, class_start(kEconPurse)});

  history.when(OpenPurse{kEconPurse, kStranger, kEcon, 0}).then(Rejection::kUnknownAccount);
  history.when(OpenPurse{kEconPurse, kAlice, kStats, 0}).then(Rejection::kUnknownClass);
  history.when(join, open_terms().ends_at).then(Rejection::kClassEnded);
  history.when(OpenPurse{kEconPurse, kAlice, kEcon, 0b1'0000}).then(Rejection::kConsentInvalid);
  history.when(OpenPurse{kBob, kAlice, kEcon, 0}).then(Rejection::kAccountExists);
  history.when(OpenAccount{kEconPurse}).then(Rejection::kAccountExists);

  history.happened(PurseOpened{kEconPurse, kAlice, kEcon, kUsualConsent}, kNoon);
  history.when(OpenPurse{kStatsPurse, kAlice, kEcon, 0}).then(Rejection::kClassJoinedBefore);
  history.happened(AccountOpened{kBob}, kNoon);
  history.when(OpenPurse{kEconPurse, kBob, kEcon, 0}).then(Rejection::kAccountExists);
  history.when(OpenPurse{kStatsPurse, kEconPurse, kEcon, 0}).then(Rejection::kPurse);
  history.happened(ClassEnded{kEcon}, kNoon);
  history.when(OpenPurse{kStatsPurse, kBob, kEcon, 0}).then(Rejection::kClassEnded);
}

TEST_CASE("a person joins 32 classes, those that they left among them") {
  auto history = given({AccountOpened{kAlice}});
  history.under(kWithClasses);
  for (std::size_t i = 0; i < kClassesPerPerson; ++i) {
    const ClassId id{static_cast<std::uint8_t>(i)};
    history.happened(ClassOpened{id, open_terms()}, kNoon);
    history.happened(PurseOpened{purse_number(i), kAlice, id, 0}, kNoon);
  }
  history.happened(MemberLeft{purse_number(0), true}, kNoon);
  history.happened(ClassOpened{kEcon, open_terms()}, kNoon);
  history.when(OpenPurse{purse_number(99), kAlice, kEcon, 0}).then(Rejection::kClassesUsedUp);
  history.when(OpenPurse{purse_number(99), kAlice, ClassId{0}, 0})
      .then(Rejection::kClassJoinedBefore);
}

TEST_CASE("a bet from a purse moves the coins of the class and earns no XP") {
  auto alice = alice_in(open_terms());
  alice.when(bet(kEconPurse, 2'000, kPick)).then({placed_from(kEconPurse, 2'000, 8'000)});
  // The person's own account has 1,000 coins, whatever the purse holds, and the other way round.
  alice.when(bet(kAlice, 2'000, kPick)).then(Rejection::kInsufficientBalance);
  alice.happened(placed_from(kEconPurse, 10'000, 0), kNoon);
  alice.when(bet(kEconPurse, 1, kPick)).then(Rejection::kInsufficientBalance);
  auto own = placed_from(kAlice, 1'000, 0);
  own.legs.front().previous_on_game = 8;  // the purse's
  alice.when(bet(kAlice, 1'000, kPick)).then({own, XpAwarded{kAlice, 10, XpReason::kBetPlaced}});
}

TEST_CASE("a class bounds the share of a purse that is staked") {
  auto terms = open_terms();
  terms.stake_share = 500;
  auto alice = alice_in(terms);
  CHECK(alice.when(bet(kEconPurse, 500, kPick)).accepted());
  alice.when(bet(kEconPurse, 501, kPick)).then(Rejection::kClassStake);
  // Coins on open bets count: a slip has one base, and so have bets one after the other.
  alice.happened(placed_from(kEconPurse, 500, 9'500), kNoon);
  CHECK(alice.when(bet(kEconPurse, 500, kPick)).accepted());
  alice.when(bet(kEconPurse, 501, kPick)).then(Rejection::kClassStake);
  CHECK(alice.when(bet(kAlice, 1'000, kPick)).accepted());  // own play knows no class

  CHECK(largest_stake(500, 10'019) == 500);
  CHECK(largest_stake(500, 10'020) == 501);
  CHECK(largest_stake(100, 99) == 1);  // a purse is never locked
  CHECK(largest_stake(10'000, 777) == 777);
}

TEST_CASE("a class allows kinds of bets, a parlay with those of its legs") {
  auto terms = open_terms();
  const auto allow = [&](Bits<BetKind> kinds) {
    terms.kinds = kinds.bits;
    return alice_in(terms);
  };
  const auto lakers = spread(kLakers, Side::kAway, 7);
  const PlaceSlip parlay{kEconPurse, {}, {SlipBet{10, {kPick, lakers}}}};
  auto moneylines = allow({BetKind::kMoneyline});
  CHECK(moneylines.when(bet(kEconPurse, 10, kPick)).accepted());
  moneylines.when(bet(kEconPurse, 10, lakers)).then(Rejection::kClassKind);
  moneylines.when(parlay).then(Rejection::kClassKind);
  auto singles = allow({BetKind::kMoneyline, BetKind::kSpread});
  CHECK(singles.when(bet(kEconPurse, 10, lakers)).accepted());
  singles.when(parlay).then(Rejection::kClassKind);
  auto no_spreads = allow({BetKind::kMoneyline, BetKind::kParlay});
  no_spreads.when(parlay).then(Rejection::kClassKind);
  auto both = allow({BetKind::kMoneyline, BetKind::kSpread, BetKind::kParlay});
  CHECK(both.when(parlay).accepted());
  PlaceSlip conditional{kEconPurse, {}, {SlipBet{10, {total(kBears, Side::kOver, 90)}}}};
  conditional.bets.front().condition = Condition{ConditionType::kIfWin, Side::kHome, 0, {}, 150};
  auto totals = allow({BetKind::kTotal});
  totals.when(conditional).then(Rejection::kClassKind);
  auto conditionals = allow({BetKind::kTotal, BetKind::kConditional});
  CHECK(conditionals.when(conditional).accepted());
}

TEST_CASE("who has left and a class that has ended place no more bets") {
  auto alice = alice_in(open_terms());
  alice.when(bet(kEconPurse, 10, kPick), open_terms().ends_at).then(Rejection::kClassEnded);
  auto ended = alice;
  ended.happened(ClassEnded{kEcon}, kNoon);
  ended.when(bet(kEconPurse, 10, kPick)).then(Rejection::kClassEnded);
  alice.happened(MemberLeft{kEconPurse, false}, kNoon);
  alice.when(bet(kEconPurse, 10, kPick)).then(Rejection::kClassLeft);
}

TEST_CASE("consent changes until the member leaves, who may still take back") {
  auto alice = alice_in(open_terms());
  alice.when(ChangeConsent{kAlice, 0}).then(Rejection::kNoPurse);
  alice.when(ChangeConsent{kEconPurse, kUsualConsent}).then(Rejection::kNothingToDo);
  alice.when(ChangeConsent{kEconPurse, 0b1'0000}).then(Rejection::kConsentInvalid);
  alice.when(ChangeConsent{kEconPurse, 0b1111}).then({ConsentChanged{kEconPurse, 0b1111}});
  alice.happened(ConsentChanged{kEconPurse, 0}, kNoon);
  alice.when(ChangeConsent{kEconPurse, 0}).then(Rejection::kNothingToDo);

  alice.when(LeaveClass{kAlice, false}).then(Rejection::kNoPurse);
  alice.when(LeaveClass{kEconPurse, false}).then({MemberLeft{kEconPurse, false}});
  alice.happened(MemberLeft{kEconPurse, false}, kNoon);
  alice.when(ChangeConsent{kEconPurse, 1}).then(Rejection::kClassLeft);
  alice.when(LeaveClass{kEconPurse, false}).then(Rejection::kNothingToDo);
  alice.when(LeaveClass{kEconPurse, true}).then({MemberLeft{kEconPurse, true}});
  alice.happened(MemberLeft{kEconPurse, true}, kNoon);
  alice.when(LeaveClass{kEconPurse, true}).then(Rejection::kNothingToDo);
}

TEST_CASE("more is shared ten times a day at most, and less at once") {
  auto alice = alice_in(open_terms());
  for (int i = 0; i < 10; ++i) {
    alice.when(ChangeConsent{kEconPurse, 0b0111}).then({ConsentChanged{kEconPurse, 0b0111}});
    alice.happened(ConsentChanged{kEconPurse, 0b0111}, kNoon);
    if (i < 9) alice.happened(ConsentChanged{kEconPurse, kUsualConsent}, kNoon);
  }
  alice.when(ChangeConsent{kEconPurse, 0b1111}).then(Rejection::kConsentsUsedUp);
  // One row for another is one more row.
  alice.when(ChangeConsent{kEconPurse, 0b1000}).then(Rejection::kConsentsUsedUp);
  alice.when(ChangeConsent{kEconPurse, 0}).then({ConsentChanged{kEconPurse, 0}});
  CHECK(alice.when(ChangeConsent{kEconPurse, 0b1111}, kNoon + 12h).accepted());
}

TEST_CASE("limits belong to the person and hold for all purses together") {
  auto alice = alice_in(open_terms());
  const auto limit = [&](const LimitValues& values) {
    auto limited = alice;
    limited.happened(LimitsSet{kAlice, values, {}, {}, {}}, kNoon);
    return limited;
  };
  auto stake = limit({50, {}, {}});
  stake.when(bet(kEconPurse, 51, kPick)).then(Rejection::kStakeLimit);
  auto daily = limit({{}, 2, {}});
  daily.happened(placed_from(kEconPurse, 10, 9'990), kNoon);
  daily.happened(placed_from(kAlice, 10, 990), kNoon);
  daily.when(bet(kEconPurse, 10, kPick)).then(Rejection::kDailyBetLimit);
  daily.when(bet(kAlice, 10, kPick)).then(Rejection::kDailyBetLimit);
  auto loss = limit({{}, {}, 500});
  loss.happened(placed_from(kEconPurse, 300, 9'700), kNoon);
  loss.when(bet(kAlice, 201, kPick)).then(Rejection::kLossLimit);
  loss.happened(BetSettled{kEconPurse, 9, kBears, BetOutcome::kLost, 300, 0}, kNoon);
  loss.when(bet(kAlice, 201, kPick)).then(Rejection::kLossLimit);
  loss.when(bet(kEconPurse, 201, kPick)).then(Rejection::kLossLimit);
  CHECK(loss.when(bet(kEconPurse, 200, kPick)).accepted());
  auto pause = alice;
  pause.happened(LimitsSet{kAlice, {}, {}, {}, kNoon + 24h}, kNoon);
  pause.when(bet(kEconPurse, 1, kPick)).then(Rejection::kCoolingOff);
  // A slip counts as a whole.
  auto two = limit({{}, {}, 100});
  two.when(PlaceSlip{kEconPurse, {}, {SlipBet{60, {kPick}}, SlipBet{41, {kPick}}}})
      .then(Rejection::kLossLimit);
}

TEST_CASE("what belongs to a person does not exist for a purse") {
  auto alice = alice_in(open_terms());
  alice.when(ResetBankroll{kEconPurse}).then(Rejection::kPurse);
  alice.when(UpgradeMembership{kEconPurse, Tier::kPro}).then(Rejection::kPurse);
  alice.when(GrantMonthlyBonus{kEconPurse}).then(Rejection::kPurse);
  alice.when(SubmitQuiz{kEconPurse, {}}).then(Rejection::kPurse);
  alice.when(ChangeLimits{kEconPurse, {}}).then(Rejection::kPurse);
  alice.when(ViewHub{kEconPurse, 3}).then(Rejection::kPurse);
  alice.when(ViewData{kEconPurse, DataView::kNhlSchedule}).then(Rejection::kPurse);
  alice.when(ReadGuide{kEconPurse, Guide::kOddsFormats}).then(Rejection::kPurse);
  alice.when(advice(kEconPurse, kPick)).then(Rejection::kPurse);
  alice.when(CloseAccount{kEconPurse}).then(Rejection::kPurse);
  const auto placed = placed_from(kEconPurse, 10, 9'990);
  alice.happened(placed, kNoon);
  alice.when(ReviewBet{kEconPurse, 8}, Reviewable{&placed, true, false})
      .then({BetReviewed{kEconPurse, 8}});
}

TEST_CASE("a person's account closes with its purses") {
  auto alice = alice_in(open_terms());
  alice.when(CloseAccount{kAlice}).then({AccountClosed{kAlice}, AccountClosed{kEconPurse}});
}

}  // namespace
}  // namespace chalkline::ledger
