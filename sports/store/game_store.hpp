#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/model/game.hpp"
#include "sports/model/result.hpp"

namespace chalkline::sports {

// The last stage of a game that the ledger has accepted. Stored by number.
enum class LedgerStage : std::uint8_t {
  kNothing = 0,
  kScheduled = 1,
  kClosed = 2,
  kEnded = 3,
  kRevealed = 4
};

// A final score that may still change, and since when its feed has reported it.
struct StandingScore {
  ledger::Score score;
  ledger::Timestamp since{};
  friend bool operator==(const StandingScore&, const StandingScore&) = default;
};

// A game as sports.db keeps it.
struct FeedGame {
  Game game;
  std::int32_t season{};
  bool offered{};  // it was quoted before its start: the ledger has to know it
  LedgerStage stage{};
  std::optional<ledger::Timestamp> ended_at;  // final, corrected last, or cancelled
  // For the ledger, once the game is final:
  ledger::PeriodScores periods;
  std::vector<ledger::PlayerFigures> figures;  // ascending by player
  ledger::GameProof proof;
  std::string reveal;  // of one that was committed to
  // The feeds that its values are from (feed_group.hpp); empty where none has reported any.
  std::string scheduled_by;
  ledger::Timestamp scheduled_at{};  // when that feed reported it
  std::string quoted_by;
  std::string ended_by;
  bool official{};  // the result came as a correction
  std::optional<StandingScore> unofficial;
  // The feed that says of it, while it is to come, what cannot be; empty where none does. It is not
  // sold meanwhile.
  std::string held_by;
  // The game of other feeds that it has turned out to be, which is offered in its place: bets that
  // it has stand.
  std::optional<ledger::GameId> same_as;
  friend bool operator==(const FeedGame&, const FeedGame&) = default;
};

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

// How long sports.db keeps the ended games of the simulated source whole: longer than the longest
// season (21 days), whose record is shown, and it bounds the file at a few megabytes. Replayed
// games are bounded by what was imported, and stay.
inline constexpr auto kSimulatedGamesKept = std::chrono::hours{24 * 30};

// How long it keeps their results and quotes, from which the Wizard learns at a start: 10,080 games
// of each league, since it takes some 10,000 until a weight is earned (docs/WIZARD.md), in some 30
// megabytes.
inline constexpr auto kSimulatedResultsKept = std::chrono::hours{24 * 210};

// Writes games, quotes and results to sports.db, and reads what the book goes on from; past games
// are read by sports/history. For one thread at a time; every call throws sqlite::Error.
class GameStore {
 public:
  explicit GameStore(sqlite::Connection& db);

  bool knows(ledger::GameId id);
  void insert(const FeedGame& game);  // without quotes
  void insert_quote(ledger::GameId id, const std::string& feed, const Quote& quote);
  // Both replace what was there.
  void put_players(ledger::GameId id, const std::vector<PlayerLine>& lines);
  void put_statistics(const FeedGame& game);  // periods and figures
  void update(const FeedGame& game);          // what is not quotes, statistics or fixed when listed

  // Every game that has not ended or whose end was not sent to the ledger, of any source.
  std::vector<FeedGame> unfinished();
  std::optional<FeedGame> find(ledger::GameId id);
  // Games of the same source, sport and teams that start at most so much earlier or later, with the
  // facts that tell them apart: those with the same home team first, and of these the nearest. A
  // game that is offered as another one is left out.
  std::vector<Game> meetings(const Game& like, std::chrono::microseconds apart);

  // Whether props of bookmakers were ever offered on it (prop_store.hpp).
  bool has_props(ledger::GameId id);

  // From now on the feed's key names the game. A key is its own or another feed's game's.
  void join(const std::string& feed, const std::string& key, NamedGame game);
  // From now on the keys that were joined to `before` name the other game.
  void rejoin(ledger::GameId before, NamedGame game);
  std::optional<NamedGame> joined_game(const std::string& feed, const std::string& key);
  // Those that list the game now.
  std::vector<std::string> listing_feeds(ledger::GameId game);
  // Stores when the game of the feed's key begins, and its number, as the feed says.
  void tell_start(const std::string& key, const ToldStart& told);
  std::vector<ToldStart> told_starts(ledger::GameId game);
  // Stores whether the feed lists the game of its key; returns whether that has changed.
  bool set_listed(const std::string& feed, const std::string& key, bool is_listed);

  // For one world of a feed (feed.hpp).
  std::optional<ledger::Timestamp> seen_until(const std::string& feed, const std::string& world);
  void set_seen_until(const std::string& feed, const std::string& world, ledger::Timestamp time);
  // Deletes what kSimulatedGamesKept no longer covers, but for what kSimulatedResultsKept does.
  void prune(ledger::Timestamp now);

 private:
  std::vector<FeedGame> read_games(sqlite::Rows rows);

  sqlite::Statement knows_;
  sqlite::Statement insert_;
  sqlite::Statement insert_quote_;
  sqlite::Statement delete_players_;
  sqlite::Statement insert_player_;
  sqlite::Statement delete_periods_;
  sqlite::Statement insert_period_;
  sqlite::Statement delete_figures_;
  sqlite::Statement insert_figures_;
  sqlite::Statement insert_figure_;
  sqlite::Statement update_;
  sqlite::Statement unfinished_;
  sqlite::Statement find_;
  sqlite::Statement first_quote_;
  sqlite::Statement last_quote_;
  sqlite::Statement periods_;
  sqlite::Statement figures_;
  sqlite::Statement has_props_;
  sqlite::Statement meetings_;
  sqlite::Statement join_;
  sqlite::Statement rejoin_;
  sqlite::Statement joined_game_;
  sqlite::Statement listing_feeds_;
  sqlite::Statement tell_start_;
  sqlite::Statement told_starts_;
  sqlite::Statement set_gone_;
  sqlite::Statement seen_until_;
  sqlite::Statement set_seen_until_;
  sqlite::Statement keep_results_;
  sqlite::Statement keep_quotes_;
  sqlite::Statement prune_;
  sqlite::Statement forget_results_;
};

}  // namespace chalkline::sports
