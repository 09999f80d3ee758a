#include "proof/storage/levels.hpp"

#include <stdexcept>
#include <utility>

namespace chalkline::proof {

using ledger::Hash;

namespace {

// Some 8,000 leaves a write.
constexpr std::size_t kPendingBytesMax = 256 << 10;

// The size that the files hold; 0 where they have to begin anew.
Mark held(const std::filesystem::path& directory, const ledger::Log& log, const Mark& newest) {
  const auto content = file_content(directory / "mark");
  const auto mark = content ? parse_mark(*content) : std::nullopt;
  if (!mark || mark->size > log.position()) return {};
  const auto stored = log.root_at(mark->size);
  if (stored && *stored != mark->root) return {};
  try {
    const LevelReader reader{directory / "levels"};
    const auto subtree = reader.subtrees();
    const bool is_whole =
        root_of(mark->size, subtree) == mark->root &&
        (newest.size > mark->size || root_of(newest.size, subtree) == newest.root);
    return is_whole ? *mark : Mark{};
  } catch (const std::runtime_error&) {
    return {};  // a file is missing or too short
  }
}

void make_if_missing(Disk& disk, const std::filesystem::path& directory) {
  if (std::filesystem::is_directory(directory)) return;
  disk.make_directory(directory);
  disk.sync_directory(std::filesystem::absolute(directory).parent_path());
}

}  // namespace

Levels::Levels(Disk& disk, const std::filesystem::path& directory, const ledger::Log& log,
               const Mark& newest) {
  const auto levels = directory / "levels";
  make_if_missing(disk, levels);
  size_ = held(directory, log, newest).size;
  mark_ = disk.open(directory / "mark", kMarkBytes);
  if (size_ == 0) {
    // First: an old mark must not vouch for what is about to be written in the same place.
    mark_->overwrite(format_mark({.size = 0, .root = root_of(0, {})}));
    mark_->sync();
  }
  for (unsigned level = 0; level < kLevels; ++level) {
    levels_[level].file =
        disk.open(level_file(levels, level), level_size(size_, level) * sizeof(Hash));
  }
  disk.sync_directory(levels);
  disk.sync_directory(directory);
  reader_.emplace(levels);
  for (unsigned level = 0; level < kLevels; ++level) {
    const auto hashes = level_size(size_, level);
    const auto partial = hashes % kTileWidth;
    levels_[level].edge = reader_->hashes(level, hashes - partial, partial);
  }
}

void Levels::append(const Hash& leaf) {
  auto hash = leaf;
  for (auto& level : levels_) {
    level.pending.append(hash.begin(), hash.end());
    level.edge.push_back(hash);
    if (level.edge.size() < kTileWidth) break;
    hash = perfect_root(std::exchange(level.edge, {}));
  }
  ++size_;
  if (levels_.front().pending.size() >= kPendingBytesMax) flush();
}

void Levels::flush() {
  for (auto& level : levels_) {
    if (level.pending.empty()) continue;
    level.is_synced = false;
    level.file->append(level.pending);
    level.pending.clear();
  }
}

Hash Levels::root() {
  flush();
  return root_of(size_, reader_->subtrees());
}

Hash Levels::sync() {
  const Mark mark{.size = size_, .root = root()};
  for (auto& level : levels_) {
    if (!level.is_synced) level.file->sync();
    level.is_synced = true;
  }
  mark_->overwrite(format_mark(mark));
  mark_->sync();
  return mark.root;
}

}  // namespace chalkline::proof
