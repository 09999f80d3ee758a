#include "ledger/rules/badges.hpp"

#include <doctest/doctest.h>

#include "ledger/rules/closing_line.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

BetPlaced bet_placed(Coins stake, AmericanOdds odds = -110) {
  return {kAlice, stake, stake, 0, {}, {leg(moneyline(kBears, Side::kHome, odds))}};
}
BetSettled settled(BetOutcome outcome, std::optional<std::int32_t> value = {}) {
  return {kAlice, 3, kBears, outcome, 1, 0, value};
}
Given newcomer(Coins balance = 1'000) {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, balance, GrantReason::kSignUp}});
}

// Badges that are due beside First Bet.
Events due(Given& history, const BetPlaced* won = nullptr) {
  auto events = reached(kAlice, history.account(kAlice), won, rules_of(1));
  std::erase(events, Event{BadgeEarned{kAlice, Badge::kFirstBet}});
  return events;
}
Events just(Badge badge) { return {BadgeEarned{kAlice, badge}}; }

void happens(Given& history, int times, const Event& event) {
  for (int i = 0; i < times; ++i) history.happened(event, kNoon);
}

TEST_CASE("First Bet, once") {
  auto history = newcomer();
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules_of(1)).empty());
  history.happened(bet_placed(1), kNoon);
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules_of(1)) == just(Badge::kFirstBet));
  history.happened(BadgeEarned{kAlice, Badge::kFirstBet}, kNoon);
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules_of(1)).empty());
}

TEST_CASE("Hot Hand: five wins in a row, pushes and voids skipped") {
  auto history = newcomer();
  happens(history, 4, settled(BetOutcome::kWon));
  happens(history, 2, settled(BetOutcome::kPush));
  happens(history, 1, settled(BetOutcome::kVoid));
  CHECK(due(history).empty());
  happens(history, 1, settled(BetOutcome::kWon));
  CHECK(due(history) == just(Badge::kHotHand));
  auto broken = newcomer();
  happens(broken, 4, settled(BetOutcome::kWon));
  happens(broken, 1, settled(BetOutcome::kLost));
  happens(broken, 4, settled(BetOutcome::kWon));
  CHECK(due(broken).empty());
}

TEST_CASE("Underdog: a win at +200 or longer") {
  auto history = newcomer();
  const auto short_odds = bet_placed(1, 199);
  const auto long_odds = bet_placed(1, 200);
  CHECK(due(history, &short_odds).empty());
  CHECK(due(history, &long_odds) == just(Badge::kUnderdog));
}

TEST_CASE("Parlay Pro: a won parlay of three legs") {
  auto history = newcomer();
  auto parlay = bet_placed(1, -500);
  parlay.legs.push_back(parlay.legs.front());
  CHECK(due(history, &parlay).empty());
  parlay.legs.push_back(parlay.legs.front());
  CHECK(due(history, &parlay) == just(Badge::kParlayPro));
}

TEST_CASE("Underdog goes by the odds of the whole bet") {
  auto history = newcomer();
  auto parlay = bet_placed(1, -110);
  parlay.legs.push_back(parlay.legs.front());  // +264
  CHECK(due(history, &parlay) == just(Badge::kUnderdog));
  auto conditional = bet_placed(1, 150);
  conditional.legs.front().market = Market::kMoneyline;
  conditional.legs.front().side = Side::kHome;
  conditional.condition = Condition{ConditionType::kIfTime, Side::kHome, 0, TimeMark::kHalftime};
  CHECK(due(history, &conditional) == just(Badge::kUnderdog));  // +240
  conditional.condition = Condition{ConditionType::kIfWin, Side::kHome};
  CHECK(due(history, &conditional).empty());  // no boost on the same team
}

TEST_CASE("Bankroll Guardian: 25 bets in a row of at most 5% of balance and open stakes") {
  auto history = newcomer(1'000);
  happens(history, 24, bet_placed(1));
  CHECK(due(history).empty());
  happens(history, 1, bet_placed(50));
  CHECK(due(history) == just(Badge::kBankrollGuardian));
  happens(history, 1, bet_placed(900));  // asked late: they stay 25 in a row
  CHECK(due(history) == just(Badge::kBankrollGuardian));
  auto broken = newcomer(1'000);
  happens(broken, 24, bet_placed(1));
  happens(broken, 1, bet_placed(51));
  happens(broken, 24, bet_placed(1));
  CHECK(due(broken).empty());
}

TEST_CASE("Scholar: six guides, Data Diver: the five views") {
  auto history = newcomer();
  for (std::uint8_t guide = 1; guide <= 6; ++guide) {
    CHECK(due(history).empty());
    history.happened(GuideRead{kAlice, Guide{guide}}, kNoon);
  }
  CHECK(due(history) == just(Badge::kScholar));
  auto diver = newcomer();
  for (std::uint8_t view = 1; view <= 5; ++view) {
    CHECK(due(diver).empty());
    diver.happened(DataViewed{kAlice, DataView{view}}, kNoon);
  }
  CHECK(due(diver) == just(Badge::kDataDiver));
}

TEST_CASE("Beat the Close: a mean closing-line value above 0 over 50 bets") {
  auto history = newcomer();
  happens(history, 49, settled(BetOutcome::kLost, -1));
  happens(history, 1, settled(BetOutcome::kPush, 49));
  CHECK(due(history).empty());  // 0 is not above 0
  happens(history, 1, settled(BetOutcome::kPush, 1));
  CHECK(due(history) == just(Badge::kBeatTheClose));
  auto few = newcomer();
  happens(few, 49, settled(BetOutcome::kPush, 1'000));
  happens(few, 9, settled(BetOutcome::kPush));
  CHECK(due(few).empty());
}

Events due_now(Given& history, const BetPlaced* won = nullptr) {
  auto events = reached(kAlice, history.account(kAlice), won, rules_of(2));
  std::erase(events, Event{BadgeEarned{kAlice, Badge::kFirstBet}});
  return events;
}

TEST_CASE("version 2 rewards neither luck nor long odds, and keeps what was earned") {
  auto history = newcomer();
  happens(history, 5, settled(BetOutcome::kWon));
  auto parlay = bet_placed(1, 900);
  parlay.legs.resize(3, parlay.legs.front());
  CHECK(due(history, &parlay).size() == 3);
  CHECK(due_now(history, &parlay).empty());
  history.happened(BadgeEarned{kAlice, Badge::kHotHand}, kNoon);
  CHECK(history.account(kAlice).achievements.badges.has(Badge::kHotHand));
}

TEST_CASE("version 2, Honest Forecaster: 50 bets with a stated chance") {
  auto history = newcomer(1);
  auto forecast = bet_placed(1);
  forecast.stated_chance = 40;
  happens(history, 49, forecast);
  happens(history, 9, bet_placed(1));
  CHECK(due_now(history).empty());
  happens(history, 1, forecast);
  CHECK(due_now(history) == just(Badge::kHonestForecaster));
  CHECK(due(history).empty());  // version 1 has no such badge
}

TEST_CASE("version 2, Looked Back: 25 post-mortems opened") {
  auto history = newcomer();
  happens(history, 24, BetReviewed{kAlice, 3});
  CHECK(due_now(history).empty());
  happens(history, 1, BetReviewed{kAlice, 3});
  CHECK(due_now(history) == just(Badge::kLookedBack));
}

TEST_CASE("version 2, All-Rounder: a settled bet of each kind, void ones left out") {
  auto history = newcomer();
  const auto settle = [&](BetKind kind, BetOutcome outcome) {
    auto event = settled(outcome);
    event.kind = kind;
    history.happened(event, kNoon);
  };
  for (const auto kind : {BetKind::kMoneyline, BetKind::kSpread, BetKind::kTotal, BetKind::kProp,
                          BetKind::kConditional})
    settle(kind, BetOutcome::kLost);
  settle(BetKind::kParlay, BetOutcome::kVoid);
  CHECK(due_now(history).empty());
  settle(BetKind::kParlay, BetOutcome::kPush);
  CHECK(due_now(history) == just(Badge::kAllRounder));
}

TEST_CASE("All-Rounder asks for the kinds of its rules, and no kind that came later") {
  auto rules = rules_of(2);
  rules.badges.kinds = {BetKind::kMoneyline, BetKind::kParlay};
  auto history = newcomer();
  history.happened(BadgeEarned{kAlice, Badge::kFirstBet}, kNoon);
  const auto settle = [&](BetKind kind) {
    auto event = settled(BetOutcome::kLost);
    event.kind = kind;
    history.happened(event, kNoon);
  };
  settle(BetKind::kMoneyline);
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules).empty());
  settle(BetKind::kParlay);
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules) == just(Badge::kAllRounder));
}

TEST_CASE("version 4, Beat the Close and Pro: a parlay's closing-line value is none of them") {
  auto history = newcomer();
  history.happened(XpAwarded{kAlice, 14 * 15 / 2 * 100, XpReason::kQuiz}, kNoon);
  const auto settle = [&](int count, BetKind kind, std::int32_t value) {
    auto event = settled(BetOutcome::kLost, value);
    event.kind = kind;
    happens(history, count, event);
  };
  const auto reached_under = [&](std::uint16_t version) {
    auto events = reached(kAlice, history.account(kAlice), nullptr, rules_of(version));
    std::erase_if(events, [](const Event& event) {
      const auto* earned = std::get_if<BadgeEarned>(&event);
      return earned != nullptr && earned->badge != Badge::kBeatTheClose;
    });
    return events;
  };
  const Events both{BadgeEarned{kAlice, Badge::kBeatTheClose},
                    SkillReached{kAlice, SkillLevel::kPro}};
  settle(200, BetKind::kParlay, 90'000);
  settle(49, BetKind::kSpread, 1'000);
  CHECK(reached_under(3) == both);
  CHECK(reached_under(4) == Events{SkillReached{kAlice, SkillLevel::kPro}});
  settle(1, BetKind::kMoneyline, -60'000);
  CHECK(reached_under(3) == both);
  CHECK(reached_under(4).empty());
  settle(1, BetKind::kTotal, 60'000);
  CHECK(reached_under(4) == both);
}

TEST_CASE("Pro: level 15, 200 settled bets, a mean closing-line value above 0") {
  const auto with = [](std::int32_t xp, int bets, std::int32_t value) {
    auto history = newcomer();
    history.happened(BadgeEarned{kAlice, Badge::kBeatTheClose}, kNoon);
    history.happened(XpAwarded{kAlice, xp, XpReason::kQuiz}, kNoon);
    happens(history, bets, settled(BetOutcome::kPush, value));
    return due(history);
  };
  CHECK(with(10'500, 200, 1) == Events{SkillReached{kAlice, SkillLevel::kPro}});
  CHECK(with(10'499, 200, 1).empty());
  CHECK(with(10'500, 199, 1).empty());
  CHECK(with(10'500, 200, 0).empty());
}

TEST_CASE("a closed account reaches nothing more") {
  auto history = newcomer();
  history.happened(bet_placed(1), kNoon);
  history.happened(AccountClosed{kAlice}, kNoon);
  CHECK(reached(kAlice, history.account(kAlice), nullptr, rules_of(1)).empty());
}

TEST_CASE("First Bet and Bankroll Guardian are earned with the bet that is placed") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  const auto earned = [&](const CommandResult& answer) {
    std::vector<Badge> badges;
    for (const auto& record : ledger.records(answer.first)) {
      if (const auto* badge = std::get_if<BadgeEarned>(&record.event)) {
        CHECK(record.caused_by == answer.first);
        CHECK(record.position == answer.position);  // a reader from there on has it
        badges.push_back(badge->badge);
      }
    }
    return badges;
  };
  const auto small = bet(kAlice, 1, moneyline(kBears, Side::kHome));
  CHECK(earned(ledger.accept(small)) == std::vector{Badge::kFirstBet});
  for (int i = 2; i < 25; ++i) CHECK(earned(ledger.accept(small)).empty());
  CHECK(earned(ledger.accept(small)) == std::vector{Badge::kBankrollGuardian});
  CHECK(earned(ledger.accept(small)).empty());
}

TEST_CASE("the closing quote is seen from the side that was bet on") {
  const Lines closing{TwoWay{0, -150, 130}, TwoWay{-7, -110, -105}, TwoWay{95, 100, -120}};
  const auto seen = [&](const Pick& pick) { return *closing_quote(leg(pick), closing); };
  const auto is = [](const SideQuote& quote, HalfPoints line, AmericanOdds odds,
                     AmericanOdds other) {
    return quote.line == line && quote.odds == odds && quote.other_odds == other;
  };
  CHECK(is(seen(moneyline(kBears, Side::kHome)), 0, -150, 130));
  CHECK(is(seen(moneyline(kBears, Side::kAway)), 0, 130, -150));
  CHECK(is(seen(spread(kBears, Side::kHome, -6)), -7, -110, -105));
  CHECK(is(seen(spread(kBears, Side::kAway, 6)), 7, -105, -110));
  CHECK(is(seen(total(kBears, Side::kOver, 90)), 95, 100, -120));
  CHECK(is(seen(total(kBears, Side::kUnder, 90)), 95, -120, 100));
}

TEST_CASE("closing-line value: the price taken times the no-vig chance at the close") {
  const Lines even{TwoWay{0, -110, -110}, TwoWay{-7, -110, -110}, TwoWay{95, 100, -120}};
  const auto value = [&](const Pick& pick) { return closing_line_value(leg(pick), even); };
  CHECK(value(moneyline(kBears, Side::kHome, 110)) == 50'000);    // 2.1 * 0.5 - 1
  CHECK(value(moneyline(kBears, Side::kAway, -110)) == -45'455);  // rounded down
  CHECK(value(spread(kBears, Side::kHome, -7, 100)) == 0);
  CHECK(value(spread(kBears, Side::kAway, 7, 100)) == 0);
  CHECK(!value(spread(kBears, Side::kHome, -6, 100)));  // another line
  // 100 and -120: 1/2 to 6/11, so 11/23 and 12/23.
  CHECK(value(total(kBears, Side::kOver, 95, 100)) == -43'479);
  CHECK(value(total(kBears, Side::kUnder, 95, 100)) == 43'478);
  CHECK(!closing_line_value(leg(moneyline(kBears, Side::kHome)), Lines{}));
  CHECK(closing_line_value(leg(moneyline(kBears, Side::kHome, 100'000)),
                           Lines{TwoWay{0, -99'999, 100'000}, {}, {}})
            .has_value());
}

TEST_CASE("version 2: Looked Back is earned with the post-mortem that is opened") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(AdoptRules{2});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  std::vector<BetId> bets;
  for (int i = 0; i < 25; ++i)
    bets.push_back(ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome))).first);
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  for (const auto id : bets) ledger.accept(ReviewBet{kAlice, id});
  CHECK(ledger.events().back() == Event{BadgeEarned{kAlice, Badge::kLookedBack}});
}

}  // namespace
}  // namespace chalkline::ledger
