#include "sports/simulation/leagues/line_scores.hpp"

#include <algorithm>

#include "ledger/values/game_id.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

Team team_at(ledger::Sport sport, std::size_t index) {
  const auto& entry = teams_of(sport)[index];
  return {std::string{entry.name}, std::string{entry.code}};
}

// The part in which a tick of play lies; both from 1.
int part_of(int play_tick, int parts) { return (play_tick - 1) * parts / kPlayTicks + 1; }

}  // namespace

int regulation_parts(ledger::Sport sport) { return sport == ledger::Sport::kMlb ? 9 : 4; }

hub::LeagueGame league_game(const World& world, Slot slot, ledger::Timestamp now) {
  const auto pair = pairing(world, slot);
  return {game_id(ledger::Source::kSimulated, source_key(world, slot)), starts_at(slot),
          status_at(slot, now), team_at(slot.sport, pair.home), team_at(slot.sport, pair.away)};
}

hub::LineScore line_score(const World& world, Slot slot, ledger::Timestamp now) {
  hub::LineScore line{league_game(world, slot, now), {}, {}};
  if (line.game.status == GameStatus::kScheduled) return line;
  const auto tick =
      static_cast<int>(std::min<std::int64_t>((now - starts_at(slot)) / kLiveTick, kGameTicks));
  const auto regulation = regulation_parts(slot.sport);
  const auto begun = part_of(std::min(game_clock(tick).play_ticks + 1, kPlayTicks), regulation);
  for (int part = 1; part <= begun; ++part) line.parts.push_back({part, 0, 0});
  for (const auto& scored : scoring(simulated_game(world, slot).match)) {
    if (scored.tick > tick) break;
    if (scored.overtime) line.parts.push_back({regulation + 1, 0, 0});
    auto& part = scored.overtime ? line.parts.back()
                                 : line.parts.at(static_cast<std::size_t>(
                                       part_of(play_tick(scored.tick), regulation) - 1));
    (scored.home ? part.home : part.away) += scored.points;
    (scored.home ? line.score.home : line.score.away) += scored.points;
  }
  return line;
}

std::vector<hub::LeagueGame> league_schedule(const World& world, ledger::Sport sport,
                                             std::chrono::year_month_day date,
                                             ledger::Timestamp now) {
  std::vector<hub::LeagueGame> games;
  for (const auto slot : slots_on(sport, date)) games.push_back(league_game(world, slot, now));
  return games;
}

}  // namespace chalkline::sports::simulated
