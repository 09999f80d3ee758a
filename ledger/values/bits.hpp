#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <tuple>
#include <type_traits>
#include <utility>

#include "base/fields.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::ledger {

// A bit for each value of a stored enumeration. It takes two bytes in a state for up to 16 values,
// and eight for more: an enumeration that outgrows 16 changes the state's version.
template <class E>
struct Bits {
  static_assert(!enum_names<E>.empty() && enum_names<E>.size() <= 64);
  using Word = std::conditional_t<enum_names<E>.size() <= 16, std::uint16_t, std::uint64_t>;

  Word bits{};

  constexpr Bits() = default;
  constexpr Bits(std::initializer_list<E> values) {
    for (const auto value : values) add(value);
  }

  constexpr bool has(E value) const { return (bits & bit(value)) != 0; }
  constexpr bool has_all(Bits others) const { return (bits & others.bits) == others.bits; }
  constexpr void add(E value) { bits = static_cast<Word>(bits | bit(value)); }
  constexpr std::size_t count() const { return static_cast<std::size_t>(std::popcount(bits)); }

  static constexpr auto fields = std::tuple{field("bits", &Bits::bits)};
  friend bool operator==(const Bits&, const Bits&) = default;

 private:
  static constexpr Word bit(E value) {
    return static_cast<Word>(std::uint64_t{1} << (std::to_underlying(value) - 1U));
  }
};

}  // namespace chalkline::ledger
