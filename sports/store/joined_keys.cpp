#include "sports/store/joined_keys.hpp"

namespace chalkline::sports {

JoinedKeys::JoinedKeys(sqlite::Connection& db)
    : join_(db, "INSERT INTO joined_key (feed, key, game, swapped) VALUES (?1, ?2, ?3, ?4)"),
      rejoin_(db, "UPDATE joined_key SET game = ?2, swapped = swapped <> ?3 WHERE game = ?1"),
      game_(db, "SELECT game, swapped FROM joined_key WHERE feed = ?1 AND key = ?2"),
      listing_feeds_(db, "SELECT feed FROM joined_key WHERE game = ?1 AND NOT gone"),
      tell_start_(db,
                  "UPDATE joined_key SET told_start = ?3, told_number = ?4 WHERE feed = ?1 AND "
                  "key = ?2 AND (told_start IS NOT ?3 OR told_number <> ?4)"),
      told_starts_(db,
                   "SELECT feed, told_start, told_number FROM joined_key "
                   "WHERE game = ?1 AND told_start IS NOT NULL"),
      set_gone_(db,
                "UPDATE joined_key SET gone = ?3 WHERE feed = ?1 AND key = ?2 AND gone <> ?3 "
                "RETURNING 1") {}

void JoinedKeys::join(const std::string& feed, const std::string& key, NamedGame game) {
  join_.run(feed, key, game.id, game.swapped);
}

void JoinedKeys::rejoin(ledger::GameId before, NamedGame game) {
  rejoin_.run(before, game.id, game.swapped);
}

std::optional<NamedGame> JoinedKeys::game(const std::string& feed, const std::string& key) {
  auto rows = game_.query(feed, key);
  if (!rows.next()) return std::nullopt;
  NamedGame game;
  rows.read(game.id, game.swapped);
  return game;
}

std::vector<std::string> JoinedKeys::listing_feeds(ledger::GameId game) {
  std::vector<std::string> feeds;
  for (auto rows = listing_feeds_.query(game); rows.next();) {
    feeds.push_back(rows.get<std::string>(0));
  }
  return feeds;
}

void JoinedKeys::tell_start(const std::string& key, const ToldStart& told) {
  tell_start_.run(told.feed, key, told.starts_at, told.number);
}

std::vector<ToldStart> JoinedKeys::told_starts(ledger::GameId game) {
  std::vector<ToldStart> starts;
  for (auto rows = told_starts_.query(game); rows.next();) {
    auto& start = starts.emplace_back();
    rows.read(start.feed, start.starts_at, start.number);
  }
  return starts;
}

bool JoinedKeys::set_listed(const std::string& feed, const std::string& key, bool is_listed) {
  return set_gone_.query(feed, key, !is_listed).next();
}

}  // namespace chalkline::sports
