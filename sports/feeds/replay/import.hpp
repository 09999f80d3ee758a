#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/ids.hpp"
#include "sports/feeds/seasons/season_file.hpp"

namespace chalkline::sports::replay {

struct ImportReport {
  std::size_t imported{};
  std::vector<seasons::BadRow> bad_rows;
};

// `chalkline sports import`: reads a file of recorded games into sports.db, as they were.
// seasons/layouts.hpp says which files, and when a season has to be given. All or nothing on a
// malformed file; a bad row is reported and left out. Games are played by runs that begin later, or
// after the next start of the server. Throws std::runtime_error with one sentence when the file
// cannot be read or is in no known layout.
ImportReport import_file(const std::string& database, const std::string& path,
                         std::optional<std::int32_t> season);

// import_file with the file's text and the time in hand. Throws std::runtime_error with one
// sentence that names `file`.
ImportReport import_text(const std::string& database, const std::string& file,
                         std::string_view text, ledger::Timestamp imported_at,
                         std::optional<std::int32_t> season = std::nullopt);

}  // namespace chalkline::sports::replay
