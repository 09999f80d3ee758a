#include "proof/storage/levels_check.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "proof/storage/disk.hpp"
#include "proof/storage/level_reader.hpp"
#include "proof/tree/subtrees.hpp"
#include "proof/tree/tile_path.hpp"

namespace chalkline::proof {

using ledger::Hash;

namespace {

constexpr std::size_t kReadBytes = 256 << 10;

// A server may write it just now.
std::optional<Mark> read_mark(const std::filesystem::path& file) {
  constexpr int kReads = 3;
  std::optional<Mark> mark;
  for (int read = 0; read < kReads && !mark; ++read) {
    const auto content = file_content(file);
    mark = content ? parse_mark(*content) : std::nullopt;
  }
  return mark;
}

}  // namespace

LevelsCheck::Level::Level(const std::filesystem::path& path, std::uint64_t of_mark)
    : file{path, O_RDONLY}, problem{file.number() < 0 ? errno : 0}, size{of_mark} {}

std::optional<Hash> LevelsCheck::Level::next() {
  if (used == ahead.size()) {
    ahead.resize(std::min<std::uint64_t>(kReadBytes, (size - taken) * sizeof(Hash)));
    const auto read = ::pread(file.number(), ahead.data(), ahead.size(),
                              static_cast<::off_t>(taken * sizeof(Hash)));
    if (read < 0) problem = errno;
    const auto bytes = read < 0 ? 0 : static_cast<std::size_t>(read);
    ahead.resize(bytes - bytes % sizeof(Hash));
    used = 0;
  }
  if (ahead.empty()) return std::nullopt;
  Hash hash;
  std::memcpy(hash.data(), &ahead[used], sizeof(Hash));
  used += sizeof(Hash);
  return hash;
}

void LevelsCheck::Level::compare(const Hash& derived) {
  if (problem != 0 || ends_at) return;
  const auto stored = next();
  if (!stored) {
    ends_at = taken;
  } else if (*stored != derived) {
    if (!differs_at) differs_at = taken;
    ++differ;
  }
  ++taken;
}

LevelsCheck::LevelsCheck(std::filesystem::path directory)
    : directory_{std::move(directory)},
      has_begun_{std::filesystem::exists(directory_ / "mark")},
      mark_{read_mark(directory_ / "mark")} {
  if (!mark_) return;
  for (unsigned level = 0; level_size(mark_->size, level) > 0; ++level) {
    levels_.emplace_back(level_file(directory_ / "levels", level), level_size(mark_->size, level));
  }
}

void LevelsCheck::take(unsigned height, const Hash& root) {
  if (!mark_) return;
  if (height == 0) {
    if (taken_ == mark_->size) {
      is_over_ = true;
    } else {
      ++taken_;
    }
  }
  const auto level = height / kTileHeight;
  if (is_over_ || height % kTileHeight != 0 || level >= levels_.size()) return;
  levels_[level].compare(root);
}

std::vector<std::string> LevelsCheck::faults() const {
  if (!has_begun_) return {};
  const auto mark = (directory_ / "mark").string();
  if (!mark_) return {fmt::format("{} is damaged: it says no size and root of the levels", mark)};
  std::vector<std::string> found;
  if (taken_ < mark_->size) {
    found.push_back(fmt::format("{} is of {} records, and the ledger has {} that can be read", mark,
                                mark_->size, taken_));
  }
  for (unsigned level = 0; level < levels_.size(); ++level) {
    if (auto what = fault(level)) found.push_back(*std::move(what));
  }
  if (found.empty() && stored_root() != mark_->root)
    found.push_back(
        fmt::format("{} has another root than the first {} records", mark, mark_->size));
  return found;
}

std::string LevelsCheck::name_of(unsigned level) const {
  return level_file(directory_ / "levels", level).string();
}

std::optional<std::string> LevelsCheck::fault(unsigned level) const {
  const auto& of = levels_[level];
  if (of.problem != 0)
    return fmt::format("{} cannot be read: {}", name_of(level), std::strerror(of.problem));
  if (of.differs_at) {
    const auto each = std::uint64_t{1} << (kTileHeight * level);
    const auto first = *of.differs_at * each + 1;
    const auto records = each == 1 ? fmt::format("record {}", first)
                                   : fmt::format("records {} to {}", first, first + each - 1);
    const auto all = of.differ == 1 ? "" : fmt::format(" ({} differ)", of.differ);
    return fmt::format("{} differs from the ledger: hash {} is not that of {}{}", name_of(level),
                       *of.differs_at, records, all);
  }
  if (of.ends_at)
    return fmt::format("{} ends after {} of {} hashes", name_of(level), *of.ends_at, of.size);
  return std::nullopt;
}

// Of hashes that were found to be those of the ledger.
Hash LevelsCheck::stored_root() const {
  return root_of(mark_->size, subtrees_of_tiles([this](unsigned level, std::uint64_t first,
                                                       std::uint64_t count) {
                   std::vector<Hash> hashes(count);
                   const auto bytes = count * sizeof(Hash);
                   const auto read = ::pread(levels_.at(level).file.number(), hashes.data(), bytes,
                                             static_cast<::off_t>(first * sizeof(Hash)));
                   if (read != static_cast<::ssize_t>(bytes)) hashes.assign(count, {});
                   return hashes;
                 }));
}

}  // namespace chalkline::proof
