#include "tests/ledger/log/power_cut_files.hpp"

#include <rocksdb/file_system.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <utility>

#include "ledger/log/zeroed_files.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::ledger::test {
namespace {

namespace fs = std::filesystem;
using rocksdb::IOStatus;

constexpr std::size_t kSectorBytes = 512;
constexpr auto kAlways = std::numeric_limits<std::size_t>::max();

// A file, whatever it is called.
struct File {
  fs::path content;  // where its bytes can be read
  std::uint64_t synced{};
};
using Names = std::map<fs::path, std::shared_ptr<File>>;

fs::path normal(const fs::path& path) { return path.lexically_normal(); }

bool is_below(const fs::path& directory, const fs::path& path) {
  return !directory.empty() && path.string().starts_with(directory.string() + '/');
}

// Returns where `path` lies in a copy of `from` at `to`; a path that is not below `from` stays.
fs::path relocated(const fs::path& path, const fs::path& from, const fs::path& to) {
  return is_below(from, path) ? to / path.lexically_relative(from) : path;
}

}  // namespace

struct PowerCutFiles::Disk {
  fs::path root;
  mutable std::mutex mutex;
  Names names;    // as processes see them
  Names durable;  // as the directories on the disk have them
  fs::path full;  // writes below it fail
  fs::path watched;
  std::function<void()> before_sync;  // of a file below `watched`; then gone
  TemporaryDirectory removed;
  int removed_count = 0;

  // Keeps the bytes of a file whose name goes away: the disk may still have the name.
  void bury(const fs::path& path) {
    const auto found = names.find(path);
    if (found == names.end()) return;
    const auto grave = removed.path() / std::to_string(removed_count++);
    std::error_code gone;  // with its whole directory, which RocksDB was not asked to remove
    fs::create_hard_link(path, grave, gone);
    found->second->content = grave;
    names.erase(found);
  }
  void sync_directory(const fs::path& directory) {
    std::erase_if(durable, [&](const auto& name) { return name.first.parent_path() == directory; });
    for (const auto& name : names) {
      if (name.first.parent_path() == directory) durable.insert(name);
    }
  }
  bool is_full(const fs::path& path) const { return is_below(full, path); }

  // Makes `copy`, whose root exists, a disk with the same files in the same condition.
  void copy_to(Disk& copy) const {
    fs::copy(root, copy.root, fs::copy_options::recursive);
    fs::copy(removed.path(), copy.removed.path());
    copy.removed_count = removed_count;
    std::map<std::shared_ptr<File>, std::shared_ptr<File>> copies;
    const auto copy_names = [&](const Names& from, Names& to) {
      for (const auto& [path, file] : from) {
        auto& copied = copies[file];
        if (!copied) {
          const auto content = relocated(file->content, root, copy.root);
          copied = std::make_shared<File>(relocated(content, removed.path(), copy.removed.path()),
                                          file->synced);
        }
        to[relocated(path, root, copy.root)] = copied;
      }
    };
    copy_names(names, copy.names);
    copy_names(durable, copy.durable);
  }

  // Without the lock: the test looks at the disk.
  void announce_sync(const fs::path& path) {
    std::function<void()> then;
    {
      const std::scoped_lock lock{mutex};
      if (is_below(watched, path)) then = std::exchange(before_sync, nullptr);
    }
    if (then) then();
  }
};

class PowerCutFiles::TrackedFile final : public rocksdb::FSWritableFileOwnerWrapper {
 public:
  TrackedFile(std::shared_ptr<Disk> disk, fs::path path, std::shared_ptr<File> file,
              std::unique_ptr<rocksdb::FSWritableFile>&& real)
      : FSWritableFileOwnerWrapper(std::move(real)),
        disk_(std::move(disk)),
        path_(std::move(path)),
        file_(std::move(file)) {}

  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  rocksdb::IODebugContext* debug) override {
    {
      const std::scoped_lock lock{disk_->mutex};
      if (disk_->is_full(path_)) return IOStatus::NoSpace("the test's disk is full");
    }
    auto status = FSWritableFileWrapper::Append(data, options, debug);
    written_ += data.size();
    return status;
  }
  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  const rocksdb::DataVerificationInfo&, rocksdb::IODebugContext* debug) override {
    return Append(data, options, debug);
  }
  IOStatus Sync(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    const auto written = written_;
    disk_->announce_sync(path_);
    return synced(FSWritableFileWrapper::Sync(options, debug), written);
  }
  IOStatus Fsync(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    const auto written = written_;
    disk_->announce_sync(path_);
    return synced(FSWritableFileWrapper::Fsync(options, debug), written);
  }
  IOStatus RangeSync(std::uint64_t, std::uint64_t, const rocksdb::IOOptions&,
                     rocksdb::IODebugContext*) override {
    return IOStatus::OK();  // promises nothing
  }

 private:
  IOStatus synced(IOStatus status, std::uint64_t written) {
    const std::scoped_lock lock{disk_->mutex};
    if (status.ok()) file_->synced = std::max(file_->synced, written);
    return status;
  }

  std::shared_ptr<Disk> disk_;
  fs::path path_;
  std::shared_ptr<File> file_;
  std::uint64_t written_ = 0;
};

class PowerCutFiles::TrackedDirectory final : public rocksdb::FSDirectoryWrapper {
 public:
  TrackedDirectory(std::shared_ptr<Disk> disk, fs::path path,
                   std::unique_ptr<rocksdb::FSDirectory>&& real)
      : FSDirectoryWrapper(std::move(real)), disk_(std::move(disk)), path_(std::move(path)) {}

  IOStatus Fsync(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    auto status = FSDirectoryWrapper::Fsync(options, debug);
    const std::scoped_lock lock{disk_->mutex};
    if (status.ok()) disk_->sync_directory(path_);
    return status;
  }
  IOStatus FsyncWithDirOptions(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug,
                               const rocksdb::DirFsyncOptions&) override {
    return Fsync(options, debug);
  }

 private:
  std::shared_ptr<Disk> disk_;
  fs::path path_;
};

class PowerCutFiles::Files final : public rocksdb::FileSystemWrapper {
 public:
  explicit Files(std::shared_ptr<Disk> disk)
      : FileSystemWrapper(rocksdb::FileSystem::Default()), disk_(std::move(disk)) {}
  const char* Name() const override { return "PowerCutFiles"; }

  IOStatus NewWritableFile(const std::string& name, const rocksdb::FileOptions& options,
                           std::unique_ptr<rocksdb::FSWritableFile>* file,
                           rocksdb::IODebugContext* debug) override {
    const std::scoped_lock lock{disk_->mutex};
    const auto path = normal(name);
    disk_->bury(path);
    std::error_code none;
    fs::remove(path, none);  // a new file, so that the buried one keeps its bytes
    auto status = FileSystemWrapper::NewWritableFile(name, options, file, debug);
    if (!status.ok()) return status;
    auto tracked = std::make_shared<File>(path);
    disk_->names[path] = tracked;
    *file = std::make_unique<TrackedFile>(disk_, path, tracked, std::move(*file));
    return status;
  }

  IOStatus NewDirectory(const std::string& name, const rocksdb::IOOptions& options,
                        std::unique_ptr<rocksdb::FSDirectory>* directory,
                        rocksdb::IODebugContext* debug) override {
    auto status = FileSystemWrapper::NewDirectory(name, options, directory, debug);
    if (status.ok())
      *directory = std::make_unique<TrackedDirectory>(disk_, normal(name), std::move(*directory));
    return status;
  }

  IOStatus DeleteFile(const std::string& name, const rocksdb::IOOptions& options,
                      rocksdb::IODebugContext* debug) override {
    const std::scoped_lock lock{disk_->mutex};
    disk_->bury(normal(name));
    return FileSystemWrapper::DeleteFile(name, options, debug);
  }

  // For a file, or for a directory that it made, which is not seen half way.
  IOStatus RenameFile(const std::string& from, const std::string& to,
                      const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    const std::scoped_lock lock{disk_->mutex};
    const auto source = normal(from);
    const auto target = normal(to);
    if (disk_->names.contains(source)) disk_->bury(target);
    auto status = FileSystemWrapper::RenameFile(from, to, options, debug);
    if (!status.ok()) return status;
    move(disk_->names, source, target);
    if (fs::is_directory(target)) move(disk_->durable, source, target);
    return status;
  }

 private:
  static void move(Names& names, const fs::path& from, const fs::path& to) {
    Names moved;
    std::erase_if(names, [&](const auto& name) {
      const auto& [path, file] = name;
      const auto below = path.lexically_relative(from);
      if (below.empty() || below.string().starts_with("..")) return false;
      const auto target = below == "." ? to : to / below;
      if (file->content == path) file->content = target;
      moved[target] = file;
      return true;
    });
    names.merge(moved);
  }

  std::shared_ptr<Disk> disk_;
};

PowerCutFiles::PowerCutFiles(std::shared_ptr<Disk> disk, std::size_t ahead)
    : disk_(std::move(disk)),
      env_(zeroed_files(std::make_shared<Files>(disk_), {ahead, kAlways})) {}

PowerCutFiles::PowerCutFiles(fs::path root, std::size_t ahead)
    : PowerCutFiles(std::make_shared<Disk>(), ahead) {
  disk_->root = normal(root);
  // Files that are there already are on the disk.
  for (const auto& entry : fs::recursive_directory_iterator{root}) {
    if (!entry.is_regular_file()) continue;
    disk_->names[normal(entry.path())] =
        std::make_shared<File>(normal(entry.path()), entry.file_size());
  }
  disk_->durable = disk_->names;
}
PowerCutFiles::~PowerCutFiles() = default;

rocksdb::Env* PowerCutFiles::env() { return env_.get(); }

void PowerCutFiles::fail_writes_below(const fs::path& directory) {
  const std::scoped_lock lock{disk_->mutex};
  disk_->full = normal(directory);
}

void PowerCutFiles::before_next_sync_below(const fs::path& directory, std::function<void()> then) {
  const std::scoped_lock lock{disk_->mutex};
  disk_->watched = normal(directory);
  disk_->before_sync = std::move(then);
}

// No file is made, renamed, removed or found to be synced meanwhile, so all is of one moment.
std::unique_ptr<PowerCutFiles> PowerCutFiles::leave_after_kill(const fs::path& to,
                                                               std::size_t ahead) const {
  auto copy = std::make_shared<Disk>();
  copy->root = normal(to);
  const std::scoped_lock lock{disk_->mutex};
  disk_->copy_to(*copy);
  return std::unique_ptr<PowerCutFiles>{new PowerCutFiles{std::move(copy), ahead}};
}

void PowerCutFiles::leave_after_power_cut(const fs::path& to, std::uint64_t seed) const {
  const std::scoped_lock lock{disk_->mutex};
  std::mt19937_64 random{seed};
  const auto chance = [&] { return random() % 2 == 0; };
  const auto left_of = [&](const File& file) {
    auto bytes = content(file.content);
    const auto written = bytes.size();
    const auto kept = std::min<std::uint64_t>(file.synced, written);
    bytes.resize(kept + (written > kept ? random() % (written - kept + 1) : 0));
    for (auto at = kept; at < bytes.size(); at += kSectorBytes - at % kSectorBytes) {
      const auto end = std::min<std::uint64_t>(at + kSectorBytes - at % kSectorBytes, bytes.size());
      if (chance()) std::fill(bytes.data() + at, bytes.data() + end, '\0');
    }
    return bytes;
  };
  const auto leave = [&](const fs::path& path, const std::string& bytes) {
    const auto target = to / path.lexically_relative(disk_->root);
    fs::create_directories(target.parent_path());
    std::ofstream{target, std::ios::binary} << bytes;
  };
  std::set<fs::path> all;
  for (const auto* names : {&disk_->names, &disk_->durable}) {
    for (const auto& [path, file] : *names) all.insert(path);
  }
  const auto find = [](const Names& names, const fs::path& path) {
    const auto found = names.find(path);
    return found == names.end() ? nullptr : found->second;
  };
  for (const auto& path : all) {
    const auto now = find(disk_->names, path);
    const auto before = find(disk_->durable, path);
    if (const auto& file = now == before || chance() ? now : before) leave(path, left_of(*file));
  }
  // `acknowledged` is not RocksDB's: synced once, and from then on written in place.
  for (const auto& entry : fs::recursive_directory_iterator{disk_->root}) {
    if (entry.is_regular_file() && !all.contains(normal(entry.path())))
      leave(normal(entry.path()), content(entry.path()));
  }
}

}  // namespace chalkline::ledger::test
