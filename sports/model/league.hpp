#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

inline constexpr auto kSports = [] {
  std::array<ledger::Sport, ledger::enum_names<ledger::Sport>.size()> sports{};
  std::uint8_t number = 0;
  for (auto& sport : sports) sport = static_cast<ledger::Sport>(++number);
  return sports;
}();

struct LeagueTeam {
  std::string_view code;  // unique within its league
  std::string_view name;
  // Codes of ESPN, names of The Odds API, what else the league's own interfaces have written, and
  // names in files of past seasons.
  std::array<std::string_view, 3> also_written{};

  // Whether the text is one of its names or codes, blanks or not: "SeattleKraken", "LA Clippers".
  bool is_written(std::string_view text) const;
};

// Whether the texts are the same but for their blanks.
bool same_without_blanks(std::string_view one, std::string_view other);

// The teams of today (season 2025-26), by code. Every league has an even number of them.
std::span<const LeagueTeam> teams_of(ledger::Sport sport);

// The team of today that a provider means by a name or a code, which each writes in its own way:
// Washington is WAS to one and WSH to another. Null for one that is not known.
const LeagueTeam* find_team(ledger::Sport sport, std::string_view name_or_code);

}  // namespace chalkline::sports
