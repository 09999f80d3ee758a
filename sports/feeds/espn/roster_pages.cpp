#include "sports/feeds/espn/roster_pages.hpp"

#include <fmt/format.h>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::espn {
namespace {

using live::JsonReader;

void read_teams_of(const JsonReader& league, ledger::Sport sport, std::vector<ListedTeam>& teams) {
  league.at("teams").each({}, [&](const JsonReader& row) {
    const auto team = row.at("team");
    const auto* known = find_team(sport, team.at("displayName").text());
    if (known == nullptr) return;
    teams.push_back({team.at("id").id(), {std::string{known->name}, std::string{known->code}}});
  });
}

ListedPlayer listed_player(const JsonReader& row) {
  return {{row.at("id").id(), row.at("displayName").name()},
          row.at("position").at("abbreviation").name()};
}

}  // namespace

std::expected<std::vector<ListedTeam>, std::string> read_teams(std::string_view body,
                                                               ledger::Sport sport,
                                                               live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<ListedTeam> teams;
    for (const auto& each : page.at("sports").rows()) {
      for (const auto& league : each.at("leagues").rows()) read_teams_of(league, sport, teams);
    }
    return teams;
  });
}

// Football's are in groups (offense, defense, and so on), basketball's in one list.
std::expected<std::vector<ListedPlayer>, std::string> read_roster(std::string_view body,
                                                                  std::string_view team,
                                                                  live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    const auto id = page.at("team").at("id");
    if (id.id() != team) id.refuse_page(fmt::format("it is not {}", team));
    std::vector<ListedPlayer> players;
    const auto add = [&](const JsonReader& row) { players.push_back(listed_player(row)); };
    page.at("athletes").each("position", [&](const JsonReader& row) {
      if (const auto group = row.find("items")) {
        group->each("id", add);
      } else {
        add(row);
      }
    });
    return players;
  });
}

}  // namespace chalkline::sports::espn
