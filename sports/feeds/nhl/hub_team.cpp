#include "sports/feeds/nhl/hub_team.hpp"

#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::nhl {

std::string code_of(const live::JsonReader& code) {
  auto written = code.name();
  const auto* team = find_team(kHockey, written);
  return team == nullptr ? std::move(written) : std::string{team->code};
}

Team team_by_code(std::string code) {
  const auto* known = find_team(kHockey, code);
  if (known == nullptr) return {code, code};
  return {std::string{known->name}, std::string{known->code}};
}

// Each page has another field for the name.
Team hub_team(const live::JsonReader& side) {
  auto code = code_of(side.at("abbrev"));
  if (const auto* team = find_team(kHockey, code)) return {std::string{team->name}, code};
  for (const auto* key : {"name", "commonName"}) {
    if (const auto name = side.find(key)) return {name->name(), std::move(code)};
  }
  return {code, code};
}

}  // namespace chalkline::sports::nhl
