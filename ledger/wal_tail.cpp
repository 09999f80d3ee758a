#include "ledger/wal_tail.hpp"

#include <fmt/format.h>
#include <rocksdb/env.h>

#include <boost/crc.hpp>
#include <cstring>
#include <optional>
#include <string_view>

#include "ledger/log.hpp"

namespace chalkline::ledger {
namespace {

// The format of RocksDB's db/log_format.h: blocks of 32 KiB, each with whole records behind a
// header of masked CRC-32C (4 bytes), length (2) and type (1). The checksum is over type and bytes.
constexpr std::size_t kBlockBytes = 32 << 10;
constexpr std::size_t kHeaderBytes = 7;
constexpr std::size_t kLengthAt = 4;
constexpr std::size_t kTypeAt = 6;

using Crc32c = boost::crc_optimal<32, 0x1edc6f41, 0xffffffff, 0xffffffff, true, true>;

template <class T>
T number_at(std::string_view bytes, std::size_t at) {
  T value{};
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

// As it is stored: rotated by 15 bits, plus a constant.
std::uint32_t masked(std::uint32_t crc) { return ((crc >> 15) | (crc << 17)) + 0xa282ead8U; }

// Whether the record's checksum fits some length that is there, though not the one it claims.
bool fits_another_length(std::string_view record) {
  const auto stored = number_at<std::uint32_t>(record, 0);
  Crc32c crc;
  crc.process_byte(static_cast<unsigned char>(record[kTypeAt]));
  for (const char byte : record.substr(kHeaderBytes)) {
    if (masked(crc.checksum()) == stored) return true;
    crc.process_byte(static_cast<unsigned char>(byte));
  }
  return masked(crc.checksum()) == stored;
}

// Where in a file's last block, which is cut off by the file's end, an altered record begins.
std::optional<std::size_t> altered_record(std::string_view block) {
  for (std::size_t at = 0; at + kHeaderBytes <= block.size();) {
    const auto written = block.find_first_not_of('\0', at);
    if (written == std::string_view::npos)
      return std::nullopt;                        // space that a crash left unwritten
    if (written - at >= kHeaderBytes) return at;  // RocksDB would skip what comes behind the zeros
    const auto end = at + kHeaderBytes + number_at<std::uint16_t>(block, at + kLengthAt);
    if (end > block.size())
      return fits_another_length(block.substr(at)) ? std::optional{at} : std::nullopt;
    at = end;
  }
  return std::nullopt;
}

// The file's last block, as far as it has been written; empty if the file is gone: a server that
// writes meanwhile deletes what it no longer needs.
std::string last_block(const std::string& path, rocksdb::Env& env, std::uint64_t& at) {
  std::uint64_t size{};
  std::unique_ptr<rocksdb::RandomAccessFile> file;
  auto status = env.GetFileSize(path, &size);
  if (status.ok()) status = env.NewRandomAccessFile(path, &file, {});
  at = size - size % kBlockBytes;
  std::string bytes(size - at, '\0');
  rocksdb::Slice read;
  if (status.ok() && !bytes.empty()) status = file->Read(at, bytes.size(), &read, bytes.data());
  if (status.IsPathNotFound()) return {};
  if (!status.ok()) throw LogFailure(0, fmt::format("read of {}: {}", path, status.ToString()));
  return read.ToString();
}

}  // namespace

void refuse_altered_tails(const std::string& directory, rocksdb::Env& env) {
  std::vector<std::string> names;
  if (!env.GetChildren(directory, &names).ok()) return;  // none yet, or RocksDB will say why not
  for (const auto& name : names) {
    if (!name.ends_with(".log") && !name.starts_with("MANIFEST-")) continue;
    const auto path = directory + "/" + name;
    std::uint64_t block_at{};
    const auto block = last_block(path, env, block_at);
    if (const auto at = altered_record(block)) {
      throw LogFailure(0,
                       fmt::format("{} is altered at byte {}: a record's length does not fit its "
                                   "checksum",
                                   path, block_at + *at));
    }
  }
}

}  // namespace chalkline::ledger
