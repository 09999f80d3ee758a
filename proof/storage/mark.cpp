#include "proof/storage/mark.hpp"

#include <zlib.h>

#include "ledger/events/bytes.hpp"

namespace chalkline::proof {

std::string format_mark(const Mark& mark) {
  std::string bytes;
  ledger::ByteWriter out{bytes};
  out.put(mark.size);
  out.put(mark.root);
  out.put(static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size())));
  return bytes;
}

std::optional<Mark> parse_mark(std::string_view bytes) {
  Mark mark;
  ledger::ByteReader in{bytes};
  in.get(mark.size);
  in.get(mark.root);
  if (format_mark(mark) != bytes) return std::nullopt;
  return mark;
}

}  // namespace chalkline::proof
