#include "http/api/boards/leaderboard_cache.hpp"

#include "http/json/user_json.hpp"

namespace chalkline::http {
namespace {

// An entry has some 250 with the longest name and all badges. Without room for it the 50 of the
// board would be copied twice for each answer.
constexpr std::size_t kEntryBytes = 512;

}  // namespace

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

std::shared_ptr<const std::string> LeaderboardCache::of(const projections::ReadModels& models,
                                                        projections::Period period,
                                                        projections::Category category,
                                                        PublicNames& names,
                                                        std::optional<ledger::AccountId> asker) {
  const auto key =
      static_cast<std::size_t>(period) * kCategories + static_cast<std::size_t>(category);
  const auto board = models.board(period, category);
  const auto* top = texts_.find(key, board);
  if (top == nullptr) {
    std::vector<wire::LeaderboardEntry> entries;
    for (const auto& entry : board->top()) entries.push_back(entry_of(entry, names));
    top = &texts_.put(key, board, std::make_shared<const std::string>(to_json(entries)));
  }
  if (!asker) return *top;
  const auto own = board->row(*asker);
  if (!own || own->rank <= board->top().size()) return *top;
  std::string text;
  text.reserve((*top)->size() + kEntryBytes);
  text.append(**top, 0, (*top)->size() - 1);
  text += ',';  // behind the 50 that it is not among
  append_json(text, entry_of(*own, names));
  text += ']';
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace chalkline::http
