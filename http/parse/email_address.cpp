#include "http/parse/email_address.hpp"

#include <algorithm>
#include <cctype>

namespace chalkline::http {
namespace {

constexpr std::size_t kLocalPartMax = 64;

// RFC 5322 takes these only in quotes or as parts of a header: such an address could read as two.
constexpr std::string_view kEmailSpecials = "()<>[]:;,\\\"";

// A header's text in another alphabet begins so (RFC 2047): such an address could show as another.
constexpr std::string_view kEncodedWord = "=?";

// A name in the domain name system; an address in brackets is not mailed to.
bool is_domain(std::string_view text) {
  return std::ranges::all_of(
      text, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '.'; });
}

}  // namespace

bool is_email(std::string_view text) {
  const auto at = text.find('@');
  if (at == 0 || at == std::string_view::npos || at > kLocalPartMax) return false;
  const auto domain = text.substr(at + 1);
  const auto dot = domain.rfind('.');
  if (dot == 0 || dot == std::string_view::npos || dot + 1 == domain.size()) return false;
  return std::ranges::all_of(text, [](unsigned char c) { return c > ' ' && c < 0x7f; }) &&
         text.find_first_of(kEmailSpecials) == std::string_view::npos && !domain.contains('@') &&
         is_domain(domain) && !domain.contains("..") && !domain.starts_with('.') &&
         !text.contains(kEncodedWord);
}

}  // namespace chalkline::http
