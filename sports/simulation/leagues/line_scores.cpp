#include "sports/simulation/leagues/line_scores.hpp"

#include <algorithm>
#include <utility>

#include "ledger/values/game_id.hpp"
#include "sports/model/league.hpp"
#include "sports/model/sport_traits.hpp"
#include "sports/simulation/games/innings.hpp"

namespace chalkline::sports::simulated {
namespace {

Team team_at(ledger::Sport sport, std::size_t index) {
  const auto& entry = teams_of(sport)[index];
  return {std::string{entry.name}, std::string{entry.code}};
}

void file_quarters(hub::LineScore& line, const Match& match, int tick) {
  constexpr int kQuarters = 4;
  const auto quarter_of = [](int play) { return (play - 1) / kQuarterTicks + 1; };
  const auto begun = quarter_of(std::min(game_clock(tick).play_ticks + 1, kPlayTicks));
  for (int quarter = 1; quarter <= begun; ++quarter) line.parts.push_back({quarter, 0, 0});
  for (const auto& scored : scoring(match)) {
    if (scored.tick > tick) break;
    if (scored.overtime && line.parts.size() == kQuarters)
      line.parts.push_back({kQuarters + 1, 0, 0});
    const auto quarter = scored.overtime ? kQuarters + 1 : quarter_of(play_tick(scored.tick));
    auto& part = line.parts.at(static_cast<std::size_t>(quarter) - 1);
    (scored.home ? *part.home : part.away) += scored.points;
  }
}

void file_innings(hub::LineScore& line, const Match& match, int tick) {
  const auto scores = scoring(match);
  const auto innings = innings_of(match);
  for (int half = 0; half <= innings.at(tick); ++half) {
    if (is_bottom(half)) {
      line.parts.back().home = 0;
    } else {
      line.parts.push_back({inning_of(half), std::nullopt, 0});
    }
  }
  for (std::size_t i = 0; i < scores.size() && scores[i].tick <= tick; ++i) {
    const auto add = [&](int half, int runs) {
      auto& part = line.parts.at(static_cast<std::size_t>(inning_of(half)) - 1);
      (scores[i].home ? *part.home : part.away) += runs;
    };
    const auto& [half, runs_before] = innings.filed()[i];
    if (runs_before > 0) add(half - 2, runs_before);
    add(half, scores[i].points - runs_before);
  }
}

hub::ScheduledGame scheduled_game(const World& world, Slot slot, ledger::Timestamp now) {
  const auto pair = pairing(world, slot);
  auto home = team_at(slot.sport, pair.home);
  const auto venue = traits_of(slot.sport).venue_of(home.code);
  return {.id = game_id(ledger::Source::kSimulated, source_key(world, slot)),
          .starts_at = starts_at(slot),
          .status = status_at(slot, now),
          .home = std::move(home),
          .away = team_at(slot.sport, pair.away),
          .venue = venue};
}

int tick_at(Slot slot, ledger::Timestamp now) {
  return static_cast<int>(std::min<std::int64_t>((now - starts_at(slot)) / kLiveTick, kGameTicks));
}

ledger::Score score_at(const World& world, Slot slot, ledger::Timestamp now) {
  return state_at(scoring(simulated_game(world, slot).match), tick_at(slot, now)).score;
}

}  // namespace

hub::LineScore line_score(const World& world, Slot slot, ledger::Timestamp now) {
  hub::LineScore line{scheduled_game(world, slot, now), {}, {}};
  if (line.game.status == GameStatus::kScheduled) return line;
  const auto tick = tick_at(slot, now);
  const auto match = simulated_game(world, slot).match;
  line.score = state_at(scoring(match), tick).score;
  traits_of(slot.sport).parts == Parts::kInnings ? file_innings(line, match, tick)
                                                 : file_quarters(line, match, tick);
  return line;
}

std::vector<hub::ScheduledGame> schedule(const World& world, ledger::Sport sport,
                                         std::chrono::year_month_day date, ledger::Timestamp now) {
  std::vector<hub::ScheduledGame> games;
  for (const auto slot : slots_on(sport, date)) {
    auto& game = games.emplace_back(scheduled_game(world, slot, now));
    if (game.status != GameStatus::kScheduled) game.score = score_at(world, slot, now);
  }
  return games;
}

}  // namespace chalkline::sports::simulated
