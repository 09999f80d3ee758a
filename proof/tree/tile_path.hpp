#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// C2SP tlog-tiles: how a log's tree is cut into files.
namespace chalkline::proof {

// A tile has the hashes of 256 neighbours at a level; one of them at the level above is the root
// over all hashes of one full tile.
inline constexpr unsigned kTileHeight = 8;
inline constexpr std::uint64_t kTileWidth = std::uint64_t{1} << kTileHeight;
// Levels of a tree below 2^63 that have hashes.
inline constexpr unsigned kLevels = 8;
// The highest level that a path may name.
inline constexpr unsigned kLevelMax = 63;

struct TilePath {
  bool is_bundle{};                 // of entries: the records themselves, and not hashes
  unsigned level{};                 // 0 of a bundle
  std::uint64_t index{};            // of the tile in its level
  std::uint64_t width{kTileWidth};  // fewer in a partial tile

  friend bool operator==(const TilePath&, const TilePath&) = default;
};

// `tile/LEVEL/INDEX` or `tile/entries/INDEX`, and `.p/WIDTH` behind them in a partial one. Absent
// unless it is the one path of its tile.
std::optional<TilePath> parse_tile_path(std::string_view path);
std::string format_tile_path(const TilePath& tile);

// How many hashes a level of a tree of `size` has: the roots of full tiles, of the level below.
std::uint64_t level_size(std::uint64_t size, unsigned level);

// How many of them the tile has; 0 where there is none.
std::uint64_t tile_width(std::uint64_t size, unsigned level, std::uint64_t index);

}  // namespace chalkline::proof
