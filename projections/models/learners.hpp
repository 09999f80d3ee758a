#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/events/events.hpp"
#include "ledger/values/bits.hpp"
#include "projections/models/schema.hpp"

namespace chalkline::projections {

// The read model `learners`: of each purse of a class the counts and sums that an overview of the
// class needs, so that it reads some rows a learner however many bets there are.
class Learners {
 public:
  static const Schema kSchema;

  explicit Learners(const ModelSource& source);
  void on(const ledger::ClassOpened& opened, const ledger::Record& record);
  void on(const ledger::ClassEnded& ended, const ledger::Record& record);
  void on(const ledger::PurseOpened& opened, const ledger::Record& record);
  void on(const ledger::ConsentChanged& changed, const ledger::Record& record);
  void on(const ledger::MemberLeft& left, const ledger::Record& record);
  void on(const ledger::CoinsGranted& grant, const ledger::Record& record);
  void on(const ledger::BetPlaced& bet, const ledger::Record& record);
  void on(const ledger::BetSettled& settled, const ledger::Record& record);
  void on(const ledger::SettlementReversed& reversed, const ledger::Record& record);
  void on(const ledger::BetReviewed& look_back, const ledger::Record& record);
  void on(const ledger::GuideRead& read, const ledger::Record& record);
  void on(const ledger::EstimateGiven& estimate, const ledger::Record& record);
  void on(const ledger::ReviewAnswered& answer, const ledger::Record& record);
  void on(const ledger::MarketMarked& marked, const ledger::Record& record);
  void on(const ledger::MarginGuessed& guessed, const ledger::Record& record);
  void on(const ledger::HunchStated& stated, const ledger::Record& record);
  void on(const ledger::LimitsSet& limits, const ledger::Record& record);
  void on(const ledger::GamePassed& passed, const ledger::Record& record);

 private:
  // A settlement comes (1) or goes (-1).
  void settle(const ledger::BetSettled& settled, int direction);
  bool is_replayed(const ledger::BetPlaced& bet);
  void compare(const ledger::EstimateGiven& estimate, ledger::Timestamp at);
  void change_gap(const ledger::BetSettled& settled, std::int64_t stated, int direction);

  const ledger::Log& log_;
  sqlite::Statement open_class_;
  sqlite::Statement end_class_;
  sqlite::Statement open_;
  sqlite::Statement change_consent_;
  sqlite::Statement leave_;
  sqlite::Statement add_coins_;
  sqlite::Statement find_;
  sqlite::Statement place_;
  sqlite::Statement add_recent_;
  sqlite::Statement is_replayed_;
  sqlite::Statement load_game_;
  sqlite::Statement store_game_;
  sqlite::Statement add_gap_;
  sqlite::Statement look_back_;
  sqlite::Statement follow_;
  sqlite::Statement pass_;
  sqlite::Statement forget_asked_;
  sqlite::Statement add_alike_;
  sqlite::Statement add_asked_;
  sqlite::Statement learn_;
  sqlite::Statement answer_wrong_;
  sqlite::Statement answer_right_;
};

// Two of a class who give the same estimate, to the percent and within a minute, on so many lines
// are alike: two accounts of one person, or one who tells the other. It is shown and is no verdict.
inline constexpr std::chrono::minutes kAlikeWithin{1};
inline constexpr int kAlikeLines = 5;

// The last bets of a learner that are kept: two thirties are compared at each 30th bet, and stay
// so until the next (insight/learners/overview.hpp).
inline constexpr std::size_t kLearnerRecent = 90;

struct LearnerBet {
  ledger::GameId game{};
  bool has_small_stake{};  // at or below 5% of the purse before it
  bool has_chance{};       // the learner stated one
  bool is_followed{};      // by a look back at some bet before the next one was placed
};

// Sums over the decided bets with a stated chance, but for those on past seasons, of stated less
// happened, in percent; `games`, `sizes`, `products`, `squares` and `luck` are over games, of 1,
// n^2, n * sum, sum^2 and n * the sum of p(100-p) of the stated chances p.
struct LearnerGap {
  std::int64_t n{};
  std::int64_t sum{};
  std::int64_t games{};
  std::int64_t sizes{};
  std::int64_t products{};
  std::int64_t squares{};
  std::int64_t luck{};
  friend bool operator==(const LearnerGap&, const LearnerGap&) = default;
};

struct LearnerRow {
  ledger::AccountId account{};  // the purse
  ledger::Bits<ledger::ConsentRow> consent;
  bool left{};
  bool taken_back{};  // nothing of the member is to be seen
  ledger::Timestamp joined_at{};
  std::optional<ledger::Timestamp> acted_at{};  // last, in the purse
  // Last act of their own since joining that a class can ask for: a guide, an answer, an estimate,
  // a mark, a guess, a hunch, a limit.
  std::optional<ledger::Timestamp> learned_at{};
  std::int64_t wrong_in_a_row{};  // the most answers to one check of a guide, in the class
  std::int64_t bets{};
  std::int64_t small_stakes{};
  std::int64_t chances{};
  std::int64_t look_backs{};
  LearnerGap gap{};
  std::vector<LearnerBet> recent{};        // the oldest first
  std::vector<ledger::AccountId> alike{};  // purses of the class, in order
};

class LearnerQueries {
 public:
  explicit LearnerQueries(const sqlite::Connection& db);

  struct Rows {
    ledger::Position position{};
    std::vector<LearnerRow> rows;  // as asked, but for purses that were never opened
  };
  Rows of(std::span<const ledger::AccountId> purses);

 private:
  sqlite::Statement position_;
  sqlite::Statement find_;
  sqlite::Statement recent_;
  sqlite::Statement alike_;
};

}  // namespace chalkline::projections
