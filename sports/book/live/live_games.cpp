#include "sports/book/live/live_games.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace chalkline::sports {
namespace {

int tick_of(const LivePlay& play, ledger::Timestamp now) {
  return static_cast<int>(std::max<std::int64_t>((now - play.game().starts_at) / kLiveTick, 0));
}

auto place_of(const std::shared_ptr<const LivePlay>& play) {
  return std::tuple{play->game().starts_at, play->game().id};
}

}  // namespace

const LiveGame* LiveBoard::find(ledger::GameId id) const {
  const auto found =
      std::ranges::find(games, id, [](const LiveGame& live) { return live.game.id; });
  return found == games.end() ? nullptr : &*found;
}

bool is_still_good(const LiveGame& seen, const LiveGame& now, ledger::Market market,
                   ledger::Side side) {
  if (seen.suspended || now.suspended || seen.score != now.score) return false;
  const auto& before = ledger::market_of(seen.lines, market);
  const auto& current = ledger::market_of(now.lines, market);
  if (!before || !current || before->line != current->line) return false;
  const auto decimal = [side](const ledger::TwoWay& quote) {
    return ledger::decimal(ledger::of_side(quote, side).odds).value();
  };
  return decimal(*before) <= decimal(*current);
}

void LiveGames::add(std::shared_ptr<const LivePlay> play, ledger::Timestamp now) {
  // By a wrong clock one may have begun whose start is still to come.
  if (play->game().starts_at > now) return;
  const auto place = std::ranges::lower_bound(plays_, place_of(play), {}, place_of);
  if (place != plays_.end() && place_of(*place) == place_of(play)) return;
  if (play->at(tick_of(*play, now)).period == kFinalPeriod) return;
  plays_.insert(place, std::move(play));
}

void LiveGames::remove(ledger::GameId game) {
  std::erase_if(plays_, [game](const auto& play) { return play->game().id == game; });
}

bool LiveGames::advance(ledger::Timestamp now) {
  LiveBoard next{.version = latest_->version + 1, .at = latest_->at, .games = {}};
  bool changed = plays_.size() < latest_->games.size();
  for (const auto& play : plays_) {
    const auto tick = tick_of(*play, now);
    const auto* shown = latest_->find(play->game().id);
    if (shown != nullptr && shown->period == kFinalPeriod) {
      changed = true;  // it has been shown to its end
    } else if (shown != nullptr && shown->tick == tick) {
      next.games.push_back(*shown);
    } else {
      changed = true;
      next.games.push_back(play->at(tick));
      next.games.back().play = play;
      next.at = std::max(next.at, next.games.back().at);
    }
  }
  if (!changed) return false;
  std::erase_if(plays_, [&](const auto& play) { return next.find(play->game().id) == nullptr; });
  latest_ = std::make_shared<const LiveBoard>(std::move(next));
  return true;
}

std::optional<ledger::Timestamp> LiveGames::next_due() const {
  std::optional<ledger::Timestamp> soonest;
  for (const auto& live : latest_->games) {
    const auto due = live.at + kLiveTick;
    soonest = std::min(soonest.value_or(due), due);
  }
  return soonest;
}

}  // namespace chalkline::sports
