#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "insight/no_vig.hpp"
#include "ledger/values/advice.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::wizard {

// How long before the start a price was quoted. Finer than what the ledger records (ledger::Lead):
// most of what the first prices miss is known hours before the late ones.
enum class PriceTime : std::uint8_t { kOpening = 1, kEarly = 2, kLate = 3 };
inline constexpr std::array<std::string_view, 3> kPriceTimes{"opening", "early", "late"};
inline constexpr std::chrono::hours kOpeningFrom{12};

constexpr PriceTime price_time(ledger::Timestamp quoted_at, ledger::Timestamp starts_at) {
  if (ledger::lead_of(quoted_at, starts_at) == ledger::Lead::kLate) return PriceTime::kLate;
  return starts_at - quoted_at >= kOpeningFrom ? PriceTime::kOpening : PriceTime::kEarly;
}

// The markets of a game that the ratings speak of.
inline constexpr std::array kMarkets{ledger::Market::kMoneyline, ledger::Market::kSpread,
                                     ledger::Market::kTotal};

// How the margin is taken out of a price: docs/WIZARD.md compares all three.
inline constexpr auto kNoVig = insight::NoVig::kProportional;

// The Wizard's view of a market at a price. Chances are those of the first side (home, over) if no
// push comes.
struct Assessment {
  ledger::Market market{};
  ledger::TwoWay quote;
  PriceTime time{};
  double price{};      // without the margin
  double model{};      // of the ratings
  double chance{};     // between both, by the weight that the model has earned
  double push{};       // chance that the stake comes back, by the ratings
  double deviation{};  // of the margin or the total
  double weight{};
  std::size_t tried{};  // such prices that the weight was earned on, or refused
  int league_games{};   // results that the ratings are learned from
  int team_games{};     // of this season, of the team of which fewer are known
};

// Whether enough results are known for the ratings to say something.
constexpr bool speaks(const Assessment& assessment) {
  return assessment.league_games >= ledger::kAdviceLeagueGames &&
         assessment.team_games >= ledger::kAdviceTeamGames;
}

// The chance of a side, from that of the first one.
constexpr double of_side(double first, ledger::Side side) {
  return side == ledger::Side::kHome || side == ledger::Side::kOver ? first : 1 - first;
}

// The same of a side.
struct SideChances {
  double decimal{};
  double price{};
  double chance{};
};
SideChances chances_of(const Assessment& assessment, ledger::Side side);

// The side whose price is the better bet by the blended chance: the first one if both are alike.
ledger::Side better_side(const Assessment& assessment);

}  // namespace chalkline::wizard
