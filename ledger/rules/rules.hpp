#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "ledger/events/events.hpp"
#include "ledger/values/bits.hpp"

namespace chalkline::ledger {

// A version of the rules: deciders judge by it, and a later version may change all of it. States
// hold facts alone and evolve under every version alike, so that a new version derives none of them
// anew (docs/decisions/0015-rules-have-versions.md).
struct Rules {
  std::uint16_t version{};

  struct Bankroll {
    Coins start{};        // RULES, Numbers
    Coins reset_below{};  // RULES 17
    std::chrono::days reset_interval{};
  } bankroll;

  // RULES 25, 26; before the multiplier of members.
  struct Xp {
    std::int32_t bet{};
    std::int32_t bets_per_day{};
    std::int32_t review{};
    std::int32_t reviews_per_day{};
    std::int32_t guide{};
    std::int32_t quiz{};
    std::int32_t hub_section{};  // a view of the sports hub
    std::int32_t hub_sport{};
    std::int32_t hub_per_day{};
    std::int32_t daily{};
    std::int32_t premium_daily{};
    std::int32_t estimate{};  // the first of a day
  } xp;

  // RULES 31.
  struct Quiz {
    bool again{};    // once a day
    bool unknown{};  // whether "I don't know" is an answer
  } quiz;

  struct Guides {
    Bits<Guide> premium;  // Advanced Topics, which are for members
  } guides;

  // RULES 24: xpToNextLevel = step * level.
  struct Levels {
    std::int32_t highest{};
    std::int32_t step{};
  } levels;

  // RULES 29.
  struct Membership {
    std::array<Coins, enum_names<Tier>.size()> tier_coins{};  // that a tier fills up to
    Coins monthly_bonus{};
    bool counts_open_stakes{};  // as coins that the player has already
  } membership;

  // RULES 20.
  struct Conditionals {
    std::array<AmericanOdds, enum_names<ConditionType>.size()> boosts{};
    bool capped{};  // at the parlay of pick and condition, whose own price the bet then records
    AmericanOdds close_game_odds{};  // that price of kIfTime, which no market quotes
  } conditionals;

  // RULES 18.
  struct Slips {
    std::size_t bets_max{};  // at most kSlipMax
  } slips;

  // RULES 21.
  struct Parlays {
    bool one_leg_a_game{};
    std::size_t legs_max{};  // at most kParlayLegsMax
  } parlays;

  // RULES 19, 22: when a quote can be taken.
  struct Quotes {
    std::chrono::seconds ahead_max{};  // of the ledger's clock
    std::chrono::seconds live_life{};
    std::chrono::seconds prop_life{};
  } quotes;

  // RULES 19: the bounds of both prices.
  struct Props {
    AmericanOdds shortest{};
    AmericanOdds longest{};
  } props;

  struct Limits {
    std::int32_t bets_per_day_max{};
    std::int32_t reality_check_minutes_min{};
    std::int32_t reality_check_minutes_max{};
    std::int32_t cool_off_days_max{};
    std::chrono::hours loosen_after{};
    std::int32_t changes_per_day{};
    std::int32_t small_bets_per_day{};  // RULES 52: of less than kSmallStake
  } limits;

  // RULES 53.
  struct Games {
    bool committed{};  // simulated ones, which no feed cancels then
  } games;

  // RULES 42.
  struct Classes {
    bool known{};             // they can be opened and joined
    Bits<BetKind> kinds;      // that a class can allow
    Bits<ConsentRow> rows;    // of a member's consent
    Coins start_coins_min{};  // of a purse
    Coins start_coins_max{};
    std::chrono::days length_max{};
    std::int32_t consents_per_day{};    // UTC; sharing less is always possible
    std::chrono::hours record_again{};  // an educator's later look is another one
    std::chrono::minutes export_again{};
    std::uint8_t assignments{};  // from 1
    std::uint16_t assignment_versions{};
    std::size_t passes_per_day{};  // UTC
  } classes;

  // RULES 27.
  struct Badges {
    Bits<Badge> set;              // that can be earned
    AmericanOdds underdog{};      // or longer
    std::size_t parlay_legs{};    // or more
    std::size_t guides{};         // of Scholar
    Bits<DataView> views;         // of Data Diver
    Bits<BetKind> kinds;          // of All-Rounder
    std::uint64_t priced_bets{};  // of Beat the Close
    std::uint64_t forecasts{};    // of Honest Forecaster
    std::uint64_t reviews{};      // of Looked Back
  } badges;

  // Practising day by day (docs/RULES.md, The daily loop).
  struct Habits {
    bool kept{};                       // whether the ledger takes any of it
    std::int32_t estimates_per_day{};  // beside the daily line
    std::chrono::days estimates_ahead{};
    std::int32_t reviews_per_day{};
    std::array<std::int32_t, 3> review_after_days{};  // the last answer; right after all: kept
    std::int32_t pause_days_max{};
    std::int32_t pauses_per_day{};
    std::size_t hunches_open{};
    std::int32_t hunches_per_day{};             // UTC
    std::array<std::uint16_t, 3> hunch_bets{};  // after which one can be judged
    std::size_t marks_per_day{};                // UTC
    std::int32_t guesses_per_day{};             // UTC
  } habits;

  // Closing-line values that Beat the Close and the level Pro count.
  struct ClosingLines {
    bool singles_alone{};  // a parlay of ten legs would outweigh fifty of them
  } closing_lines;

  // RULES 32.
  struct Pro {
    std::int32_t level{};
    std::uint64_t bets{};
  } pro;
};

// RULES 50: a ledger is at the first until it adopts another.
inline constexpr std::uint16_t kFirstRules = 1;
inline constexpr std::uint16_t kLatestRules = 4;

// Whether this program knows the version.
constexpr bool is_known_rules(std::uint16_t version) {
  return version >= kFirstRules && version <= kLatestRules;
}

// Throws std::runtime_error where this program does not know the version, which a later one wrote.
const Rules& rules_of(std::uint16_t version);

// The rules that a server adopts before it serves: its pages and its quotes follow them.
const Rules& latest_rules();

}  // namespace chalkline::ledger
