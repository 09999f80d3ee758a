#include "sports/feeds/simulated/simulated_hub.hpp"

#include <algorithm>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/hockey/rosters.hpp"
#include "sports/simulation/hockey/standings.hpp"

namespace chalkline::sports::simulated {
namespace {

// The end of the sport's game that ends next.
ledger::Timestamp next_end(ledger::Sport sport, ledger::Timestamp now) {
  return starts_at(first_after(sport, now - kGameLength)) + kGameLength;
}

}  // namespace

std::vector<hub::ScheduledGame> SimulatedHub::schedule(std::chrono::year_month_day date,
                                                       ledger::Timestamp now) const {
  return simulated::schedule(world_, date, now);
}

std::vector<hub::BoxScore> SimulatedHub::box_scores(std::chrono::year_month_day date,
                                                    ledger::Timestamp now) const {
  auto boxes = simulated::box_scores(world_, date, now);
  std::erase_if(boxes, [](const auto& box) { return box.status == GameStatus::kScheduled; });
  return boxes;
}

std::optional<hub::BoxScore> SimulatedHub::box_score(const Game& game,
                                                     ledger::Timestamp now) const {
  if (game.sport != kHockey || game.starts_at > now) return std::nullopt;
  const auto slot = first_after(kHockey, game.starts_at - std::chrono::microseconds{1});
  // A game of another world was another one.
  if (source_key(world_, slot) != game.source_key) return std::nullopt;
  return simulated::box_score(world_, slot, now);
}

std::optional<Venue> SimulatedHub::venue(const Game& game) const {
  if (game.sport != kHockey || game.source != ledger::Source::kSimulated) return std::nullopt;
  return hockey_team(game.home.code).venue;
}

std::vector<hub::DivisionStandings> SimulatedHub::standings(ledger::Timestamp now) const {
  return simulated::standings(world_, now);
}

std::vector<hub::HockeyRoster> SimulatedHub::hockey_rosters(ledger::Timestamp now) const {
  return simulated::hockey_rosters(world_, now);
}

std::vector<hub::BaseballRoster> SimulatedHub::baseball_rosters(ledger::Timestamp now) const {
  return simulated::baseball_rosters(world_, now);
}

ledger::Timestamp SimulatedHub::day_holds_until(ledger::Timestamp now) const {
  // While a game is played, each tick may bring a goal.
  const auto next_start = starts_at(first_after(kHockey, now));
  const auto playing = next_start - kBetweenStarts + kGameLength;
  return now < playing ? std::min(now + kLiveTick, playing) : next_start;
}

ledger::Timestamp SimulatedHub::season_holds_until(ledger::Timestamp now) const {
  return std::min(next_end(kHockey, now), next_end(kBaseball, now));
}

}  // namespace chalkline::sports::simulated
