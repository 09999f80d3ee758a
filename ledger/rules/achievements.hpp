#pragma once

#include <cstdint>

#include "ledger/events/events.hpp"
#include "ledger/values/bits.hpp"

// The few counters that decide badges and the skill level Pro, whatever the length of the history.
// Rows of wins and small stakes count up to a bound, which no version of the rules changes.
namespace chalkline::ledger {

inline constexpr std::uint8_t kHotHandWins = 5;        // RULES 27
inline constexpr std::uint8_t kGuardianBets = 25;      // RULES 27
inline constexpr std::int64_t kGuardianBankroll = 20;  // RULES 27: stake at most 1/20 of it

struct AchievementState {
  Bits<Badge> badges;
  Bits<Guide> guides;           // read
  Bits<DataView> views;         // seen
  bool pro{};                   // RULES 32
  std::uint8_t wins{};          // in a row, counted to kHotHandWins; a correction takes none back
  std::uint8_t small_stakes{};  // in a row, until there were kGuardianBets
  std::uint64_t bets{};         // placed
  std::uint64_t settled{};      // not void
  std::uint64_t priced{};       // with a closing-line value
  std::int64_t value{};         // sum of those, in millionths
  std::uint64_t forecasts{};    // bets with a stated chance
  std::uint64_t reviews{};      // post-mortems opened
  Bits<BetKind> kinds;          // that were settled, and not void
  std::uint64_t priced_singles{};  // of `priced` those that were settled as singles
  std::int64_t value_of_singles{};
  static constexpr auto fields =
      std::tuple{field("badges", &AchievementState::badges),
                 field("guides", &AchievementState::guides),
                 field("views", &AchievementState::views),
                 field("pro", &AchievementState::pro),
                 field("wins", &AchievementState::wins),
                 field("smallStakes", &AchievementState::small_stakes),
                 field("bets", &AchievementState::bets),
                 field("settled", &AchievementState::settled),
                 field("priced", &AchievementState::priced),
                 field("value", &AchievementState::value),
                 field("forecasts", &AchievementState::forecasts),
                 field("reviews", &AchievementState::reviews),
                 field("kinds", &AchievementState::kinds),
                 field("pricedSingles", &AchievementState::priced_singles),
                 field("valueOfSingles", &AchievementState::value_of_singles)};
  friend bool operator==(const AchievementState&, const AchievementState&) = default;
};

// `bankroll` before the bet: balance and open stakes.
void count(AchievementState& state, const BetPlaced& event, Coins bankroll);
void count(AchievementState& state, const BetSettled& event);
void count(AchievementState& state, const SettlementReversed& event);

}  // namespace chalkline::ledger
