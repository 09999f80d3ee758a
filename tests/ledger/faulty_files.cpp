#include "tests/ledger/faulty_files.hpp"

#include <rocksdb/file_system.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>

#include "ledger/log/zeroed_files.hpp"

namespace chalkline::ledger::test {

using rocksdb::IOStatus;

struct FaultyFiles::Taps {
  std::mutex mutex;
  std::condition_variable changed;
  bool hold = false;
  int held = 0;
  std::optional<Unsynced> failing_syncs;
  bool failing_writes = false;
  std::uint64_t syncs = 0;
};

class FaultyFiles::WriteAheadLog final : public rocksdb::FSWritableFileOwnerWrapper {
 public:
  WriteAheadLog(std::shared_ptr<Taps> taps, std::string path,
                std::unique_ptr<rocksdb::FSWritableFile>&& file)
      : FSWritableFileOwnerWrapper(std::move(file)),
        taps_(std::move(taps)),
        path_(std::move(path)) {}

  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  rocksdb::IODebugContext* debug) override {
    const bool fails = [this] {
      const std::scoped_lock lock{taps_->mutex};
      return taps_->failing_writes;
    }();
    const auto size = fails ? data.size() / 2 : data.size();
    auto status = FSWritableFileWrapper::Append({data.data(), size}, options, debug);
    written_ += size;
    return fails ? IOStatus::IOError("the test cut this write short") : status;
  }
  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  const rocksdb::DataVerificationInfo&, rocksdb::IODebugContext* debug) override {
    return Append(data, options, debug);
  }

  IOStatus Sync(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    return tapped([&] { return FSWritableFileWrapper::Sync(options, debug); });
  }
  IOStatus Fsync(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    return tapped([&] { return FSWritableFileWrapper::Fsync(options, debug); });
  }

 private:
  template <class Sync>
  IOStatus tapped(const Sync& sync) {
    {
      std::unique_lock lock{taps_->mutex};
      ++taps_->held;
      taps_->changed.notify_all();
      taps_->changed.wait(lock, [this] { return !taps_->hold; });
      --taps_->held;
      if (taps_->failing_syncs) {
        if (*taps_->failing_syncs == Unsynced::kLost) std::filesystem::resize_file(path_, synced_);
        return IOStatus::IOError("the test made this sync fail");
      }
    }
    auto status = sync();
    const std::scoped_lock lock{taps_->mutex};
    synced_ = written_;
    ++taps_->syncs;
    return status;
  }

  std::shared_ptr<Taps> taps_;
  std::string path_;
  std::uint64_t written_ = 0;
  std::uint64_t synced_ = 0;
};

class FaultyFiles::Files final : public rocksdb::FileSystemWrapper {
 public:
  explicit Files(std::shared_ptr<Taps> taps)
      : FileSystemWrapper(rocksdb::FileSystem::Default()), taps_(std::move(taps)) {}
  const char* Name() const override { return "FaultyFiles"; }

  IOStatus NewWritableFile(const std::string& path, const rocksdb::FileOptions& options,
                           std::unique_ptr<rocksdb::FSWritableFile>* file,
                           rocksdb::IODebugContext* debug) override {
    auto status = FileSystemWrapper::NewWritableFile(path, options, file, debug);
    if (status.ok() && path.ends_with(".log"))
      *file = std::make_unique<WriteAheadLog>(taps_, path, std::move(*file));
    return status;
  }

 private:
  std::shared_ptr<Taps> taps_;
};

FaultyFiles::FaultyFiles()
    : taps_(std::make_shared<Taps>()), env_(zeroed_files(std::make_shared<Files>(taps_))) {}
FaultyFiles::~FaultyFiles() { release_syncs(); }

rocksdb::Env* FaultyFiles::env() { return env_.get(); }

void FaultyFiles::hold_syncs() {
  const std::scoped_lock lock{taps_->mutex};
  taps_->hold = true;
}

void FaultyFiles::wait_until_held() {
  std::unique_lock lock{taps_->mutex};
  taps_->changed.wait(lock, [this] { return taps_->held > 0; });
}

void FaultyFiles::release_syncs() {
  const std::scoped_lock lock{taps_->mutex};
  taps_->hold = false;
  taps_->changed.notify_all();
}

void FaultyFiles::fail_syncs(Unsynced unsynced) {
  const std::scoped_lock lock{taps_->mutex};
  taps_->failing_syncs = unsynced;
}

void FaultyFiles::fail_writes() {
  const std::scoped_lock lock{taps_->mutex};
  taps_->failing_writes = true;
}

std::uint64_t FaultyFiles::syncs() const {
  const std::scoped_lock lock{taps_->mutex};
  return taps_->syncs;
}

}  // namespace chalkline::ledger::test
