#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "ledger/events/codec.hpp"
#include "ledger/events/record_json.hpp"

namespace {

using namespace chalkline::ledger;

// Bytes that decode accepts are those that encode writes, and can be exported.
void check(std::string_view bytes) {
  const auto record = decode(bytes);
  if (!record) return;
  if (encode(*record) != bytes) std::abort();
  if (to_json(*record).empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string bytes{reinterpret_cast<const char*>(data), size};
  check(bytes);
  // Nearly every input fails on its checksum. So the last four bytes are also made to fit: CRC-32
  // as in zlib, bit by bit.
  constexpr std::size_t kChecksumBytes = 4;
  if (bytes.size() < kChecksumBytes) return 0;
  bytes.resize(bytes.size() - kChecksumBytes);
  std::uint32_t sum = ~std::uint32_t{0};
  for (const char c : bytes) {
    sum ^= static_cast<std::uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb8'8320U : 0U);
  }
  for (unsigned shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(~sum >> shift);
  check(bytes);
  return 0;
}
