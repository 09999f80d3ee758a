#include "ledger/rules/progress.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::optional<Tier> kFree;
const auto& kLevels = rules_of(1).levels;

std::optional<XpAwarded> award_of(const ProgressState& state, AccountId account,
                                  const std::optional<Tier>& tier, Timestamp now) {
  return award_for_bet(state, account, tier, now, rules_of(1).xp);
}

// Levels 1 to L-1 together ask for 100 + 200 + ... + 100 (L-1) XP.
std::int64_t xp_to_reach(std::int32_t level) { return 50LL * level * (level - 1); }

TEST_CASE("each XP total has the level whose threshold it has passed, the rest carries over") {
  constexpr std::int64_t kBeyondTheTop = 25'000;
  std::int32_t level = 1;
  for (std::int64_t xp = 0; xp <= kBeyondTheTop; ++xp) {
    if (level < 20 && xp == xp_to_reach(level + 1)) ++level;
    const auto at = level_of(xp, kLevels);
    REQUIRE(at.level == level);
    REQUIRE(at.xp == (level == 20 ? 0 : xp - xp_to_reach(level)));
    REQUIRE(xp_to_next(at.level, kLevels) == (level == 20 ? 0 : 100 * level));
  }
  CHECK(level == 20);
}

TEST_CASE("the levels that a player would look up") {
  CHECK(level_of(0, kLevels).level == 1);
  CHECK(level_of(99, kLevels).level == 1);
  CHECK(level_of(100, kLevels).level == 2);
  CHECK(level_of(100, kLevels).xp == 0);
  CHECK(level_of(299, kLevels).level == 2);
  CHECK(level_of(300, kLevels).level == 3);
  CHECK(level_of(18'999, kLevels).level == 19);
  CHECK(level_of(19'000, kLevels).level == 20);
}

ProgressState after_bets(int count, Timestamp when) {
  ProgressState state;
  for (int i = 0; i < count; ++i)
    evolve(state, XpAwarded{kAlice, 10, XpReason::kBetPlaced}, kFree, when);
  return state;
}

TEST_CASE("the first five bets of a day earn 10 XP each") {
  for (int bets = 0; bets < 5; ++bets)
    CHECK(award_of(after_bets(bets, kNoon), kAlice, kFree, kNoon) ==
          XpAwarded{kAlice, 10, XpReason::kBetPlaced});
  CHECK(!award_of(after_bets(5, kNoon), kAlice, kFree, kNoon));
  CHECK(!award_of(after_bets(6, kNoon), kAlice, kFree, kNoon));
}

TEST_CASE("a day begins at 00:00 UTC") {
  const auto midnight = std::chrono::floor<std::chrono::days>(kNoon) + 24h;
  const auto state = after_bets(5, kNoon);
  CHECK(!award_of(state, kAlice, kFree, midnight - 1us));
  CHECK(award_of(state, kAlice, kFree, midnight));

  auto next_day = state;
  for (int i = 0; i < 5; ++i)
    evolve(next_day, XpAwarded{kAlice, 10, XpReason::kBetPlaced}, kFree, midnight);
  CHECK(!award_of(next_day, kAlice, kFree, midnight + 1h));
  CHECK(next_day.xp_total == 100);
}

TEST_CASE("XP for the quiz counts, but not among the awards for bets") {
  ProgressState state;
  evolve(state, XpAwarded{kAlice, 50, XpReason::kQuiz}, kFree, kNoon);
  CHECK(state.xp_total == 50);
  CHECK(state.bet_awards == 0);
}

TEST_CASE("the sixth bet of a day is placed all the same, without an award") {
  auto history = given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp},
                        scheduled(kBears)});
  for (int i = 0; i < 5; ++i) history.happened(XpAwarded{kAlice, 10, XpReason::kBetPlaced}, kNoon);
  const auto pick = moneyline(kBears, Side::kHome);
  history.when(bet(kAlice, 100, pick)).then({BetPlaced{kAlice, 100, 91, 900, {}, {leg(pick)}}});
}

}  // namespace
}  // namespace chalkline::ledger
