#include "http/identity/people/settings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/json/reader.hpp"
#include "http/identity/zones/time_zone.hpp"

namespace chalkline::http {
namespace {

bool is_code(const FavouriteTeam& team) {
  constexpr std::string_view kLetters{"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"};
  return !team.code.empty() && team.code.find_first_not_of(kLetters) == std::string::npos;
}

bool has_twice(const std::vector<FavouriteTeam>& teams) {
  return std::ranges::any_of(teams,
                             [&](const auto& team) { return std::ranges::count(teams, team) > 1; });
}

}  // namespace

std::expected<Settings, std::string> parse_settings(std::string_view body) {
  auto settings = read_json<Settings>(body);
  if (settings && settings->time_zone && !is_time_zone(*settings->time_zone))
    return std::unexpected{"timeZone must be the name of a time zone, such as Europe/Paris"};
  if (settings && !std::ranges::all_of(settings->favourite_teams, &is_code))
    return std::unexpected{"favouriteTeams must have codes of teams, such as BOS"};
  if (settings && has_twice(settings->favourite_teams))
    return std::unexpected{"favouriteTeams must have each team once"};
  return settings;
}

std::string stored_teams(const std::vector<FavouriteTeam>& teams) {
  std::string text;
  for (const auto& [sport, code] : teams) {
    text += fmt::format("{}{}:{}", text.empty() ? "" : " ", ledger::name_of(sport), code);
  }
  return text;
}

std::vector<FavouriteTeam> read_teams(std::string_view stored) {
  std::vector<FavouriteTeam> teams;
  while (!stored.empty()) {
    const auto word = stored.substr(0, stored.find(' '));
    stored.remove_prefix(std::min(word.size() + 1, stored.size()));
    const auto colon = word.find(':');
    const auto sport = value_of<ledger::Sport>(word.substr(0, colon));
    if (sport && colon != std::string_view::npos)
      teams.push_back({*sport, std::string{word.substr(colon + 1)}});
  }
  return teams;
}

}  // namespace chalkline::http
