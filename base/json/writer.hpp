#pragma once

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "base/json/members.hpp"
#include "base/json/values.hpp"
#include "base/names.hpp"
#include "base/time_text.hpp"

// JSON of structs: append_json(out, value) writes a JsonObject as an object of its members, and
// what such fields may be. A type that is written in a way of its own has a function
// append_value(std::string&, T) beside it.
namespace chalkline {

template <class T>
void append_json(std::string& out, const T& value);

template <class T>
std::string to_json(const T& value) {
  std::string out;
  append_json(out, value);
  return out;
}

// Text in quotes, escaped where JSON asks for it.
void append_text(std::string& out, std::string_view utf8);

// Text of which JSON escapes nothing: this program's own words.
void append_word(std::string& out, std::string_view word);

// The shortest text that is read back as the same number; null when it is not finite.
void append_number(std::string& out, double value);

// Two hexadecimal digits for each byte.
void append_hex(std::string& out, std::span<const std::uint8_t> bytes);

namespace json_detail {

// Keys and digests; fewer bytes are small numbers.
template <class T>
inline constexpr bool is_key = false;
template <std::size_t N>
inline constexpr bool is_key<std::array<std::uint8_t, N>> = N >= 16;

// The text before a field's value, put together by the compiler: `{"id":`, `,"name":`.
template <JsonObject T, std::size_t I>
constexpr auto key_of() {
  constexpr std::string_view kName = std::get<I>(json_fields<T>).name;
  std::array<char, kName.size() + 4> key{I == 0 ? '{' : ',', '"'};
  kName.copy(key.data() + 2, kName.size());
  key[kName.size() + 2] = '"';
  key[kName.size() + 3] = ':';
  return key;
}
template <JsonObject T, std::size_t I>
inline constexpr auto kKey = key_of<T, I>();

template <JsonObject T>
void append_object(std::string& out, const T& object) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((out.append(kKey<T, I>.data(), kKey<T, I>.size()),
      append_json(out, object.*(std::get<I>(json_fields<T>).member))),
     ...);
  }(std::make_index_sequence<std::tuple_size_v<decltype(json_fields<T>)>>{});
  out += '}';
}

void append_list(std::string& out, const auto& items, const auto& append_item) {
  out += '[';
  bool first = true;
  for (const auto& item : items) {
    if (!std::exchange(first, false)) out += ',';
    append_item(item);
  }
  out += ']';
}

}  // namespace json_detail

template <class T>
void append_value(std::string& out, const JsonOf<T>& json) {
  out += json.text;
}

template <auto kMake, class Row>
void append_value(std::string& out, const ListOf<kMake, Row>& list) {
  json_detail::append_list(out, list.rows,
                           [&out](const Row& row) { append_json(out, std::invoke(kMake, row)); });
}

template <int kDigits>
void append_value(std::string& out, Rounded<kDigits> number) {
  const auto scale = std::pow(10.0, kDigits);
  append_number(out, std::round(number.value * scale) / scale);
}

template <class T>
void append_json(std::string& out, const T& value) {
  using namespace json_detail;
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (requires { append_value(out, value); }) {
    append_value(out, value);
  } else if constexpr (Named<T>) {
    append_word(out, word_of(value));
  } else if constexpr (std::is_enum_v<T>) {
    append_json(out, std::to_underlying(value));
  } else if constexpr (std::integral<T>) {
    const fmt::format_int digits{value};
    out.append(digits.data(), digits.size());
  } else if constexpr (std::floating_point<T>) {
    append_number(out, value);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    append_text(out, value);
  } else if constexpr (std::convertible_to<const T&, Timestamp>) {
    out += '"';
    append_iso(out, value);
    out += '"';
  } else if constexpr (is_a<T, std::optional>) {
    if (value) {
      append_json(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (is_a<T, std::variant>) {
    std::visit([&out](const auto& held) { append_json(out, held); }, value);
  } else if constexpr (is_a<T, std::reference_wrapper>) {
    append_json(out, value.get());
  } else if constexpr (is_key<T>) {
    append_hex(out, value);
  } else if constexpr (JsonObject<T>) {
    append_object(out, value);
  } else {
    static_assert(std::ranges::range<T>, "no JSON is known for this type");
    append_list(out, value, [&out](const auto& item) { append_json(out, item); });
  }
}

}  // namespace chalkline
