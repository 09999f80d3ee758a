#include "proof/storage/mark.hpp"

#include "base/crc32.hpp"
#include "ledger/events/bytes.hpp"

namespace chalkline::proof {

std::string format_mark(const Mark& mark) {
  std::string bytes;
  ledger::ByteWriter out{bytes};
  out.put(mark.size);
  out.put(mark.root);
  out.put(crc32(bytes));
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
