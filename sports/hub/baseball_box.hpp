#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sports/hub/box.hpp"
#include "sports/hub/player.hpp"

// A baseball game's figures by player, as each source fills them in. Those that not every source
// has are shown where all players have them.
namespace chalkline::sports::hub {

struct BatterLine {
  Player player;
  std::string position;
  int at_bats{};
  int runs{};
  int hits{};
  int home_runs{};
  int runs_batted_in{};
  std::optional<int> walks{};
  std::optional<int> strikeouts{};
  friend bool operator==(const BatterLine&, const BatterLine&) = default;
};

struct PitcherLine {
  Player player;
  int outs{};  // three an inning
  int hits{};
  int runs{};
  int earned_runs{};
  int strikeouts{};
  std::optional<int> walks{};
  friend bool operator==(const PitcherLine&, const PitcherLine&) = default;
};

struct BaseballLines {
  int hits{};
  int errors{};
  std::optional<int> left_on_base{};
  std::vector<BatterLine> batters;
  std::vector<PitcherLine> pitchers;
  friend bool operator==(const BaseballLines&, const BaseballLines&) = default;
};

// The teams' and players' figures are there once the game is over.
struct BaseballBox {
  LineScore line;
  std::optional<BaseballLines> home{};
  std::optional<BaseballLines> away{};
  friend bool operator==(const BaseballBox&, const BaseballBox&) = default;
};

Box box_of(const BaseballBox& baseball);

}  // namespace chalkline::sports::hub
