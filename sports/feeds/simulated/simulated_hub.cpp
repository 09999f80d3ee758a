#include "sports/feeds/simulated/simulated_hub.hpp"

#include <algorithm>

#include "sports/model/sport_traits.hpp"
#include "sports/simulation/leagues/line_scores.hpp"
#include "sports/simulation/leagues/sport_views.hpp"
#include "sports/simulation/leagues/standings.hpp"

namespace chalkline::sports::simulated {

using ledger::Sport;

template <class Content>
Content SimulatedHub::kept(BySport<Content>& all, Sport sport, ledger::Timestamp now,
                           Content (*derive)(const World&, Sport, ledger::Timestamp)) const {
  {
    const std::scoped_lock lock{mutex_};
    const auto found = all.find(sport);
    if (found != all.end() && found->second.from <= now && now < found->second.until)
      return found->second.content;
  }
  // Others go on meanwhile, and may derive the same.
  auto content = derive(world_, sport, now);
  const std::scoped_lock lock{mutex_};
  all.insert_or_assign(sport, Kept<Content>{now, season_holds_until(sport, now), content});
  return content;
}

hub::IfKnown<std::vector<hub::ScheduledGame>> SimulatedHub::schedule(
    Sport sport, std::chrono::year_month_day date, ledger::Timestamp now) const {
  return simulated::schedule(world_, sport, date, now);
}

hub::IfKnown<std::vector<hub::Box>> SimulatedHub::boxes(Sport sport,
                                                        std::chrono::year_month_day date,
                                                        ledger::Timestamp now) const {
  std::vector<hub::Box> boxes;
  for (const auto slot : slots_on(sport, date)) {
    if (starts_at(slot) <= now) boxes.push_back(simulated::box(world_, slot, now));
  }
  return boxes;
}

hub::IfKnown<std::vector<hub::StandingsGroup>> SimulatedHub::standings(
    Sport sport, ledger::Timestamp now) const {
  return kept(standings_, sport, now, &simulated::standings);
}

hub::IfKnown<hub::Rosters> SimulatedHub::rosters(Sport sport, ledger::Timestamp now) const {
  return kept(rosters_, sport, now, &simulated::rosters);
}

std::optional<hub::Box> SimulatedHub::box(const Game& game, ledger::Timestamp now) const {
  if (game.starts_at > now) return std::nullopt;
  const auto slot = slot_at(game.sport, game.starts_at);
  // A game of another world was another one.
  if (source_key(world_, slot) != game.source_key) return std::nullopt;
  return simulated::box(world_, slot, now);
}

std::optional<Venue> SimulatedHub::venue(const Game& game) const {
  if (game.source != ledger::Source::kSimulated) return std::nullopt;
  return traits_of(game.sport).venue_of(game.home.code);
}

// While a game is played, each tick may bring a score.
ledger::Timestamp SimulatedHub::day_holds_until(Sport sport, ledger::Timestamp now) const {
  const auto next_start = starts_at(first_after(sport, now));
  const auto playing = next_start - kBetweenStarts + kGameLength;
  return now < playing ? std::min(now + kLiveTick, playing) : next_start;
}

// The end of the sport's game that ends next.
ledger::Timestamp SimulatedHub::season_holds_until(Sport sport, ledger::Timestamp now) const {
  return starts_at(first_after(sport, now - kGameLength)) + kGameLength;
}

}  // namespace chalkline::sports::simulated
