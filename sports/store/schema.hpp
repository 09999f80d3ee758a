#pragma once

#include <string>

#include "base/sqlite/sqlite.hpp"

namespace chalkline::sports {

// Opens sports.db, creating it or bringing it up to this version's schema. Throws sqlite::Error,
// also for a file of a newer version.
sqlite::Connection open_sports_db(const std::string& path);

// Renames a damaged sports.db, so that a new one is begun, and logs it.
void set_aside_if_damaged(const std::string& path);

}  // namespace chalkline::sports
