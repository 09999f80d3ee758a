#include "sports/feeds/nhl/season_pages.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sports/feeds/nhl/hub_team.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::nhl {
namespace {

using hub::HockeyPlayer;
using live::JsonReader;

constexpr int kSecondsEachMinute = 60;

Division division_of(const JsonReader& name) {
  const auto found = std::ranges::find(kDivisions, name.text(), [](auto d) { return name_of(d); });
  if (found == kDivisions.end()) name.refuse("it is no division");
  return *found;
}

// Both fields are missing before a team's first game.
hub::Streak streak_of(const JsonReader& row) {
  const auto code = row.find("streakCode");
  const auto games = row.find("streakCount");
  if (!code || !games) return {};
  const auto letter = code->text();
  const auto outcome = letter == "W"    ? hub::Outcome::kWin
                       : letter == "L"  ? hub::Outcome::kLoss
                       : letter == "OT" ? hub::Outcome::kOvertimeLoss
                                        : (code->refuse("it is no outcome"), hub::Outcome{});
  return {outcome, games->score()};
}

hub::Record record_of(const JsonReader& row, std::array<std::string_view, 3> words) {
  const auto& [wins, losses, overtime_losses] = words;
  return {row.at(wins).score(), row.at(losses).score(), row.at(overtime_losses).score()};
}

Team team_of_standing(const JsonReader& row) {
  auto code = code_of(row.at("teamAbbrev"));
  const auto* known = find_team(kHockey, code);
  auto name = known == nullptr ? row.at("teamName").name() : std::string{known->name};
  return {std::move(name), std::move(code)};
}

hub::Standing read_standing(const JsonReader& row) {
  return {.team = team_of_standing(row),
          .season = record_of(row, {"wins", "losses", "otLosses"}),
          .last_ten = record_of(row, {"l10Wins", "l10Losses", "l10OtLosses"}),
          .streak = streak_of(row),
          .scored = row.at("goalFor").count(),
          .allowed = row.at("goalAgainst").count()};
}

HockeyPlayer person(const JsonReader& row, std::string_view id, std::string position) {
  return {.player = {row.at(id).id(), row.at("firstName").name() + ' ' + row.at("lastName").name()},
          .position = std::move(position)};
}

HockeyPlayer with_figures(const JsonReader& row, std::string position) {
  auto player = person(row, "playerId", std::move(position));
  player.goals = row.at("goals").count();
  player.assists = row.at("assists").count();
  return player;
}

HockeyPlayer goalie_with_figures(const JsonReader& row) {
  auto goalie = with_figures(row, "G");
  goalie.saves = row.at("saves").count();
  goalie.shots_against = row.at("shotsAgainst").count();
  if (goalie.saves > goalie.shots_against) row.refuse("it has more saves than shots");
  goalie.minutes = row.at("timeOnIce").count() / kSecondsEachMinute;
  return goalie;
}

}  // namespace

std::expected<std::vector<hub::StandingsGroup>, std::string> read_standings(
    std::string_view body, live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    std::map<Division, std::multimap<int, hub::Standing>> ranked;
    page.at("standings").each("teamAbbrev", [&](const JsonReader& row) {
      const auto rank = row.at("divisionSequence").score();
      const auto division = division_of(row.at("divisionName"));
      auto standing = read_standing(row);
      ranked[division].emplace(rank, std::move(standing));
    });
    std::vector<hub::StandingsGroup> divisions;
    for (auto& [division, teams] : ranked) {
      auto& standings = divisions.emplace_back(hub::StandingsGroup{name_of(division)});
      for (auto& [rank, team] : teams) standings.teams.push_back(std::move(team));
    }
    return divisions;
  });
}

std::expected<std::vector<HockeyPlayer>, std::string> read_roster(std::string_view body,
                                                                  live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    std::vector<HockeyPlayer> players;
    for (const auto* list : {"forwards", "defensemen", "goalies"}) {
      page.at(list).each("id", [&](const JsonReader& row) {
        players.push_back(person(row, "id", row.at("positionCode").name()));
      });
    }
    return players;
  });
}

std::expected<std::vector<HockeyPlayer>, std::string> read_figures(std::string_view body,
                                                                   live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    std::vector<HockeyPlayer> players;
    page.at("skaters").each("playerId", [&](const JsonReader& row) {
      players.push_back(with_figures(row, row.at("positionCode").name()));
    });
    page.at("goalies").each(
        "playerId", [&](const JsonReader& row) { players.push_back(goalie_with_figures(row)); });
    return players;
  });
}

}  // namespace chalkline::sports::nhl
