#include "http/caches/leaderboard_cache.hpp"

#include "http/json/user_json.hpp"

namespace chalkline::http {
namespace {

// An entry has some 200 with the longest name and all badges. Without room for it the 50 of the
// board would be copied twice for each answer.
constexpr std::size_t kEntryBytes = 512;

}  // namespace

void append_entry(JsonWriter& out, const projections::LeaderboardEntry& entry,
                  UsernameCache& names) {
  out.object().key("id").integer(static_cast<std::int64_t>(ledger::raw(entry.account)));
  out.key("rank").integer(entry.rank).key("username").text(names.of(entry.account));
  out.key("subscriptionTierId");
  append_tier(out, entry.tier);
  out.key("badges");
  append_badges(out, entry.badges);
  out.key("winRate").tenths(entry.win_rate_tenths).key("virtualBalance").integer(entry.balance);
  out.key("level").integer(entry.level).end();
}

std::shared_ptr<const std::string> LeaderboardCache::of(const projections::ReadModels& models,
                                                        projections::Period period,
                                                        projections::Category category,
                                                        UsernameCache& names,
                                                        std::optional<ledger::AccountId> asker) {
  auto& made = made_[static_cast<std::size_t>(period)][static_cast<std::size_t>(category)];
  auto board = models.board(period, category);
  if (board != made.board) {
    std::string text;
    JsonWriter out{text};
    out.array();
    for (const auto& entry : board->top()) append_entry(out, entry, names);
    out.end_array();
    made = {std::move(board), std::make_shared<const std::string>(std::move(text))};
  }
  if (!asker) return made.text;
  const auto own = made.board->row(*asker);
  if (!own || own->rank <= made.board->top().size()) return made.text;
  std::string text;
  text.reserve(made.text->size() + kEntryBytes);
  text.append(*made.text, 0, made.text->size() - 1);
  JsonWriter out{text};
  append_entry(out, *own, names);
  out.end_array();
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace chalkline::http
