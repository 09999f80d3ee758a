#include "ledger/log/zeroed_files.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <tuple>

#include "tests/ledger/files.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;
namespace fs = std::filesystem;

constexpr std::size_t kLogBlock = 32 << 10;
constexpr std::size_t kLogHeader = 7;

// The metadata that a sync has to write when it changes.
auto size_and_blocks(const fs::path& path) {
  struct stat found{};
  REQUIRE(::stat(path.c_str(), &found) == 0);
  return std::tuple{found.st_size, found.st_blocks};
}

TEST_CASE("groups of the ledger change neither size nor blocks of the write-ahead log") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  const auto path = write_ahead_logs(ledger.directory()).back();
  const auto before = size_and_blocks(path);
  const auto records = size_of_records(path);
  for (std::uint64_t i = 0; i < 20; ++i) ledger.accept(OpenAccount{AccountId{2'000 + i}});
  CHECK(size_of_records(path) > records);
  CHECK(size_and_blocks(path) == before);
}

TEST_CASE("a write-ahead log that is closed has no zeros behind its records") {
  const TemporaryDirectory home;
  const auto path = home.path() / "000007.log";
  const auto env = zeroed_files(rocksdb::FileSystem::Default());
  std::unique_ptr<rocksdb::WritableFile> file;
  REQUIRE(env->NewWritableFile(path, &file, {}).ok());
  const std::string bytes(1'000, 'x');
  for (int i = 0; i < 2; ++i) {
    REQUIRE(file->Append(bytes).ok());
    REQUIRE(file->Sync().ok());
    CHECK(fs::file_size(path) == kZeroedBytes);
  }
  REQUIRE(file->Close().ok());
  CHECK(content(path) == bytes + bytes);
}

TEST_CASE("zeros are written behind few bytes, and not behind many") {
  const TemporaryDirectory home;
  const auto path = home.path() / "000007.log";
  const auto env = zeroed_files(rocksdb::FileSystem::Default());
  std::unique_ptr<rocksdb::WritableFile> file;
  REQUIRE(env->NewWritableFile(path, &file, {}).ok());
  const std::string many(kFewBytes + 1, 'x');
  while (fs::file_size(path) < kZeroedBytes) {
    const auto size = fs::file_size(path);
    REQUIRE(file->Append(many).ok());
    REQUIRE(file->Sync().ok());
    CHECK(fs::file_size(path) == size + many.size());
  }
  auto size = fs::file_size(path);
  const std::string few(kFewBytes, 'x');
  for (; size <= 2 * kZeroedBytes; size += few.size()) {
    CHECK(fs::file_size(path) == size);
    REQUIRE(file->Append(few).ok());
  }
  CHECK(fs::file_size(path) == 3 * kZeroedBytes);
  REQUIRE(file->Close().ok());
  CHECK(fs::file_size(path) == size);
}

// Closing takes away the zeros, which must not shorten a file that somebody copies.
TEST_CASE("a write-ahead log is shared with no copy") {
  const TemporaryDirectory home;
  const auto env = zeroed_files(rocksdb::FileSystem::Default());
  for (const std::string name : {"000007.log", "000007.sst"}) {
    const auto path = (home.path() / name).string();
    std::ofstream{path} << "x";
    CHECK(env->LinkFile(path, path + ".copy").ok() == (name == "000007.sst"));
  }
}

TEST_CASE("other files have no zeros") {
  const TemporaryDirectory home;
  const auto path = home.path() / "000007.sst";
  const auto env = zeroed_files(rocksdb::FileSystem::Default());
  std::unique_ptr<rocksdb::WritableFile> file;
  REQUIRE(env->NewWritableFile(path, &file, {}).ok());
  REQUIRE(file->Append("x").ok());
  CHECK(fs::file_size(path) == 1);
}

// A disk that has room for records and none for zeros.
class NoRoomAhead final : public rocksdb::FileSystemWrapper {
 public:
  explicit NoRoomAhead(bool can_open)
      : FileSystemWrapper(rocksdb::FileSystem::Default()), can_open_(can_open) {}
  const char* Name() const override { return "NoRoomAhead"; }
  rocksdb::IOStatus NewRandomRWFile(const std::string& path, const rocksdb::FileOptions& options,
                                    std::unique_ptr<rocksdb::FSRandomRWFile>* file,
                                    rocksdb::IODebugContext* debug) override {
    if (!can_open_) return rocksdb::IOStatus::IOError("the test opens no file twice");
    auto status = FileSystemWrapper::NewRandomRWFile(path, options, file, debug);
    *file = std::make_unique<File>(std::move(*file));
    return status;
  }

 private:
  struct File final : rocksdb::FSRandomRWFileOwnerWrapper {
    using FSRandomRWFileOwnerWrapper::FSRandomRWFileOwnerWrapper;
    rocksdb::IOStatus Write(std::uint64_t, const rocksdb::Slice&, const rocksdb::IOOptions&,
                            rocksdb::IODebugContext*) override {
      return rocksdb::IOStatus::NoSpace("the test's disk is full");
    }
  };
  bool can_open_;
};

TEST_CASE("where the disk takes no zeros the log goes on without them") {
  for (const bool can_open : {false, true}) {
    const TemporaryDirectory home;
    const auto env = zeroed_files(std::make_shared<NoRoomAhead>(can_open));
    LedgerHarness ledger{home.path() / "log", env.get()};
    ledger.accept(OpenAccount{kAlice});
    const auto path = write_ahead_logs(ledger.directory()).back();
    CHECK(fs::file_size(path) == size_of_records(path));
    ledger.accept(OpenAccount{kBob});
    CHECK(fs::file_size(path) == size_of_records(path));
    const auto end = ledger.log().position();
    ledger.crash();
    CHECK(ledger.log().position() == end);
  }
}

std::string log_piece(std::size_t payload) {
  constexpr char kWhole = 1;
  std::string bytes = "crc:";
  bytes += static_cast<char>(payload & 0xff);
  bytes += static_cast<char>(payload >> 8);
  bytes += kWhole;
  return bytes + std::string(payload, '\0');  // zeros in a record are not the end
}

TEST_CASE("a write-ahead log ends at the first zeros in the place of a record") {
  const TemporaryDirectory home;
  const auto path = home.path() / "000007.log";
  for (std::size_t blocks = 1; blocks <= 2; ++blocks) {
    for (std::size_t left = 0; left <= 2 * kLogHeader; ++left) {
      for (const std::size_t zeros :
           {std::size_t{0}, left, left + 1, left + kLogHeader, 3 * kLogBlock}) {
        CAPTURE(blocks);
        CAPTURE(left);
        CAPTURE(zeros);
        std::string written;
        if (blocks == 2) written += log_piece(kLogBlock - kLogHeader);
        written += log_piece(kLogBlock - left - kLogHeader);
        const auto file = written + std::string(zeros, '\0');
        std::ofstream{path, std::ios::binary} << file;
        // Of zeros too few for a header nobody can say, and RocksDB passes over them.
        auto end = written.size();
        if (left < kLogHeader) end += std::min(zeros, left);
        const bool is_header = left < kLogHeader ? zeros >= left + kLogHeader : zeros >= kLogHeader;
        if (!is_header) end = file.size();
        CHECK(size_of_records(path) == end);

        std::unique_ptr<rocksdb::SequentialFile> in;
        REQUIRE(zeroed_real_files()->NewSequentialFile(path, &in, {}).ok());
        std::string read;
        std::string scratch(1'000, '\0');
        rocksdb::Slice some;
        do {
          REQUIRE(in->Read(scratch.size(), &some, scratch.data()).ok());
          read.append(some.data(), some.size());
        } while (!some.empty());
        CHECK(read == file.substr(0, end));
      }
    }
  }
}

}  // namespace
}  // namespace chalkline::ledger
