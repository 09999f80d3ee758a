#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>

#include "ledger/events/codec.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/rules/game.hpp"

// decide refuses every event whose record would be longer than the log takes: held here when this
// compiles, by the bounds that decide keeps its texts and lists within.
namespace chalkline::ledger {

// The longest text in an event.
template <class E>
inline constexpr std::size_t kTextBytesMax = kNameBytesMax;
template <>
inline constexpr std::size_t kTextBytesMax<GameRevealed> = kRevealBytesMax;
template <>
inline constexpr std::size_t kTextBytesMax<OperatorActed> = 4 * kOperatorTextMax;  // in UTF-8

// The most items of a list.
template <class Item>
inline constexpr std::size_t kItemsMax = 0;
template <>
inline constexpr std::size_t kItemsMax<Leg> = kParlayLegsMax;
template <>
inline constexpr std::size_t kItemsMax<AskedSide> = kParlayLegsMax;
template <>
inline constexpr std::size_t kItemsMax<PlayerFigures> = kPlayersMax;
template <>
inline constexpr std::size_t kItemsMax<Figure> = enum_names<PropType>.size();  // each once

// The most bytes of a value of each form of docs/LOG_FORMAT.md.
template <class T>
struct MostBytes {
  static constexpr std::size_t of(std::size_t text) {
    if constexpr (HasFields<T>) {
      return std::apply(
          [&]<class... Class, class... M>(const Field<Class, M>&...) {
            return (MostBytes<M>::of(text) + ... + 0);
          },
          T::fields);
    } else {
      static_assert(std::is_integral_v<T> || std::is_enum_v<T> || std::is_same_v<T, Timestamp>);
      return sizeof(T);
    }
  }
};
template <>
struct MostBytes<std::string> {
  static constexpr std::size_t of(std::size_t text) { return sizeof(std::uint16_t) + text; }
};
template <std::size_t N>
struct MostBytes<std::array<std::uint8_t, N>> {
  static constexpr std::size_t of(std::size_t) { return N; }
};
template <class T>
struct MostBytes<std::optional<T>> {
  static constexpr std::size_t of(std::size_t text) { return 1 + MostBytes<T>::of(text); }
};
template <class T, std::size_t N>
struct MostBytes<boost::container::small_vector<T, N>> {
  static_assert(kItemsMax<T> > 0, "decide has to bound this list");
  static constexpr std::size_t of(std::size_t text) {
    return 1 + kItemsMax<T> * MostBytes<T>::of(text);
  }
};

// The most bytes of an event, without what stands around it in its record.
template <class E>
inline constexpr std::size_t kEventBytesMax = MostBytes<E>::of(kTextBytesMax<E>);

// Before the event's fields: type to cause, and three postings; behind them salt and checksum.
inline constexpr std::size_t kFrameBytesMax = 45 + 1 + 3 * MostBytes<Posting>::of(0) + 16 + 4;

static_assert([]<class... E>(std::variant<E...>*) {
  return ((kFrameBytesMax + kEventBytesMax<E> <= kRecordBytesMax) && ...);
}(static_cast<Event*>(nullptr)));

}  // namespace chalkline::ledger
