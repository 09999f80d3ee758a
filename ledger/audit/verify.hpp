#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/audit/evidence.hpp"
#include "ledger/events/generations.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/checkpoint_store.hpp"

namespace chalkline::ledger {

// Something that must not be. Position 0: not about one record.
struct Fault {
  Position position{};
  std::string what;          // one sentence
  std::string_view event{};  // the name of the one that is not as it had to be, if it is that
};

// A ClockSet: an operator's statement that the clock had been wrong.
struct SetBack {
  Position position{};
  Timestamp from{};
  Timestamp to{};
};

// An OperatorActed: an operator's decision about a game.
struct OperatorActRecord {
  Position position{};
  OperatorActed act;
  bool overrules{};  // the game was simulated, and its commitment derives another score
};

// A correction that left an account with less than no coins (RULES 14).
struct BelowZero {
  Position position{};
  AccountId account{};
  Coins balance{};
};

struct VerifyReport {
  Position records{};  // how many were read
  Hash root{};         // recomputed over all of them
  std::vector<Fault> faults;
  std::uint64_t faults_total{};   // faults beyond kFaultsListed are counted only
  std::vector<SetBack> set_back;  // at most kFaultsListed; a fault only where the rules forbid it
  std::vector<OperatorActRecord> acts;  // the same
  std::uint64_t acts_total{};
  std::vector<BelowZero> below_zero;  // the same; no faults
  std::uint64_t below_zero_total{};
  std::vector<Remark> remarks;  // the same
  std::uint64_t remarks_total{};
  // Games to which nobody committed: their prices and results are what their feeds have said. Games
  // of real leagues and of past seasons, and simulated ones of programs before commitments.
  std::uint64_t games_on_trust{};
  std::uint64_t simulated_on_trust{};  // of them
  // No later one wrote the first record: later ones write none in the versions that are found.
  Generation begun_by{kLatestGeneration};
};

// A root that an auditor has kept: of the tree over the records up to `position`.
struct KnownRoot {
  Position position{};
  Hash root{};
};

// "1234:9f86...": a number of events and the root that audit verify printed for them. The error is
// one sentence.
std::expected<KnownRoot, std::string> parse_known_root(std::string_view text);

// A log that is wrong everywhere must not fill the memory with sentences about it.
inline constexpr std::size_t kFaultsListed = 1'000;

// Replays the whole log and trusts nothing: checksums, gaps, order of time (which goes back in a
// ClockSet alone), every stream's chain,
// the Merkle root after each batch, the head, postings that sum to zero; decides every event again
// from the state before it, so that each stake, profit and balance and each settlement follows from
// the recorded quote and result. `progress` is called now and then with (records read, total).
// Memory: per account and game, per bet until its result can no longer be corrected, and a bit per
// record.
struct VerifyOptions {
  // Derives simulated games from what is revealed of them (audit_evidence.hpp); without it the
  // prices and results of games are taken as they are recorded.
  OpenEvidence evidence{};
  // Have to be the log's own: a log that was rewritten from an honest start, or cut off at a batch,
  // differs in nothing else.
  std::vector<KnownRoot> known{};
  // A server wrote it, which adopts rules before it writes anything that only programs with rules
  // of several versions write.
  bool served{};
  // Compared with what the records up to its position lead to.
  const CheckpointStore* state{};
  // The directory of the balances as they once were, compared in the same way; empty: none.
  std::string history{};
  // Told the root of each perfect subtree of 2^height records, as MerkleTree::append() completes
  // them: what else is kept of them can be compared. Called on another thread, which has ended when
  // verify() returns.
  std::function<void(unsigned height, const Hash& root)> subtree{};
};
VerifyReport verify(const Log& log, const std::function<void(Position, Position)>& progress,
                    const VerifyOptions& options = {});

// The same of the records, their roots and the head alone.
VerifyReport verify_records(const Log& log, OpenEvidence evidence = {});

}  // namespace chalkline::ledger
