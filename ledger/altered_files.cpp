#include "ledger/altered_files.hpp"

#include <fmt/format.h>
#include <rocksdb/env.h>

#include <algorithm>
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

// What is written here: whole records and parts of them, 1 to 4. RocksDB takes a higher number for
// a record of an older file whose space is used again, and ends there; we have it use none again.
constexpr char kLastType = 4;

struct Look {
  std::optional<std::size_t> altered{};    // where an altered record begins
  std::optional<std::size_t> unwritten{};  // from where there is nothing but zeros
};

// The last block of a file is cut off by the file's end.
Look look_at(std::string_view block, bool is_last) {
  if (block.find_first_not_of('\0') == std::string_view::npos) return {.unwritten = 0};
  for (std::size_t at = 0; at + kHeaderBytes <= block.size();) {
    const auto written = block.find_first_not_of('\0', at);
    if (written == std::string_view::npos) return {.unwritten = at};
    // RocksDB would skip what comes behind the zeros.
    if (written - at >= kHeaderBytes) return {.altered = at};
    if (block[at + kTypeAt] < 0 || block[at + kTypeAt] > kLastType) return {.altered = at};
    const auto end = at + kHeaderBytes + number_at<std::uint16_t>(block, at + kLengthAt);
    if (end > block.size()) {
      if (!is_last || fits_another_length(block.substr(at))) return {.altered = at};
      return {};
    }
    at = end;
  }
  return {};
}

LogFailure altered(const std::string& path, std::uint64_t at) {
  return {0, fmt::format("{} is altered at byte {}: no record was written like that", path, at)};
}

// Reads a file block by block and looks at each. A file that is gone is none: a server that writes
// meanwhile deletes what it no longer needs.
void refuse_altered(const std::string& path, rocksdb::Env& env) {
  std::uint64_t size{};
  std::unique_ptr<rocksdb::SequentialFile> file;
  auto status = env.GetFileSize(path, &size);
  if (status.ok()) status = env.NewSequentialFile(path, &file, {});
  std::string bytes(kBlockBytes, '\0');
  std::optional<std::uint64_t> unwritten;  // what a crash may leave at the end, and nowhere else
  for (std::uint64_t at = 0; status.ok() && at < size; at += kBlockBytes) {
    rocksdb::Slice block;
    status = file->Read(std::min<std::uint64_t>(kBlockBytes, size - at), &block, bytes.data());
    if (!status.ok()) break;
    const auto found = look_at(block.ToStringView(), at + kBlockBytes >= size);
    if (unwritten && found.unwritten != 0) throw altered(path, *unwritten);
    if (found.altered) throw altered(path, at + *found.altered);
    if (found.unwritten && !unwritten) unwritten = at + *found.unwritten;
  }
  if (!status.ok() && !status.IsPathNotFound())
    throw LogFailure(0, fmt::format("read of {}: {}", path, status.ToString()));
}

}  // namespace

void refuse_altered_files(const std::string& directory, rocksdb::Env& env) {
  std::vector<std::string> names;
  if (!env.GetChildren(directory, &names).ok()) return;  // none yet, or RocksDB will say why not
  for (const auto& name : names) {
    if (!name.ends_with(".log") && !name.starts_with("MANIFEST-")) continue;
    refuse_altered(directory + "/" + name, env);
  }
}

}  // namespace chalkline::ledger
