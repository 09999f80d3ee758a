#pragma once

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "wizard/understanding/names/vocabulary.hpp"

// A week of games of each league, which tests ask about.
namespace chalkline::wizard {

// A Wednesday, at 15:00 in UTC.
inline constexpr ledger::Timestamp kWeekNow =
    std::chrono::sys_days{std::chrono::year{2026} / 11 / 25} + std::chrono::hours{15};

struct WeekGame {
  ledger::Sport sport{};
  std::string_view home;
  std::string_view away;
  int day{};
};
inline constexpr auto kGamesOfWeek = std::to_array<WeekGame>({
    {ledger::Sport::kNba, "LAL", "BOS", 0}, {ledger::Sport::kNba, "MIA", "NYK", 0},
    {ledger::Sport::kNba, "GSW", "PHX", 0}, {ledger::Sport::kNba, "DAL", "LAL", 1},
    {ledger::Sport::kNba, "ORL", "UTA", 1}, {ledger::Sport::kNba, "CHI", "MIL", 1},
    {ledger::Sport::kNba, "BOS", "MIA", 2}, {ledger::Sport::kNba, "SAC", "LAC", 2},
    {ledger::Sport::kNba, "MIN", "DEN", 0}, {ledger::Sport::kNba, "ATL", "CHA", 3},
    {ledger::Sport::kNba, "TOR", "WAS", 3}, {ledger::Sport::kNba, "OKC", "PHI", 2},
    {ledger::Sport::kNfl, "KC", "LV", 4},   {ledger::Sport::kNfl, "GB", "CHI", 4},
    {ledger::Sport::kNfl, "NYG", "DAL", 4}, {ledger::Sport::kNfl, "NE", "BUF", 4},
    {ledger::Sport::kNfl, "SF", "SEA", 4},  {ledger::Sport::kNfl, "NO", "TB", 4},
    {ledger::Sport::kNfl, "DET", "MIN", 1}, {ledger::Sport::kNfl, "NYJ", "MIA", 4},
    {ledger::Sport::kNfl, "PIT", "BAL", 5}, {ledger::Sport::kMlb, "NYY", "BOS", 0},
    {ledger::Sport::kMlb, "LAD", "SF", 0},  {ledger::Sport::kMlb, "CHC", "STL", 1},
    {ledger::Sport::kMlb, "CWS", "DET", 1}, {ledger::Sport::kMlb, "HOU", "TEX", 0},
    {ledger::Sport::kMlb, "ATH", "SEA", 2}, {ledger::Sport::kMlb, "SD", "ARI", 0},
    {ledger::Sport::kMlb, "TOR", "TB", 2},  {ledger::Sport::kMlb, "PHI", "NYM", 1},
    {ledger::Sport::kNhl, "MTL", "TOR", 0}, {ledger::Sport::kNhl, "BOS", "NYR", 0},
    {ledger::Sport::kNhl, "MIN", "SJS", 1}, {ledger::Sport::kNhl, "LAK", "EDM", 1},
    {ledger::Sport::kNhl, "TBL", "FLA", 0}, {ledger::Sport::kNhl, "VGK", "COL", 2},
    {ledger::Sport::kNhl, "WPG", "DAL", 2}, {ledger::Sport::kNhl, "CHI", "DET", 3},
    {ledger::Sport::kNhl, "SEA", "VAN", 1},
});

inline ledger::GameId id_of(const WeekGame& row) {
  return ledger::GameId{static_cast<std::uint64_t>(&row - kGamesOfWeek.data()) + 1};
}

inline std::vector<BoardGame> games_of_week() {
  std::vector<BoardGame> games;
  for (const auto& row : kGamesOfWeek) {
    games.push_back({.id = id_of(row),
                     .sport = row.sport,
                     .home = std::string{row.home},
                     .away = std::string{row.away},
                     .starts_at = kWeekNow + std::chrono::hours{5 + row.day * 24}});
  }
  return games;
}

}  // namespace chalkline::wizard
