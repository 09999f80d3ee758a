#include "proof/tree/tile_path.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

constexpr std::string_view kRoot = "tile/";
constexpr std::string_view kEntries = "entries";
constexpr std::uint64_t kGroup = 1'000;  // three digits of the index a part of the path
constexpr std::size_t kGroupDigits = 3;
// 2^63 records have 2^55 tiles, whose indices have 17 digits.
constexpr std::size_t kGroupsMax = 6;

// Up to the next slash, which goes with it.
std::string_view take_part(std::string_view& rest) {
  const auto part = rest.substr(0, rest.find('/'));
  rest.remove_prefix(std::min(rest.size(), part.size() + 1));
  return part;
}

// The groups of digits, each of which but the last begins with `x`, and `.p` behind the last of a
// partial tile. False where they are none.
bool take_index(std::string_view& rest, TilePath& tile, bool& is_partial) {
  for (std::size_t groups = 1; groups <= kGroupsMax; ++groups) {
    auto group = take_part(rest);
    const bool is_last = !group.starts_with('x');
    if (!is_last) group.remove_prefix(1);
    if (is_last && group.ends_with(".p")) {
      is_partial = true;
      group.remove_suffix(2);
    }
    const auto number = group.size() == kGroupDigits ? parse_digits(group) : std::nullopt;
    if (!number) return false;
    tile.index = tile.index * kGroup + *number;
    if (is_last) return true;
  }
  return false;
}

std::string index_path(std::uint64_t index) {
  auto path = fmt::format("{:03}", index % kGroup);
  while ((index /= kGroup) != 0) path = fmt::format("x{:03}/{}", index % kGroup, path);
  return path;
}

}  // namespace

std::optional<TilePath> parse_tile_path(std::string_view path) {
  if (!path.starts_with(kRoot)) return std::nullopt;
  auto rest = path.substr(kRoot.size());
  TilePath tile;
  const auto kind = take_part(rest);
  tile.is_bundle = kind == kEntries;
  if (!tile.is_bundle) {
    const auto level = parse_digits(kind);
    if (!level || *level > kLevelMax) return std::nullopt;
    tile.level = static_cast<unsigned>(*level);
  }
  bool is_partial{};
  if (!take_index(rest, tile, is_partial)) return std::nullopt;
  if (is_partial) {
    const auto width = parse_digits(rest);
    if (!width || *width == 0 || *width >= kTileWidth) return std::nullopt;
    tile.width = *width;
  }
  if (format_tile_path(tile) != path) return std::nullopt;
  return tile;
}

std::string format_tile_path(const TilePath& tile) {
  const auto kind = tile.is_bundle ? std::string{kEntries} : fmt::format("{}", tile.level);
  const auto partial = tile.width == kTileWidth ? "" : fmt::format(".p/{}", tile.width);
  return fmt::format("{}{}/{}{}", kRoot, kind, index_path(tile.index), partial);
}

std::uint64_t level_size(std::uint64_t size, unsigned level) {
  return level < kLevels ? size >> (kTileHeight * level) : 0;
}

std::uint64_t tile_width(std::uint64_t size, unsigned level, std::uint64_t index) {
  const auto hashes = level_size(size, level);
  if (index > hashes / kTileWidth) return 0;
  return std::min(kTileWidth, hashes - index * kTileWidth);
}

}  // namespace chalkline::proof
