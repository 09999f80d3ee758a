#pragma once

#include <array>
#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>

#include "base/time_text.hpp"

namespace chalkline::ledger {

// Place of an event in the log, gapless from 1. 0 means "before the first event" or "none".
using Position = std::uint64_t;

// A bet is named by the position of its BetPlaced event: sortable, unique, and found without an
// index.
using BetId = Position;

// Opaque number of a player's account. Names and emails live outside the ledger.
enum class AccountId : std::uint64_t {};

// 128 drawn bits, so that nothing can be concluded from it.
using ClassId = std::array<std::uint8_t, 16>;

// The first 8 bytes of SHA-256(source ':' the source's own key of the game), big-endian.
enum class GameId : std::uint64_t {};

constexpr std::uint64_t raw(AccountId id) { return static_cast<std::uint64_t>(id); }
constexpr std::uint64_t raw(GameId id) { return static_cast<std::uint64_t>(id); }

// RULES 6: real accounts start above 999, which is the demo user's number and never issued.
inline constexpr AccountId kFirstAccount{1000};

// Purses have drawn numbers from here on, which people's own accounts, counted from kFirstAccount,
// never reach: lists and ranks of people tell the two apart without a look at the state. JSON holds
// them exactly.
inline constexpr AccountId kFirstPurse{std::uint64_t{1} << 52U};
inline constexpr AccountId kLastPurse{(std::uint64_t{1} << 53U) - 1};
constexpr bool is_purse(AccountId id) { return id >= kFirstPurse && id <= kLastPurse; }

using chalkline::Timestamp;

constexpr std::int64_t micros(Timestamp t) { return t.time_since_epoch().count(); }
constexpr Timestamp from_micros(std::int64_t us) {
  return Timestamp{std::chrono::microseconds{us}};
}

}  // namespace chalkline::ledger
