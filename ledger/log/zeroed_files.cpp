#include "ledger/log/zeroed_files.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace chalkline::ledger {
namespace {

using rocksdb::IOStatus;

// A write-ahead log is made of blocks. In each of them stand records, or parts of one, with a
// header each: checksum (4), length (2, the lowest byte first), type (1, never 0). What is left of
// a block and too short for a header is filled up.
constexpr std::size_t kLogBlockBytes = 32 << 10;
constexpr std::size_t kRecordHeaderBytes = 7;
constexpr std::size_t kRecordLengthAt = 4;
constexpr std::size_t kRecordTypeAt = 6;

// As much as a page. Linux keeps the bytes of one write together where it can, and takes all of
// them for changed when a record is written into them.
constexpr std::size_t kZerosAtOnceBytes = 4'096;

// Returns where the records of a block end, which is its end unless zeros stand for a header. Holds
// for logs that are not recycled (their headers are longer), whose blocks are filled up with less
// than a header.
std::size_t end_of_records(std::string_view block) {
  std::size_t at = 0;
  while (at + kRecordHeaderBytes <= block.size()) {
    const auto byte = [&](std::size_t i) -> std::size_t {
      return static_cast<std::uint8_t>(block[at + i]);
    };
    const auto length = byte(kRecordLengthAt) | byte(kRecordLengthAt + 1) << 8;
    if (length == 0 && byte(kRecordTypeAt) == 0) return at;
    at += kRecordHeaderBytes + length;
  }
  return block.size();
}

class ZeroedLog final : public rocksdb::FSWritableFileOwnerWrapper {
 public:
  // `same`: the file once more, for the zeros; null if it cannot be had.
  ZeroedLog(std::unique_ptr<rocksdb::FSWritableFile>&& file,
            std::unique_ptr<rocksdb::FSRandomRWFile> same, Zeros zeros)
      : FSWritableFileOwnerWrapper(std::move(file)), same_(std::move(same)), zeros_(zeros) {}

  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  rocksdb::IODebugContext* debug) override {
    return followed(FSWritableFileWrapper::Append(data, options, debug), data.size());
  }
  IOStatus Append(const rocksdb::Slice& data, const rocksdb::IOOptions& options,
                  const rocksdb::DataVerificationInfo& verification,
                  rocksdb::IODebugContext* debug) override {
    return followed(FSWritableFileWrapper::Append(data, options, verification, debug), data.size());
  }
  IOStatus Close(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    same_.reset();
    if (zeroed_ > size_)
      FSWritableFileWrapper::Truncate(size_, options, debug).PermitUncheckedError();
    return FSWritableFileWrapper::Close(options, debug);
  }

 private:
  IOStatus followed(IOStatus appended, std::size_t bytes) {
    if (!appended.ok()) return appended;
    size_ += bytes;
    if (size_ > zeroed_) {
      zeroed_ = (size_ / zeros_.ahead + 1) * zeros_.ahead;
      if (bytes <= zeros_.behind) write_zeros();
    }
    return appended;
  }

  void write_zeros() const {
    static constexpr std::array<char, kZerosAtOnceBytes> kZeros{};
    if (!same_) return;
    IOStatus status;
    for (auto at = size_; at < zeroed_ && status.ok();) {
      const auto end = std::min(zeroed_, (at / kZeros.size() + 1) * kZeros.size());
      status = same_->Write(at, {kZeros.data(), end - at}, {}, nullptr);
      at = end;
    }
  }

  std::unique_ptr<rocksdb::FSRandomRWFile> same_;
  Zeros zeros_;
  std::uint64_t size_ = 0;    // of the records
  std::uint64_t zeroed_ = 0;  // with the zeros behind them, where these were written
};

class ReadLog final : public rocksdb::FSSequentialFileOwnerWrapper {
 public:
  using FSSequentialFileOwnerWrapper::FSSequentialFileOwnerWrapper;

  IOStatus Read(std::size_t asked, const rocksdb::IOOptions& options, rocksdb::Slice* result,
                char* scratch, rocksdb::IODebugContext* debug) override {
    std::size_t got = 0;
    IOStatus status;
    while (got < asked && (at_ < records_.size() || !ended_)) {
      if (at_ == records_.size()) {
        status = read_block(options, debug);
        if (!status.ok()) break;
      }
      const auto some = std::min(asked - got, records_.size() - at_);
      records_.copy(scratch + got, some, at_);
      got += some;
      at_ += some;
    }
    *result = {scratch, got};
    return status;
  }
  IOStatus Skip(std::uint64_t) override { return IOStatus::NotSupported("a log is read whole"); }

 private:
  IOStatus read_block(const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) {
    records_.resize(kLogBlockBytes);
    at_ = 0;
    rocksdb::Slice block;
    auto status =
        FSSequentialFileWrapper::Read(kLogBlockBytes, options, &block, records_.data(), debug);
    const auto end = status.ok() ? end_of_records({block.data(), block.size()}) : 0;
    if (block.data() != records_.data()) records_.assign(block.data(), end);
    records_.resize(end);
    ended_ = end < kLogBlockBytes;
    return status;
  }

  std::string records_;  // of a block
  std::size_t at_ = 0;
  bool ended_ = false;
};

class ZeroedFiles final : public rocksdb::FileSystemWrapper {
 public:
  ZeroedFiles(const std::shared_ptr<rocksdb::FileSystem>& files, Zeros zeros)
      : FileSystemWrapper(files), zeros_(zeros) {}
  const char* Name() const override { return "ZeroedFiles"; }

  IOStatus NewWritableFile(const std::string& path, const rocksdb::FileOptions& options,
                           std::unique_ptr<rocksdb::FSWritableFile>* file,
                           rocksdb::IODebugContext* debug) override {
    auto status = FileSystemWrapper::NewWritableFile(path, options, file, debug);
    if (!status.ok() || !is_log(path)) return status;
    std::unique_ptr<rocksdb::FSRandomRWFile> same;
    NewRandomRWFile(path, {}, &same, debug).PermitUncheckedError();
    *file = std::make_unique<ZeroedLog>(std::move(*file), std::move(same), zeros_);
    return status;
  }

  IOStatus NewSequentialFile(const std::string& path, const rocksdb::FileOptions& options,
                             std::unique_ptr<rocksdb::FSSequentialFile>* file,
                             rocksdb::IODebugContext* debug) override {
    auto status = FileSystemWrapper::NewSequentialFile(path, options, file, debug);
    if (status.ok() && is_log(path)) *file = std::make_unique<ReadLog>(std::move(*file));
    return status;
  }

  // A copy that shared the file would lose its zeros while somebody reads it.
  IOStatus LinkFile(const std::string& from, const std::string& to,
                    const rocksdb::IOOptions& options, rocksdb::IODebugContext* debug) override {
    if (is_log(from)) return IOStatus::NotSupported("a log is copied");
    return FileSystemWrapper::LinkFile(from, to, options, debug);
  }

  // As much as can be read: a copy takes this many bytes, while a writer goes on.
  IOStatus GetFileSize(const std::string& path, const rocksdb::IOOptions& options,
                       std::uint64_t* size, rocksdb::IODebugContext* debug) override {
    if (!is_log(path)) return FileSystemWrapper::GetFileSize(path, options, size, debug);
    *size = 0;
    std::unique_ptr<rocksdb::FSSequentialFile> file;
    auto status = NewSequentialFile(path, {}, &file, debug);
    std::string bytes(kLogBlockBytes, '\0');
    rocksdb::Slice read;
    while (status.ok()) {
      status = file->Read(bytes.size(), options, &read, bytes.data(), debug);
      if (read.empty()) break;
      *size += read.size();
    }
    return status;
  }

 private:
  static bool is_log(std::string_view path) { return path.ends_with(".log"); }

  Zeros zeros_;
};

}  // namespace

std::unique_ptr<rocksdb::Env> zeroed_files(std::shared_ptr<rocksdb::FileSystem> files,
                                           Zeros zeros) {
  return rocksdb::NewCompositeEnv(std::make_shared<ZeroedFiles>(std::move(files), zeros));
}

rocksdb::Env* zeroed_real_files() {
  static auto* const kept = zeroed_files(rocksdb::FileSystem::Default()).release();
  return kept;
}

}  // namespace chalkline::ledger
