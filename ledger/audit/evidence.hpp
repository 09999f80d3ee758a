#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ledger/audit/game_evidence.hpp"
#include "ledger/rules/rules.hpp"

namespace chalkline::ledger {

// How much later a game that was committed to may still be revealed, by the log's time, once
// another one has ended. A server that stopped between a result and its reveal records the
// reveal first when it is back.
inline constexpr auto kRevealDue = std::chrono::hours{1};

// A bet at a replaced price is remarked on only once the newer one is this old: a server's board
// follows its feed within seconds, which are minutes by a clock that runs 60 times as fast.
inline constexpr auto kPriceReplaced = std::chrono::minutes{5};

// The reveal of a game shows that those which began this much earlier have been played as well: a
// simulated game takes less than half of it.
inline constexpr auto kOvertaken = std::chrono::hours{1};

// A ledger that is odd everywhere must not fill the memory with sentences about it.
inline constexpr std::size_t kRemarksListed = 1'000;

// An observation that an honest ledger allows and a rewritten one too, for its reader to judge.
struct Remark {
  Position position{};
  std::string what;  // one sentence
};

// The rules since which every simulated game is committed to.
inline constexpr std::uint16_t kFirstRulesOfCommitments = 2;

// Holds simulated games to their commitments: none is without one; once a game is revealed, every
// price that was taken, advised on or compared with, its closing line, its result and its figures
// have to be those that the reveal derives. An operator may set another result or cancel it, for
// everybody to see; no feed cancels it (RULES 53). Whether a game ended at all, and how soon a
// price followed its line, no commitment can say: those are remarks. Memory: the bets, advice and
// estimates on games that are not revealed yet.
class AuditEvidence {
 public:
  using Report = std::function<void(std::string what)>;

  // Without `open` nothing is checked.
  explicit AuditEvidence(OpenEvidence open) : open_(std::move(open)) {}

  // Every record in order. Reports one phrase for each fault.
  void take(const Record& record, const Report& report);

  // After the last record.
  void finish();

  // In the order in which they came out, at most kRemarksListed of them.
  const std::vector<Remark>& remarks() const { return remarks_; }
  std::uint64_t remarks_total() const { return remarks_total_; }

  // The operator's acts so far whose result is not the one that a reveal has derived, in the order
  // in which that came out.
  const std::vector<Position>& overruling() const { return overruling_; }

 private:
  struct Bet {
    BetId id{};
    Timestamp time{};
    Leg leg;
    std::optional<Condition> condition;
  };
  // Advice, an estimate or a daily line: they are on a price, too.
  struct Quoted {
    Position position{};
    Timestamp time{};
    AskedSide asked;
    std::string_view what;
    // The words by which an old price is remarked on; empty where the price may be as old as the
    // daily line.
    std::string_view given_on;
  };
  // The records of a game that is not revealed yet.
  struct Game {
    GameScheduled scheduled;
    std::vector<Bet> bets;
    std::vector<Quoted> quoted;
    std::optional<LineClosed> closed;
    std::optional<StatisticsRecorded> statistics;
    std::optional<ResultRecorded> result;
    Position operator_act{};  // the OperatorActed that set the result; 0: its feed did
    Position listed_at{};
  };
  struct End {
    GameId game{};
    Timestamp at{};
  };
  struct Take;
  struct Compare;

  Game* find(GameId id);
  void remark(Position position, std::string what);
  // Reports that the first game that has ended was not revealed in time.
  void report_first(const Report& report);

  OpenEvidence open_;
  std::uint16_t rules_{kFirstRules};        // in force
  std::unordered_map<GameId, Game> games_;  // committed to, and neither revealed nor cancelled
  std::deque<End> ended_;  // those of them whose reveal is awaited, in order of their ends
  std::unordered_map<GameId, Score> revealed_;  // with the score that was derived
  Position act_{};                              // the record before, if it is an OperatorActed
  std::vector<Position> overruling_;
  // Reveals of the last kRevealDue, and the latest start of those before them: what began long
  // before it had its time to be played.
  struct RevealedAt {
    Timestamp time{};
    Timestamp starts_at{};
  };
  std::deque<RevealedAt> revealed_lately_;
  Timestamp revealed_start_{};
  std::vector<Remark> remarks_;
  std::uint64_t remarks_total_{};
};

}  // namespace chalkline::ledger
