#include "sports/feeds/replay/replay_feed.hpp"

#include <algorithm>
#include <iterator>

namespace chalkline::sports::replay {

ReplayFeed::ReplayFeed(const std::vector<ReplayGame>& games) {
  for (const auto& game : games) {
    const auto& key = game.listed.source_key;
    updates_.push_back({game.imported_at, game.listed});
    if (game.lines != ledger::Lines{}) {
      updates_.push_back({game.imported_at, Quoted{key, game.lines}});
    }
    if (game.closing != ledger::Lines{} && game.closing != game.lines) {
      const auto at = std::max(game.imported_at, game.listed.starts_at - kClosesBefore);
      updates_.push_back({at, Quoted{key, game.closing}});
    }
    if (game.score) {
      updates_.push_back({game.listed.starts_at + kResultAfter, Ended{key, {*game.score}}});
    }
  }
  std::ranges::stable_sort(updates_, {}, order_of);
}

std::vector<Update> ReplayFeed::poll(ledger::Timestamp now) {
  const auto from = updates_.begin() + static_cast<std::ptrdiff_t>(told_);
  const auto until = std::ranges::upper_bound(from, updates_.end(), now, {}, &Update::at);
  told_ = static_cast<std::size_t>(until - updates_.begin());
  return {from, until};
}

ledger::Timestamp ReplayFeed::next(ledger::Timestamp now) const {
  const auto next = std::ranges::upper_bound(updates_, now, {}, &Update::at);
  return next == updates_.end() ? ledger::Timestamp::max() : next->at;
}

}  // namespace chalkline::sports::replay
