#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <tuple>
#include <utility>

#include "base/fields.hpp"

namespace chalkline::ledger {

// A bit for each value of a stored enumeration of at most 16.
template <class E>
struct Bits {
  std::uint16_t bits{};

  constexpr Bits() = default;
  constexpr Bits(std::initializer_list<E> values) {
    for (const auto value : values) add(value);
  }

  constexpr bool has(E value) const { return (bits & bit(value)) != 0; }
  constexpr bool has_all(Bits others) const { return (bits & others.bits) == others.bits; }
  constexpr void add(E value) { bits = static_cast<std::uint16_t>(bits | bit(value)); }
  constexpr std::size_t count() const { return static_cast<std::size_t>(std::popcount(bits)); }

  static constexpr auto fields = std::tuple{field("bits", &Bits::bits)};
  friend bool operator==(const Bits&, const Bits&) = default;

 private:
  static constexpr std::uint16_t bit(E value) {
    return static_cast<std::uint16_t>(1U << (std::to_underlying(value) - 1U));
  }
};

}  // namespace chalkline::ledger
