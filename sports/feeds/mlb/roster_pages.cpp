#include "sports/feeds/mlb/roster_pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::mlb {
namespace {

using hub::BaseballPlayer;
using live::JsonReader;

constexpr auto kBaseballLeague = ledger::Sport::kMlb;
constexpr std::int64_t kMajorLeagues = 1;  // the API knows those below too

// The statistics of the whole season. A player who has changed teams has a row for each team, and
// one without a team for the total.
std::optional<JsonReader> whole_season(const JsonReader& group) {
  std::optional<JsonReader> found;
  for (const auto& split : group.at("splits").rows()) {
    const auto kind = split.find("gameType");
    if (kind && kind->text() != "R") continue;
    if (!found || !split.find("team")) found = split.at("stat");
  }
  return found;
}

void read_hitting(const JsonReader& stat, BaseballPlayer& player) {
  player.at_bats = stat.at("atBats").count();
  player.hits = stat.at("hits").count();
  player.home_runs = stat.at("homeRuns").count();
}

void read_pitching(const JsonReader& stat, BaseballPlayer& player) {
  player.outs = stat.at("outs").count();
  player.earned_runs = stat.at("earnedRuns").count();
  player.strikeouts = stat.at("strikeOuts").count();
}

void read_groups(const JsonReader& person, BaseballPlayer& player) {
  const auto groups = person.find("stats");
  if (!groups) return;
  for (const auto& group : groups->rows()) {
    if (group.at("type").at("displayName").text() != "season") continue;
    const auto stat = whole_season(group);
    if (!stat) continue;
    const auto name = group.at("group").at("displayName").text();
    if (name == "hitting") read_hitting(*stat, player);
    if (name == "pitching") read_pitching(*stat, player);
  }
}

BaseballPlayer read_player(const JsonReader& row) {
  const auto person = row.at("person");
  BaseballPlayer player{.player = {person.at("id").id(), person.at("fullName").name()},
                        .position = row.at("position").at("abbreviation").name()};
  read_groups(person, player);
  return player;
}

}  // namespace

std::expected<std::vector<NumberedTeam>, std::string> read_teams(std::string_view body,
                                                                 live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    std::vector<NumberedTeam> teams;
    page.at("teams").each("id", [&](const JsonReader& row) {
      if (row.at("sport").at("id").whole() != kMajorLeagues) return;
      const auto* known = find_team(kBaseballLeague, row.at("name").text());
      if (known == nullptr) return;
      teams.push_back({row.at("id").whole(), {std::string{known->name}, std::string{known->code}}});
    });
    std::ranges::sort(teams, {}, [](const auto& numbered) { return numbered.team.name; });
    return teams;
  });
}

std::expected<std::vector<BaseballPlayer>, std::string> read_roster(std::string_view body,
                                                                    std::int64_t team,
                                                                    live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    const auto number = page.at("teamId");
    if (number.whole() != team) number.refuse(fmt::format("it is not {}", team));
    std::vector<BaseballPlayer> players;
    page.at("roster").each({}, [&](const JsonReader& row) { players.push_back(read_player(row)); });
    return players;
  });
}

}  // namespace chalkline::sports::mlb
