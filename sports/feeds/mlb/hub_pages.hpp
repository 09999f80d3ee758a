#pragma once

#include <chrono>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/hub/baseball_box.hpp"
#include "sports/hub/standings.hpp"

namespace chalkline::sports::mlb {

// A game of a day, with its runs by inning.
struct DayGame {
  live::LeagueGame game;
  Team home;  // with our name and code; of a team that is not in our tables the name is both
  Team away;
  std::vector<hub::PartScore> innings;  // empty where those listed do not add up to the score
  friend bool operator==(const DayGame&, const DayGame&) = default;
};

// The games of so many days from `first` on, by start. Spring training and exhibitions are left
// out. The games of a doubleheader have keys of their own.
std::expected<std::vector<DayGame>, std::string> read_days(std::string_view body,
                                                           std::chrono::sys_days first,
                                                           std::chrono::days days,
                                                           live::LeftOut* left_out = nullptr);

struct BoxTeams {
  hub::BaseballLines home;
  hub::BaseballLines away;

  bool empty() const {
    return home.batters.empty() && home.pitchers.empty() && away.batters.empty() &&
           away.pitchers.empty();
  }
};

// The statistics of a game's teams and of every player who has played. The page does not name its
// game.
std::expected<BoxTeams, std::string> read_box(std::string_view body,
                                              live::LeftOut* left_out = nullptr);

// American League first, each by the share of games won.
std::expected<std::vector<hub::StandingsGroup>, std::string> read_standings(
    std::string_view body, live::LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::mlb
