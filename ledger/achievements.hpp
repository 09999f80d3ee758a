#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "ledger/events.hpp"

// What badges and the skill level Pro are decided by: a few counters, whatever the length of the
// history.
namespace chalkline::ledger {

inline constexpr std::uint8_t kHotHandWins = 5;         // RULES 27
inline constexpr std::uint8_t kGuardianBets = 25;       // RULES 27
inline constexpr std::int64_t kGuardianBankroll = 20;   // RULES 27: stake at most 1/20 of it
inline constexpr std::uint64_t kScholarGuides = 6;      // RULES 27
inline constexpr std::uint64_t kBeatTheCloseBets = 50;  // RULES 27
inline constexpr std::uint64_t kProBets = 200;          // RULES 32
inline constexpr std::int32_t kProLevel = 15;           // RULES 32

// One bit for each value of a stored enumeration of at most 16.
template <class E>
struct Bits {
  std::uint16_t bits{};

  constexpr bool has(E value) const { return (bits & bit(value)) != 0; }
  constexpr void add(E value) { bits = static_cast<std::uint16_t>(bits | bit(value)); }
  constexpr std::size_t count() const { return static_cast<std::size_t>(std::popcount(bits)); }

  static constexpr auto fields = std::tuple{field("bits", &Bits::bits)};
  friend bool operator==(const Bits&, const Bits&) = default;

 private:
  static constexpr std::uint16_t bit(E value) {
    return static_cast<std::uint16_t>(1U << (std::to_underlying(value) - 1U));
  }
};

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
  static constexpr auto fields = std::tuple{field("badges", &AchievementState::badges),
                                            field("guides", &AchievementState::guides),
                                            field("views", &AchievementState::views),
                                            field("pro", &AchievementState::pro),
                                            field("wins", &AchievementState::wins),
                                            field("smallStakes", &AchievementState::small_stakes),
                                            field("bets", &AchievementState::bets),
                                            field("settled", &AchievementState::settled),
                                            field("priced", &AchievementState::priced),
                                            field("value", &AchievementState::value)};
  friend bool operator==(const AchievementState&, const AchievementState&) = default;
};

// `bankroll` before the bet: balance and open stakes.
void count(AchievementState& state, const BetPlaced& event, Coins bankroll);
void count(AchievementState& state, const BetSettled& event);
void count(AchievementState& state, const SettlementReversed& event);

}  // namespace chalkline::ledger
