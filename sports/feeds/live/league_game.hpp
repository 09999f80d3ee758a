#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sports/model/game.hpp"
#include "sports/model/halt.hpp"

namespace chalkline::sports::live {

// How far a game has come, as its league reports it.
enum class Phase : std::uint8_t {
  kUnknown,  // postponed without a new date, suspended, or an unknown status: nothing is reported
  kScheduled,
  kPlaying,    // or over, while its result is still being looked at
  kFinal,      // over, but the score may change
  kOfficial,   // over, and the score is final
  kCancelled,  // it will not be played
  kForfeited,  // one team has lost it by a ruling: an operator decides what becomes of the bets
};

constexpr bool is_over(Phase phase) { return phase == Phase::kFinal || phase == Phase::kOfficial; }

// A game as its league reports it.
struct LeagueGame {
  std::string key;
  ledger::Sport sport{};
  std::int32_t season{};
  std::chrono::sys_days day{};  // the league's own date
  ledger::Timestamp starts_at{};
  std::int32_t number{};  // which of a doubleheader's two games it is; 0 where it is of none
  Team home;
  Team away;
  Phase phase{};
  Halt halt{};  // of a game in kUnknown
  std::optional<ledger::Score> score{};
  Period period{};
  std::optional<std::int32_t> clock_s{};
  friend bool operator==(const LeagueGame&, const LeagueGame&) = default;
};

// The games of a page, or a sentence that names the place where it cannot be read.
using LeagueGames = std::expected<std::vector<LeagueGame>, std::string>;

// The games of a page of scores, without the details that the data hub shows.
template <class DayGame>
LeagueGames games_of(const std::expected<std::vector<DayGame>, std::string>& page) {
  if (!page) return std::unexpected{page.error()};
  std::vector<LeagueGame> games;
  for (const auto& each : *page) games.push_back(each.game);
  return games;
}

// The season by the year in which it began, as leagues count: from August on the next one, in
// baseball the year itself.
std::int32_t season_at(ledger::Sport sport, ledger::Timestamp starts_at);

}  // namespace chalkline::sports::live
