#include "tests/ledger/full_ledger.hpp"

#include <string>

#include "ledger/rules/habit/daily_line.hpp"
#include "ledger/rules/progress.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/ledger/graded_class.hpp"
#include "tests/ledger/log_keys.hpp"

namespace chalkline::ledger::test {
namespace {

constexpr AccountId kCarol{1002};
constexpr AccountId kDave{1003};
GameScheduled listed(const std::string& source_key, Timestamp starts_at) {
  return scheduled(game_of(source_key), starts_at);
}

const GameId kFirst = game_of("first");
const GameId kSecond = game_of("second");
const GameId kCalledOff = game_of("called off");
const GameId kPostponed = game_of("postponed");
const GameId kLate = game_of("late");

const PropSubject kPlayer{"nfl-12", "Sample Player", PropType::kPoints};

Pick prop(GameId game, Side side, HalfPoints line) {
  auto pick = total(game, side, line, -115);
  pick.market = Market::kProp;
  pick.prop = kPlayer;
  return pick;
}

Pick live(GameId game, Timestamp now) {
  auto pick = moneyline(game, Side::kAway, 180, -220);
  pick.live = true;
  pick.quoted_at = now - 1s;
  return pick;
}

Lines lines_of(AmericanOdds home) {
  return {TwoWay{0, home, -home + 20}, TwoWay{-7, -110, -110}, TwoWay{9, -105, -115}};
}

// A game that was quoted twice before it and once during it, each time the same but for its home
// team's price.
constexpr std::string_view kReveal = "what the proved game was drawn from";
const GameId kProved = game_of("proved");
constexpr auto kProvedStart = kTipOff + std::chrono::days{40};
constexpr auto kProvedQuote = kProvedStart - 1h;
constexpr auto kProvedClose = kProvedStart - 1min;
constexpr auto kProvedTick = kProvedStart + 10min;
constexpr TwoWay kProvedProp{31, -115, -108};

class ProvedGame final : public GameEvidence {
 public:
  std::optional<Lines> quoted(Timestamp at) const override {
    if (at == kProvedQuote) return lines_of(-140);
    return at == kProvedClose ? std::optional{closing()} : std::nullopt;
  }
  std::optional<Timestamp> last_quoted(Timestamp at) const override {
    if (at < kProvedQuote) return std::nullopt;
    return at < kProvedClose ? kProvedQuote : kProvedClose;
  }
  std::optional<Lines> live(Timestamp at) const override {
    return at == kProvedTick ? std::optional{lines_of(-250)} : std::nullopt;
  }
  std::optional<TwoWay> prop(const PropSubject& subject, Timestamp at) const override {
    return subject == kPlayer && at == kProvedQuote ? std::optional{kProvedProp} : std::nullopt;
  }
  Lines closing() const override { return lines_of(-150); }
  ResultRecorded result() const override {
    return {kProved, {7, 3}, {Score{0, 3}, Score{7, 3}, Score{7, 3}, Score{7, 3}}};
  }
  std::optional<StatisticsRecorded> statistics() const override {
    return StatisticsRecorded{kProved, true, {{kPlayer.player, true, basketball(16, 2, 3, 4, 5)}}};
  }
};

Pick proved_pick(Market market, Side side, HalfPoints line, AmericanOdds odds, AmericanOdds other) {
  return {kProved, market, side, line, odds, other, kProvedQuote};
}

void learn(LedgerHarness& ledger) {
  ledger.accept(SubmitQuiz{kAlice, {2, 1, 2, 0, 1}});
  for (const auto guide : {Guide::kOddsFormats, Guide::kTypesOfBets, Guide::kBankrollManagement,
                           Guide::kValueBetting, Guide::kContrarianBetting, Guide::kLineShopping})
    ledger.accept(ReadGuide{kAlice, guide});
  for (const auto view : {DataView::kNhlSchedule, DataView::kNhlBoxScores, DataView::kNhlStandings,
                          DataView::kNhlRosters, DataView::kMlbRosters})
    ledger.accept(ViewData{kAlice, view});
  ledger.accept(ViewHub{kAlice, 3});
  ledger.accept(ViewHub{kAlice, 5});
}

void join(LedgerHarness& ledger) {
  ledger.accept(UpgradeMembership{kBob, Tier::kBasic});
  ledger.accept(UpgradeMembership{kBob, Tier::kPro});
  ledger.accept(ViewHub{kBob, 5});
  ledger.accept(ChangeLimits{kBob, {500, 20, 2'000}, 30});
  ledger.accept(ChangeLimits{kBob, {800, 10, std::nullopt}, 45});
  ledger.accept(ChangeLimits{kDave, {100, std::nullopt, std::nullopt}, std::nullopt, 3});
}

void place(LedgerHarness& ledger) {
  const auto home = moneyline(kFirst, Side::kHome, 210, -250);
  const auto over = total(kFirst, Side::kOver, 9);
  const auto other = moneyline(kSecond, Side::kHome);
  const auto late = moneyline(kLate, Side::kAway, -120, 100);
  ledger.accept(PlaceSlip{
      kAlice,
      key(1),
      {SlipBet{10, {home}, 45}, SlipBet{20, {moneyline(kFirst, Side::kHome), other, late}},
       SlipBet{30, {over}, {}, Condition{ConditionType::kIfWin, Side::kHome}}}});
  ledger.accept(PlaceSlip{
      kAlice,
      key(2),
      {SlipBet{12,
               {moneyline(kFirst, Side::kAway)},
               {},
               Condition{ConditionType::kIfTime, Side::kHome, 0, TimeMark::kThirdQuarter}}}});
  ledger.accept(
      PlaceSlip{kAlice,
                key(3),
                {SlipBet{14, {over}, {}, Condition{ConditionType::kIfCover, Side::kHome, -7}}}});
  ledger.accept(bet(kAlice, 15, prop(kFirst, Side::kOver, 31), key(4)));
  ledger.accept(bet(kBob, 40, spread(kFirst, Side::kHome, -7), key(5)));
  ledger.accept(bet(kBob, 45, total(kFirst, Side::kUnder, 18)));  // a push
  ledger.accept(bet(kBob, 50, moneyline(kCalledOff, Side::kHome)));
  ledger.accept(bet(kCarol, 950, moneyline(kFirst, Side::kAway)));
  ledger.accept(PlaceSlip{kBob, {}, {SlipBet{60, {spread(kSecond, Side::kAway, 7), late, over}}}});
}

void close_with_open_bets(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{AccountId{1004}});
  ledger.accept(bet(AccountId{1004}, 100, moneyline(kSecond, Side::kHome)));
  ledger.accept(bet(AccountId{1004}, 50, moneyline(kPostponed, Side::kAway)));
  ledger.accept(CloseAccount{AccountId{1004}});
  ledger.accept(CloseAccount{kDave});
}

void play_and_correct(LedgerHarness& ledger) {
  const PeriodScores periods{Score{1, 0}, Score{4, 0}, Score{6, 0}, Score{9, 0}};
  ledger.accept(CancelGame{kCalledOff});
  ledger.clock.set(kTipOff);
  ledger.accept(CloseLine{kFirst, kTipOff - 1min, lines_of(-130)});
  ledger.accept(bet(kBob, 25, live(kFirst, kTipOff)));
  ledger.clock.advance(2h);
  ledger.accept(
      RecordResult{kFirst, {0, 9}, periods, {{"nfl-12", true, basketball(15, 2, 3, 4, 5)}}, true});
  ledger.settle();
  ledger.clock.advance(1h);
  ledger.accept(
      RecordResult{kFirst, {9, 0}, periods, {{"nfl-12", true, basketball(16, 2, 3, 4, 5)}}});
  ledger.settle();
}

void look_back(LedgerHarness& ledger) {
  std::vector<BetId> settled;
  for (const auto& record : ledger.records()) {
    const auto* placed = std::get_if<BetPlaced>(&record.event);
    if (placed != nullptr && placed->account == kAlice && ledger.settlement(record.position))
      settled.push_back(record.position);
  }
  for (const auto id : settled) ledger.accept(ReviewBet{kAlice, id});
}

// By the latest rules, on the day before the game that is proved: estimates with the daily line,
// reviews, a pause, hunches.
void practise(LedgerHarness& ledger) {
  const auto today = day_of(ledger.clock.now());
  const auto tomorrow = kProvedStart + 24h;
  for (const auto* name : {"asked", "asked as well"})
    ledger.accept(ScheduleGame{committed(listed(name, tomorrow), "never revealed")});
  AskedSide daily{
      game_of("asked"), Market::kTotal, daily_side(today, Market::kTotal), 9, -110, -105,
      kProvedQuote};
  ledger.accept(SetDailyLine{daily});
  daily.odds = -115;  // the price has moved since
  ledger.accept(GiveEstimate{kAlice, daily, 62, true, today});
  const AskedSide proved{kProved, Market::kSpread, Side::kAway, 7, -110, -110, kProvedQuote};
  ledger.accept(GiveEstimate{kAlice, proved, 45, false, today});
  ledger.accept(GiveEstimate{kBob, proved, 51, true, today + 1});
  ledger.accept(AnswerReview{kAlice, Guide::kValueBetting, 1, true, today});
  ledger.accept(AnswerReview{kAlice, Guide::kValueBetting, 2, false, today});
  ledger.accept(PauseRun{kAlice, today, today + 60});
  ledger.accept(ResumeRun{kAlice, today});
  ledger.accept(PauseRun{kBob, today + 1, today + 8});
  const auto hunch = ledger.accept(StateHunch{
      kAlice, {Sport::kNfl, BetKind::kTotal, PriceBand::kTo110}, HunchDirection::kBetter, 30});
  ledger.accept(StateHunch{kAlice, {}, HunchDirection::kWorse, 300});
  ledger.accept(CloseHunch{kAlice, hunch.first, false});
}

// On the day after it.
void review(LedgerHarness& ledger) {
  const auto today = day_of(ledger.clock.now()) + 1;
  ledger.accept(AnswerReview{kAlice, Guide::kValueBetting, 1, true, today});
  ledger.accept(AnswerReview{kAlice, Guide::kValueBetting, 2, false, today});
  for (const auto& record : ledger.records()) {
    const auto* placed = std::get_if<BetPlaced>(&record.event);
    if (placed == nullptr || placed->account != kBob || !ledger.settlement(record.position))
      continue;
    ledger.accept(ReviewBet{kBob, record.position, today});
    return;
  }
}

// A class from its opening to its end, and a purse that is bet from and left.
void teach(LedgerHarness& ledger) {
  const auto ends_at = ledger.clock.now() + std::chrono::days{100};
  ledger.accept(OpenClass{kEcon, {10'000, 500, kAllKinds, ends_at}});
  ledger.accept(OpenPurse{kEconPurse, kBob, kEcon, kUsualConsent});
  ledger.accept(ChangeConsent{kEconPurse, 0b0111});
  ledger.accept(OpenClass{kStats, {5'000, std::nullopt, kAllKinds, ends_at}});
  ledger.accept(bet(kEconPurse, 500, proved_pick(Market::kMoneyline, Side::kHome, 0, -140, 160)));
  const AskedSide dear{kProved, Market::kMoneyline, Side::kHome, 0, -140, 160, kProvedQuote};
  look_and_grade(ledger, {.educator = kCarol, .owner = kBob, .asked = dear});
  ledger.accept(LeaveClass{kEconPurse, false});
  ledger.accept(LeaveClass{kEconPurse, true});
  ledger.accept(EndClass{kEcon});
}

// By the latest rules: a bet of every form on a game that is proved, and coins that count stakes.
void play_by_the_latest_rules(LedgerHarness& ledger) {
  ledger.clock.set(kProvedQuote + 1s);
  ledger.accept(AdoptRules{kLatestRules});
  ledger.accept(ScheduleGame{committed(listed("proved", kProvedStart), kReveal)});
  ledger.accept(ScheduleGame{committed(listed("unproved", kProvedStart), "never revealed")});
  practise(ledger);
  teach(ledger);
  const auto home = proved_pick(Market::kMoneyline, Side::kHome, 0, -140, 160);
  const auto over = proved_pick(Market::kTotal, Side::kOver, 9, -105, -115);
  auto assists = proved_pick(Market::kProp, Side::kOver, kProvedProp.line, kProvedProp.first,
                             kProvedProp.second);
  assists.prop = kPlayer;
  using enum ConditionType;
  PlaceSlip slip{kAlice, key(20), {SlipBet{11, {home}, 62}, SlipBet{12, {assists}}}};
  for (const auto& condition :
       {Condition{kIfWin, Side::kAway, 0, {}, 160}, Condition{kIfLose, Side::kAway, 0, {}, -140},
        Condition{kIfCover, Side::kAway, 7, {}, -110},
        Condition{kIfTime, Side::kHome, 0, TimeMark::kHalftime, 150}})
    slip.bets.push_back(SlipBet{13, {over}, {}, condition});
  slip.bets.push_back(SlipBet{14, {home, moneyline(game_of("unproved"), Side::kHome)}});
  ledger.accept(asked(slip));
  ledger.accept(advice(kBob, home));
  auto unproven = advice(kAlice, over);
  unproven.inputs.past.cases = 12;
  ledger.accept(unproven);
  ledger.accept(UpgradeMembership{kCarol, Tier::kBasic});  // has coins at stake
  ledger.clock.set(kProvedStart);
  ledger.accept(CloseLine{kProved, kProvedClose, lines_of(-150)});
  ledger.clock.set(kProvedTick + 1s);
  Pick tick{kProved, Market::kMoneyline, Side::kAway, 0, 270, -250, kProvedTick};
  tick.live = true;
  ledger.accept(bet(kBob, 25, tick));
  ledger.clock.set(kProvedStart + 3h);
  const ProvedGame proof;
  ledger.accept(RecordResult{kProved,
                             proof.result().score,
                             proof.result().periods,
                             {{kPlayer.player, true, basketball(16, 2, 3, 4, 5)}},
                             true});
  ledger.settle();
  ledger.accept(RevealGame{kProved, std::string{kReveal}});
  ledger.clock.advance(2h);
  ledger.finish(game_of("unproved"), {1, 0});
  ledger.settle();
  review(ledger);
}

// An operator cancels a game whose result was recorded, sets that of another, and moves a third.
void act_as_operator(LedgerHarness& ledger) {
  const auto now = ledger.clock.now();
  for (const auto* name : {"cancelled by hand", "set by hand"})
    ledger.accept(ScheduleGame{listed(name, now + 1h)});
  ledger.accept(ScheduleGame{listed("moved by hand", now + 24h)});
  const auto cancelled = game_of("cancelled by hand");
  const auto set = game_of("set by hand");
  ledger.accept(bet(kBob, 18, moneyline(cancelled, Side::kHome)));
  ledger.accept(bet(kBob, 19, moneyline(set, Side::kHome)));
  ledger.accept(reschedule(game_of("moved by hand"), now + 48h));
  ledger.clock.advance(3h);
  ledger.finish(cancelled, {1, 0});
  ledger.settle();
  ledger.accept(cancel_as_operator(cancelled));
  ledger.accept(set_result(set, {0, 1}));
  ledger.settle();
}

void overrule_the_proof(LedgerHarness& ledger) {
  ledger.accept(set_result(kProved, {3, 7}));
  ledger.settle();
  take_back_assignment(ledger);
}

// A wrong clock is ahead for some records, is set back, and everything goes on.
void set_clock_back(LedgerHarness& ledger) {
  const auto right = ledger.clock.now() + 1h;
  const auto wrong = right + std::chrono::days{400};
  ledger.clock.set(wrong);
  ledger.accept(GrantMonthlyBonus{kBob});
  ledger.accept(ScheduleGame{committed(listed("far ahead", wrong + 2h), "still to come")});
  ledger.accept(bet(kBob, 16, moneyline(game_of("far ahead"), Side::kHome), key(30)));
  ledger.accept(ViewHub{kAlice, 5});
  ledger.clock.set(right);
  ledger.accept(SetClockBack{});
  ledger.accept(ViewHub{kAlice, 5});
  ledger.accept(ScheduleGame{committed(listed("at last", right + 1h), "as well")});
  ledger.accept(bet(kAlice, 17, moneyline(game_of("at last"), Side::kHome), key(31)));
}

// The log's key, and the next one, by a checkpoint of no records: one of some would tie all records
// before it to the root that it names.
void adopt_log_keys(LedgerHarness& ledger) {
  const auto first = log_key("first");
  ledger.accept(AdoptLogKey{first_key(first)});
  ledger.accept(AdoptLogKey{rotated_key(first, log_key("second"))});
}

// Coins of Carol's are gone with her one bet.
void reset(LedgerHarness& ledger) { ledger.accept(ResetBankroll{kCarol}); }

}  // namespace

void play_everything(LedgerHarness& ledger) {
  for (const auto account : {kAlice, kBob, kCarol, kDave}) ledger.accept(OpenAccount{account});
  for (const auto& game : {listed("first", kTipOff), listed("second", kTipOff + 24h),
                           listed("called off", kTipOff), listed("postponed", kTipOff + 3h),
                           listed("postponed", kTipOff + 72h), listed("late", kTipOff + 30h)})
    ledger.accept(ScheduleGame{game});
  learn(ledger);
  join(ledger);
  place(ledger);
  close_with_open_bets(ledger);
  play_and_correct(ledger);
  reset(ledger);
  look_back(ledger);
  ledger.clock.set(kTipOff + 24h);
  ledger.accept(CloseLine{kSecond, kTipOff + 24h - 1min, {}});
  ledger.finish(kSecond, {1, 0});
  ledger.settle();
  ledger.clock.set(kTipOff + 30h);
  ledger.accept(CloseLine{kLate, kTipOff + 30h - 1min, lines_of(140)});
  ledger.finish(kLate, {2, 5});
  ledger.settle();
  ledger.finish(kPostponed, {1, 1});
  ledger.settle();
  ledger.clock.advance(std::chrono::days{31});
  ledger.accept(GrantMonthlyBonus{kBob});
  // Corrections are over: what was settled by then is only looked back upon.
  ledger.accept(ScheduleGame{listed("next month", ledger.clock.now() + 1h)});
  ledger.accept(bet(kAlice, 33, moneyline(game_of("next month"), Side::kHome)));
  ledger.accept(ScheduleGame{listed("open", ledger.clock.now() + 24h)});
  ledger.accept(bet(kCarol, 44, moneyline(game_of("open"), Side::kHome)));  // open at the end
  ledger.finish(game_of("next month"), {3, 1});
  ledger.settle();
  act_as_operator(ledger);
  play_by_the_latest_rules(ledger);
  overrule_the_proof(ledger);
  set_clock_back(ledger);
  adopt_log_keys(ledger);
}

OpenEvidence evidence_of_everything() {
  return [](const GameScheduled& game, std::string_view reveal) {
    return game.game == kProved && sha256(reveal) == game.proof.digest
               ? std::make_unique<const ProvedGame>()
               : nullptr;
  };
}

void play_to_pro(LedgerHarness& ledger) {
  constexpr int kDays = 46;
  constexpr int kBetsPerDay = 5;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(UpgradeMembership{kAlice, Tier::kPro});
  for (int day = 0; day < kDays; ++day) {
    const auto now = kNoon + std::chrono::days{day};
    ledger.clock.set(now);
    const auto name = "day " + std::to_string(day);
    const auto game = game_of(name);
    ledger.accept(ScheduleGame{listed(name, now + 1h)});
    // Always ahead of the closing line.
    PlaceSlip slip{kAlice, {}, {}};
    for (int i = 0; i < kBetsPerDay; ++i)
      slip.bets.push_back(SlipBet{10, {moneyline(game, Side::kHome, 130, -150)}});
    const auto bets = ledger.accept(slip).bets;
    for (int view = 0; view < latest_rules().xp.hub_per_day / 5; ++view)
      ledger.accept(ViewHub{kAlice, 5});
    ledger.clock.set(now + 1h);
    ledger.accept(CloseLine{game, now + 50min, {TwoWay{0, -110, -110}, {}, {}}});
    ledger.finish(game, {day % 2, 1});
    ledger.settle();
    for (const auto id : bets) ledger.accept(ReviewBet{kAlice, id});
  }
}

}  // namespace chalkline::ledger::test
