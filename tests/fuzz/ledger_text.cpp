#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/time_text.hpp"
#include "ledger/values/market.hpp"

// Texts that these parsers accept they also write, and read back to the same value.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace chalkline;
  using namespace chalkline::ledger;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  if (const auto game = parse_game_id(text); game && to_string(*game) != text) std::abort();
  if (const auto time = parse_iso(text); time && parse_iso(to_iso(*time)) != time) std::abort();
  return 0;
}
