#include "sports/feeds/seasons/past_teams.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sports/model/league.hpp"

namespace chalkline::sports::seasons {
namespace {

using ledger::Sport;

// A team of today as it was until it moved or took another name.
struct PastTeam {
  Sport sport{};
  std::string_view today;  // its code
  std::int32_t last_season{};
  LeagueTeam then;
};

// By last season within each team. Washington's name of 2020 and 2021 and Cleveland's of today
// serve the seasons before, too: the older ones are no longer printed.
constexpr std::array kPastTeams{
    PastTeam{Sport::kNba, "OKC", 2007, {"SEA", "Seattle SuperSonics", {"Seattle"}}},
    PastTeam{Sport::kNba, "BKN", 2011, {"NJN", "New Jersey Nets", {"NewJersey"}}},
    PastTeam{Sport::kNba, "NOP", 2012, {"NOH", "New Orleans Hornets"}},
    PastTeam{Sport::kNba, "CHA", 2013, {"CHA", "Charlotte Bobcats"}},
    PastTeam{Sport::kNfl, "LA", 2015, {"STL", "St. Louis Rams", {"St.Louis"}}},
    // The only team of the city in that season.
    PastTeam{Sport::kNfl, "LA", 2016, {"LA", "Los Angeles Rams", {"LosAngeles"}}},
    PastTeam{Sport::kNfl, "LAC", 2016, {"SD", "San Diego Chargers", {"SanDiego"}}},
    PastTeam{Sport::kNfl, "LV", 2019, {"OAK", "Oakland Raiders", {"Oakland"}}},
    PastTeam{Sport::kNfl, "WAS", 2021, {"WAS", "Washington Football Team"}},
    PastTeam{Sport::kMlb, "MIA", 2011, {"FLA", "Florida Marlins"}},
    PastTeam{Sport::kMlb, "ATH", 2024, {"OAK", "Oakland Athletics"}},
    PastTeam{Sport::kNhl, "WPG", 2010, {"ATL", "Atlanta Thrashers", {"Atlanta"}}},
    PastTeam{Sport::kNhl, "UTA", 2013, {"PHX", "Phoenix Coyotes", {"Phoenix"}}},
    PastTeam{Sport::kNhl, "UTA", 2023, {"ARI", "Arizona Coyotes", {"Arizona", "Arizonas"}}},
};

// The code of today.
std::optional<std::string_view> code_today(Sport sport, std::string_view written,
                                           std::int32_t season) {
  if (const auto* team = find_team(sport, written)) return team->code;
  const auto past = std::ranges::find_if(kPastTeams, [&](const PastTeam& team) {
    return team.sport == sport && season <= team.last_season && team.then.is_written(written);
  });
  if (written.empty() || past == kPastTeams.end()) return std::nullopt;
  return past->today;
}

}  // namespace

std::optional<Team> team_in_season(Sport sport, std::string_view written, std::int32_t season) {
  const auto today = code_today(sport, written, season);
  if (!today) return std::nullopt;
  const auto past = std::ranges::find_if(kPastTeams, [&](const PastTeam& team) {
    return team.sport == sport && team.today == *today && season <= team.last_season;
  });
  const auto& team = past == kPastTeams.end() ? *find_team(sport, *today) : past->then;
  return Team{std::string{team.name}, std::string{team.code}};
}

}  // namespace chalkline::sports::seasons
