#pragma once

#include <functional>
#include <string_view>

#include "ledger/log.hpp"
#include "ledger/merkle.hpp"

namespace chalkline::ledger {

// Visits the records from `first` to `last` in order, each with its leaf hash, until `visit` says
// false. They are read and hashed ahead on a thread of their own, which is a third of the work of
// verifying them. Throws LogFailure like Log::scan, after the records before the fault.
void scan_hashed(const Log& log, Position first, Position last,
                 const std::function<bool(Position, std::string_view, const Hash&)>& visit);

}  // namespace chalkline::ledger
