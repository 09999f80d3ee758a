#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/log/merkle.hpp"

namespace chalkline::proof {

// How far the level files are on the disk, and the root of the tree that they hold up to there.
struct Mark {
  std::uint64_t size{};
  ledger::Hash root{};

  friend bool operator==(const Mark&, const Mark&) = default;
};

// Size (u64), root, CRC-32 of these (u32); integers little-endian.
inline constexpr std::size_t kMarkBytes = 8 + 32 + 4;

std::string format_mark(const Mark& mark);
// Absent where the bytes are no whole mark.
std::optional<Mark> parse_mark(std::string_view bytes);

}  // namespace chalkline::proof
