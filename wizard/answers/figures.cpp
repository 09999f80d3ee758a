#include "wizard/answers/figures.hpp"

#include <array>
#include <charconv>
#include <string_view>

namespace chalkline::wizard {

std::string one_decimal(double value) {
  std::array<char, 32> text{};
  const auto [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 1);
  if (error != std::errc{}) return "?";  // beyond 10^29, which no share is
  const std::string_view written{text.data(), end};
  return std::string{written == "-0.0" ? "0.0" : written};
}

std::string per_hundred(double share) { return one_decimal(100 * share) + " per 100"; }

std::string percent(double share) { return one_decimal(100 * share) + '%'; }

std::string count_in_words(std::size_t n, std::string_view one, std::string_view many) {
  return std::to_string(n) + ' ' + std::string{n == 1 ? one : many};
}

}  // namespace chalkline::wizard
