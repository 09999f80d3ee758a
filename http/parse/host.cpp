#include "http/parse/host.hpp"

#include <algorithm>

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

}  // namespace

bool is_host(std::string_view text) {
  const auto colon = text.rfind(':');
  const auto bracket = text.rfind(']');
  const bool has_port =
      colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
  if (has_port && !std::ranges::all_of(text.substr(colon + 1), is_digit)) return false;
  const auto host = has_port ? text.substr(0, colon) : text;
  if (host.starts_with('[') && host.ends_with(']')) return is_ipv6(host.substr(1, host.size() - 2));
  return is_name(host);
}

}  // namespace chalkline::http
