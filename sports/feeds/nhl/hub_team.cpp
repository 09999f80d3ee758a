#include "sports/feeds/nhl/hub_team.hpp"

#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::nhl {

std::string code_of(const live::JsonReader& code) {
  auto told = code.name();
  const auto* team = find_team(kHockey, told);
  return team == nullptr ? std::move(told) : std::string{team->code};
}

// Each page has another field for the name.
Team hub_team(const live::JsonReader& side) {
  auto code = code_of(side.at("abbrev"));
  if (const auto* team = find_team(kHockey, code)) return {std::string{team->name}, code};
  for (const auto* word : {"name", "commonName"}) {
    if (const auto name = side.find(word)) return {name->name(), std::move(code)};
  }
  return {code, code};
}

}  // namespace chalkline::sports::nhl
