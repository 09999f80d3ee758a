#include "sports/simulation/leagues/standings.hpp"

#include <algorithm>
#include <tuple>

#include "sports/model/conferences.hpp"
#include "sports/model/hockey_teams.hpp"
#include "sports/model/league.hpp"
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

  // A loss in extra time is one of its own in hockey alone.
  void add(int own, int other, bool overtime) {
    using enum hub::Outcome;
    outcomes.push_back(own > other ? kWin : overtime ? kOvertimeLoss : kLoss);
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

auto hockey_rank(const hub::Standing& row) {
  return std::tuple{-row.season.points(), -row.season.wins, row.allowed - row.scored,
                    std::string_view{row.team.name}};
}

auto league_rank(const hub::Standing& row) {
  return std::tuple{-row.season.share(), row.allowed - row.scored, std::string_view{row.team.name}};
}

std::string_view group_of(Sport sport, std::string_view code) {
  if (sport == kHockey) return name_of(hockey_team(code).division);
  return conference_name(sport, is_in_first_conference(sport, code));
}

std::vector<hub::StandingsGroup> empty_groups(Sport sport) {
  std::vector<hub::StandingsGroup> groups;
  if (sport == kHockey) {
    for (const auto division : kDivisions) groups.push_back({name_of(division)});
  } else {
    for (const bool first : {true, false}) groups.push_back({conference_name(sport, first)});
  }
  return groups;
}

}  // namespace

std::vector<hub::StandingsGroup> standings(const World& world, Sport sport, ledger::Timestamp now) {
  const auto teams = teams_of(sport);
  std::vector<TeamSeason> seasons(teams.size());
  for (const auto slot : ended_games(sport, now)) {
    const auto pair = pairing(world, slot);
    const auto scores = scoring(simulated_game(world, slot).match);
    const auto score = state_at(scores, kGameTicks).score;
    const bool overtime = sport == kHockey && !scores.empty() && scores.back().overtime;
    seasons[pair.home].add(score.home, score.away, overtime);
    seasons[pair.away].add(score.away, score.home, overtime);
  }
  auto groups = empty_groups(sport);
  for (auto& group : groups) {
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (group_of(sport, teams[i].code) == group.name)
        group.teams.push_back(standing(teams[i], seasons[i]));
    }
    sport == kHockey ? std::ranges::sort(group.teams, {}, hockey_rank)
                     : std::ranges::sort(group.teams, {}, league_rank);
  }
  return groups;
}

}  // namespace chalkline::sports::simulated
