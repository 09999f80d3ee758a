#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/ids.hpp"
#include "sports/feeds/replay/nflverse.hpp"

namespace chalkline::sports::replay {

struct ImportReport {
  std::size_t imported{};
  std::vector<BadRow> bad_rows;
};

// `chalkline sports import`: reads nflverse games.csv into sports.db, as it was recorded. All or
// nothing on a malformed file; a bad row is reported and left out. Games are played by runs that
// begin later, or after the next start of the server. Throws std::runtime_error with one sentence
// when the file cannot be read or is not in the format.
ImportReport import_nflverse(const std::string& database, const std::string& csv_path);

// import_nflverse with the file's text and the time in hand. Throws std::runtime_error with one
// sentence that names `file`.
ImportReport import_text(const std::string& database, const std::string& file,
                         std::string_view text, ledger::Timestamp imported_at);

}  // namespace chalkline::sports::replay
