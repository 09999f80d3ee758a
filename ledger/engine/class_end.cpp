#include "ledger/engine/class_end.hpp"

#include <algorithm>

#include "ledger/log/log.hpp"

namespace chalkline::ledger {

Timestamp end_of(const ClassState& in_class, const Log& log) {
  if (in_class.ended == 0) return in_class.terms.ends_at;
  return std::min(in_class.terms.ends_at, read_record(log, in_class.ended).time);
}

}  // namespace chalkline::ledger
