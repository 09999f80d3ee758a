#pragma once

#include <optional>
#include <vector>

#include "sports/hub/box.hpp"
#include "sports/hub/player.hpp"

// A hockey game's figures by player, as each source fills them in.
namespace chalkline::sports::hub {

struct SkaterLine {
  Player player;
  int goals{};
  int assists{};
  std::optional<int> shots{};  // on goal, those that scored included; absent where not known
  std::string position{};      // empty where the source has none
  // Absent where the source has none.
  std::optional<int> plus_minus{};
  std::optional<int> penalty_minutes{};
  std::optional<int> ice_time_s{};
  friend bool operator==(const SkaterLine&, const SkaterLine&) = default;
};

struct GoalieLine {
  Player player;
  int saves{};
  int shots_against{};
  friend bool operator==(const GoalieLine&, const GoalieLine&) = default;
};

// The goal that decides a shootout counts in the score and in its period, for no player: it is no
// shot on goal, and does not count against a goalie.
inline constexpr int kOvertimePeriod = 4;
inline constexpr int kShootoutPeriod = 5;

struct PeriodGoals {
  int period{};  // 1 to 3, then as above
  int home{};
  int away{};
  friend bool operator==(const PeriodGoals&, const PeriodGoals&) = default;
};

struct TeamBox {
  Team team;
  int goals{};
  std::optional<int> shots{};  // on goal; both absent where the source has none
  std::optional<int> power_play_goals{};
  std::vector<SkaterLine> skaters{};  // all who play
  std::vector<GoalieLine> goalies{};
  friend bool operator==(const TeamBox&, const TeamBox&) = default;
};

struct HockeyBox {
  ledger::GameId id{};
  ledger::Timestamp starts_at{};
  GameStatus status{};
  TeamBox home;
  TeamBox away;
  std::vector<PeriodGoals> periods;  // those that have begun, ascending
  friend bool operator==(const HockeyBox&, const HockeyBox&) = default;
};

Box box_of(const HockeyBox& hockey);

}  // namespace chalkline::sports::hub
