#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/names.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/hub/data_hub.hpp"

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
  std::vector<FeedQuote> quotes;  // by time
  std::optional<Venue> venue;
  std::optional<hub::Box> box;
  std::vector<PastGame> home_last;  // before this one, newest first, at most kLastGames
  std::vector<PastGame> away_last;
};

inline constexpr std::size_t kLastGames = 5;  // RULES 38

// The pages of games. The calls are for any thread, wait for the disk and throw sqlite::Error.
class GamePages {
 public:
  // Both outlive this; `hub` may be null.
  GamePages(HistoryReader& history, const hub::DataHub* hub) : history_(history), hub_(hub) {}

  std::optional<GamePage> find(ledger::GameId id, ledger::Timestamp now) const;
  // The team's last games of the source before `now`, newest first.
  std::vector<PastGame> last_games(ledger::Sport sport, ledger::Source source, const Team& team,
                                   std::size_t count, ledger::Timestamp now) const;
  // Whether find() has a page.
  bool has(ledger::GameId id) const { return history_.has(id); }

 private:
  std::vector<PastGame> last_games(const Game& before, const Team& team, std::size_t count,
                                   ledger::Timestamp now) const;

  HistoryReader& history_;
  const hub::DataHub* hub_;
};

}  // namespace chalkline::sports
