#include "proof/storage/level_reader.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "proof/tree/tile_path.hpp"

namespace chalkline::proof {

using ledger::Hash;

LevelReader::LevelReader(const std::filesystem::path& levels) {
  for (unsigned level = 0; level < kLevels; ++level) {
    const auto path = level_file(levels, level);
    files_.emplace_back(path, O_RDONLY);
    if (files_.back().number() < 0) {
      throw std::runtime_error{
          fmt::format("Cannot read {}: {}", path.string(), std::strerror(errno))};
    }
  }
}

std::string LevelReader::bytes(unsigned level, std::uint64_t first, std::uint64_t count) const {
  std::string bytes(count * sizeof(Hash), '\0');
  const auto read = ::pread(files_.at(level).number(), bytes.data(), bytes.size(),
                            static_cast<::off_t>(first * sizeof(Hash)));
  if (read < 0 || static_cast<std::size_t>(read) != bytes.size()) {
    throw ProofFailure{fmt::format("Cannot read hash {} of level {} of the log's tree: {}", first,
                                   level,
                                   read < 0 ? std::strerror(errno) : "the file is too short")};
  }
  return bytes;
}

std::vector<Hash> LevelReader::hashes(unsigned level, std::uint64_t first,
                                      std::uint64_t count) const {
  return hashes_of(bytes(level, first, count));
}

Subtree LevelReader::subtrees() const {
  return subtrees_of_tiles([this](unsigned level, std::uint64_t first, std::uint64_t count) {
    return hashes(level, first, count);
  });
}

std::vector<Hash> hashes_of(std::string_view bytes) {
  std::vector<Hash> hashes(bytes.size() / sizeof(Hash));
  for (std::size_t i = 0; i < hashes.size(); ++i)
    std::memcpy(hashes[i].data(), &bytes[i * sizeof(Hash)], sizeof(Hash));
  return hashes;
}

std::filesystem::path level_file(const std::filesystem::path& levels, unsigned level) {
  return levels / fmt::format("{}", level);
}

}  // namespace chalkline::proof
