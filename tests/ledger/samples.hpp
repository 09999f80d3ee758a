#pragma once

#include <vector>

#include "ledger/events/events.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger::test {

inline constexpr Position kFirstSample = 1'000'001;

inline Ed25519Signature signature_number(std::uint8_t number) {
  Ed25519Signature signature{};
  signature.fill(number);
  return signature;
}

// Records of every type, in the order of their type numbers, no field left at its default. The
// golden files hold them, so these are never changed.
inline std::vector<Record> sample_records() {
  constexpr GameId kGame{0x9f86'd081'884c'7d65};
  const PropSubject prop{"nba-2544", "LeBron \"King\" Sample", PropType::kRebounds};
  const Leg leg{{kGame, Market::kProp, Side::kUnder, 15, -105, -115, kNoon - 90s, prop, true},
                999'104};
  const Condition condition{ConditionType::kIfTime, Side::kAway, -7, TimeMark::kThirdQuarter, 150};
  const PeriodScores periods{Score{1, 0}, Score{2, 2}, Score{3, 2}, Score{4, 4}};
  const Lines lines{TwoWay{0, -150, 130}, std::nullopt, TwoWay{11, -110, 100}};
  const AskedSide asked{kGame, Market::kSpread, Side::kAway, -7, 105, -125, kNoon - 8h};
  const std::vector<Event> events{
      AccountOpened{kAlice},
      CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
      BetPlaced{kAlice,
                250,
                238,
                750,
                key(0x0102'0304'0506'0708),
                {leg},
                62,
                condition,
                3,
                key(0x1112'1314'1516'1718)},
      BetSettled{kAlice, kFirstSample + 2, kGame, BetOutcome::kWon, 250, 488, 31'250,
                 BetKind::kConditional},
      SettlementReversed{kAlice, kFirstSample + 2, kFirstSample + 3, 250, 250, true},
      XpAwarded{kAlice, 10, XpReason::kBetPlaced},
      QuizCompleted{kAlice, {3, 1, 2, 0, 1}, 100, 3, SkillLevel::kAdvanced},
      GameScheduled{kGame, Sport::kNhl, Source::kReplay, "2026/11-21 \"final\"", kTipOff,
                    "Montréal Canadiens", "MTL", "Toronto Maple Leafs", "TOR",
                    GameProof{sha256("a season"), 1'234}},
      GameRescheduled{kGame, kTipOff + 30min},
      LineClosed{kGame, kTipOff - 1min, lines},
      ResultRecorded{kGame, {5, 4}, periods},
      GameCancelled{kGame},
      GameSettled{kGame, 3},
      AccountClosed{kAlice},
      MembershipUpgraded{kAlice, Tier::kElite},
      BadgeEarned{kAlice, Badge::kHotHand},
      GuideRead{kAlice, Guide::kKellyCriterion},
      BetReviewed{kAlice, kFirstSample + 2, kToday},
      LimitsSet{kAlice,
                {200, 20, std::nullopt},
                PendingLimits{{500, std::nullopt, std::nullopt}, kNoon + 24h},
                30,
                kNoon + 72h},
      SkillReached{kAlice, SkillLevel::kPro},
      DataViewed{kAlice, DataView::kMlbRosters},
      StatisticsRecorded{kGame, true, {{"nba-2544", true, basketball(31, 8, 11, 2, 38)}}},
      RulesAdopted{2},
      GameRevealed{kGame, "simulated 1 0f"},
      ClockSet{kNoon + std::chrono::days{400}},
      OperatorActed{kGame, OperatorAct::kResultSet, 1'000, "The scorer's sheet says 5:4"},
      AdviceGiven{kAlice,
                  kGame,
                  Market::kTotal,
                  Side::kUnder,
                  11,
                  kNoon - 7h,
                  Lead::kLate,
                  {.model = 1,
                   .odds = -105,
                   .other_odds = -115,
                   .rated = 561'002,
                   .deviation = 2'341'000,
                   .weight = 9,
                   .league_games = 412,
                   .team_games = 17,
                   .past = {611, 31'400, -44'100, 29'700, 8'800}},
                  {498'339, 16'405, 502'750, -18'440, 736'880, Pass::kUnproven},
                  {31, 15}},
      DailyLineSet{kToday, asked},
      EstimateGiven{kAlice, asked, 62, true, true, kToday - 1},
      ReviewAnswered{kAlice, Guide::kValueBetting, 3, true, kToday + 1},
      RunPaused{kAlice, kToday, kToday + 60},
      RunResumed{kAlice, kToday + 12},
      HunchStated{kAlice,
                  {Sport::kNhl, BetKind::kTotal, PriceBand::kToPlus250},
                  HunchDirection::kWorse,
                  100},
      HunchClosed{kAlice, kFirstSample + 32, true},
      ClassOpened{kEcon, {5'000, 500, 0b01'0111, kNoon + std::chrono::days{90}}},
      ClassEnded{kEcon},
      PurseOpened{kEconPurse, kAlice, kEcon, 0b0011},
      ConsentChanged{kEconPurse, 0b1011},
      MemberLeft{kEconPurse, true},
      RecordOpened{kEconPurse, kEcon, kBob, true},
      OverviewOpened{kEcon, kBob, true},
      AssignmentSet{kEcon, 3, 2, sha256("three markets")},
      AssignmentMet{kEconPurse, 3, 2, kFirstSample + 28},
      AssignmentReversed{kEconPurse, 3, kFirstSample + 42, kFirstSample + 4},
      MarketMarked{kAlice, asked},
      GamePassed{kEconPurse, kGame, PassReason::kAtRisk},
      MarginGuessed{
          kAlice, {asked, {kGame, Market::kTotal, Side::kOver, 11, -110, -115, kNoon - 9h}}, 87},
      LogKeyAdopted{LogKeyCause::kRotated, "chalkline.example/log", sha256("a key"),
                    LogKeyBefore{"chalkline.example/log", sha256("a key before"), kFirstSample + 46,
                                 sha256("a tree")},
                    RotationSignatures{signature_number(1), signature_number(2)},
                    LogLoss::kHistory}};
  std::vector<Record> records;
  for (const auto& event : events) {
    const Position position = kFirstSample + records.size();
    records.push_back({position, kNoon + 1us * records.size(), position - 2, position - 1,
                       postings_of(event), event, type_of(event).version});
  }
  return records;
}

// The same as programs write them that salt their records.
inline std::vector<Record> salted_samples() {
  auto records = sample_records();
  for (auto& record : records) record.salt = salt_number(record.position);
  return records;
}

// Both.
inline std::vector<Record> samples_with_and_without_salt() {
  auto records = sample_records();
  for (auto& record : salted_samples()) records.push_back(std::move(record));
  return records;
}

}  // namespace chalkline::ledger::test
