#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/date.hpp"
#include "ledger/values/enum_names.hpp"

// The assignments that a class can set. A rule is data: which assignment, how much of it, and when.
namespace chalkline::insight::assignments {

// The numbers are stored: append.
enum class Assignment : std::uint8_t {
  kHonestChances = 1,   // chances given before the market's was shown, decided
  kMornings = 2,        // the daily line, on so many days
  kMarginMarks = 3,     // markets marked whose margin is above the bound
  kGuides = 4,          // guides read, and all their checks right by the second try
  kSmallStakes = 5,     // a week of bets at or below the bound
  kLookBacks = 6,       // post-mortems with a line of what one takes from them
  kParlayMargins = 7,   // whole margins of parlays guessed before they are shown
  kHunch = 8,           // a hunch before, its bets or estimates after, and its end
  kSetGames = 9,        // on each game of a list a bet, or a pass with a reason
  kCheapPrices = 10,    // picks whose margin is at most the middle of their game's
  kOwnLimits = 11,      // a limit and a reality check, not loosened
  kHalfKelly = 12,      // stated chances with a stake of half of Kelly's at most
  kManyEstimates = 13,  // decided estimates, and a look at one's own calibration
};
inline constexpr std::size_t kAssignments = 13;
constexpr Names names_of(Assignment /*assignment*/) {
  static constexpr std::array<std::string_view, kAssignments> kWords{
      "honestChances", "mornings",      "marginMarks",  "guides",   "smallStakes",
      "lookBacks",     "parlayMargins", "hunch",        "setGames", "cheapPrices",
      "ownLimits",     "halfKelly",     "manyEstimates"};
  return {kWords};
}

// Each number is 0 where the assignment does not ask for it.
struct Rule {
  Assignment assignment{};
  std::uint32_t count{};      // of acts that count
  std::uint32_t games{};      // different ones among them
  std::uint32_t days{};       // different ones, or that pass
  std::uint32_t different{};  // chances; of look-backs so many won and so many lost
  std::uint32_t bound{};      // in ten-thousandths
  std::uint32_t at_risk{};    // in ten-thousandths
  std::uint32_t tries{};
  std::uint32_t per_day{};
  std::uint32_t seconds{};         // a guide
  std::uint32_t answer_seconds{};  // an answer
  // The window: acts before `from` do not count, later than `due` is late. 0: none.
  ledger::Date from{};
  ledger::Date due{};
  std::vector<std::uint64_t> set_games{};
  bool withdrawn{};  // set before, and not any more
  friend bool operator==(const Rule&, const Rule&) = default;
};

// The rule as an educator finds it, for kSetGames without its games.
Rule default_rule(Assignment assignment);

// The most that it can ask for: four times the usual, which no course needs more of, and no more
// than 10 bets a week.
Rule largest_rule(Assignment assignment);

// Whether an educator may set it: each number that the default has from 1 to that of the largest,
// and no other; a list of games as long as the count; no end before the beginning.
bool is_valid(const Rule& rule);

// One text for one rule, whose hash stands in the log.
std::string canonical_text(const Rule& rule);
// Absent for a text that is no rule's. For kSetGames the games come in the order of their numbers.
std::optional<Rule> parse_rule(std::string_view text);

}  // namespace chalkline::insight::assignments
