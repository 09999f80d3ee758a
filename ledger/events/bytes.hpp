#pragma once

#include <array>
#include <bit>
#include <boost/container/small_vector.hpp>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/fields.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"

// The byte forms of docs/LOG_FORMAT.md: little-endian integers, one-byte enumerations, strings
// behind a 16-bit length, vectors behind an 8-bit count, optionals behind a byte that is 0 or 1,
// structs field by field.
namespace chalkline::ledger {

static_assert(std::endian::native == std::endian::little,
              "integers are copied as they lie in memory");

class ByteWriter {
 public:
  explicit ByteWriter(std::string& out) : out_(out) {}

  template <std::integral T>
  void put(T value) {
    out_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void put(bool value) { put(static_cast<std::uint8_t>(value)); }
  template <class E>
    requires std::is_enum_v<E>
  void put(E value) {
    put(std::to_underlying(value));
  }
  void put(Timestamp time) { put(micros(time)); }
  void put(std::string_view text) {
    if (text.size() > std::numeric_limits<std::uint16_t>::max()) std::abort();
    put(static_cast<std::uint16_t>(text.size()));
    out_.append(text);
  }
  void put(const std::string& text) { put(std::string_view{text}); }
  template <std::size_t N>
  void put(const std::array<std::uint8_t, N>& bytes) {
    out_.append(reinterpret_cast<const char*>(bytes.data()), N);
  }
  template <class T, std::size_t N>
  void put(const boost::container::small_vector<T, N>& items) {
    if (items.size() > std::numeric_limits<std::uint8_t>::max()) std::abort();
    put(static_cast<std::uint8_t>(items.size()));
    for (const auto& item : items) put(item);
  }
  template <class T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  template <HasFields T>
  void put(const T& object) {
    for_each_field(object, [this](const char*, const auto& member) { this->put(member); });
  }

 private:
  std::string& out_;
};

// Reads what ByteWriter wrote. After the first failure every further get() fails; ask ok() once at
// the end.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  bool ok() const { return ok_; }
  bool at_end() const { return rest_.empty(); }

  template <std::integral T>
  void get(T& value) {
    if (const auto* bytes = take(sizeof value)) std::memcpy(&value, bytes, sizeof value);
  }
  void get(bool& value) {
    std::uint8_t byte{};
    get(byte);
    ok_ = ok_ && byte <= 1;
    value = byte == 1;
  }
  template <class E>
    requires std::is_enum_v<E>
  void get(E& value) {
    std::underlying_type_t<E> number{};
    get(number);
    value = static_cast<E>(number);
    // Identifiers are open enumerations of 64 bits; stored words are closed ones of 8.
    if constexpr (sizeof(E) == 1) ok_ = ok_ && is_valid(value);
  }
  void get(Timestamp& time) {
    std::int64_t us{};
    get(us);
    time = from_micros(us);
  }
  void get(std::string& text) {
    std::uint16_t size{};
    get(size);
    if (const auto* bytes = take(size)) text.assign(bytes, size);
  }
  template <std::size_t N>
  void get(std::array<std::uint8_t, N>& out) {
    if (const auto* bytes = take(N)) std::memcpy(out.data(), bytes, N);
  }
  template <class T, std::size_t N>
  void get(boost::container::small_vector<T, N>& items) {
    std::uint8_t count{};
    get(count);
    items.clear();
    for (std::uint8_t i = 0; ok_ && i < count; ++i) get(items.emplace_back());
  }
  template <class T>
  void get(std::optional<T>& value) {
    bool present{};
    get(present);
    value.reset();
    if (ok_ && present) get(value.emplace());
  }
  template <HasFields T>
  void get(T& object) {
    for_each_field(object, [this](const char*, auto& member) { this->get(member); });
  }

 private:
  const char* take(std::size_t size) {
    if (!ok_ || rest_.size() < size) {
      ok_ = false;
      return nullptr;
    }
    const auto* bytes = rest_.data();
    rest_.remove_prefix(size);
    return bytes;
  }

  std::string_view rest_;
  bool ok_ = true;
};

}  // namespace chalkline::ledger
