#pragma once

#include <string>
#include <string_view>

#include "ledger/bytes.hpp"
#include "ledger/events.hpp"

// Keys of the state kept beside the log. It is a cache: audit re-derives every value from the
// records. A letter says what it is, numbers are big-endian so that they sort.
namespace chalkline::ledger::state_key {

inline constexpr std::string_view kAccounts = "a";  // account -> AccountState
inline constexpr std::string_view kGames = "g";     // game -> GameState
inline constexpr std::string_view kKeys =
    "k";  // account, idempotency key -> position of the BetPlaced
inline constexpr std::string_view kSettlements = "s";  // bet -> Settlement
inline constexpr std::string_view kReviews = "v";  // bet whose post-mortem was opened -> nothing
inline constexpr std::string_view kVersion = "w";  // -> kStateVersion of accounts and games
inline constexpr std::string_view kUnsettled =
    "u";  // game that has ended and is not settled -> nothing

inline void append_number(std::string& key, std::uint64_t number) {
  for (int shift = 56; shift >= 0; shift -= 8) key += static_cast<char>(number >> shift);
}

inline std::string of(std::string_view prefix, std::uint64_t number) {
  std::string key{prefix};
  append_number(key, number);
  return key;
}

inline std::string of(AccountId account) { return of(kAccounts, raw(account)); }
inline std::string of(GameId game) { return of(kGames, raw(game)); }
inline std::string of_settlement(BetId bet) { return of(kSettlements, bet); }
inline std::string of_review(BetId bet) { return of(kReviews, bet); }
inline std::string of_unsettled(GameId game) { return of(kUnsettled, raw(game)); }
inline std::string of(AccountId account, const IdempotencyKey& key) {
  std::string text;
  text.reserve(kKeys.size() + sizeof(AccountId) + key.size());
  text += kKeys;
  append_number(text, raw(account));
  text.append(reinterpret_cast<const char*>(key.data()), key.size());
  return text;
}

// The number behind a one-letter prefix.
inline std::uint64_t number_of(std::string_view key) {
  std::uint64_t number{};
  for (const char c : key.substr(1, sizeof number))
    number = number << 8 | static_cast<std::uint8_t>(c);
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
