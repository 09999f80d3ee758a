#include "sports/feeds/replay/recorded_seasons.hpp"

#include <algorithm>

namespace chalkline::sports::replay {
namespace {

// An import leaves all else of a game as it was.
bool is_same(const ReplayGame& one, const ReplayGame& other) {
  return one.listed.source_key == other.listed.source_key && one.score == other.score;
}

}  // namespace

RecordedGames RecordedSeasons::games(ReplayStore& store, ledger::Sport sport, std::int32_t year) {
  std::erase_if(kept_, [](const auto& one) { return one.second.expired(); });
  auto stored = store.games(sport, year);
  auto& kept = kept_[{sport, year}];
  if (auto games = kept.lock(); games && std::ranges::equal(*games, stored, is_same)) return games;
  stored.shrink_to_fit();
  auto games = std::make_shared<const std::vector<ReplayGame>>(std::move(stored));
  kept = games;
  return games;
}

}  // namespace chalkline::sports::replay
