#include "sports/feeds/nhl/game_row.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "sports/model/hockey_teams.hpp"

namespace chalkline::sports::nhl {
namespace {

using live::JsonReader;
using live::Phase;

constexpr std::int64_t kRegularSeason = 2;
constexpr std::int64_t kPlayoffs = 3;
constexpr int kRegularPeriods = 3;

// A postponed game keeps the state of a future one, so the state of the schedule comes first.
Phase phase_of(const JsonReader& row) {
  const auto schedule = row.at("gameScheduleState").text();
  if (schedule == "CNCL") return Phase::kCancelled;
  if (schedule != "OK") return Phase::kUnknown;  // PPD, SUSP, or TBD: no time yet
  const auto state = row.at("gameState").text();
  if (state == "FUT" || state == "PRE") return Phase::kScheduled;
  if (state == "LIVE" || state == "CRIT" || state == "OVER") return Phase::kPlaying;
  if (state == "FINAL") return Phase::kFinal;
  if (state == "OFF") return Phase::kOfficial;
  return Phase::kUnknown;
}

Halt halt_of(const JsonReader& row) {
  const auto schedule = row.at("gameScheduleState").text();
  if (schedule == "PPD") return Halt::kPostponed;
  return schedule == "SUSP" ? Halt::kSuspended : Halt::kNone;
}

// Before a game it is empty, and in the first minutes of some.
Period period_of(const JsonReader& row) {
  const auto descriptor = row.find("periodDescriptor");
  const auto type = descriptor ? descriptor->find("periodType") : std::nullopt;
  if (!type) return {};
  if (type->text() == "SO") return {PeriodKind::kShootout, 0};
  const auto number = descriptor->at("number");
  const auto period = static_cast<int>(number.score());
  const auto clock = row.find("clock");
  const auto in_break = clock ? clock->find("inIntermission") : std::nullopt;
  if (in_break && in_break->truth()) return {PeriodKind::kBreak, period};
  if (type->text() == "OT") return {PeriodKind::kOvertime, std::max(period - kRegularPeriods, 1)};
  return {PeriodKind::kPlay, period};
}

std::optional<std::int32_t> clock_of(const JsonReader& row) {
  const auto clock = row.find("clock");
  const auto left = clock ? clock->find("secondsRemaining") : std::nullopt;
  if (!left) return std::nullopt;
  constexpr std::int64_t kHour = 3'600;
  const auto seconds = left->whole();
  if (seconds < 0 || seconds > kHour) left->refuse("it is no time of a period");
  return static_cast<std::int32_t>(seconds);
}

Team team_of(const JsonReader& row, std::string_view side) {
  return {{}, row.at(side).at("abbrev").name()};
}

// 20252026 is the season that began in 2025.
std::int32_t season_of(const JsonReader& season) {
  constexpr std::int64_t kYears = 10'000;
  const auto year = season.whole() / kYears;
  if (year < 1'000 || year >= kYears) season.refuse("it is no season");
  return static_cast<std::int32_t>(year);
}

// A game's key begins with the year of its season: 2025020001.
std::string key_of(const JsonReader& row) {
  constexpr std::size_t kDigits = 10;
  const auto id = row.at("id");
  auto key = id.id();
  const auto season = season_of(row.at("season"));
  if (key.size() == kDigits && !key.starts_with(std::to_string(season)))
    id.refuse("it is of another season than its game");
  return key;
}

// The score of a shootout's winner has the goal that it is worth.
std::optional<ledger::Score> score_of(const JsonReader& row) {
  const auto home = row.at("homeTeam").find("score");
  const auto away = row.at("awayTeam").find("score");
  if (!home || !away) return std::nullopt;
  return ledger::Score{home->score(), away->score()};
}

}  // namespace

void require_day(const JsonReader& date, std::chrono::sys_days day) {
  if (std::chrono::floor<std::chrono::days>(date.time()) != day)
    date.refuse(fmt::format("it is not {:%Y-%m-%d}", day));
}

std::optional<live::LeagueGame> read_game(const JsonReader& row, std::chrono::sys_days day) {
  const auto type = row.at("gameType").whole();
  if (type != kRegularSeason && type != kPlayoffs) return std::nullopt;
  return live::LeagueGame{.key = key_of(row),
                          .sport = kHockey,
                          .season = season_of(row.at("season")),
                          .day = day,
                          .starts_at = row.at("startTimeUTC").time(),
                          .number = {},
                          .home = team_of(row, "homeTeam"),
                          .away = team_of(row, "awayTeam"),
                          .phase = phase_of(row),
                          .halt = halt_of(row),
                          .score = score_of(row),
                          .period = period_of(row),
                          .clock_s = clock_of(row)};
}

}  // namespace chalkline::sports::nhl
