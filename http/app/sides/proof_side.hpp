#pragma once

#include "base/stop_order.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/write_side.hpp"
#include "proof/publication/publisher.hpp"

namespace chalkline::http {

// The transparency log of the ledger, which is signed while the server runs.
struct ProofSide {
  // As WriteSide. Before anything is recorded: a ledger that does not continue what was signed is
  // refused here. Signs once it is started.
  ProofSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
            StopOrder& stops);

  proof::Publisher publisher;
};

}  // namespace chalkline::http
