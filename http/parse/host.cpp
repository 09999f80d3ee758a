#include "http/parse/host.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <string>

#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return is_digit(c) || is_letter(c) || c == '-' || c == '.' || c == '_';
  });
}

bool is_ipv6(std::string_view text) {
  return text.contains(':') && std::ranges::all_of(text, [](char c) {
           return is_digit(c) || (is_letter(c) && (c | 0x20) <= 'f') || c == ':' || c == '.';
         });
}

// A number of 16 bits, or empty: "host:" is a host too (RFC 3986, section 3.2.3).
bool is_port(std::string_view text) {
  std::uint16_t port{};
  const auto [end, problem] =
      std::from_chars(std::to_address(text.begin()), std::to_address(text.end()), port);
  return text.empty() || (problem == std::errc{} && end == std::to_address(text.end()));
}

bool is_bracketed(std::string_view host) { return host.starts_with('[') && host.ends_with(']'); }

std::string_view without_port(std::string_view text) {
  const auto colon = text.rfind(':');
  const auto bracket = text.rfind(']');
  const bool has_port =
      colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
  return has_port ? text.substr(0, colon) : text;
}

bool is_same_name(std::string_view a, std::string_view b) {
  return ascii_lower(std::string{a}) == ascii_lower(std::string{b});
}

}  // namespace

bool is_host(std::string_view text) {
  const auto host = without_port(text);
  if (host.size() < text.size() && !is_port(text.substr(host.size() + 1))) return false;
  if (is_bracketed(host)) return is_ipv6(host.substr(1, host.size() - 2));
  return is_name(host);
}

bool is_own_host(std::string_view text, std::string_view public_url) {
  const auto host = without_port(text);
  const bool is_address = is_bracketed(host) ||
                          std::ranges::all_of(host, [](char c) { return is_digit(c) || c == '.'; });
  if (is_address || is_same_name(host, "localhost")) return true;
  const auto authority = authority_of(public_url);
  return !authority.empty() && is_same_name(host, without_port(authority));
}

std::string authority_of(std::string_view url) {
  constexpr std::string_view kAuthority{"://"};
  const auto scheme = url.find(kAuthority);
  if (scheme == std::string_view::npos) return {};
  const auto rest = url.substr(scheme + kAuthority.size());
  return ascii_lower(std::string{rest.substr(0, rest.find('/'))});
}

}  // namespace chalkline::http
