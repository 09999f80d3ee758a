#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/engine.hpp"
#include "ledger/market.hpp"

namespace chalkline::sports {

struct Team {
  std::string name;
  std::string code;
};

enum class GameStatus : std::uint8_t { kScheduled, kLive, kFinal, kCancelled };

struct Quote {
  ledger::Lines lines;
  ledger::Timestamp at{};  // when the source published it
};

struct Game {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string source_key;
  ledger::Timestamp starts_at{};
  GameStatus status{};
  Team home;
  Team away;
  Quote opening;
  Quote current;
  std::optional<ledger::Score> score;
};

// Moneyline: the team's name; spread: name and signed handicap; total: "Over 47.5". The labels of RULES 12.
std::string prediction_label(const Game& game, ledger::Market market, ledger::Side side, ledger::HalfPoints line);

// What a label asks for, given the game: which side, and at which line it was quoted. Absent if it is none of the
// game's labels (the line may differ from the current one: then the odds have changed).
struct LabelledPick {
  ledger::Side side{};
  ledger::HalfPoints line{};
};
std::optional<LabelledPick> parse_label(const Game& game, ledger::Market market, std::string_view label);

// An immutable picture of every game on offer. Readers hold it without locks while the next one is built.
struct Board {
  std::uint64_t version{};
  std::vector<Game> upcoming;  // future games with a quote, by start, then id
  const Game* find(ledger::GameId id) const;  // any upcoming game; null when unknown or started
};

struct HotTeam {
  std::string id;
  std::string name;
  std::string code;
  std::string record;  // "12-5" ("12-5-2" with ties or overtime losses)
  ledger::Sport sport{};
};

struct PlayerStat {
  std::string name;
  std::string team;
  std::string stat;
  double value{};        // mean of the last 5 games
  double performance{};  // RULES 34: 100*(mean of last 5 - season mean)/season mean
};

enum class SourceKind : std::uint8_t { kSimulated, kReplay };

struct SportsbookOptions {
  std::string database;  // path of sports.db
  SourceKind source{SourceKind::kSimulated};
  std::uint64_t seed{};  // of the simulated source
};

// Runs the feed: schedules games, moves lines, closes them at the start, records results and cancellations in the
// ledger, keeps every quote with its source and time in sports.db. Restartable at any point: what the ledger already
// knows is not written again.
class Sportsbook {
 public:
  static std::unique_ptr<Sportsbook> open(const SportsbookOptions& options, ledger::Engine& engine,
                                          ledger::Clock clock, double clock_speed);
  virtual ~Sportsbook() = default;
  virtual std::shared_ptr<const Board> board() const = 0;  // any thread, lock-free or nearly so
  virtual std::vector<HotTeam> hot_teams() const = 0;      // at most 3, RULES 34; cached, any thread
  virtual std::vector<PlayerStat> player_stats() const = 0;  // at most 3; cached, any thread
  virtual bool healthy() const = 0;  // the feed's last step succeeded
  virtual void stop() = 0;
};

// `chalkline sports import`: reads nflverse games.csv into sports.db for the replay source, shifted so that its first
// game starts at `first_start`. All or nothing on a malformed file; a bad row is reported and left out.
struct ImportReport {
  std::size_t imported{};
  struct BadRow {
    std::size_t line{};  // 1 is the header
    std::string reason;
  };
  std::vector<BadRow> bad_rows;
};
// Throws std::runtime_error with one sentence when the file cannot be read or is not in the format.
ImportReport import_nflverse(const std::string& database, const std::string& csv_path, ledger::Timestamp first_start);

}  // namespace chalkline::sports
