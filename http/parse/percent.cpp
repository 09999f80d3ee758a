#include "http/parse/percent.hpp"

#include <algorithm>
#include <boost/url/pct_string_view.hpp>

namespace chalkline::http {
namespace {

bool is_control(unsigned char c) { return c < 0x20 || c == 0x7f; }

}  // namespace

std::optional<std::string> percent_decode(std::string_view text) {
  if (!text.contains('%')) {  // nearly always, and there is nothing to decode
    if (std::ranges::any_of(text, is_control)) return std::nullopt;
    return std::string{text};
  }
  const auto encoded = boost::urls::make_pct_string_view({text.data(), text.size()});
  if (!encoded) return std::nullopt;
  auto decoded = encoded->decode();
  if (std::ranges::any_of(decoded, is_control)) return std::nullopt;
  return decoded;
}

}  // namespace chalkline::http
