#include "sports/simulated/players.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

#include "sports/leagues/league.hpp"
#include "sports/simulated/box_score.hpp"
#include "sports/simulated/names.hpp"
#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {
namespace {

struct Role {
  std::string_view stat;
  double mean{};
  int trials{};  // above 0: that many chances, so the figure is binomial; else it is a normal one
};

using Roster = std::array<Role, kRosterSize>;

// A team's 111 points, such that a starter's line is one of SPEC's (10 to 24) but for a star's best
// season.
constexpr Roster kNba{{{"points", 21, 0},
                       {"points", 18, 0},
                       {"points", 16, 0},
                       {"points", 15, 0},
                       {"points", 13, 0},
                       {"points", 11, 0},
                       {"points", 10, 0},
                       {"points", 7, 0}}};
constexpr Roster kNfl{{{"passing yards", 235, 0},
                       {"rushing yards", 72, 0},
                       {"rushing yards", 38, 0},
                       {"receiving yards", 78, 0},
                       {"receiving yards", 56, 0},
                       {"receiving yards", 40, 0},
                       {"receiving yards", 46, 0},
                       {"receiving yards", 24, 0}}};
// A batter's hits alone are so few that form would be noise; with runs and runs batted in they are
// a figure that boards quote.
constexpr std::string_view kBatting = "hits, runs and RBIs";
constexpr Roster kMlb{{{"strikeouts", 6, 25},
                       {kBatting, 2.6, 12},
                       {kBatting, 2.4, 12},
                       {kBatting, 2.2, 12},
                       {kBatting, 2.2, 12},
                       {kBatting, 2, 12},
                       {kBatting, 1.8, 12},
                       {kBatting, 1.8, 12}}};
constexpr Roster kNhl{{{"saves", 27, 30},
                       {"shots on goal", 3.8, 12},
                       {"shots on goal", 3.4, 12},
                       {"shots on goal", 3, 12},
                       {"shots on goal", 2.8, 12},
                       {"shots on goal", 2.6, 12},
                       {"shots on goal", 2.4, 12},
                       {"shots on goal", 2.2, 12}}};

const Roster& roster(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kNba;
    case ledger::Sport::kNfl:
      return kNfl;
    case ledger::Sport::kMlb:
      return kMlb;
    case ledger::Sport::kNhl:
      break;
  }
  return kNhl;
}

constexpr double kFormDeviation = 0.12;   // of a season's mean between players of one role
constexpr double kYardsDeviation = 0.35;  // of one game, relative to the mean

// Factor on the role's mean that a player keeps for a season.
double form(Seed player) { return std::clamp(1 + kFormDeviation * player.normal(), 0.7, 1.3); }

double statistic(Seed draw, const Role& role, double mean) {
  if (role.trials == 0)
    return std::max(0.0, std::round(mean * (1 + kYardsDeviation * draw.normal())));
  const auto chance = std::min(mean / role.trials, 0.97);
  int count = 0;
  for (int i = 0; i < role.trials; ++i) {
    count += draw.of(static_cast<std::uint64_t>(i)).chance(chance) ? 1 : 0;
  }
  return count;
}

using Figures = std::array<std::optional<double>, kRosterSize>;

Figures team_figures(const Match& match, bool home, const Means& means) {
  Figures figures{};
  if (match.sport == ledger::Sport::kNba) {
    const auto box = box_score(match, home, means);
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      if (box[i].played) figures[i] = box[i].points;
    }
    return figures;
  }
  const auto draw = match.seed.of(Stream::kStatistic).of(home ? 0 : 1);
  for (std::size_t i = 0; i < kRosterSize; ++i) {
    figures[i] = statistic(draw.of(i), roster(match.sport)[i], means[i]);
  }
  return figures;
}

}  // namespace

Means season_means(Seed seed, ledger::Sport sport, std::int32_t season, std::size_t team) {
  const auto draw =
      seed.of(Stream::kForm).of(sport).of(static_cast<std::uint64_t>(season)).of(team);
  Means means{};
  for (std::size_t i = 0; i < kRosterSize; ++i) means[i] = roster(sport)[i].mean * form(draw.of(i));
  return means;
}

std::vector<PlayerLine> player_lines(Seed seed, const Match& match, const Pairing& pairing) {
  std::vector<PlayerLine> lines;
  lines.reserve(2 * kRosterSize);
  const auto add_team = [&](std::size_t team, bool home) {
    const auto figures =
        team_figures(match, home, season_means(seed, match.sport, pairing.season, team));
    for (std::size_t i = 0; i < kRosterSize; ++i) {
      if (!figures[i]) continue;
      lines.push_back({std::string{teams_of(match.sport)[team].code},
                       player_name(seed, match.sport, team, i),
                       std::string{roster(match.sport)[i].stat}, *figures[i]});
    }
  };
  add_team(pairing.home, true);
  add_team(pairing.away, false);
  return lines;
}

}  // namespace chalkline::sports::simulated
