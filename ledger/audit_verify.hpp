#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ledger/log.hpp"

namespace chalkline::ledger {

// Something that must not be. Position 0: not about one record.
struct Fault {
  Position position{};
  std::string what;  // one sentence
};

struct VerifyReport {
  Position records{};  // how many were read
  Hash root{};         // recomputed over all of them
  std::vector<Fault> faults;
  std::uint64_t faults_total{};  // faults beyond kFaultsListed are counted only
};

// A log that is wrong everywhere must not fill the memory with sentences about it.
inline constexpr std::size_t kFaultsListed = 1'000;

// Replays the whole log and trusts nothing: checksums, gaps, order of time, every stream's chain,
// the Merkle root after each batch, postings that sum to zero; decides every event again from the
// state before it, so that each stake, profit and balance and each settlement follows from the
// recorded quote and result; and compares the state kept beside the log with the one derived.
// `progress` is called now and then with (records read, total). Memory: per account and game, and
// per bet until its result can no longer be corrected.
VerifyReport verify(const Log& log, const std::function<void(Position, Position)>& progress);

}  // namespace chalkline::ledger
