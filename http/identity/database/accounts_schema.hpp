#pragma once

#include <string>

#include "base/sqlite/sqlite.hpp"

namespace chalkline::http {

// Makes the tables of accounts.db, or brings those that an older version made up to date, in one
// transaction. Throws std::runtime_error when a newer version wrote `file`, or when its tables are
// not of the version that it calls itself; it is left as it was.
void bring_up_to_date(sqlite::Connection& db, const std::string& file);

}  // namespace chalkline::http
