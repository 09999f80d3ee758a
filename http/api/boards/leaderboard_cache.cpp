#include "http/api/boards/leaderboard_cache.hpp"

#include "http/json/user_json.hpp"

namespace chalkline::http {
wire::LeaderboardEntry entry_of(const projections::LeaderboardEntry& entry, PublicNames& names) {
  const auto& [won, lost, close] = entry.record;
  const auto& name = names.of(entry.account);
  return {.id = name.handle,
          .rank = entry.rank,
          .username = name.username,
          .subscription_tier_id = entry.tier,
          .badges = wire::badges_of(entry.badges),
          .win_rate = {projections::win_rate_tenths(won, lost)},
          .decided_bets = won + lost,
          .close = wire::close_record_of(close),
          .virtual_balance = entry.balance,
          .profit = entry.profit,
          .level = entry.level};
}

LeaderboardCache::Found LeaderboardCache::of(const projections::ReadModels& models,
                                             projections::Period period,
                                             projections::Category category, PublicNames& names,
                                             std::optional<ledger::AccountId> asker) {
  const auto key =
      static_cast<std::size_t>(period) * kCategories + static_cast<std::size_t>(category);
  const auto board = models.board(period, category);
  const auto* top = texts_.find(key, board);
  if (top == nullptr) {
    std::vector<wire::LeaderboardEntry> entries;
    for (const auto& entry : board->top()) entries.push_back(entry_of(entry, names));
    auto text = to_json(entries);
    text.pop_back();  // a row may follow
    top = &texts_.put(key, board, shared_json(text, "]"));
  }
  if (!asker) return {*top, ""};
  const auto own = board->row(*asker);
  if (!own || own->rank <= board->top().size()) return {*top, ""};
  std::string tail{','};  // behind the 50 that it is not among
  append_json(tail, entry_of(*own, names));
  tail += ']';
  return {*top, std::move(tail)};
}

}  // namespace chalkline::http
