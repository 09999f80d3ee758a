#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game.hpp"

namespace chalkline::sports {

// The game that a key of a feed names.
struct NamedGame {
  ledger::GameId id{};
  bool swapped{};  // the feed has home and away the other way round
  friend bool operator==(const NamedGame&, const NamedGame&) = default;
};

// A game's start, as a feed last reported it while the game was to come.
struct ToldStart {
  std::string feed;
  ledger::Timestamp starts_at{};
  std::int32_t number{};  // Listed's
  friend bool operator==(const ToldStart&, const ToldStart&) = default;
};

// The keys by which feeds name games in sports.db, and what each feed last said of its key's game.
// For one thread at a time; every call throws sqlite::Error.
class JoinedKeys {
 public:
  explicit JoinedKeys(sqlite::Connection& db);

  // From now on the feed's key names the game. A key is its own or another feed's game's.
  void join(const std::string& feed, const std::string& key, NamedGame game);
  // From now on the keys that were joined to `before` name the other game.
  void rejoin(ledger::GameId before, NamedGame game);
  std::optional<NamedGame> game(const std::string& feed, const std::string& key);
  // Those that list the game now.
  std::vector<std::string> listing_feeds(ledger::GameId game);
  // Stores when the game of the feed's key begins, and its number, as the feed says.
  void tell_start(const std::string& key, const ToldStart& told);
  std::vector<ToldStart> told_starts(ledger::GameId game);
  // Stores whether the feed lists the game of its key; returns whether that has changed.
  bool set_listed(const std::string& feed, const std::string& key, bool is_listed);

 private:
  sqlite::Statement join_;
  sqlite::Statement rejoin_;
  sqlite::Statement game_;
  sqlite::Statement listing_feeds_;
  sqlite::Statement tell_start_;
  sqlite::Statement told_starts_;
  sqlite::Statement set_gone_;
};

}  // namespace chalkline::sports
