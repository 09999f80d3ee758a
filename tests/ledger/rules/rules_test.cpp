#include "ledger/rules/rules.hpp"

#include <doctest/doctest.h>

#include "ledger/audit/verify.hpp"
#include "ledger/events/codec.hpp"
#include "ledger/rules/achievements.hpp"
#include "ledger/rules/classes/purse.hpp"
#include "ledger/rules/conditional.hpp"
#include "ledger/rules/habit/daily_line.hpp"
#include "ledger/rules/habit/habit.hpp"
#include "ledger/rules/habit/practice_state.hpp"
#include "ledger/rules/limits.hpp"
#include "ledger/rules/quiz.hpp"
#include "ledger/rules/step_back.hpp"
#include "ledger/values/advice.hpp"
#include "ledger/values/game_id.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr AdoptRules kSecond{2};

void check_adoption(const LedgerState& state, std::uint16_t version, Rejection why) {
  const auto decided = decide(state, AdoptRules{version});
  REQUIRE(!decided);
  CHECK(decided.error() == why);
}

TEST_CASE("only a higher version that is known is adopted, and each once") {
  LedgerState state;
  check_adoption(state, 0, Rejection::kRulesNotAdoptable);
  check_adoption(state, 1, Rejection::kNothingToDo);
  check_adoption(state, kLatestRules + 1, Rejection::kRulesNotAdoptable);
  CHECK(decide(state, kSecond) == Event{RulesAdopted{2}});
  evolve(state, RulesAdopted{2}, 7, kNoon);
  CHECK(state.rules == 2);
  CHECK(state.last_event == 7);
  check_adoption(state, 2, Rejection::kNothingToDo);
  check_adoption(state, 1, Rejection::kRulesNotAdoptable);
}

// Deciders use these whatever version is in force, and so does an audit of old records. Where one
// of them is to change it first moves into Rules, with its old value for the versions up to then.
TEST_CASE("numbers of the rules that no version changes") {
  // Bets were taken by it, and limits are set up to it.
  CHECK(kStakeMax == 1'000'000);
  // Bets are settled by them later, and do not tell which version took them.
  CHECK(kParlayCreditMax == 1'000'000);
  CHECK(kCloseGamePoints == 5);
  CHECK(kVoidAfter == 48h);
  CHECK(kCorrectionWindow == 72h);
  // The key of the quiz: its events tell what came of it.
  CHECK(kQuizKey == std::array<std::uint8_t, 4>{1, 2, 0, 3});
  // States count by them.
  CHECK(kHotHandWins == 5);
  CHECK(kGuardianBets == 25);
  CHECK(kGuardianBankroll == 20);
  CHECK(kSmallStake == 10);
  CHECK(kSetBackMax == std::chrono::years{10'000});
  // Refused with them: a person's purses, a guide's questions, a start that an operator sets.
  CHECK(kClassesPerPerson == 32);
  CHECK(kGuideChecksMax == 12);
  CHECK(kRescheduleAheadMax == std::chrono::days{366});
  // A clock is set back from beyond it.
  CHECK(kClockAheadMax == 1min);
  CHECK(kLineMax == 4'000);
  CHECK(kScoreMax == 1'000);
  CHECK(kNameBytesMax == 200);
  CHECK(kPlayersMax == 200);
  CHECK(kRevealBytesMax == 1'000);
  CHECK(kOperatorTextMax == 200);
  // The odds that were written of a long parlay.
  CHECK(kLongestOdds == 100'000);
  // What a state forgets may be done once more.
  CHECK(kLooksKept == 16);
  CHECK(kEstimatesKeptDays == 9);
  CHECK(kHabitListMax == 200);
  CHECK(kPurseListMax == 200);
  CHECK(kPracticeListMax == 200);
  CHECK(kStepsBackMax == 16);
}

TEST_CASE("a rating of oneself is a level that no version changes") {
  const std::array levels{SkillLevel::kNovice, SkillLevel::kCasual, SkillLevel::kIntermediate,
                          SkillLevel::kAdvanced};
  for (std::uint8_t rating = 0; rating < levels.size(); ++rating)
    CHECK(skill_of(rating) == levels.at(rating));
}

// The audit decides advice again from its inputs, and the daily line from its date. A change of one
// comes with a higher kAdviceModel, by which decide() then tells the old advice; of a band with a
// version of the rules.
TEST_CASE("numbers of advice and of the daily line that no version changes") {
  CHECK(kEarlyFrom == 6h);
  CHECK(kWeightSteps == 20);
  CHECK(kAdviceLeagueGames == 100);
  CHECK(kAdviceTeamGames == 5);
  CHECK(kCompleteLeagueGames == 200);
  CHECK(kCompleteTeamGames == 10);
  CHECK(kCasesForEdge == 200);
  CHECK(kLeastRated == 5'000);
  CHECK(kStakeShareMost == 50'000);
  const Date monday = kToday + 2;
  CHECK(daily_band(monday) == ChanceBand{200'000, 350'000});
  CHECK(daily_band(monday + 1) == ChanceBand{350'000, 500'000});
  CHECK(daily_band(monday + 2) == ChanceBand{500'000, 650'000});
  CHECK(daily_band(monday + 3) == ChanceBand{650'000, 800'000});
}

// An enumeration that grows changes neither: the version that names the new value does.
TEST_CASE("versions 1 to 4 know the same kinds of bets and rows of a consent") {
  for (std::uint16_t version = 1; version <= kLatestRules; ++version) {
    const auto& rules = rules_of(version).classes;
    CHECK(rules.kinds.bits == 0b11'1111);
    CHECK(is_consent(0b1111, rules));
    CHECK_FALSE(is_consent(0b1'0000, rules));
  }
}

TEST_CASE("versions 1 to 4 take slips, parlays and quotes alike") {
  for (std::uint16_t version = 1; version <= kLatestRules; ++version) {
    const auto& rules = rules_of(version);
    CHECK(rules.slips.bets_max == 20);
    CHECK(rules.parlays.legs_max == 10);
    CHECK(rules.quotes.ahead_max == 1s);
    CHECK(rules.quotes.live_life == 6s);
    CHECK(rules.quotes.prop_life == 120s);
  }
}

PlaceSlip same_game_parlay() {
  return {
      kAlice, {}, {SlipBet{10, {moneyline(kBears, Side::kHome), total(kBears, Side::kOver, 9)}}}};
}

void check_clean(const LedgerHarness& ledger) {
  const auto report = verify(ledger.log(), [](Position, Position) {});
  for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
}

TEST_CASE("a position is judged by the rules in force at it, also after a new start") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  const auto parlay = ledger.accept(same_game_parlay()).first;
  const auto adopted = ledger.accept(kSecond);
  CHECK(ledger.record(adopted.first).previous_in_stream == 0);
  CHECK(ledger.execute(same_game_parlay()).error() == Rejection::kLegsOfOneGame);
  ledger.reopen();
  CHECK(ledger.execute(same_game_parlay()).error() == Rejection::kLegsOfOneGame);
  CHECK(ledger.execute(kSecond).error() == Rejection::kNothingToDo);
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  CHECK(ledger.settlement(parlay)->outcome == BetOutcome::kWon);
  check_clean(ledger);
}

// Writes a record behind the ledger's back.
void forge(LedgerHarness& ledger, const Event& event) {
  ledger.close_engine();
  auto& log = ledger.log();
  auto head = log.head_at_open();
  Record record{log.position() + 1, head.time, 0, 0, postings_of(event), event, 1, Salt{}};
  auto bytes = encode(record);
  head.tree = MerkleTree{};
  for (Position at = 1; at <= log.position(); ++at) head.tree.append(leaf_hash(*log.read(at)));
  head.tree.append(leaf_hash(bytes));
  head.position = record.position;
  log.append({log.position(), {bytes}, head});
  ledger.close();
}

TEST_CASE("a ledger at rules that this program does not know is not written on") {
  LedgerHarness ledger;
  forge(ledger, RulesAdopted{9});
  CHECK_THROWS_WITH(ledger.open(),
                    "the ledger is at version 9 of the rules, which this program does not know");
  const auto log = open_rocks_log(ledger.directory(), OpenMode::kRead);
  const auto report = verify(*log, [](Position, Position) {});
  REQUIRE(!report.faults.empty());
  CHECK(report.faults.front().what ==
        "RulesAdopted: the adoption of rules had to be refused: Rules are replaced by a higher "
        "version that this program knows");
}

TEST_CASE("version 2: an upgrade counts the coins that lie on open bets") {
  auto history = alice_with(1'000);
  history.happened(BetPlaced{kAlice, 900, 1, 100, {}, {leg(kPick)}}, kNoon);
  const auto granted = [](Coins coins) {
    return Events{MembershipUpgraded{kAlice, Tier::kBasic},
                  CoinsGranted{kAlice, coins, GrantReason::kTierUpgrade}};
  };
  history.when(UpgradeMembership{kAlice, Tier::kBasic}).then(granted(4'900));
  history.under(2).when(UpgradeMembership{kAlice, Tier::kBasic}).then(granted(4'000));
}

TEST_CASE("version 2: limits change at most 20 times a day") {
  const auto change = [](Coins stake) { return ChangeLimits{kAlice, {stake, {}, {}}, {}, {}}; };
  for (const auto version : {std::uint16_t{1}, kLatestRules}) {
    auto history = alice_with(1'000).under(version);
    for (Coins i = 0; i < 20; ++i) {
      CHECK(history.when(change(500 - i)).accepted());
      history.happened(LimitsSet{kAlice, {500 - i, {}, {}}, {}, {}, {}}, kNoon);
    }
    history.when(change(481)).then(Rejection::kNothingToDo);
    if (version == 1) {
      CHECK(history.when(change(480)).accepted());
      continue;
    }
    history.when(change(480)).then(Rejection::kLimitChangesUsedUp);
    CHECK(history.when(change(480), kNoon + 12h).accepted());  // midnight
  }
}

TEST_CASE("version 2: a parlay has one leg a game") {
  auto history = alice_with(1'000);
  history.happened(scheduled(kLakers), kNoon);
  const auto two = PlaceSlip{
      kAlice, {}, {SlipBet{10, {moneyline(kBears, Side::kHome), moneyline(kLakers, Side::kAway)}}}};
  CHECK(history.when(same_game_parlay()).accepted());
  CHECK(history.under(2).when(two).accepted());
  history.when(same_game_parlay()).then(Rejection::kLegsOfOneGame);
  auto twice = two;
  twice.bets[0].picks.push_back(twice.bets[0].picks[0]);
  history.when(twice).then(Rejection::kLegsOfOneGame);
}

TEST_CASE("version 2: both prices of a prop are from -130 to +119") {
  const auto prop = [](AmericanOdds odds, AmericanOdds other) {
    auto pick = total(kBears, Side::kOver, 9, odds);
    pick.market = Market::kProp;
    pick.other_odds = other;
    pick.prop = PropSubject{"p1", "Somebody", PropType::kPoints};
    return bet(kAlice, 10, pick);
  };
  auto history = alice_with(1'000).under(2);
  CHECK(history.when(prop(-130, 119)).accepted());
  history.when(prop(-131, 119)).then(Rejection::kOddsOutOfRange);
  history.when(prop(-130, 120)).then(Rejection::kOddsOutOfRange);
  CHECK(history.under(1).when(prop(-131, 120)).accepted());
}

// Alice has placed so many bets of 9 coins today, on a game in a week.
Given alice_with_small_bets(int placed) {
  auto history = given({AccountOpened{kAlice}, CoinsGranted{kAlice, 5'000, GrantReason::kSignUp},
                        scheduled(kBears, kNoon + 24h * 7), scheduled(kLakers, kNoon + 24h * 7)});
  for (int i = 0; i < placed; ++i)
    history.happened(BetPlaced{kAlice, 9, 14, 1'000, {}, {leg(kPick)}}, kNoon);
  return history;
}

TEST_CASE("version 3: of bets with a stake below 10 coins a player places 50 a day") {
  auto history = alice_with_small_bets(49);
  CHECK(history.under(3).when(bet(kAlice, 9, kPick)).accepted());
  history.happened(BetPlaced{kAlice, 9, 14, 1'000, {}, {leg(kPick)}}, kNoon);
  for (const Coins stake : {1, 9})
    history.when(bet(kAlice, stake, kPick)).then(Rejection::kSmallBetsUsedUp);
  CHECK(history.when(bet(kAlice, 10, kPick)).accepted());
  history.when(bet(kAlice, 9, kPick), kNoon + 12h - 1us).then(Rejection::kSmallBetsUsedUp);
  CHECK(history.when(bet(kAlice, 9, kPick), kNoon + 12h).accepted());  // midnight
  // Larger bets are not counted, and earlier versions had no such limit.
  history.happened(BetPlaced{kAlice, 10, 15, 1'000, {}, {leg(kPick)}}, kNoon + 12h);
  CHECK(small_bets_today(history.account(kAlice).limits, kNoon + 12h) == 0);
  for (std::uint16_t version = 1; version < 3; ++version)
    CHECK(alice_with_small_bets(60).under(version).when(bet(kAlice, 9, kPick)).accepted());
}

TEST_CASE("version 3: a parlay is one of the day's small bets, and of a slip each bet is") {
  auto history = alice_with_small_bets(48).under(3);
  const SlipBet parlay{9, {kPick, moneyline(kLakers, Side::kHome)}};
  const SlipBet single{9, {kPick}};
  CHECK(history.when(PlaceSlip{kAlice, {}, {parlay, single, SlipBet{10, {kPick}}}}).accepted());
  history.when(PlaceSlip{kAlice, {}, {parlay, single, single}}).then(Rejection::kSmallBetsUsedUp);
}

TEST_CASE("version 3: a simulated game is scheduled with a commitment") {
  auto replayed = scheduled(kBears);
  replayed.source = Source::kReplay;
  replayed.game = game_id(replayed.source, replayed.source_key);
  for (std::uint16_t version = 1; version <= 3; ++version) {
    auto history = given({}).under(version);
    CHECK(history.when(ScheduleGame{committed(scheduled(kBears), "the key")}).accepted());
    CHECK(history.when(ScheduleGame{replayed}).accepted());
    CHECK(history.when(ScheduleGame{scheduled(kBears)}).accepted() == (version < 3));
  }
  given({}).under(3).when(ScheduleGame{scheduled(kBears)}).then(Rejection::kGameInvalid);
}

TEST_CASE("version 3: no feed cancels a game that was committed to before 48 hours are over") {
  auto history = given({committed(scheduled(kBears), "the key")});
  history.under(3);
  for (const auto now : {kNoon, kTipOff, kTipOff + 48h - 1us})
    history.when(CancelGame{kBears}, now).then(Rejection::kCancelTooEarly);
  history.when(CancelGame{kBears}, kTipOff + 48h).then({GameCancelled{kBears}});
  CHECK(history.when(cancel_as_operator(kBears)).accepted());
  CHECK(history.under(2).when(CancelGame{kBears}).accepted());
  // A replayed game names its file alone, and an older simulated one nothing.
  auto replayed = committed(scheduled(kBears), "the file");
  replayed.source = Source::kReplay;
  for (const auto& game : {replayed, scheduled(kBears)})
    CHECK(given({game}).under(3).when(CancelGame{kBears}).accepted());
}

}  // namespace
}  // namespace chalkline::ledger
