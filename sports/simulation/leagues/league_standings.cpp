#include "sports/simulation/leagues/league_standings.hpp"

#include <algorithm>
#include <tuple>

#include "sports/model/conferences.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/simulated_game.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::ptrdiff_t kLatestGames = 10;

// A team's season as it comes together.
struct LeagueSeason {
  std::vector<bool> won;
  int scored{};
  int allowed{};

  void add(int own, int other) {
    won.push_back(own > other);
    scored += own;
    allowed += other;
  }
};

hub::WinLoss wins_of(std::vector<bool>::const_iterator begin,
                     std::vector<bool>::const_iterator end) {
  const auto wins = static_cast<int>(std::count(begin, end, true));
  return {wins, static_cast<int>(end - begin) - wins};
}

int streak_of(const std::vector<bool>& won) {
  int games = 0;
  for (auto game = won.rbegin(); game != won.rend() && *game == won.back(); ++game) ++games;
  return games > 0 && !won.back() ? -games : games;
}

hub::LeagueStanding league_standing(const LeagueTeam& team, const LeagueSeason& season) {
  const auto& won = season.won;
  const auto latest = std::min(kLatestGames, std::ssize(won));
  return {{std::string{team.name}, std::string{team.code}},
          wins_of(won.begin(), won.end()),
          wins_of(won.end() - latest, won.end()),
          streak_of(won),
          season.scored,
          season.allowed};
}

auto league_rank(const hub::LeagueStanding& row) {
  return std::tuple{-row.season.share(), row.allowed - row.scored, std::string_view{row.team.name}};
}

}  // namespace

std::vector<hub::ConferenceStandings> league_standings(const World& world, ledger::Sport sport,
                                                       ledger::Timestamp now) {
  const auto teams = teams_of(sport);
  std::vector<LeagueSeason> seasons(teams.size());
  for (const auto slot : ended_games(sport, now)) {
    const auto pair = pairing(world, slot);
    const auto score = state_at(scoring(simulated_game(world, slot).match), kGameTicks).score;
    seasons[pair.home].add(score.home, score.away);
    seasons[pair.away].add(score.away, score.home);
  }
  std::vector<hub::ConferenceStandings> table;
  for (const bool first : {true, false}) {
    auto& rows = table.emplace_back(conference_name(sport, first)).teams;
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (is_in_first_conference(sport, teams[i].code) == first)
        rows.push_back(league_standing(teams[i], seasons[i]));
    }
    std::ranges::sort(rows, {}, league_rank);
  }
  return table;
}

}  // namespace chalkline::sports::simulated
