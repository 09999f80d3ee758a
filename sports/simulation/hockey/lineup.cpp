#include "sports/simulation/hockey/lineup.hpp"

#include <algorithm>
#include <numeric>

#include "sports/simulation/hockey/assists.hpp"

namespace chalkline::sports::simulated {
namespace {

// A first line's centre comes to a goal in two games and to a point in each, the season's leader to
// two in three and to 1.4. Slots 1 to 7 have the positions that they had before there were lineups.
constexpr std::array<SkaterRole, kHockeyLineup> kSkaterRoles{{{"G", 0, 0, 0},
                                                              {"C", 1.06, 1.1, 19.2},
                                                              {"LW", 1.06, 0.9, 18.6},
                                                              {"RW", 1.06, 0.9, 18.2},
                                                              {"D", 0.5, 1.2, 23.2},
                                                              {"C", 1.1, 1, 17},
                                                              {"D", 0.5, 1.1, 21.8},
                                                              {"LW", 1.1, 0.85, 16.6},
                                                              {"RW", 1.1, 0.85, 16.2},
                                                              {"C", 1.1, 0.9, 14.4},
                                                              {"LW", 1.1, 0.8, 13.8},
                                                              {"RW", 1.1, 0.8, 13.6},
                                                              {"C", 1.1, 0.9, 12},
                                                              {"LW", 1.1, 0.8, 11.6},
                                                              {"RW", 1.1, 0.8, 11.4},
                                                              {"D", 0.5, 1.1, 19.8},
                                                              {"D", 0.5, 1.1, 18.8},
                                                              {"D", 0.5, 1.1, 16.6},
                                                              {"D", 0.5, 1.1, 16}}};

// Skaters who are on the ice together, and the part of the time in which just these are.
struct IceUnit {
  double time{};
  std::array<std::size_t, 5> all{};
  std::size_t size{5};

  std::span<const std::size_t> skaters() const { return {all.data(), size}; }
};

struct ForwardLine {
  double time{};
  std::array<std::size_t, 3> skaters{};
};
constexpr std::array<ForwardLine, 4> kForwardLines{
    {{0.31, {1, 2, 3}}, {0.27, {5, 7, 8}}, {0.23, {9, 10, 11}}, {0.19, {12, 13, 14}}}};

struct DefencePair {
  double time{};
  std::array<std::size_t, 2> skaters{};
};
constexpr std::array<DefencePair, 3> kDefencePairs{
    {{0.38, {4, 6}}, {0.34, {15, 16}}, {0.28, {17, 18}}}};

// Lines and pairs change apart.
constexpr auto kEvenUnits = [] {
  std::array<IceUnit, kForwardLines.size() * kDefencePairs.size()> units{};
  std::size_t n = 0;
  for (const auto& line : kForwardLines) {
    for (const auto& pair : kDefencePairs) {
      const auto& [one, two, three] = line.skaters;
      units.at(n++) = {line.time * pair.time, {one, two, three, pair.skaters[0], pair.skaters[1]}};
    }
  }
  return units;
}();

// Four forwards and a defenceman; the first unit has most of a power play.
constexpr std::array<IceUnit, 2> kPowerPlayUnits{
    {{0.65, {1, 2, 3, 5, 4}}, {0.35, {7, 8, 9, 10, 6}}}};

constexpr std::array<IceUnit, 3> kOvertimeUnits{
    {{0.5, {1, 2, 4}, 3}, {0.3, {5, 3, 6}, 3}, {0.2, {7, 8, 15}, 3}}};

std::span<const IceUnit> units_of(Strength strength) {
  switch (strength) {
    case Strength::kEven:
      return kEvenUnits;
    case Strength::kPowerPlay:
      return kPowerPlayUnits;
    case Strength::kOvertime:
      break;
  }
  return kOvertimeUnits;
}

double goal_weight(const Means& means, std::size_t slot) {
  return means.at(slot) * kSkaterRoles.at(slot).finishing;
}

double assist_weight(const Means& means, std::size_t slot) {
  return means.at(slot) * kSkaterRoles.at(slot).passing;
}

// All that the units come to by how often and how well they shoot.
double all_goal_weights(std::span<const IceUnit> units, const Means& means) {
  double all = 0;
  for (const auto& unit : units) {
    for (const auto slot : unit.skaters()) all += unit.time * goal_weight(means, slot);
  }
  return all;
}

double all_assist_weights(const IceUnit& unit, const Means& means) {
  double all = 0;
  for (const auto slot : unit.skaters()) all += assist_weight(means, slot);
  return all;
}

struct GoalScorer {
  const IceUnit* unit{};
  std::size_t slot{};
};

GoalScorer draw_scorer(std::span<const IceUnit> units, const Means& means, Seed draw) {
  auto place = draw.unit() * all_goal_weights(units, means);
  GoalScorer scorer;
  for (const auto& unit : units) {
    for (const auto slot : unit.skaters()) {
      scorer = {&unit, slot};
      const auto part = unit.time * goal_weight(means, slot);
      if (place < part) return scorer;
      place -= part;
    }
  }
  return scorer;  // the last one, where rounding left a rest
}

// One of the unit by their passes, but for who has had his part in the goal.
std::size_t draw_helper(const IceUnit& unit, const Means& means, Seed draw,
                        std::initializer_list<std::size_t> out) {
  const auto is_out = [&](std::size_t slot) { return std::ranges::find(out, slot) != out.end(); };
  auto place = all_assist_weights(unit, means);
  for (const auto slot : out) place -= assist_weight(means, slot);
  place *= draw.unit();
  std::size_t helper = 0;
  for (const auto slot : unit.skaters()) {
    if (is_out(slot)) continue;
    helper = slot;
    if (place < assist_weight(means, slot)) break;
    place -= assist_weight(means, slot);
  }
  return helper;
}

// Adds what the others of the unit have of its goals by one scorer.
void add_assists(const IceUnit& unit, const Means& means, std::size_t scorer, double scored,
                 GoalShares& shares) {
  const auto others = all_assist_weights(unit, means) - assist_weight(means, scorer);
  for (const auto first : unit.skaters()) {
    if (first == scorer) continue;
    const auto passed = scored * assist_weight(means, first) / others;
    shares.at(first).assisted += passed * (1 - kUnassisted);
    const auto rest = others - assist_weight(means, first);
    for (const auto second : unit.skaters()) {
      if (second == scorer || second == first) continue;
      shares.at(second).assisted +=
          passed * (1 - kUnassisted - kOneAssist) * assist_weight(means, second) / rest;
    }
  }
}

double all_shots(const Means& means) {
  return std::accumulate(means.begin() + kGoalie + 1, means.begin() + kHockeyLineup, 0.0);
}

}  // namespace

const SkaterRole& skater_role(std::size_t roster_slot) { return kSkaterRoles.at(roster_slot); }

DrawnGoal draw_goal(Strength strength, const Means& means, Seed at) {
  const auto [unit, slot] = draw_scorer(units_of(strength), means, at.of(RngPurpose::kShooter));
  DrawnGoal goal{slot, {}, unit->skaters()};
  const auto draw = at.of(RngPurpose::kAssist);
  if (draw.chance(kUnassisted)) return goal;
  auto& [first, second] = goal.assists;
  first = draw_helper(*unit, means, draw.of(1), {slot});
  if (!draw.chance(kUnassisted + kOneAssist))
    second = draw_helper(*unit, means, draw.of(2), {slot, *first});
  return goal;
}

std::span<const std::size_t> draw_defenders(Strength strength, Seed at) {
  const auto units = units_of(strength);
  auto place = at.of(RngPurpose::kOnIce).unit();
  for (const auto& unit : units) {
    if (place < unit.time) return unit.skaters();
    place -= unit.time;
  }
  return units.back().skaters();
}

std::size_t draw_shooter(const Means& means, Seed at) {
  auto place = at.of(RngPurpose::kShooter).unit() * all_shots(means);
  auto slot = kGoalie + 1;
  while (slot + 1 < kHockeyLineup && place >= means.at(slot)) place -= means.at(slot++);
  return slot;
}

double shooting_share(const Means& means, std::size_t roster_slot) {
  return means.at(roster_slot) / all_shots(means);
}

// Follows draw_goal() exactly.
GoalShares goal_shares(Strength strength, const Means& means) {
  GoalShares shares{};
  const auto units = units_of(strength);
  const auto all = all_goal_weights(units, means);
  for (const auto& unit : units) {
    for (const auto slot : unit.skaters()) {
      const auto scored = unit.time * goal_weight(means, slot) / all;
      shares.at(slot).scored += scored;
      add_assists(unit, means, slot, scored, shares);
    }
  }
  return shares;
}

}  // namespace chalkline::sports::simulated
