#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;
using enum OperatorAct;

const PeriodScores kHalfOnly{{}, Score{10, 7}, {}, {}};

Given open_before_act() { return given({scheduled(kBears)}); }
Given closed_before_act() {
  return given({scheduled(kBears), LineClosed{kBears, kTipOff - 1min, {}}});
}
Given cancelled_before_act() { return given({scheduled(kBears), GameCancelled{kBears}}); }
Given final_before_act() {
  return given({scheduled(kBears), at(kTipOff + 1h, ResultRecorded{kBears, {24, 17}, kHalfOnly})});
}
const auto kTooLate = kTipOff + 1h + 72h + 1us;

TEST_CASE("an operator's act has a reason, a line of 1 to 200 characters") {
  const auto refused = [](auto change) {
    auto act = cancel_as_operator(kNowhere);
    change(act.act);
    given({}).when(act).then(Rejection::kActInvalid);
  };
  for (const auto& bad : {std::string{}, std::string{"  "}, std::string(201, 'x'),
                          std::string{"two\nlines"}, std::string{"a\x7f"}})
    refused([&](auto& act) { act.reason = bad; });
  auto longest = cancel_as_operator(kBears);
  longest.act.reason = std::string(200, 'x');
  open_before_act().when(longest).then({longest.act, GameCancelled{kBears}});
  longest.act.reason.clear();
  for (int i = 0; i < 200; ++i) longest.act.reason += "ü";
  open_before_act().when(longest).then({longest.act, GameCancelled{kBears}});
  refused([](auto& act) { act.act = OperatorAct{4}; });
  given({}).when(cancel_as_operator(kNowhere)).then(Rejection::kUnknownGame);
}

TEST_CASE("the reason of an operator's act is UTF-8 without controls") {
  const auto with = [](std::string_view reason) {
    auto cancel = cancel_as_operator(kBears);
    cancel.act.reason = reason;
    return cancel;
  };
  // The first and the last character of each length, and those next to the surrogates.
  for (const auto* good : {" ", "~", "\u00a0", "\u07ff", "\u0800", "\xed\x9f\xbf", "\ue000",
                           "\uffff", "\U00010000", "\U0010ffff"}) {
    const auto cancel = with(std::string{"x"} + good);
    open_before_act().when(cancel).then({cancel.act, GameCancelled{kBears}});
  }
  for (const auto* bad :
       {"\x80", "\xc3", "\xc3x", "\xe2\x82", "\xf0\x9f\x98", "\xff", "\xc0\xaf", "\xe0\x80\xaf",
        "\xf0\x80\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\u009b", "\u2028", "\u2029"})
    open_before_act().when(with(std::string{"x"} + bad)).then(Rejection::kActInvalid);
}

TEST_CASE("an operator cancels a game, also one whose result can still be corrected") {
  const auto cancel = cancel_as_operator(kBears);
  const Events cancelled{acted(kBears, kCancelled), GameCancelled{kBears}};
  open_before_act().when(cancel).then(cancelled);
  closed_before_act().when(cancel).then(cancelled);
  final_before_act().when(cancel, kTooLate - 1us).then(cancelled);
  final_before_act().when(cancel, kTooLate).then(Rejection::kCorrectionTooLate);
  cancelled_before_act().when(cancel, kTooLate).then(Rejection::kNothingToDo);
}

TEST_CASE("an operator sets or corrects a result, and leaves the scores of periods") {
  const auto set = [](Score score) {
    return Events{acted(kBears, kResultSet), ResultRecorded{kBears, score}};
  };
  open_before_act().when(set_result(kBears, {3, 0}), kTipOff).then(set({3, 0}));
  closed_before_act().when(set_result(kBears, {1'000, 0}), kTipOff + 3h).then(set({1'000, 0}));
  final_before_act()
      .when(set_result(kBears, {17, 24}), kTooLate - 1us)
      .then({acted(kBears, kResultSet), ResultRecorded{kBears, {17, 24}, kHalfOnly}});
}

TEST_CASE("refusals of an operator's result, each overriding those after it") {
  for (const auto score : {Score{-1, 0}, Score{0, 1'001}})
    cancelled_before_act()
        .when(set_result(kBears, score), kTooLate)
        .then(Rejection::kResultInvalid);
  cancelled_before_act()
      .when(set_result(kBears, {1, 0}), kTipOff - 1us)
      .then(Rejection::kResultInvalid);
  auto hockey = scheduled(kBears);
  hockey.sport = Sport::kNhl;
  given({hockey, GameCancelled{kBears}})
      .when(set_result(kBears, {2, 2}), kTooLate)
      .then(Rejection::kTieInvalid);
  cancelled_before_act().when(set_result(kBears, {2, 2}), kTooLate).then(Rejection::kGameCancelled);
  final_before_act().when(set_result(kBears, {24, 17}), kTooLate).then(Rejection::kNothingToDo);
  final_before_act()
      .when(set_result(kBears, {24, 18}), kTooLate)
      .then(Rejection::kCorrectionTooLate);
}

TEST_CASE(
    "an operator moves a game that is still to begin, and that was not published with a start") {
  const auto later = kTipOff + 24h;
  open_before_act()
      .when(reschedule(kBears, later))
      .then({acted(kBears, kRescheduled), GameRescheduled{kBears, later}});
  final_before_act().when(reschedule(kBears, later)).then(Rejection::kGameNotOpen);
  cancelled_before_act().when(reschedule(kBears, later)).then(Rejection::kGameNotOpen);
  closed_before_act().when(reschedule(kBears, later)).then(Rejection::kBettingClosed);
  open_before_act().when(reschedule(kBears, later), kTipOff).then(Rejection::kBettingClosed);
  given({committed(scheduled(kBears), "the key")})
      .when(reschedule(kBears, kNoon))
      .then(Rejection::kStartCommitted);
  open_before_act().when(reschedule(kBears, kNoon)).then(Rejection::kStartInvalid);
  open_before_act().when(reschedule(kBears, Timestamp::max())).then(Rejection::kStartInvalid);
  open_before_act().when(reschedule(kBears, kTipOff)).then(Rejection::kNothingToDo);
}

TEST_CASE("a feed does not undo what an operator has decided") {
  auto cancelled = open_before_act();
  cancelled.happened(acted(kBears, kCancelled), kNoon);
  cancelled.happened(GameCancelled{kBears}, kNoon);
  cancelled.when(RecordResult{kBears, {1, 0}}, kTipOff).then(Rejection::kGameNotOpen);
  cancelled.when(ScheduleGame{scheduled(kBears, kTipOff + 1h)}).then(Rejection::kGameNotOpen);

  auto decided = final_before_act();
  decided.happened(acted(kBears, kResultSet), kTipOff + 2h);
  decided.happened(ResultRecorded{kBears, {17, 24}, kHalfOnly}, kTipOff + 2h);
  decided.when(RecordResult{kBears, {24, 17}}, kTipOff + 3h).then(Rejection::kOperatorActStands);
  decided.when(RecordResult{kBears, {17, 24}, kHalfOnly}, kTipOff + 3h)
      .then(Rejection::kNothingToDo);
  decided.when(CancelGame{kBears}).then(Rejection::kGameNotOpen);
  decided.when(set_result(kBears, {1, 0}), kTipOff + 3h)
      .then({acted(kBears, kResultSet), ResultRecorded{kBears, {1, 0}, kHalfOnly}});

  auto moved = open_before_act();
  moved.happened(acted(kBears, kRescheduled), kNoon);
  moved.happened(GameRescheduled{kBears, kTipOff + 24h}, kNoon);
  moved.when(ScheduleGame{scheduled(kBears)}).then(Rejection::kOperatorActStands);
  moved.when(ScheduleGame{scheduled(kBears, kTipOff + 24h)}).then(Rejection::kNothingToDo);
  // A start is all that was decided.
  moved.when(CancelGame{kBears}).then({GameCancelled{kBears}});
  moved.happened(ResultRecorded{kBears, {1, 0}}, kTipOff + 26h);
  moved.when(RecordResult{kBears, {0, 1}}, kTipOff + 27h).then({ResultRecorded{kBears, {0, 1}}});
}

}  // namespace
}  // namespace chalkline::ledger
