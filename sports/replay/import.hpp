#pragma once

#include <string>
#include <string_view>

#include "sports/sportsbook.hpp"

namespace chalkline::sports::replay {

// import_nflverse with the file's text and the time in hand. Throws std::runtime_error with one
// sentence that names `file`.
ImportReport import_text(const std::string& database, const std::string& file,
                         std::string_view text, ledger::Timestamp first_start,
                         ledger::Timestamp imported_at);

}  // namespace chalkline::sports::replay
