#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/engine.hpp"
#include "ledger/events.hpp"

namespace chalkline::ledger {
class Log;
}

// The read side: disposable SQLite tables that follow the log. Any of it can be deleted and rebuilt from the log to
// the same bytes.
namespace chalkline::projections {

enum class BetStatus : std::uint8_t { kPending = 0, kWon = 1, kLost = 2, kPush = 3, kVoid = 4 };

struct BetRow {
  ledger::BetId id{};
  ledger::AccountId account{};
  ledger::GameId game{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string event_name;  // "away @ home"
  std::string prediction;  // the label as quoted: "Lakers", "Lakers -3.5", "Over 220.5"
  ledger::Timestamp starts_at{};
  ledger::Market market{};
  ledger::Side side{};
  ledger::AmericanOdds odds{};
  ledger::Coins stake{};
  ledger::Coins profit{};
  BetStatus status{};
  std::optional<ledger::Coins> payout;  // credited; absent while pending
  ledger::Timestamp placed_at{};
  std::optional<ledger::Timestamp> settled_at;
};

struct BetFilter {
  std::optional<BetStatus> status;
  std::optional<ledger::Sport> sport;
  std::optional<ledger::Market> market;
  ledger::BetId before = 0;  // only bets older than this one; 0: from the newest
};

// One account's figures.
struct Standing {
  ledger::AccountId account{};
  ledger::Coins balance{};  // available
  ledger::Coins held{};     // in open bets
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t pushed{};
  std::int64_t voided{};
  ledger::Coins profit{};  // of settled bets: credits - stakes
  std::int32_t level{1};
  std::int32_t xp{};  // within the level
  std::optional<ledger::SkillLevel> skill;
  bool quiz_completed{};
};

// RULES 16: 100*won/(won+lost) in tenths of a percent, half up; 0 when nothing is settled.
std::int32_t win_rate_tenths(std::int64_t won, std::int64_t lost);

enum class Period : std::uint8_t { kWeek, kMonth, kAllTime };
enum class Category : std::uint8_t { kWinRate, kBalance, kLevel };

struct BoardEntry {
  std::uint32_t rank{};  // from 1
  ledger::AccountId account{};
  std::int32_t win_rate_tenths{};  // within the period
  ledger::Coins balance{};
  std::int32_t level{};
};

// A leaderboard as of one log position (RULES 33). Immutable; shared between readers.
class Board {
 public:
  virtual ~Board() = default;
  virtual ledger::Position position() const = 0;
  virtual const std::vector<BoardEntry>& top() const = 0;  // at most 50
  // The account's own row, ranked or not in the top; absent when it is not ranked at all.
  virtual std::optional<BoardEntry> row(ledger::AccountId account) const = 0;
};

struct Trend {
  std::string description;  // "Lakers -3.5 (Celtics @ Lakers)"
  double percentage{};      // of the distinct bettors on that market, RULES 34
};

// Queries, for one thread each: open one Reader per io thread.
class Reader {
 public:
  virtual ~Reader() = default;
  virtual ledger::Position position() = 0;
  virtual std::optional<Standing> standing(ledger::AccountId account) = 0;
  virtual std::vector<BetRow> bets(ledger::AccountId account, const BetFilter& filter, std::size_t limit) = 0;
  virtual std::optional<BetRow> bet(ledger::AccountId account, ledger::BetId id) = 0;
  virtual std::vector<Trend> trending(ledger::Timestamp now) = 0;  // at most 3
};

// Owns the files in `directory` and the thread that keeps them up to date.
class ReadModels {
 public:
  // Opens or creates the models and starts following `log`. A model whose stored version is older than the code's is
  // rebuilt beside the old one and switched when it has caught up. Throws if a model has seen a position that the log
  // does not have: the log has then lost records that were acknowledged.
  static std::unique_ptr<ReadModels> open(const std::string& directory, const ledger::Log& log, ledger::Clock clock);
  virtual ~ReadModels() = default;

  virtual std::unique_ptr<Reader> reader() = 0;

  // Position up to which every model has applied the log. Any thread.
  virtual ledger::Position position() const = 0;

  // Calls `ready` once, on the projector's thread or at once on the caller's, when position() >= wanted.
  virtual void when_at(ledger::Position wanted, std::move_only_function<void()> ready) = 0;

  // Calls `changed` on the projector's thread after each committed group with the accounts that it touched (for
  // caches). Register before traffic starts.
  virtual void on_change(std::function<void(const std::vector<ledger::AccountId>&)> changed) = 0;

  // The latest snapshot of a leaderboard; refreshed beside the readers as the models move on. Any thread.
  virtual std::shared_ptr<const Board> board(Period period, Category category) const = 0;

  virtual void stop() = 0;
};

// Rebuilds every model from the log into a fresh directory beside `directory`, compares digests and switches.
// `progress` is called with (applied, total). Returns a digest (SHA-256, hex) of the content of each model:
// (name, digest of the running model at that position, digest of the rebuilt one).
struct RebuildResult {
  std::string model;
  std::string running_digest;
  std::string rebuilt_digest;
};
std::vector<RebuildResult> rebuild(const std::string& directory, const ledger::Log& log,
                                   const std::function<void(ledger::Position, ledger::Position)>& progress);

}  // namespace chalkline::projections
