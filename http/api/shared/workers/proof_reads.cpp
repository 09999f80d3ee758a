#include "http/api/shared/workers/proof_reads.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kProofThreads = 1;

// A tile takes some ten microseconds, a proof a millisecond at most: a twentieth of a second.
constexpr std::size_t kProofQueueMax = 64;

}  // namespace

ProofReads::ProofReads() : workers_{"proofs", kProofThreads, kProofQueueMax} {}

}  // namespace chalkline::http
