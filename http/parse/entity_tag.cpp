#include "http/parse/entity_tag.hpp"

#include <algorithm>

namespace chalkline::http {

bool lists_etag(std::string_view if_none_match, std::string_view etag) {
  constexpr std::string_view kBetween{" \t,"};
  if (if_none_match == "*") return true;
  auto rest = if_none_match;
  while (true) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
    if (rest.starts_with("W/")) rest.remove_prefix(2);
    if (!rest.starts_with('"')) return false;
    const auto end = rest.find('"', 1);
    if (end == std::string_view::npos) return false;
    if (rest.substr(0, end + 1) == etag) return true;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace chalkline::http
