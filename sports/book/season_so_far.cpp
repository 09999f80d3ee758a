#include "sports/book/season_so_far.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace chalkline::sports {
namespace {

using TeamsByCode = std::map<std::string, TeamSoFar>;

void add_result(TeamsByCode& teams, const Team& team, int scored, int allowed) {
  auto& row = teams[team.code];
  row.team = team;
  row.scored += scored;
  row.allowed += allowed;
  ++(scored > allowed ? row.won : scored < allowed ? row.lost : row.tied);
}

double share_of(const TeamSoFar& row) {
  return (row.won + row.tied / 2.0) / (row.won + row.lost + row.tied);
}

std::vector<TeamSoFar> ranked(const TeamsByCode& teams) {
  std::vector<TeamSoFar> rows;
  for (const auto& [code, row] : teams) rows.push_back(row);
  std::ranges::sort(rows, {}, [](const TeamSoFar& row) {
    return std::tuple{-share_of(row), row.allowed - row.scored, row.team.name};
  });
  return rows;
}

}  // namespace

SeasonSoFar season_so_far(const SeasonRun& run, const std::vector<ReplayGame>& games,
                          ledger::Timestamp now) {
  SeasonSoFar so_far{.run = run, .teams = {}, .next = {}, .games = {}};
  TeamsByCode teams;
  for (const auto& [listed, imported_at, lines, closing, score] : games) {
    const auto recorded = listed.starts_at;
    const auto id = ledger::game_id(ledger::Source::kReplay, listed.source_key + run.world());
    so_far.games.push_back(id);
    if (score && recorded <= run.over_until(now)) {
      add_result(teams, listed.home, score->home, score->away);
      add_result(teams, listed.away, score->away, score->home);
    }
    if (!so_far.next && recorded > run.begun_until(now)) {
      so_far.next = {.id = id,
                     .home = listed.home,
                     .away = listed.away,
                     .starts_at = run.start_of(recorded),
                     .recorded_start = recorded,
                     .is_listed = run.listed_at(recorded) <= now};
    }
  }
  std::ranges::sort(so_far.games);
  so_far.teams = ranked(teams);
  return so_far;
}

}  // namespace chalkline::sports
