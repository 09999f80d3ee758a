#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// Common to the formats of notes, checkpoints and proofs: lines that end with a line feed, and
// numbers in decimal.
namespace chalkline::proof {

// Takes the first line of `rest`, without its line feed. Absent where no line feed ends it.
std::optional<std::string_view> take_line(std::string_view& rest);

// Decimal digits and nothing else.
std::optional<std::uint64_t> parse_digits(std::string_view digits);

// `0` or digits that do not begin with 0, of a number below 2^63: a size, an index or a time.
std::optional<std::uint64_t> parse_number(std::string_view digits);

}  // namespace chalkline::proof
