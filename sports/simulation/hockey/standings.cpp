#include "sports/simulation/hockey/standings.hpp"

#include <algorithm>
#include <tuple>

#include "sports/model/league.hpp"
#include "sports/simulation/hockey/hockey_play.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::size_t kLastGames = 10;

// A team's season as it comes together.
struct TeamSeason {
  std::vector<hub::Outcome> outcomes;
  int goals_for{};
  int goals_against{};

  void add(int scored, int allowed, bool overtime) {
    using enum hub::Outcome;
    outcomes.push_back(scored > allowed ? kWin : overtime ? kOvertimeLoss : kLoss);
    goals_for += scored;
    goals_against += allowed;
  }
};

hub::Standing standing(const LeagueTeam& team, const TeamSeason& season) {
  hub::Standing row;
  row.team = {std::string{team.name}, std::string{team.code}};
  row.goals_for = season.goals_for;
  row.goals_against = season.goals_against;
  const auto& outcomes = season.outcomes;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    row.season.add(outcomes[i]);
    if (i + kLastGames >= outcomes.size()) row.last_ten.add(outcomes[i]);
    if (row.streak.outcome != outcomes[i]) row.streak = {outcomes[i], 0};
    ++row.streak.games;
  }
  return row;
}

auto rank(const hub::Standing& row) {
  return std::tuple{-row.season.points(), -row.season.wins, row.goals_against - row.goals_for,
                    std::string_view{row.team.name}};
}

}  // namespace

std::vector<hub::DivisionStandings> standings(const World& world, ledger::Timestamp now) {
  const auto teams = teams_of(kHockey);
  std::vector<TeamSeason> seasons(teams.size());
  for (const auto slot : ended_games(kHockey, now)) {
    const auto pair = pairing(world, slot);
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto score = state_at(scores, kGameTicks).score;
    const bool overtime = !scores.empty() && scores.back().overtime;
    seasons[pair.home].add(score.home, score.away, overtime);
    seasons[pair.away].add(score.away, score.home, overtime);
  }
  std::vector<hub::DivisionStandings> table;
  for (const auto division : kDivisions) {
    auto& rows = table.emplace_back(division).teams;
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (hockey_team(teams[i].code).division == division) {
        rows.push_back(standing(teams[i], seasons[i]));
      }
    }
    std::ranges::sort(rows, {}, rank);
  }
  return table;
}

}  // namespace chalkline::sports::simulated
