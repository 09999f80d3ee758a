#pragma once

#include <algorithm>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/feeds/live/left_out.hpp"

// The box score of a game of the NBA or the NFL, on ESPN's page of its summary.
namespace chalkline::sports::espn {

// A player's row in a table of a team. A player who did not play has none.
struct BoxRow {
  std::string player;  // by ESPN's id
  std::vector<ledger::Figure> figures;
  friend bool operator==(const BoxRow&, const BoxRow&) = default;
};

// The tables of a team: one in basketball, one for each part of the game in football.
struct TeamTables {
  std::vector<BoxRow> rows;
  // The figures of the tables of which every row could be read: who has played and has no row in
  // one has none of its figures.
  std::vector<ledger::PropType> complete;
};

struct Box {
  bool is_over{};
  std::vector<TeamTables> teams;
  bool empty() const {
    return std::ranges::all_of(teams, &std::vector<BoxRow>::empty, &TeamTables::rows);
  }
};

// The box score of the game of that key; without teams where the page has none yet.
std::expected<Box, std::string> read_box(std::string_view body, ledger::Sport sport,
                                         std::string_view key, live::LeftOut* left_out = nullptr);

// The figures by which props are settled, of every player who has a row. Ascending by player.
std::vector<ledger::PlayerFigures> box_figures(const Box& box);

}  // namespace chalkline::sports::espn
