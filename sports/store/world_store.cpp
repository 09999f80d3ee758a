#include "sports/store/world_store.hpp"

namespace chalkline::sports {

WorldStore::WorldStore(sqlite::Connection& db)
    : seen_until_(db, "SELECT seen_until FROM feed WHERE name = ?1 AND world = ?2"),
      set_seen_until_(db, "INSERT OR REPLACE INTO feed VALUES (?1, ?2, ?3)") {}

std::optional<ledger::Timestamp> WorldStore::seen_until(const std::string& feed,
                                                        const std::string& world) {
  auto rows = seen_until_.query(feed, world);
  if (!rows.next()) return std::nullopt;
  return rows.get<ledger::Timestamp>(0);
}

void WorldStore::set_seen_until(const std::string& feed, const std::string& world,
                                ledger::Timestamp time) {
  set_seen_until_.run(feed, world, time);
}

}  // namespace chalkline::sports
