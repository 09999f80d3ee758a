#include "sports/simulated/simulated_feed.hpp"

#include <algorithm>

#include "sports/game_id.hpp"
#include "sports/leagues/league.hpp"
#include "sports/simulated/live_play.hpp"
#include "sports/simulated/player_props.hpp"
#include "sports/simulated/players.hpp"
#include "sports/simulated/quotes.hpp"
#include "sports/simulated/seed_file.hpp"
#include "sports/simulated/simulated_game.hpp"
#include "sports/simulated/time_marks.hpp"

namespace chalkline::sports::simulated {

SimulatedFeed::SimulatedFeed(std::uint64_t seed, std::optional<ledger::Timestamp> seen_until)
    : seed_number_(seed), seed_(seed), seen_until_(seen_until) {}

std::string SimulatedFeed::world() const { return fingerprint(seed_number_); }

std::vector<Update> SimulatedFeed::poll(ledger::Timestamp now) {
  if (seen_until_ && now <= *seen_until_) return {};
  std::vector<Update> updates;
  for (const auto sport : kSports) {
    const auto tell_starting = [&](ledger::Timestamp after, ledger::Timestamp until) {
      for (auto slot = first_after(sport, after); starts_at(slot) <= until; ++slot.number) {
        tell(slot, now, updates);
      }
    };
    auto unseen = now - kCatchUp;
    if (seen_until_) {
      tell_starting(*seen_until_ - kGameLength, *seen_until_ + kHorizon);
      unseen = std::max(unseen, *seen_until_ + kHorizon);
    }
    tell_starting(unseen, now + kHorizon);
  }
  seen_until_ = now;
  std::ranges::sort(updates, {}, order_of);
  return updates;
}

void SimulatedFeed::tell(Slot slot, ledger::Timestamp now, std::vector<Update>& updates) const {
  const auto is_new = [&](ledger::Timestamp at) {
    return at <= now && (!seen_until_ || at > *seen_until_);
  };
  const auto start = starts_at(slot);
  const auto game = simulated_game(seed_, slot);
  const auto listed = listing(seed_number_, game);
  const auto id = game_id(source(), listed.source_key);
  if (is_new(start - kHorizon)) updates.push_back({start - kHorizon, listed});
  const auto times = quote_times(game.match.seed, start);
  for (std::size_t i = 0; i < times.size(); ++i) {
    if (!is_new(times[i])) continue;
    updates.push_back({times[i], Quoted{id, quote(game.match.seed, slot.sport, game.expected, i)}});
  }
  if (is_new(start + kGameLength)) {
    const auto scores = scoring(game.match);
    Ended ended{id, state_at(scores, kGameTicks).score,
                player_lines(seed_, game.match, game.pairing)};
    ended.periods = period_scores(slot.sport, scores);
    if (slot.sport == ledger::Sport::kNba) ended.figures = player_figures(seed_, game);
    updates.push_back({start + kGameLength, std::move(ended)});
  }
}

std::shared_ptr<const LivePlay> SimulatedFeed::play(const Game& game) const {
  const auto slot = first_after(game.sport, game.starts_at - std::chrono::microseconds{1});
  const auto drawn = simulated_game(seed_, slot);
  // A game of another seed ends otherwise, or not at all.
  if (listing(seed_number_, drawn).source_key != game.source_key) return nullptr;
  return std::make_shared<const SimulatedPlay>(game, drawn);
}

ledger::Timestamp SimulatedFeed::next(ledger::Timestamp now) const {
  auto soonest = ledger::Timestamp::max();
  const auto consider = [&](ledger::Timestamp at) {
    if (at > now) soonest = std::min(soonest, at);
  };
  for (const auto sport : kSports) {
    // From the games being played to the next one to be listed.
    const auto unlisted = first_after(sport, now + kHorizon);
    for (auto slot = first_after(sport, now - kGameLength); slot.number <= unlisted.number;
         ++slot.number) {
      const auto start = starts_at(slot);
      consider(start + kGameLength);
      for (const auto at : quote_times(game_seed(seed_, slot), start)) consider(at);
    }
  }
  return soonest;
}

}  // namespace chalkline::sports::simulated
