#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// Values that JSON writes otherwise than their type says.
namespace chalkline {

// A number in steps of a half: 7 is 3.5.
struct Halves {
  std::int32_t count{};
  friend auto operator<=>(const Halves&, const Halves&) = default;
};

// 543 is 54.3, 540 is 54.
struct Tenths {
  std::int64_t count{};
  friend auto operator<=>(const Tenths&, const Tenths&) = default;
};

// 62 is 0.62, 50 is 0.5.
struct Hundredths {
  std::int64_t count{};
  friend auto operator<=>(const Hundredths&, const Hundredths&) = default;
};

// With at most so many decimals.
template <int kDigits>
struct Rounded {
  double value{};
};

// A number that is written as text, since it may be larger than a client's numbers: "17".
struct Digits {
  std::uint64_t value{};
};

// The JSON of a T, made before and kept.
template <class T>
struct JsonOf {
  std::string_view text;
};

// Rows that are written as what Make makes of each, one after the other.
template <auto Make, class Row>
struct ListOf {
  std::span<const Row> rows;
};

// A member of a request that may be there, whatever it holds.
struct Ignored {};

namespace json_detail {

template <class T, template <class...> class Of>
inline constexpr bool is_a = false;
template <template <class...> class Of, class... T>
inline constexpr bool is_a<Of<T...>, Of> = true;

}  // namespace json_detail

void append_value(std::string& out, Halves value);
void append_value(std::string& out, Tenths value);
void append_value(std::string& out, Hundredths value);
void append_value(std::string& out, Digits value);

}  // namespace chalkline
