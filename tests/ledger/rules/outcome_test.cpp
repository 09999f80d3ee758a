#include <doctest/doctest.h>

#include "tests/ledger/scores.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::int32_t kPoints = 12;
constexpr HalfPoints kLines = 2 * kPoints + 3;

TEST_CASE("a moneyline goes to the team with more points, a tie is a push") {
  for (std::int32_t home = 0; home <= kPoints; ++home) {
    for (std::int32_t away = 0; away <= kPoints; ++away) {
      const auto game = final_score(home, away);
      REQUIRE(outcome_of(leg(moneyline(kBears, Side::kHome)), game) == better(home, away));
      REQUIRE(outcome_of(leg(moneyline(kBears, Side::kAway)), game) == better(away, home));
    }
  }
}

TEST_CASE("a spread adds the handicap to the picked team, a margin of 0 is a push") {
  for (std::int32_t home = 0; home <= kPoints; ++home) {
    for (std::int32_t away = 0; away <= kPoints; ++away) {
      const auto game = final_score(home, away);
      for (HalfPoints line = -kLines; line <= kLines; ++line) {
        const auto handicap = line / 2.0;
        REQUIRE(outcome_of(leg(spread(kBears, Side::kHome, line)), game) ==
                better(home + handicap, away));
        REQUIRE(outcome_of(leg(spread(kBears, Side::kAway, line)), game) ==
                better(away + handicap, home));
      }
    }
  }
}

TEST_CASE("a total compares the sum of the scores with the line, equal is a push") {
  for (std::int32_t home = 0; home <= kPoints; ++home) {
    for (std::int32_t away = 0; away <= kPoints; ++away) {
      const auto game = final_score(home, away);
      for (HalfPoints line = 0; line <= 2 * kLines; ++line) {
        const auto points = line / 2.0;
        REQUIRE(outcome_of(leg(total(kBears, Side::kOver, line)), game) ==
                better(home + away, points));
        REQUIRE(outcome_of(leg(total(kBears, Side::kUnder, line)), game) ==
                better(points, home + away));
      }
    }
  }
}

TEST_CASE("outcomes that a bettor would look up") {
  const auto game = final_score(24, 17);
  CHECK(outcome_of(leg(spread(kBears, Side::kHome, -13)), game) == BetOutcome::kWon);   // -6.5
  CHECK(outcome_of(leg(spread(kBears, Side::kHome, -14)), game) == BetOutcome::kPush);  // -7
  CHECK(outcome_of(leg(spread(kBears, Side::kHome, -15)), game) == BetOutcome::kLost);  // -7.5
  CHECK(outcome_of(leg(spread(kBears, Side::kAway, 15)), game) == BetOutcome::kWon);    // +7.5
  CHECK(outcome_of(leg(total(kBears, Side::kOver, 82)), game) == BetOutcome::kPush);    // 41
  CHECK(outcome_of(leg(total(kBears, Side::kUnder, 83)), game) == BetOutcome::kWon);    // 41.5
}

TEST_CASE("a cancelled game voids every bet, whatever its score") {
  auto game = final_score(24, 17);
  game.phase = GamePhase::kCancelled;
  CHECK(outcome_of(leg(moneyline(kBears, Side::kHome)), game) == BetOutcome::kVoid);
  CHECK(outcome_of(leg(spread(kBears, Side::kAway, 3)), game) == BetOutcome::kVoid);
  CHECK(outcome_of(leg(total(kBears, Side::kUnder, 3)), game) == BetOutcome::kVoid);
}

}  // namespace
}  // namespace chalkline::ledger
