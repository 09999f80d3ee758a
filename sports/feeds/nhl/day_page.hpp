#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/hockey_box.hpp"

namespace chalkline::sports::nhl {

// A game of a day, with the details that the page of scores has. Team names are those of our
// tables, or the page's own for a team that no longer plays.
struct DayGame {
  live::LeagueGame game;
  bool at_neutral_site{};
  hub::TeamBox home;  // with those who scored or assisted; without goalies
  hub::TeamBox away;
  // Empty, as the scorers are, where the listed goals do not add up to the score.
  std::vector<hub::PeriodGoals> periods{};
  friend bool operator==(const DayGame&, const DayGame&) = default;
};

// The games of that day, as the page of their scores has them, by start. Preseason and exhibition
// games are left out.
std::expected<std::vector<DayGame>, std::string> read_day(std::string_view body,
                                                          std::chrono::sys_days day,
                                                          live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::nhl
