#include "sports/simulation/hockey/ice_time.hpp"

#include <algorithm>

#include "sports/simulation/games/overtime.hpp"
#include "sports/simulation/hockey/lineup.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr int kSkatersOnIce = 5;
constexpr int kSkatersOfOvertime = 3;
constexpr int kMinuteS = 60;

// How much more or less than his role's a skater's part of a game is at most.
constexpr double kPartDeviation = 0.08;

// The seconds on the ice of all skaters of the team together.
int team_seconds(const HockeyPlay& play, bool home, int tick) {
  const auto played = play_tick(tick, Timetable::kPeriods);
  auto seconds = kSkatersOnIce * played * kPeriodClockPerTickS;
  for (const auto& penalty : play.penalties) {
    if (penalty.tick > tick) break;
    if (penalty.home != home) continue;
    const auto since = played - play_tick(penalty.tick, Timetable::kPeriods);
    seconds -= std::min(penalty.seconds, since * kPeriodClockPerTickS);
  }
  const auto overtime =
      std::clamp(tick - regulation_ticks(Timetable::kPeriods), 0, play.overtime_minutes);
  return seconds + kSkatersOfOvertime * overtime * kMinuteS;
}

}  // namespace

std::array<int, kHockeyLineup> ice_time(const SimulatedGame& game, const HockeyPlay& play,
                                        bool home, int tick) {
  std::array<double, kHockeyLineup> until{};  // the parts of all skaters up to each
  double all = 0;
  for (auto slot = kGoalie + 1; slot < kHockeyLineup; ++slot) {
    const auto number = slot + (home ? 0 : kHockeyLineup);
    const auto draw = game.match.draws.of(RngPurpose::kIceTime, number).unit();
    all += skater_role(slot).minutes * (1 + kPartDeviation * (2 * draw - 1));
    until.at(slot) = all;
  }
  // Each part is rounded with those before it, so that nothing is lost.
  const auto seconds = team_seconds(play, home, tick);
  std::array<int, kHockeyLineup> times{};
  int before = 0;
  for (auto slot = kGoalie + 1; slot < kHockeyLineup; ++slot) {
    const auto by_then =
        slot + 1 == kHockeyLineup ? seconds : static_cast<int>(seconds * (until.at(slot) / all));
    times.at(slot) = by_then - before;
    before = by_then;
  }
  return times;
}

}  // namespace chalkline::sports::simulated
