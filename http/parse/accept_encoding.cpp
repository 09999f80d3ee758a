#include "http/parse/accept_encoding.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

std::string_view trim(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// "0", "0.0", "0.000": weights have at most three decimals.
bool is_zero(std::string_view weight) {
  return weight.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view header, std::string_view coding) {
  while (!header.empty()) {
    const auto item = header.substr(0, header.find(','));
    header.remove_prefix(std::min(header.size(), item.size() + 1));
    const auto semicolon = std::min(item.find(';'), item.size());
    if (trim(item.substr(0, semicolon)) != coding) continue;
    const auto parameter = trim(item.substr(std::min(semicolon + 1, item.size())));
    return !(parameter.starts_with("q=") && is_zero(parameter.substr(2)));
  }
  return false;
}

}  // namespace chalkline::http
