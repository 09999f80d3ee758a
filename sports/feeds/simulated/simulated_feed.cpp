#include "sports/feeds/simulated/simulated_feed.hpp"

#include <algorithm>
#include <utility>

#include "sports/feeds/simulated/quotes.hpp"
#include "sports/simulation/games/live_play.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/games/time_marks.hpp"
#include "sports/simulation/players/player_lines.hpp"
#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {

SimulatedFeed::SimulatedFeed(const MasterSeed& seed, Seen seen_until, Seen seen_before_keys,
                             std::vector<ledger::Sport> sports, ListedUntil until)
    : world_(seed, until),
      before_keys_(World::before_keys(seed)),
      seen_until_(seen_until),
      seen_before_keys_(seen_before_keys),
      sports_(std::move(sports)) {}

std::vector<Update> SimulatedFeed::poll(ledger::Timestamp now) {
  if (!std::exchange(polled_, true) && seen_until_ && now < *seen_until_) seen_until_.reset();
  if (seen_until_ && now <= *seen_until_) return {};
  std::vector<Update> updates;
  const auto caught_up = now - kCatchUp;
  for (const auto sport : kSports) {
    const auto tell_starting = [&](ledger::Timestamp after, ledger::Timestamp until) {
      for (auto slot = first_after(sport, after); starts_at(slot) <= until; ++slot.number) {
        const auto listed = listed_at(slot);
        // Not all that start within kEarlyHorizon were listed by then.
        const bool is_due = starts_at(slot) > caught_up || (seen_until_ && listed <= *seen_until_);
        if (is_due && listed <= now) tell(world_, slot, seen_until_, now, updates);
      }
    };
    auto unseen = caught_up;
    if (seen_until_) {
      tell_starting(*seen_until_ - kGameLength, *seen_until_ + kEarlyHorizon);
      unseen = std::max(unseen, *seen_until_ + kEarlyHorizon);
    }
    tell_starting(unseen, now + kEarlyHorizon);
  }
  tell_before_keys(now, updates);
  seen_until_ = now;
  std::ranges::sort(updates, {}, order_of);
  return updates;
}

// The feed's progress is not kept for them: what the sportsbook knows already it leaves as it is.
void SimulatedFeed::tell_before_keys(ledger::Timestamp now, std::vector<Update>& updates) {
  if (!seen_before_keys_) return;
  for (const auto sport : kSports) {
    for (auto slot = first_after(sport, *seen_before_keys_ - kGameLength);
         starts_at(slot) <= *seen_before_keys_ + kHorizon; ++slot.number) {
      tell(before_keys_, slot, seen_until_ ? seen_until_ : seen_before_keys_, now, updates);
    }
  }
  if (now > *seen_before_keys_ + kHorizon + kGameLength) seen_before_keys_.reset();
}

void SimulatedFeed::tell(const World& world, Slot slot, const Seen& seen_until,
                         ledger::Timestamp now, std::vector<Update>& updates) const {
  const auto is_new = [&](ledger::Timestamp at) {
    return at <= now && (!seen_until || at > *seen_until);
  };
  const auto start = starts_at(slot);
  const auto first = listed_at(slot);
  const auto times = quote_times(world.draws(slot), start);
  // Of most games there is no news, and to derive one takes twenty times as long as its times.
  if (!is_new(first) && !is_new(start + kGameLength) && std::ranges::none_of(times, is_new)) return;
  const auto game = simulated_game(world, slot);
  const auto key = source_key(world, slot);
  const bool is_listed = std::ranges::find(sports_, slot.sport) != sports_.end();
  if (is_listed && is_new(first)) updates.push_back({first, listing(world, slot)});
  const bool is_early = first != start - kHorizon;
  if (is_early && is_new(first)) updates.push_back({first, Quoted{key, quote(game, 0)}});
  for (std::size_t i = 0; i < times.size(); ++i) {
    if (!is_new(times[i])) continue;
    updates.push_back({times[i], Quoted{key, quote(game, i)}});
  }
  if (is_new(start + kGameLength)) {
    const auto scores = scoring(game.match);
    Result result{state_at(scores, kGameTicks).score, player_lines(game)};
    result.periods = period_scores(game.match, scores);
    if (has_figures(game)) result.figures = player_figures(game);
    if (world.key(slot)) result.reveal = to_reveal(game.parameters);
    updates.push_back({start + kGameLength, Ended{key, std::move(result)}});
  }
}

std::shared_ptr<const LivePlay> SimulatedFeed::play(const Game& game) const {
  const auto slot = slot_at(game.sport, game.starts_at);
  // A game of another world ends otherwise, or not at all.
  if (listing(world_, slot).source_key != game.source_key) return nullptr;
  const auto drawn = simulated_game(world_, slot);
  return std::make_shared<const SimulatedPlay>(game, drawn,
                                               has_figures(drawn) ? &player_figures : nullptr);
}

ledger::Timestamp SimulatedFeed::next(ledger::Timestamp now) const {
  auto soonest = ledger::Timestamp::max();
  const auto consider = [&](ledger::Timestamp at) {
    if (at > now) soonest = std::min(soonest, at);
  };
  for (const auto sport : kSports) {
    // From the games being played to the next one to be listed.
    auto early = first_after(sport, now + kHorizon);
    const auto unlisted = early;
    for (; starts_at(early) <= now + kEarlyHorizon + kBetweenStarts; ++early.number)
      consider(listed_at(early));
    for (auto slot = first_after(sport, now - kGameLength); slot.number <= unlisted.number;
         ++slot.number) {
      const auto start = starts_at(slot);
      consider(start + kGameLength);
      for (const auto at : quote_times(world_.draws(slot), start)) consider(at);
    }
  }
  return soonest;
}

}  // namespace chalkline::sports::simulated
