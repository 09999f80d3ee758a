#include "ledger/rules/placement.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const Pick kHome = moneyline(kBears, Side::kHome, 150, -170);
const Pick kOver = total(kBears, Side::kOver, 81);
const Pick kOther = moneyline(kLakers, Side::kAway, -110);

Pick prop_pick(Timestamp quoted_at = kNoon) {
  Pick pick{kBears, Market::kProp, Side::kOver, 49, -110, -115, quoted_at};
  pick.prop = PropSubject{"nba-1", "LeBron Sample", PropType::kPoints};
  return pick;
}

Pick live(Pick pick, Timestamp quoted_at) {
  pick.live = true;
  pick.quoted_at = quoted_at;
  return pick;
}

// Alice with so many coins, and two games to bet on: events 1 to 4.
Given alice_with_games(Coins balance) {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, balance, GrantReason::kSignUp},
                scheduled(kBears), scheduled(kLakers)});
}

PlaceSlip slip(std::initializer_list<SlipBet> bets, IdempotencyKey key = {}) {
  return {kAlice, key, bets};
}
SlipBet single(Coins stake, const Pick& pick) { return {stake, {pick}}; }
SlipBet on_condition(const Pick& pick, Condition condition) {
  return {10, {pick}, std::nullopt, condition};
}

XpAwarded xp() { return {kAlice, 10, XpReason::kBetPlaced}; }

TEST_CASE("a slip is its bets in a row, of which the first has the key and each names those left") {
  alice_with_games(1'000)
      .when(slip({single(100, kHome), single(200, kOther), {50, {kOver, kOther}}}, key(7)))
      .then({BetPlaced{kAlice, 100, 150, 900, key(7), {leg(kHome)}, {}, {}, 3}, xp(),
             BetPlaced{kAlice, 200, 182, 700, {}, {leg(kOther)}, {}, {}, 2}, xp(),
             BetPlaced{kAlice, 50, 132, 650, {}, {leg(kOver, 5), leg(kOther, 7)}, {}, {}, 1},
             xp()});
}

TEST_CASE("all legs of a same-game parlay name the bet before it on the game") {
  auto history = alice_with_games(1'000);
  history.happened(BetPlaced{kAlice, 1, 1, 999, {}, {leg(kHome)}}, kNoon);
  history.when(slip({{10, {kHome, kOver}}}))
      .then({BetPlaced{kAlice, 10, 38, 989, {}, {leg(kHome, 5), leg(kOver, 5)}}, xp()});
  history.happened(BetPlaced{kAlice, 10, 38, 989, {}, {leg(kHome, 5), leg(kOver, 5)}}, kNoon);
  CHECK(history.game(kBears)->bets == 2);
  CHECK(history.game(kBears)->last_bet == 6);
}

TEST_CASE("a slip is placed whole or not at all: coins and limits count for all of its bets") {
  const auto both = slip({single(600, kHome), single(400, kOther)});
  CHECK(alice_with_games(1'000).when(both).accepted());
  alice_with_games(999).when(both).then(Rejection::kInsufficientBalance);
  auto limited = alice_with_games(5'000);
  limited.happened(LimitsSet{kAlice, {600, 2, 1'000}, {}, {}, {}}, kNoon);
  CHECK(limited.when(both).accepted());
  limited.when(slip({single(1, kHome), single(1, kOther), single(1, kOver)}))
      .then(Rejection::kDailyBetLimit);
  limited.when(slip({single(601, kHome)})).then(Rejection::kStakeLimit);
  limited.when(slip({single(600, kHome), single(401, kOther)})).then(Rejection::kLossLimit);
  // Nothing of it counted.
  CHECK(limited.account(kAlice).limits.bets == 0);
}

TEST_CASE("XP is for the first five bets of the day, within a slip too") {
  auto command = slip({});
  for (int i = 0; i < 7; ++i) command.bets.push_back(single(1, kHome));
  auto history = alice_with_games(100);
  const auto events = decide(history.account(kAlice), std::vector(7, history.game(kBears)), command,
                             5, kNoon, {}, rules_of(1));
  REQUIRE(events);
  CHECK(std::ranges::count_if(*events, [](const Event& event) {
          return std::holds_alternative<XpAwarded>(event);
        }) == 5);
  CHECK(events->size() == 12);
}

TEST_CASE("a slip has 1 to 20 bets and a parlay at most 10 legs") {
  auto history = alice_with_games(1'000);
  history.when(slip({})).then(Rejection::kSlipInvalid);
  auto command = slip({});
  for (std::size_t i = 0; i < kSlipMax; ++i) command.bets.push_back(single(1, kHome));
  CHECK(history.when(command).accepted());
  command.bets.push_back(single(1, kHome));
  history.when(command).then(Rejection::kSlipInvalid);

  SlipBet parlay{10, {}};
  for (std::uint64_t i = 1; i <= kParlayLegsMax; ++i) {
    history.happened(scheduled(GameId{i}), kNoon);
    parlay.picks.push_back(moneyline(GameId{i}, Side::kHome));
  }
  CHECK(history.when(slip({parlay})).accepted());
  parlay.picks.push_back(kHome);
  history.when(slip({parlay})).then(Rejection::kParlayLegsInvalid);
}

struct Refused {
  SlipBet bet;
  Timestamp now;
  Rejection why;
};

// Each row is wrong in its own way and in those after it; the first that is checked answers.
TEST_CASE("refusals of the bets of a slip, each overriding those after it") {
  using enum Rejection;
  auto history = alice_with_games(1);
  auto mlb = scheduled(GameId{5});
  mlb.sport = Sport::kMlb;
  history.happened(mlb, kNoon);
  const auto nowhere = moneyline(kNowhere, Side::kHome, 99);
  auto no_player = prop_pick();
  no_player.prop->player.clear();
  auto long_name = prop_pick();
  long_name.prop->name.assign(kNameBytesMax + 1, 'x');
  auto no_prop = prop_pick();
  no_prop.prop.reset();
  auto prop_of_total = kOver;
  prop_of_total.prop = prop_pick().prop;
  auto no_type = prop_pick();
  no_type.prop->type = PropType{19};
  const Condition home_wins{ConditionType::kIfWin, Side::kHome};
  const Condition close{ConditionType::kIfTime, Side::kHome, 0, TimeMark::kHalftime};
  Picks eleven(11, nowhere);
  Picks twice(2, nowhere);
  const auto late = kTipOff;
  const auto mlb_pick = moneyline(GameId{5}, Side::kHome);
  const Refused rows[] = {
      {{0, {}}, late, kLegsInvalid},
      {{0, {nowhere, no_player}}, late, kLegsInvalid},
      {{0, {long_name}}, late, kLegsInvalid},
      {{0, {no_prop}}, late, kLegsInvalid},
      {{0, {prop_of_total}}, late, kLegsInvalid},
      {{0, {no_type}}, late, kLegsInvalid},
      {{0, {live(prop_pick(), kNoon)}}, late, kLegsInvalid},
      {{0, eleven}, late, kParlayLegsInvalid},
      {{0, twice, {}, home_wins}, late, kPicksConflict},
      {{0, {nowhere, kOther}, {}, home_wins}, late, kConditionNotOffered},
      {{0, {prop_pick()}, {}, home_wins}, late, kConditionNotOffered},
      {{0, {live(kHome, kNoon)}, {}, home_wins}, late, kConditionNotOffered},
      {{0, {kHome}, {}, Condition{ConditionType::kIfTime, Side::kHome}},
       late,
       kConditionNotOffered},
      {{0, {moneyline(kNowhere, Side::kAway, 99)}, {}, home_wins}, late, kConditionContradicts},
      {{0, {nowhere}, 0}, late, kStakeOutOfRange},
      {{10, {nowhere}, 0}, late, kOddsOutOfRange},
      {{10, {moneyline(kNowhere, Side::kHome)}, 0}, late, kStatedChanceInvalid},
      {{10, {moneyline(kNowhere, Side::kHome)}}, late, kUnknownGame},
      {{10, {kHome, moneyline(kNowhere, Side::kHome)}}, kNoon, kUnknownGame},
      {{10, {mlb_pick}, {}, close}, late, kConditionNotOffered},
      {{10, {kHome}, {}, close}, late, kBettingClosed},
      {{10, {prop_pick()}}, late, kBettingClosed},
      {{10, {prop_pick(kNoon - 121s)}}, kNoon, kQuoteExpired},
      {{10, {live(kHome, kNoon - 7s)}}, kNoon, kGameNotLive},
      {{10, {live(kHome, late - 7s)}}, late, kQuoteExpired},
      {{10, {kHome}}, kNoon, kInsufficientBalance},
      {{10, {prop_pick(kNoon - 120s)}}, kNoon, kInsufficientBalance},
      {{10, {live(kHome, late - 6s)}}, late, kInsufficientBalance},
      {{10, {mlb_pick}, {}, home_wins}, kNoon, kInsufficientBalance},
  };
  for (const auto& [bet, now, why] : rows) {
    CAPTURE(&bet - &rows[0].bet);
    history.when(slip({bet}), now).then(why);
    // The same of a bet further down the slip.
    if (now == kNoon)
      history.when(slip({single(1, moneyline(kLakers, Side::kHome)), bet}), now).then(why);
  }
}

TEST_CASE("live bets are taken from the start of the game to its end") {
  auto history = alice_with_games(1'000);
  const auto at = [&](Timestamp now) { return slip({single(10, live(kHome, now))}); };
  history.when(at(kTipOff - 1us), kTipOff - 1us).then(Rejection::kGameNotLive);
  CHECK(history.when(at(kTipOff), kTipOff).accepted());
  history.happened(LineClosed{kBears, kTipOff, {}}, kTipOff);
  CHECK(history.when(at(kTipOff + 1h), kTipOff + 1h).accepted());
  history.happened(ResultRecorded{kBears, {1, 0}}, kTipOff + 2h);
  history.when(at(kTipOff + 2h), kTipOff + 2h).then(Rejection::kGameNotLive);
}

TEST_CASE("a conditional records the market's price, its condition and the boosted profit") {
  const Condition condition{ConditionType::kIfLose, Side::kAway};
  auto pick = total(kBears, Side::kUnder, 81, -110);
  alice_with_games(1'000)
      .when(slip({on_condition(pick, condition)}))
      .then({BetPlaced{kAlice, 10, 16, 990, {}, {leg(pick)}, {}, condition}, xp()});
}

TEST_CASE("version 2: a conditional records its condition's own price, which bounds its profit") {
  const auto pick = total(kBears, Side::kUnder, 81, -110);
  auto history = alice_with_games(1'000).under(2);
  const auto placed = [&](AmericanOdds own) {
    return slip({on_condition(pick, {ConditionType::kIfLose, Side::kAway, 0, {}, own})});
  };
  const auto event = [&](AmericanOdds own, Coins profit) {
    return BetPlaced{
        kAlice, 10,          profit, 990,
        {},     {leg(pick)}, {},     Condition{ConditionType::kIfLose, Side::kAway, 0, {}, own}};
  };
  history.when(placed(150)).then({event(150, 16), xp()});    // boosted to +160
  history.when(placed(-500)).then({event(-500, 13), xp()});  // 1.909 * 1.2: +129
  history.when(placed(0)).then(Rejection::kOddsOutOfRange);
}

}  // namespace
}  // namespace chalkline::ledger
