#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/market.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/player.hpp"
#include "sports/model/game.hpp"

// ESPN's pages of the teams of the NBA and the NFL, and of their players.
namespace chalkline::sports::espn {

// A team with its id at ESPN, and our name and code.
struct ListedTeam {
  std::string id;
  Team team;
  friend bool operator==(const ListedTeam&, const ListedTeam&) = default;
};

// The teams of the league that are in our tables.
std::expected<std::vector<ListedTeam>, std::string> read_teams(std::string_view body,
                                                               ledger::Sport sport,
                                                               live::LeftOut* left_out = nullptr);

struct ListedPlayer {
  hub::Player player;
  std::string position;  // "PG"
  friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

// The players of the team of that id, of football those who are out or train with it as well.
std::expected<std::vector<ListedPlayer>, std::string> read_roster(
    std::string_view body, std::string_view team, live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::espn
