#pragma once

#include <array>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/names.hpp"
#include "base/sqlite/sqlite.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/store/game_store.hpp"

namespace chalkline::sports {

enum class PastOutcome : std::uint8_t { kWon = 1, kLost = 2, kLostInOvertime = 3, kTied = 4 };
inline constexpr std::array<std::string_view, 4> kPastOutcomes{"W", "L", "OTL", "T"};
constexpr Names names_of(PastOutcome /*outcome*/) { return {kPastOutcomes}; }

// A game that a team has played, as that team sees it.
struct PastGame {
  ledger::Timestamp starts_at{};
  std::string opponent;  // its code
  bool is_home{};
  std::int32_t scored{};
  std::int32_t conceded{};
  PastOutcome outcome{};
  friend bool operator==(const PastGame&, const PastGame&) = default;
};

// All that is known of a game.
struct GamePage {
  Game game;
  std::vector<Quote> quotes;  // by time
  std::optional<Venue> venue;
  std::optional<hub::Box> box;
  std::vector<PastGame> home_last;  // before this one, newest first, at most kLastGames
  std::vector<PastGame> away_last;
};

inline constexpr std::size_t kLastGames = 5;  // RULES 38

// Reads the pages of games from sports.db, for any thread, by a connection of its own.
class GamePages {
 public:
  // `hub` outlives this, and may be null. Throws sqlite::Error, as find() does.
  GamePages(const std::string& database, const hub::DataHub* hub);

  std::optional<GamePage> find(ledger::GameId id, ledger::Timestamp now);
  // As ReplayStore has them.
  std::vector<RecordedStart> recorded_starts();
  // Whether find() has a page.
  bool has(ledger::GameId id);

 private:
  std::vector<PastGame> last_games(const Game& before, const Team& team, ledger::Timestamp now);

  const hub::DataHub* hub_;
  std::mutex mutex_;
  sqlite::Connection db_;
  GameStore store_;
};

}  // namespace chalkline::sports
