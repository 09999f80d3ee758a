#pragma once

#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/write_side.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/witness/witnesses.hpp"

namespace chalkline::http {

// The transparency log of the ledger, which is signed while the server runs, and by witnesses too.
struct ProofSide {
  // As WriteSide. Before anything is recorded: a ledger that does not continue what was signed is
  // refused here.
  ProofSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
            StopOrder& stops);

  // Signs from now on.
  void start() { witnesses.start(); }

  proof::Publisher publisher;
  proof::Witnesses witnesses;
};

}  // namespace chalkline::http
