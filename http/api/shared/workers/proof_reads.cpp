#include "http/api/shared/workers/proof_reads.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kProofThreads = 1;

// A tile or a proof takes a millisecond at most: a twentieth of a second.
constexpr std::size_t kProofQueueMax = 64;

// Where all cores are busy a bet's threads have ten times its share.
constexpr int kProofNice = 10;

}  // namespace

ProofReads::ProofReads() : workers_{"proofs", kProofThreads, kProofQueueMax, kProofNice} {}

}  // namespace chalkline::http
