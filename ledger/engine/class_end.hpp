#pragma once

#include "ledger/rules/classes/classes.hpp"

namespace chalkline::ledger {

class Log;

// When the class ended, or is to end by its terms. Any thread.
Timestamp end_of(const ClassState& in_class, const Log& log);

}  // namespace chalkline::ledger
