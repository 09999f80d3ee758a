#include "sports/store/asked_store.hpp"

namespace chalkline::sports {

AskedStore::AskedStore(sqlite::Connection& db)
    : put_(db, "INSERT OR REPLACE INTO asked VALUES (?1, ?2, ?3, ?4)"),
      find_(db, "SELECT heard_at, again_at, credits_left FROM asked WHERE feed = ?1"),
      keys_to_come_(db, R"(
        SELECT key, starts_at FROM joined_key JOIN game ON game.id = joined_key.game
          WHERE feed = ?1 AND status = 0 AND NOT gone)") {}

void AskedStore::put(const std::string& feed, const FeedHealth& health) {
  if (!health.heard_at || !health.failure.empty()) return;
  put_.run(feed, *health.heard_at, health.asked_again_at, health.credits_left);
}

std::optional<FeedHealth> AskedStore::find(const std::string& feed) {
  auto rows = find_.query(feed);
  if (!rows.next()) return std::nullopt;
  return FeedHealth{.heard_at = rows.get<ledger::Timestamp>(0),
                    .failure = {},
                    .credits_left = rows.get<std::optional<std::int64_t>>(2),
                    .asked_again_at = rows.get<std::optional<ledger::Timestamp>>(1)};
}

std::map<std::string, ledger::Timestamp> AskedStore::keys_to_come(const std::string& feed) {
  std::map<std::string, ledger::Timestamp> keys;
  for (auto rows = keys_to_come_.query(feed); rows.next();) {
    keys.emplace(rows.get<std::string>(0), rows.get<ledger::Timestamp>(1));
  }
  return keys;
}

}  // namespace chalkline::sports
