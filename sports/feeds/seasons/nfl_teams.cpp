#include "sports/feeds/seasons/nfl_teams.hpp"

#include <algorithm>
#include <array>

#include "sports/model/league.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array kMoved{LeagueTeam{"OAK", "Oakland Raiders"},
                            LeagueTeam{"SD", "San Diego Chargers"},
                            LeagueTeam{"STL", "St. Louis Rams"}};

constexpr std::int32_t kFirstCommandersSeason = 2022;

}  // namespace

std::optional<std::string_view> nfl_team_name(std::string_view code, std::int32_t season) {
  // The name of 2020 and 2021 serves the seasons before, too: the older one is no longer printed.
  if (code == "WAS" && season < kFirstCommandersSeason) return "Washington Football Team";
  const auto teams = teams_of(ledger::Sport::kNfl);
  if (const auto found = std::ranges::find(teams, code, &LeagueTeam::code); found != teams.end()) {
    return found->name;
  }
  const auto moved = std::ranges::find(kMoved, code, &LeagueTeam::code);
  if (moved == kMoved.end()) return std::nullopt;
  return moved->name;
}

}  // namespace chalkline::sports::seasons
