#include "projections/files/digest.hpp"

#include <cstdint>

#include "base/hex.hpp"
#include "base/sha256.hpp"

namespace chalkline::projections {
namespace {

// Type and 8 bytes (the number, or the length of the text that follows), little-endian.
void append(std::string& out, char type, std::int64_t number) {
  out.push_back(type);
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

}  // namespace

std::string content_digest(const sqlite::Connection& db, const char* query) {
  Sha256 hash;
  sqlite::Statement all{db, query};
  auto rows = all.query();
  std::string bytes;
  while (rows.next()) {
    bytes.clear();
    for (int column = 0; column < rows.width(); ++column) {
      switch (rows.type(column)) {
        case SQLITE_NULL:
          append(bytes, 'n', 0);
          break;
        case SQLITE_INTEGER:
          append(bytes, 'i', rows.get<std::int64_t>(column));
          break;
        default: {
          const auto text = rows.get<std::string>(column);
          append(bytes, 't', static_cast<std::int64_t>(text.size()));
          bytes += text;
        }
      }
    }
    hash.add(bytes);
  }
  return to_hex(hash.end());
}

}  // namespace chalkline::projections
