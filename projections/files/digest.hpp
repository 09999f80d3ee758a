#pragma once

#include <string>

#include "base/sqlite/sqlite.hpp"

namespace chalkline::projections {

// SHA-256, hex, over the rows that `query` answers: each value with its type and its length, so
// that no two contents read alike. The file's own bytes would not do: the same rows lie differently
// in its pages depending on how the events were grouped into transactions.
std::string content_digest(const sqlite::Connection& db, const char* query);

}  // namespace chalkline::projections
