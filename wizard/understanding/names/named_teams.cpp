#include "wizard/understanding/names/named_teams.hpp"

#include <algorithm>

namespace chalkline::wizard {
namespace {

// As many as a city has, and a few more.
constexpr std::size_t kTeamsMax = 10;
// Longer lists of names are told by nickname.
constexpr std::size_t kFullNames = 4;

}  // namespace

std::vector<TeamKey> teams_named(const Reading& reading, const Names::Index& names,
                                 const std::optional<ledger::Sport>& sport) {
  std::vector<TeamKey> teams;
  for (const auto& mention : reading.mentions) {
    const bool has_sport = std::ranges::any_of(
        mention.teams, [&](auto i) { return names.teams.at(i).key.sport == sport; });
    for (const auto i : mention.teams) {
      const auto& key = names.teams.at(i).key;
      const bool is_meant = !has_sport || key.sport == sport;
      if (is_meant && teams.size() < kTeamsMax && std::ranges::find(teams, key) == teams.end())
        teams.push_back(key);
    }
  }
  return teams;
}

std::string teams_in_words(const std::vector<TeamKey>& teams, const Names::Index& names) {
  std::string words;
  for (std::size_t i = 0; i < teams.size(); ++i) {
    const auto* team = names.find(teams.at(i));
    if (team == nullptr) continue;
    if (!words.empty()) words += i + 1 == teams.size() ? " or " : ", ";
    words += "the " + (teams.size() > kFullNames ? team->nickname : team->name);
  }
  return words;
}

}  // namespace chalkline::wizard
