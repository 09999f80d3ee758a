#pragma once

#include <filesystem>

// A file system layer for SQLite that gives each page of a database a checksum of its own, in
// eight bytes at the page's end that SQLite leaves free for it. A page that is not as it was
// written is an error of reading (SQLITE_IOERR_DATA) and never shown. The write-ahead log needs
// none: SQLite checks its frames itself.
namespace chalkline::sqlite {

// The free bytes at the end of each page, as a database's header counts them.
inline constexpr int kChecksumBytes = 8;

// Where the header of a database says how many bytes of a page are free.
inline constexpr int kReservedBytesAt = 20;

// Registers the layer once and returns its name for sqlite3_open_v2().
const char* checked_pages();

// Whether the database in `file` was made with checksums.
bool has_checked_pages(const std::filesystem::path& file);

}  // namespace chalkline::sqlite
