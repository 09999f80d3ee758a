#pragma once

#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/rules/commands.hpp"
#include "sports/model/feed_health.hpp"
#include "sports/model/game.hpp"
#include "sports/store/asked_store.hpp"

namespace chalkline::sports {

// A prop at a bookmaker's prices.
struct PropPrice {
  ledger::PropSubject subject;
  std::string position{};
  bool home{};  // the player's team
  ledger::TwoWay quote;
  std::string bookmaker{};
  friend bool operator==(const PropPrice&, const PropPrice&) = default;
};

// A game of a real league that a feed of prices names by a key.
struct PricedEvent {
  ledger::GameId game{};
  std::string key;
  ledger::Timestamp starts_at{};
  std::string home_code;
  std::string away_code;
  std::optional<ledger::Timestamp> asked_at;  // the last answer on its props
};

// The props of real leagues' games in sports.db: each answer of their bookmakers is kept, and the
// last one is on offer. For any thread, by a connection of its own; every call waits for the disk
// and throws sqlite::Error.
class PropStore {
 public:
  // The database has its present schema: open_sports_db() has opened it before.
  explicit PropStore(const std::string& database);

  // The games on offer that the feed lists and that start after `now`, until `until`, by start.
  std::vector<PricedEvent> events(const std::string& feed, ledger::Timestamp now,
                                  ledger::Timestamp until);
  // The credits that the feeds whose names begin so have left, by the latest answer that had the
  // number.
  struct Credits {
    std::int64_t left{};
    ledger::Timestamp told_at{};
  };
  std::optional<Credits> credits(const std::string& feeds);

  // Keeps an answer: these are the game's props from now on. A price that together with one of
  // before would be a sure profit is left out (RULES 19).
  void put(ledger::GameId game, ledger::Timestamp at, std::span<const PropPrice> prices);
  // Keeps how asking has gone; FeedHealth of an earlier run.
  void note(const std::string& provider, const FeedHealth& health);
  std::optional<FeedHealth> health(const std::string& provider);

  // A price on offer.
  struct Priced {
    std::string id;  // names it for good
    ledger::Timestamp at{};
    PropPrice price;
  };
  // Those of the last answer, by team, the home team's first, player and type.
  std::vector<Priced> offered(ledger::GameId game);
  // Whether the game ever had a price of that id.
  bool had(ledger::GameId game, std::string_view id);
  // Whether props were ever offered on the game that a key of the feed names.
  bool has_props(const std::string& feed, const std::string& key);

 private:
  bool is_sure_with_earlier(ledger::GameId game, const PropPrice& price);

  std::mutex mutex_;  // of what follows
  sqlite::Connection db_;
  AskedStore asked_;
  sqlite::Statement events_;
  sqlite::Statement credits_;
  sqlite::Statement earlier_;
  sqlite::Statement insert_;
  sqlite::Statement set_asked_;
  sqlite::Statement offered_;
  sqlite::Statement had_;
  sqlite::Statement has_props_;
};

}  // namespace chalkline::sports
