#include "sports/feeds/simulated/simulated_hub.hpp"

#include <algorithm>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/baseball/rosters.hpp"
#include "sports/simulation/hockey/box_scores.hpp"
#include "sports/simulation/hockey/rosters.hpp"
#include "sports/simulation/hockey/standings.hpp"
#include "sports/simulation/leagues/league_boxes.hpp"
#include "sports/simulation/leagues/league_standings.hpp"
#include "sports/simulation/leagues/line_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

// The end of the sport's game that ends next.
ledger::Timestamp next_end(ledger::Sport sport, ledger::Timestamp now) {
  return starts_at(first_after(sport, now - kGameLength)) + kGameLength;
}

// The sport's day until something of it changes. While a game is played, each tick may bring a
// score.
ledger::Timestamp day_end(ledger::Sport sport, ledger::Timestamp now) {
  const auto next_start = starts_at(first_after(sport, now));
  const auto playing = next_start - kBetweenStarts + kGameLength;
  return now < playing ? std::min(now + kLiveTick, playing) : next_start;
}

// The boxes of the sport's games that start on the day and have begun.
template <class Box>
std::vector<Box> boxes_on(const World& world, ledger::Sport sport, std::chrono::year_month_day date,
                          ledger::Timestamp now,
                          Box (*box)(const World&, Slot, ledger::Timestamp)) {
  std::vector<Box> boxes;
  for (const auto slot : slots_on(sport, date)) {
    if (starts_at(slot) <= now) boxes.push_back(box(world, slot, now));
  }
  return boxes;
}

}  // namespace

hub::IfKnown<std::vector<hub::ScheduledGame>> SimulatedHub::schedule(
    std::chrono::year_month_day date, ledger::Timestamp now) const {
  return simulated::schedule(world_, date, now);
}

hub::IfKnown<std::vector<hub::BoxScore>> SimulatedHub::box_scores(std::chrono::year_month_day date,
                                                                  ledger::Timestamp now) const {
  auto boxes = simulated::box_scores(world_, date, now);
  std::erase_if(boxes, [](const auto& box) { return box.status == GameStatus::kScheduled; });
  return boxes;
}

std::optional<Slot> SimulatedHub::slot_of(const Game& game, ledger::Sport sport,
                                          ledger::Timestamp now) const {
  if (game.sport != sport || game.starts_at > now) return std::nullopt;
  const auto slot = first_after(sport, game.starts_at - std::chrono::microseconds{1});
  // A game of another world was another one.
  if (source_key(world_, slot) != game.source_key) return std::nullopt;
  return slot;
}

std::optional<hub::BoxScore> SimulatedHub::box_score(const Game& game,
                                                     ledger::Timestamp now) const {
  const auto slot = slot_of(game, kHockey, now);
  if (!slot) return std::nullopt;
  return simulated::box_score(world_, *slot, now);
}

std::optional<hub::BaseballBox> SimulatedHub::baseball_box(const Game& game,
                                                           ledger::Timestamp now) const {
  const auto slot = slot_of(game, kBaseball, now);
  if (!slot) return std::nullopt;
  return simulated::baseball_box(world_, *slot, now);
}

std::optional<Venue> SimulatedHub::venue(const Game& game) const {
  if (game.sport != kHockey || game.source != ledger::Source::kSimulated) return std::nullopt;
  return hockey_team(game.home.code).venue;
}

hub::IfKnown<std::vector<hub::DivisionStandings>> SimulatedHub::standings(
    ledger::Timestamp now) const {
  return simulated::standings(world_, now);
}

hub::IfKnown<std::vector<hub::HockeyRoster>> SimulatedHub::hockey_rosters(
    ledger::Timestamp now) const {
  return simulated::hockey_rosters(world_, now);
}

hub::IfKnown<std::vector<hub::BaseballRoster>> SimulatedHub::baseball_rosters(
    ledger::Timestamp now) const {
  return simulated::baseball_rosters(world_, now);
}

hub::IfKnown<std::vector<hub::LeagueGame>> SimulatedHub::league_schedule(
    ledger::Sport sport, std::chrono::year_month_day date, ledger::Timestamp now) const {
  return simulated::league_schedule(world_, sport, date, now);
}

hub::IfKnown<std::vector<hub::BaseballBox>> SimulatedHub::baseball_boxes(
    std::chrono::year_month_day date, ledger::Timestamp now) const {
  return boxes_on(world_, kBaseball, date, now, &simulated::baseball_box);
}

hub::IfKnown<std::vector<hub::BasketballBox>> SimulatedHub::basketball_boxes(
    std::chrono::year_month_day date, ledger::Timestamp now) const {
  return boxes_on(world_, ledger::Sport::kNba, date, now, &basketball_box);
}

hub::IfKnown<std::vector<hub::ConferenceStandings>> SimulatedHub::league_standings(
    ledger::Sport sport, ledger::Timestamp now) const {
  return simulated::league_standings(world_, sport, now);
}

ledger::Timestamp SimulatedHub::league_day_holds_until(ledger::Sport sport,
                                                       ledger::Timestamp now) const {
  return day_end(sport, now);
}

ledger::Timestamp SimulatedHub::league_season_holds_until(ledger::Sport sport,
                                                          ledger::Timestamp now) const {
  return next_end(sport, now);
}

ledger::Timestamp SimulatedHub::day_holds_until(ledger::Timestamp now) const {
  return day_end(kHockey, now);
}

ledger::Timestamp SimulatedHub::season_holds_until(ledger::Timestamp now) const {
  return std::min(next_end(kHockey, now), next_end(kBaseball, now));
}

}  // namespace chalkline::sports::simulated
