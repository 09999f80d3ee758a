#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "ledger/events/bytes.hpp"
#include "ledger/events/events.hpp"

// Keys of the state kept beside the log. It is a cache: every value follows from the records. A
// letter says what it is, numbers are big-endian so that they sort.
namespace chalkline::ledger::state_key {

inline constexpr char kAccounts = 'a';     // account -> AccountState
inline constexpr char kGames = 'g';        // game -> GameState
inline constexpr char kLedger = 'l';       // -> LedgerState
inline constexpr char kClasses = 'C';      // class -> ClassState
inline constexpr char kKeys = 'k';         // segment, account, idempotency key -> position of the
                                           // BetPlaced
inline constexpr char kSettlements = 's';  // bet -> Settlement
inline constexpr char kReviews = 'v';      // bet whose post-mortem was opened -> nothing

// RULES 51: a key's first answer may be asked for at least so long.
inline constexpr auto kKeyLife = std::chrono::days{30};
// Keys are forgotten a segment at a time, each of which is a column family that is dropped whole.
// Times are key_time()s (ledger_state.hpp).
inline constexpr auto kSegmentLength = std::chrono::days{10};

// Counts the periods of kSegmentLength since 1970.
using Segment = std::uint32_t;
constexpr Segment segment_of(Timestamp time) {
  return static_cast<Segment>(time.time_since_epoch() / kSegmentLength);
}
// The oldest segment with a key that may be asked for at `now`.
constexpr Segment oldest_segment(Timestamp now) {
  return now.time_since_epoch() < kKeyLife ? 0 : segment_of(now - kKeyLife);
}

template <std::unsigned_integral T>
void append_number(std::string& key, T number) {
  for (int shift = 8 * (sizeof number - 1); shift >= 0; shift -= 8)
    key += static_cast<char>(number >> shift);
}

inline std::string of(char prefix, std::uint64_t number) {
  std::string key{prefix};
  append_number(key, number);
  return key;
}

inline std::string of_ledger() { return std::string{kLedger}; }
inline std::string of(AccountId account) { return of(kAccounts, raw(account)); }
inline std::string of(GameId game) { return of(kGames, raw(game)); }
inline std::string of(const ClassId& in_class) {
  std::string key{kClasses};
  key.append(reinterpret_cast<const char*>(in_class.data()), in_class.size());
  return key;
}
inline std::string of_settlement(BetId bet) { return of(kSettlements, bet); }
inline std::string of_review(BetId bet) { return of(kReviews, bet); }
inline std::string of(Segment segment, AccountId account, const IdempotencyKey& key) {
  std::string text;
  text.reserve(sizeof kKeys + sizeof segment + sizeof account + key.size());
  text += kKeys;
  append_number(text, segment);
  append_number(text, raw(account));
  text.append(reinterpret_cast<const char*>(key.data()), key.size());
  return text;
}

// The number behind a one-letter prefix.
template <std::unsigned_integral T = std::uint64_t>
T number_of(std::string_view key) {
  T number{};
  for (const char c : key.substr(1, sizeof number))
    number = static_cast<T>(number << 8 | static_cast<std::uint8_t>(c));
  return number;
}

// Values are stored field by field like events.
template <class T>
std::string to_bytes(const T& value) {
  std::string bytes;
  bytes.reserve(sizeof value);  // the stored form has no padding and is a little shorter
  ByteWriter{bytes}.put(value);
  return bytes;
}

// False when the bytes are not those of a T.
template <class T>
bool from_bytes(std::string_view bytes, T& value) {
  ByteReader in{bytes};
  in.get(value);
  return in.ok() && in.at_end();
}

}  // namespace chalkline::ledger::state_key
