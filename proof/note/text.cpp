#include "proof/note/text.hpp"

#include <charconv>
#include <limits>

namespace chalkline::proof {

std::optional<std::string_view> take_line(std::string_view& rest) {
  const auto end = rest.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const auto line = rest.substr(0, end);
  rest.remove_prefix(end + 1);
  return line;
}

std::optional<std::uint64_t> parse_digits(std::string_view digits) {
  std::uint64_t number{};
  const auto [at, problem] = std::from_chars(digits.begin(), digits.end(), number);
  if (problem != std::errc{} || at != digits.end()) return std::nullopt;
  return number;
}

std::optional<std::uint64_t> parse_number(std::string_view digits) {
  constexpr auto kMax = std::uint64_t{std::numeric_limits<std::int64_t>::max()};
  if (digits.size() > 1 && digits.front() == '0') return std::nullopt;
  const auto number = parse_digits(digits);
  return number && *number <= kMax ? number : std::nullopt;
}

}  // namespace chalkline::proof
