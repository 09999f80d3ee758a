#include "ledger/rules/habit/habit.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

Given alice_by(std::uint16_t version) {
  auto history = given({AccountOpened{kAlice}});
  history.under(version);
  return history;
}
Given practising() { return alice_by(kLatestRules); }

constexpr Timestamp noon_of(Date days_on) { return kNoon + std::chrono::days{days_on}; }

AnswerReview answer(Date days_on, bool right = true, int check = 1) {
  return {kAlice, Guide::kValueBetting, static_cast<std::uint8_t>(check), right, kToday + days_on};
}
ReviewAnswered answered(const AnswerReview& c) {
  return {c.account, c.guide, c.check, c.right, c.date};
}
void happens(Given& history, const AnswerReview& c) {
  const auto now = noon_of(c.date - kToday);
  REQUIRE(history.when(c, now).accepted());
  history.happened(answered(c), now);
}

TEST_CASE("a question comes back after 1, 3 and 7 days, and is kept after that") {
  auto history = practising();
  happens(history, answer(0, false));
  struct Step {
    Date last;
    Date due;
    bool right;
  };
  // A wrong answer begins again; a review that is overdue is due, not lost.
  const Step steps[] = {{0, 1, true},   {1, 4, false},  {4, 5, true},   {5, 8, true},
                        {8, 15, false}, {20, 21, true}, {21, 24, true}, {24, 31, true}};
  for (const auto& [last, due, right] : steps) {
    CAPTURE(due);
    if (due - 1 > last) {
      history.when(answer(due - 1), noon_of(due - 1)).then(Rejection::kReviewNotDue);
    }
    happens(history, answer(due == 15 ? 20 : due, right));
  }
  history.when(answer(60), noon_of(60)).then(Rejection::kNothingToDo);
}

TEST_CASE("a question answered wrong may be tried again on the same day, as practice") {
  auto history = practising();
  happens(history, answer(0, false));
  happens(history, answer(0, false));
  happens(history, answer(0, true));
  // It is due when it was.
  happens(history, answer(1, true));
  history.when(answer(1, true), noon_of(1)).then(Rejection::kReviewNotDue);
  history.when(answer(3, true), noon_of(3)).then(Rejection::kReviewNotDue);
  happens(history, answer(4, false));
  happens(history, answer(4, true));
  happens(history, answer(5, true));
  // Nor does it use up a review of the day.
  for (int check = 2; check <= 6; ++check) happens(history, answer(5, false, check));
  for (int check = 2; check <= 6; ++check) happens(history, answer(5, true, check));
  for (int check = 2; check <= 6; ++check) happens(history, answer(6, true, check));
}

TEST_CASE("five reviews a day, and new questions as many as are read") {
  auto history = practising();
  for (int check = 1; check <= 7; ++check) happens(history, answer(0, true, check));
  for (int check = 1; check <= 5; ++check) happens(history, answer(1, true, check));
  history.when(answer(1, true, 6), noon_of(1)).then(Rejection::kReviewsUsedUp);
  CHECK(history.when(answer(1, true, 8), noon_of(1)).accepted());
  CHECK(history.when(answer(2, true, 6), noon_of(2)).accepted());
}

TEST_CASE("refusals of an answer") {
  given({}).under(4).when(answer(0)).then(Rejection::kUnknownAccount);
  alice_by(3).when(answer(0)).then(Rejection::kNotInRules);
  auto locked = answer(0);
  locked.guide = Guide::kArbitrage;
  practising().when(locked).then(Rejection::kGuideLocked);
  for (const int none : {0, 13})
    practising().when(answer(0, true, none)).then(Rejection::kCheckUnknown);
  practising().when(answer(2)).then(Rejection::kDateInvalid);
}

TEST_CASE("a pause lasts up to 60 days and ends by a press or by coming back") {
  auto history = practising();
  const auto pause = [](Date days) { return PauseRun{kAlice, kToday, kToday + days}; };
  for (const Date days : {-1, 0, 61}) history.when(pause(days)).then(Rejection::kPauseInvalid);
  history.when(ResumeRun{kAlice, kToday}).then(Rejection::kNothingToDo);
  history.when(pause(60)).then({RunPaused{kAlice, kToday, kToday + 60}});
  history.happened(RunPaused{kAlice, kToday, kToday + 60}, kNoon);
  history.when(pause(60)).then(Rejection::kNothingToDo);
  CHECK(history.when(pause(7)).accepted());
  history.when(ResumeRun{kAlice, kToday + 3}, noon_of(3)).then({RunResumed{kAlice, kToday + 3}});
  history.when(ResumeRun{kAlice, kToday + 60}, noon_of(60)).then(Rejection::kNothingToDo);
  // They look back at a bet.
  history.happened(BetReviewed{kAlice, 9, kToday + 3}, noon_of(3));
  history.when(ResumeRun{kAlice, kToday + 3}, noon_of(3)).then(Rejection::kNothingToDo);
  alice_by(3).when(pause(7)).then(Rejection::kNotInRules);
}

TEST_CASE("a run is paused at most three times a local day") {
  auto history = practising();
  const auto pause = [](Date on, Date days) {
    return PauseRun{kAlice, kToday + on, kToday + on + days};
  };
  for (const Date days : {7, 8, 9}) {
    history.when(pause(0, days)).then({RunPaused{kAlice, kToday, kToday + days}});
    history.happened(RunPaused{kAlice, kToday, kToday + days}, kNoon);
    history.happened(RunResumed{kAlice, kToday}, kNoon);
  }
  history.when(pause(0, 10)).then(Rejection::kPausesUsedUp);
  CHECK(history.when(pause(1, 10), noon_of(1)).accepted());
}

StateHunch hunch(Sport sport, std::uint16_t bets = 30) {
  return {kAlice, {sport, BetKind::kTotal, PriceBand::kTo110}, HunchDirection::kBetter, bets};
}
HunchStated stated(const StateHunch& c) { return {c.account, c.filter, c.direction, c.bets}; }

TEST_CASE("three hunches are open at once, each other than the others") {
  auto history = practising();
  for (const auto sport : {Sport::kNba, Sport::kNfl, Sport::kMlb}) {
    history.when(hunch(sport)).then({stated(hunch(sport))});
    history.happened(stated(hunch(sport)), kNoon);
  }
  history.when(hunch(Sport::kNfl)).then(Rejection::kNothingToDo);
  history.when(hunch(Sport::kNhl)).then(Rejection::kHunchesOpen);
  history.when(hunch(Sport::kNhl, 31)).then(Rejection::kHunchInvalid);
  const Position second = 3;
  history.when(CloseHunch{kAlice, 9, false}).then(Rejection::kUnknownHunch);
  history.when(CloseHunch{kAlice, second, true}).then(Rejection::kHunchNotDue);
  history.when(CloseHunch{kAlice, second, false}).then({HunchClosed{kAlice, second, false}});
  history.happened(HunchClosed{kAlice, second, false}, kNoon);
  CHECK(history.when(hunch(Sport::kNhl)).accepted());
  alice_by(3).when(hunch(Sport::kNhl)).then(Rejection::kNotInRules);
}

TEST_CASE("ten hunches are stated in a UTC day at most") {
  auto history = practising();
  for (Position i = 0; i < 10; ++i) {
    CHECK(history.when(hunch(Sport::kNba)).accepted());
    history.happened(stated(hunch(Sport::kNba)), kNoon);
    history.happened(HunchClosed{kAlice, 2 + 2 * i, false}, kNoon);
  }
  history.when(hunch(Sport::kNba)).then(Rejection::kHunchesUsedUp);
  history.when(hunch(Sport::kNba), kNoon + 11h).then(Rejection::kHunchesUsedUp);
  CHECK(history.when(hunch(Sport::kNba), kNoon + 12h).accepted());
}

TEST_CASE("a hunch is judged once so many bets are settled after it") {
  auto history = practising();
  const auto settle = [&](int count) {
    for (int i = 0; i < count; ++i) {
      history.happened(BetPlaced{kAlice, 10, 9, 900, {}, {leg(kPick)}}, kNoon);
      history.happened(BetSettled{kAlice, 1, kBears, BetOutcome::kLost, 10, 0}, kNoon);
    }
  };
  settle(5);
  history.happened(stated(hunch(Sport::kNba)), kNoon);
  const Position open = 12;
  settle(29);
  history.when(CloseHunch{kAlice, open, true}).then(Rejection::kHunchNotDue);
  settle(1);
  history.when(CloseHunch{kAlice, open, true}).then({HunchClosed{kAlice, open, true}});
}

}  // namespace
}  // namespace chalkline::ledger
