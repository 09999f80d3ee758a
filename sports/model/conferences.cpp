#include "sports/model/conferences.hpp"

#include <algorithm>

namespace chalkline::sports {
namespace {

// The teams of each first group; all others are of the second.
constexpr std::array<std::string_view, 15> kEasternConference{"ATL", "BKN", "BOS", "CHA", "CHI",
                                                              "CLE", "DET", "IND", "MIA", "MIL",
                                                              "NYK", "ORL", "PHI", "TOR", "WAS"};
constexpr std::array<std::string_view, 16> kAmericanConference{
    "BAL", "BUF", "CIN", "CLE", "DEN", "HOU", "IND", "JAX",
    "KC",  "LAC", "LV",  "MIA", "NE",  "NYJ", "PIT", "TEN"};
constexpr std::array<std::string_view, 15> kAmericanLeague{"ATH", "BAL", "BOS", "CLE", "CWS",
                                                           "DET", "HOU", "KC",  "LAA", "MIN",
                                                           "NYY", "SEA", "TB",  "TEX", "TOR"};

std::string_view group_of(const auto& first, const auto& names, std::string_view team_code) {
  return std::ranges::find(first, team_code) != first.end() ? names.front() : names.back();
}

}  // namespace

std::string_view nba_conference(std::string_view team_code) {
  return group_of(kEasternConference, kNbaConferences, team_code);
}

std::string_view nfl_conference(std::string_view team_code) {
  return group_of(kAmericanConference, kNflConferences, team_code);
}

std::string_view mlb_league(std::string_view team_code) {
  return group_of(kAmericanLeague, kMlbLeagues, team_code);
}

}  // namespace chalkline::sports
