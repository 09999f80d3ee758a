#include "sports/model/team_names.hpp"

#include <algorithm>
#include <array>

namespace chalkline::sports {
namespace {

using ledger::Sport;

struct Alias {
  Sport sport;
  std::string_view written;  // by a provider
  std::string_view code;     // in teams_of(sport)
};

// Codes of ESPN, names of The Odds API, and what else the leagues' own interfaces have written.
constexpr std::array kAliases{
    Alias{Sport::kNba, "BRK", "BKN"},
    Alias{Sport::kNba, "CHO", "CHA"},
    Alias{Sport::kNba, "GS", "GSW"},
    Alias{Sport::kNba, "Los Angeles Clippers", "LAC"},
    Alias{Sport::kNba, "NO", "NOP"},
    Alias{Sport::kNba, "NY", "NYK"},
    Alias{Sport::kNba, "PHO", "PHX"},
    Alias{Sport::kNba, "SA", "SAS"},
    Alias{Sport::kNba, "UTAH", "UTA"},
    Alias{Sport::kNba, "WSH", "WAS"},
    Alias{Sport::kNfl, "JAC", "JAX"},
    Alias{Sport::kNfl, "LAR", "LA"},
    Alias{Sport::kNfl, "WSH", "WAS"},
    Alias{Sport::kMlb, "AZ", "ARI"},
    Alias{Sport::kMlb, "CHW", "CWS"},
    Alias{Sport::kMlb, "KCR", "KC"},
    Alias{Sport::kMlb, "OAK", "ATH"},
    Alias{Sport::kMlb, "Oakland Athletics", "ATH"},
    Alias{Sport::kMlb, "SDP", "SD"},
    Alias{Sport::kMlb, "SFG", "SF"},
    Alias{Sport::kMlb, "St Louis Cardinals", "STL"},
    Alias{Sport::kMlb, "TBR", "TB"},
    Alias{Sport::kMlb, "WAS", "WSH"},
    Alias{Sport::kMlb, "WSN", "WSH"},
    Alias{Sport::kNhl, "LA", "LAK"},
    Alias{Sport::kNhl, "Montréal Canadiens", "MTL"},
    Alias{Sport::kNhl, "NJ", "NJD"},
    Alias{Sport::kNhl, "SJ", "SJS"},
    Alias{Sport::kNhl, "St Louis Blues", "STL"},
    Alias{Sport::kNhl, "TB", "TBL"},
    Alias{Sport::kNhl, "UTAH", "UTA"},
    Alias{Sport::kNhl, "Utah Hockey Club", "UTA"},
    Alias{Sport::kNhl, "WAS", "WSH"},
};

}  // namespace

const LeagueTeam* find_team(Sport sport, std::string_view written) {
  const auto alias = std::ranges::find_if(kAliases, [&](const Alias& entry) {
    return entry.sport == sport && entry.written == written;
  });
  if (alias != kAliases.end()) written = alias->code;
  const auto teams = teams_of(sport);
  const auto team = std::ranges::find_if(teams, [&](const LeagueTeam& entry) {
    return entry.code == written || entry.name == written;
  });
  return team == teams.end() ? nullptr : &*team;
}

}  // namespace chalkline::sports
