#include "ledger/rules/game.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const Lines kBearsLines{TwoWay{0, -120, 100}, TwoWay{-7, -110, -110}, TwoWay{95, -105, -115}};
const LineClosed kClosed{kBears, kTipOff - 1min, kBearsLines};

Given open_game() { return given({scheduled(kBears)}); }
Given closed_game() { return given({scheduled(kBears), kClosed}); }
Given cancelled_game() { return given({scheduled(kBears), GameCancelled{kBears}}); }
Given final_game() {
  return given({scheduled(kBears), kClosed, at(kTipOff + 1h, ResultRecorded{kBears, {24, 17}})});
}

TEST_CASE("a game is scheduled, moved, and stays once its line has closed") {
  const ScheduleGame same{scheduled(kBears)};
  const ScheduleGame later{scheduled(kBears, kTipOff + 1h)};
  given({}).when(same).then({scheduled(kBears)});
  open_game().when(same).then(Rejection::kNothingToDo);
  open_game().when(later).then({GameRescheduled{kBears, kTipOff + 1h}});
  closed_game().when(later).then(Rejection::kGameNotOpen);
  final_game().when(later).then(Rejection::kGameNotOpen);
  cancelled_game().when(same).then(Rejection::kGameNotOpen);
}

TEST_CASE("a game that could not be stored and read back is refused") {
  const auto refused = [](auto change) {
    auto facts = scheduled(kBears);
    change(facts);
    given({}).when(ScheduleGame{facts}).then(Rejection::kGameInvalid);
    // Only the start of a known game is stored.
    open_game().when(ScheduleGame{facts}).then(Rejection::kNothingToDo);
  };
  refused([](auto& game) { game.sport = Sport{0}; });
  refused([](auto& game) { game.sport = Sport{5}; });
  refused([](auto& game) { game.source = Source{0}; });
  refused([](auto& game) { game.source = Source{4}; });
  for (const auto name :
       {&GameScheduled::source_key, &GameScheduled::home_name, &GameScheduled::home_code,
        &GameScheduled::away_name, &GameScheduled::away_code}) {
    refused([&](auto& game) { game.*name = std::string(kNameBytesMax + 1, 'x'); });
    auto longest = scheduled(kBears);
    longest.*name = std::string(kNameBytesMax, 'x');
    longest.game = game_id(longest.source, longest.source_key);
    given({}).when(ScheduleGame{longest}).then({longest});
  }
}

// A server that has lost what it knew lists its games once more, and may derive others.
TEST_CASE("a game that was committed to is not scheduled as another one") {
  auto facts = scheduled(kBears);
  facts.proof.digest = sha256("the game");
  auto another = facts;
  another.proof.digest = sha256("another game");
  auto moved = another;
  moved.starts_at += 1h;
  given({facts}).when(ScheduleGame{facts}).then(Rejection::kNothingToDo);
  given({facts}).when(ScheduleGame{another}).then(Rejection::kGameInvalid);
  given({facts}).when(ScheduleGame{moved}).then(Rejection::kGameInvalid);
}

TEST_CASE("a line closes once") {
  const CloseLine close{kBears, kTipOff - 1min, kBearsLines};
  given({}).when(close).then(Rejection::kUnknownGame);
  open_game().when(close).then({kClosed});
  closed_game().when(close).then(Rejection::kNothingToDo);
  final_game().when(close).then(Rejection::kGameNotOpen);
  cancelled_game().when(close).then(Rejection::kGameNotOpen);
}

TEST_CASE("refusals of a result, each overriding those after it") {
  const auto now = kTipOff + 2h;
  const RecordResult result{kBears, {24, 17}};
  const RecordResult other{kBears, {24, 18}};
  given({}).when(RecordResult{kNowhere, {-1, 0}}, now).then(Rejection::kUnknownGame);
  for (const auto score : {Score{-1, 0}, Score{0, -1}, Score{1'001, 0}, Score{0, 1'001}}) {
    cancelled_game().when(RecordResult{kBears, score}, now).then(Rejection::kResultInvalid);
  }
  cancelled_game().when(result, kTipOff - 1us).then(Rejection::kResultInvalid);
  cancelled_game().when(result, now).then(Rejection::kGameNotOpen);
  final_game().when(result, now + 100h).then(Rejection::kNothingToDo);
  final_game().when(other, kTipOff + 1h + 72h + 1us).then(Rejection::kCorrectionTooLate);
  final_game().when(other, kTipOff + 1h + 72h).then({ResultRecorded{kBears, {24, 18}}});
}

TEST_CASE("a result is recorded from the start on, whether or not the line was closed") {
  const RecordResult result{kBears, {1'000, 0}};
  open_game().when(result, kTipOff).then({ResultRecorded{kBears, {1'000, 0}}});
  closed_game().when(result, kTipOff + 3h).then({ResultRecorded{kBears, {1'000, 0}}});
}

TEST_CASE("the window for corrections runs from the first end, not from the latest correction") {
  auto corrected = final_game();
  corrected.happened(ResultRecorded{kBears, {24, 18}}, kTipOff + 1h + 71h);
  corrected.when(RecordResult{kBears, {24, 19}}, kTipOff + 1h + 73h)
      .then(Rejection::kCorrectionTooLate);
}

TEST_CASE("a game is cancelled before its end, once") {
  const CancelGame cancel{kBears};
  given({}).when(cancel).then(Rejection::kUnknownGame);
  open_game().when(cancel).then({GameCancelled{kBears}});
  closed_game().when(cancel).then({GameCancelled{kBears}});
  cancelled_game().when(cancel).then(Rejection::kNothingToDo);
  final_game().when(cancel).then(Rejection::kGameNotOpen);
}

TEST_CASE("bets are taken before the start and before the line has closed") {
  const auto open = open_game();
  CHECK(is_open_for_bets(*open.game(kBears), kTipOff - 1us));
  CHECK(!is_open_for_bets(*open.game(kBears), kTipOff));
  for (const auto& over : {closed_game(), final_game(), cancelled_game()})
    CHECK(!is_open_for_bets(*over.game(kBears), kNoon));
}

TEST_CASE("a correction makes a settled game unsettled again") {
  auto game = final_game();
  const auto first_end = game.game(kBears)->end_event;
  game.happened(GameSettled{kBears, 0}, kTipOff + 2h);
  CHECK(game.game(kBears)->settled);
  game.happened(ResultRecorded{kBears, {0, 1}}, kTipOff + 3h);
  CHECK(!game.game(kBears)->settled);
  CHECK(game.game(kBears)->end_event > first_end);
  CHECK(game.game(kBears)->score == Score{0, 1});
}

TEST_CASE("a game whose id is not that of its source's key is refused") {
  auto other_key = scheduled(kBears);
  other_key.source_key += '2';
  given({}).when(ScheduleGame{other_key}).then(Rejection::kGameInvalid);
  auto other_source = scheduled(kBears);
  other_source.source = Source::kReplay;
  given({}).when(ScheduleGame{other_source}).then(Rejection::kGameInvalid);
}

TEST_CASE("what a game was committed to is revealed once, after its end") {
  const auto game = committed(scheduled(kBears), "the key");
  const RevealGame reveal{kBears, "the key"};
  const Event revealed = GameRevealed{kBears, "the key"};
  const auto over = [&] { return given({game, ResultRecorded{kBears, {24, 17}}}); };
  given({}).when(reveal).then(Rejection::kUnknownGame);
  given({game}).when(reveal).then(Rejection::kRevealInvalid);
  over().when(reveal).then({revealed});
  over().when(RevealGame{kBears, "a key"}).then(Rejection::kRevealInvalid);
  given({game, GameCancelled{kBears}}).when(reveal).then({revealed});
  auto known = over();
  known.happened(revealed, kTipOff + 3h);
  known.when(RevealGame{kBears, "a key"}).then(Rejection::kNothingToDo);
}

TEST_CASE("a game without a commitment has nothing to reveal") {
  final_game().when(RevealGame{kBears, ""}).then(Rejection::kRevealInvalid);
  const std::string too_long(kRevealBytesMax + 1, 'x');
  given({committed(scheduled(kBears), too_long), ResultRecorded{kBears, {1, 0}}})
      .when(RevealGame{kBears, too_long})
      .then(Rejection::kRevealInvalid);
}

}  // namespace
}  // namespace chalkline::ledger
