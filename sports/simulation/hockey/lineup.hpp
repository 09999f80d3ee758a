#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "sports/simulation/draws/seed.hpp"
#include "sports/simulation/season/player_form.hpp"

// The lineup of a hockey team: four lines of forwards and three pairs of defencemen, and whose a
// goal is by who is on the ice (decisions/0026).
namespace chalkline::sports::simulated {

// The roster: a goalie, and the skaters after him.
inline constexpr std::size_t kGoalie = 0;

struct SkaterRole {
  std::string_view position;  // "LW"
  double finishing{};         // how good his shots are
  double passing{};           // how often he is who passed, for each of his shots
  double minutes{};           // on the ice, of a game as they go
};

// The skater of a roster slot, 1 to 18.
const SkaterRole& skater_role(std::size_t roster_slot);

// How many of a team are on the ice: five against five, more than the other team, or three in
// overtime.
enum class Strength : std::uint8_t { kEven, kPowerPlay, kOvertime };

struct DrawnGoal {
  std::size_t scorer{};
  std::array<std::optional<std::size_t>, 2> assists{};
  std::span<const std::size_t> on_ice;  // the skaters, scorer and helpers among them
};
DrawnGoal draw_goal(Strength strength, const Means& means, Seed at);

// The skaters of the other team at a goal, but for a power play's.
std::span<const std::size_t> draw_defenders(Strength strength, Seed at);

// The skater whose a shot is that the goalie saves, and each one's share of these.
std::size_t draw_shooter(const Means& means, Seed at);
double shooting_share(const Means& means, std::size_t roster_slot);

// The chance that a goal of the team is a skater's, and that he has an assist of it.
struct GoalShare {
  double scored{};
  double assisted{};
};
using GoalShares = std::array<GoalShare, kFiguresMost>;
GoalShares goal_shares(Strength strength, const Means& means);

}  // namespace chalkline::sports::simulated
