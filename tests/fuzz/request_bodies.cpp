#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "http/api/account/registration.hpp"
#include "http/api/betting/slip_request.hpp"
#include "http/identity/people/settings.hpp"

namespace {

using namespace chalkline::http;

// A refusal is one line that says something.
void check(const auto& read) {
  if (!read && (read.error().empty() || read.error().contains('\n'))) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view body{reinterpret_cast<const char*>(data), size};
  check(parse_registration(body));
  check(parse_settings(body));
  check(parse_bet_request(body));
  const auto slip = parse_slip_request(body);
  check(slip);
  if (slip) static_cast<void>(digest_of(*slip));
  return 0;
}
