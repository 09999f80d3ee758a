#pragma once

#include <boost/describe/class.hpp>
#include <optional>

#include "base/json/writer.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::http::wire {

// As of which of the ledger's records something is, so that it can be held to the ledger:
// `chalkline audit verify --expect` takes position and root.
struct LedgerStamp {
  Digits position{};
  ledger::Hash root{};       // of the Merkle tree over the records up to it
  ledger::Timestamp time{};  // of the record there
};
BOOST_DESCRIBE_STRUCT(LedgerStamp, (), (position, root, time))

// Absent within a batch, whose records were written all at once.
std::optional<LedgerStamp> stamp_at(const ledger::Log& log, ledger::Position position);

}  // namespace chalkline::http::wire
