#pragma once

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/log/log.hpp"
#include "projections/models/rows.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `standings`: one wide row per account, with its coins, its record of settled bets
// (ever, and for the leaderboards ever, in the week and in the month of its latest settlement
// there) and its progress. Bets on replayed games are left out of the leaderboards (RULES 33).
//
// The start of that week and month is stored in the row. When the calendar moves on nothing is
// rewritten: a reader who compares the start with the current one finds the old window empty. A
// week that comes again because the clock was set back counts from its new beginning.
//
// Rows live in memory between commits, so that any number of events on an account cost one read and
// one write per commit.
class Standings {
 public:
  static const Schema kSchema;

  // Asks the log for the settlement that a reversal names, and the models before it in the file,
  // `games` and `bets`, for the games of a bet.
  explicit Standings(const ModelSource& source);
  void on(const ledger::Posting& posting);
  void on(const ledger::AccountOpened& opened, const ledger::Record& record);
  void on(const ledger::PurseOpened& opened, const ledger::Record& record);
  void on(const ledger::BetSettled& settled, const ledger::Record& record);
  void on(const ledger::SettlementReversed& reversed, const ledger::Record& record);
  void on(const ledger::XpAwarded& awarded, const ledger::Record& record);
  void on(const ledger::QuizCompleted& quiz, const ledger::Record& record);
  void on(const ledger::SkillReached& reached, const ledger::Record& record);
  void on(const ledger::BadgeEarned& earned, const ledger::Record& record);
  void on(const ledger::MembershipUpgraded& upgrade, const ledger::Record& record);
  void on(const ledger::AccountClosed& closed, const ledger::Record& record);
  void flush();

 private:
  // Settled bets by outcome, and what they brought (credits - stakes).
  struct Outcomes {
    std::int64_t won{};
    std::int64_t lost{};
    std::int64_t pushed{};
    std::int64_t voided{};
    ledger::Coins profit{};

    void add(const ledger::BetSettled& settled, std::int64_t times);
  };
  // And how their prices closed. Replayed games have no part in it: of most past seasons one price
  // a game is known, so that the closing price is the one that was offered.
  struct Tally {
    Outcomes outcomes;
    std::int64_t closed{};       // singles with a closing-line value
    std::int64_t close_value{};  // its sum, in millionths

    void add(const ledger::BetSettled& settled, std::int64_t times);
  };
  struct Window {
    ledger::Timestamp start{};
    ledger::Position since{};  // its first settlement
    Tally tally;
  };
  // How much of a row has changed since the last commit. The columns that a bet changes are written
  // without touching the rest.
  enum class Change : std::uint8_t { kNone, kCoinsAndXp, kAny };
  struct Row {
    ledger::Coins balance{};
    ledger::Coins held{};
    Outcomes ever;
    Tally ranked;  // as `week` and `month`: without bets on replayed games
    Window week;
    Window month;
    std::int64_t xp_total{};
    std::int32_t level{1};
    std::optional<ledger::SkillLevel> skill;
    std::optional<std::int32_t> quiz;  // its answers, a digit each
    std::optional<ledger::Timestamp> quiz_at;
    ledger::Bits<ledger::Badge> badges;
    std::optional<ledger::Tier> tier;
    Change change{};
  };

  // Every stored column after the account's number, in the order of the table.
  static auto columns(auto& row);

  Row& row(ledger::AccountId account, Change change);  // for a change

  // Whether the bet, or a leg of it, is on a replayed game.
  bool is_replayed(const ledger::BetSettled& settled);

  const ledger::Log& log_;
  sqlite::Statement load_;
  sqlite::Statement store_;
  sqlite::Statement store_coins_and_xp_;
  sqlite::Statement source_;
  sqlite::Statement replayed_leg_;
  std::optional<std::pair<ledger::GameId, ledger::Source>> source_of_;  // the game asked for last
  std::unordered_map<ledger::AccountId, Row> rows_;
  std::vector<ledger::AccountId> dirty_;
};

// Reads one account's figures.
class StandingQuery {
 public:
  explicit StandingQuery(const sqlite::Connection& db);
  std::optional<Standing> find(ledger::AccountId account);
  std::vector<ledger::AccountId> members();  // of a paid tier, ascending

 private:
  sqlite::Statement find_;
  sqlite::Statement members_;
};

}  // namespace chalkline::projections
