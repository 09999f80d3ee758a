#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <utility>

namespace chalkline {

// The spellings of an enumeration's values, in order; `first` is the number of the first.
struct Names {
  std::span<const std::string_view> words;
  std::size_t first{1};
};

// An enumeration beside which a function names_of(E) stands: it is written and read by its names.
template <class E>
concept Named = std::is_enum_v<E> && requires(E value) {
  { names_of(value) } -> std::same_as<Names>;
};

template <Named E>
constexpr std::string_view word_of(E value) {
  const auto [words, first] = names_of(value);
  const auto nth = static_cast<std::size_t>(std::to_underlying(value)) - first;
  return nth < words.size() ? words[nth] : throw std::out_of_range{"a value without a name"};
}

template <Named E>
constexpr std::optional<E> value_of(std::string_view word) {
  const auto [words, first] = names_of(E{});
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<E>(i + first);
  }
  return std::nullopt;
}

}  // namespace chalkline
