#include "sports/simulation/leagues/standings.hpp"

#include <algorithm>
#include <tuple>

#include "sports/model/league.hpp"
#include "sports/model/sport_traits.hpp"
#include "sports/simulation/games/simulated_game.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::Sport;

constexpr std::size_t kLatestGames = 10;

// A team's season as it comes together.
struct TeamSeason {
  std::vector<hub::Outcome> outcomes;
  int scored{};
  int allowed{};

  void add(int own, int other, hub::Outcome loss) {
    const auto decided = own > other ? hub::Outcome::kWin : loss;
    outcomes.push_back(own == other ? hub::Outcome::kTie : decided);
    scored += own;
    allowed += other;
  }
};

hub::Standing standing(const LeagueTeam& team, const TeamSeason& season) {
  hub::Standing row{.team = {std::string{team.name}, std::string{team.code}},
                    .scored = season.scored,
                    .allowed = season.allowed};
  const auto& outcomes = season.outcomes;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    row.season.add(outcomes[i]);
    if (i + kLatestGames >= outcomes.size()) row.last_ten.add(outcomes[i]);
    if (row.streak.outcome != outcomes[i]) row.streak = {outcomes[i], 0};
    ++row.streak.games;
  }
  return row;
}

auto rank_by_points(const hub::Standing& row) {
  return std::tuple{-row.season.points(), -row.season.wins, row.allowed - row.scored,
                    std::string_view{row.team.name}};
}

auto rank_by_share(const hub::Standing& row) {
  return std::tuple{-row.season.share(), row.allowed - row.scored, std::string_view{row.team.name}};
}

}  // namespace

std::vector<hub::StandingsGroup> standings(const World& world, Sport sport, ledger::Timestamp now) {
  const auto teams = teams_of(sport);
  const auto& traits = traits_of(sport);
  std::vector<TeamSeason> seasons(teams.size());
  for (const auto slot : ended_games(world, sport, now)) {
    const auto pair = pairing(world, slot);
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto score = state_at(scores, kGameTicks).score;
    const bool overtime = !scores.empty() && scores.back().overtime;
    const auto loss = overtime && traits.counts_overtime_losses ? hub::Outcome::kOvertimeLoss
                                                                : hub::Outcome::kLoss;
    seasons[pair.home].add(score.home, score.away, loss);
    seasons[pair.away].add(score.away, score.home, loss);
  }
  std::vector<hub::StandingsGroup> groups;
  for (const auto name : traits.groups) {
    auto& group = groups.emplace_back(hub::StandingsGroup{name});
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (traits.group_of(teams[i].code) == name)
        group.teams.push_back(standing(teams[i], seasons[i]));
    }
    traits.counts_overtime_losses ? std::ranges::sort(group.teams, {}, rank_by_points)
                                  : std::ranges::sort(group.teams, {}, rank_by_share);
  }
  return groups;
}

}  // namespace chalkline::sports::simulated
