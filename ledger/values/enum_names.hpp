#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "base/names.hpp"

namespace chalkline::ledger {

// Spellings of an enumeration's values 1..N, in order, as the API and the exports write them.
// Specialised beside each stored enumeration; a value outside 1..N is never stored.
template <class E>
inline constexpr std::array<std::string_view, 0> enum_names{};

// JSON writes and reads the enumeration by them.
template <class E>
  requires(!enum_names<E>.empty())
constexpr Names names_of(E /*value*/) {
  return {enum_names<E>};
}

template <class E>
constexpr bool is_valid(E value) {
  return std::to_underlying(value) >= 1 && std::to_underlying(value) <= enum_names<E>.size();
}

template <class E>
constexpr std::string_view name_of(E value) {
  return enum_names<E>.at(static_cast<std::size_t>(std::to_underlying(value)) - 1);
}

template <class E>
constexpr std::optional<E> parse_name(std::string_view text) {
  const auto found = std::ranges::find(enum_names<E>, text);
  if (found == enum_names<E>.end()) return std::nullopt;
  return static_cast<E>(found - enum_names<E>.begin() + 1);
}

}  // namespace chalkline::ledger
