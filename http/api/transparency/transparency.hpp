#pragma once

#include <span>

#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/proof_reads.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/witness/witnesses.hpp"

namespace chalkline::http {

// The files of the transparency log, as C2SP tlog-tiles has them: checkpoint and tiles for
// everybody, browsers on other sites and shared caches among them, and bundles of records for
// auditors.
class TransparencyLog {
 public:
  // All outlive this.
  struct Parts {
    const proof::Publisher& publisher;
    const proof::Witnesses& witnesses;
    ProofReads& reads;

    static Parts from(const auto& all) { return {all.publisher, all.witnesses, all.proof_reads}; }
  };
  explicit TransparencyLog(Parts parts) : parts_{parts} {}

  static std::span<const RouteOf<TransparencyLog>> routes();

 private:
  Task<Response> checkpoint(RequestContext& context);
  Task<Response> witnessed(RequestContext& context);
  Task<Response> keys(RequestContext& context);
  Task<Response> tile(RequestContext& context);
  Task<Response> entries(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
