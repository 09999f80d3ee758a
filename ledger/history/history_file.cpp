#include "ledger/history/history_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <type_traits>

#include "base/crc32.hpp"
#include "ledger/events/bytes.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::uint16_t kBlockVersion = 1;
constexpr std::size_t kHeaderBytes = 2 + 8 + 8 + 8 + 8 + 32 + 4 + 4 + 4;
constexpr std::size_t kLineBytes = 5 * sizeof(std::int64_t);
// A line lies in memory as it is stored.
static_assert(sizeof(AccountLine) == kLineBytes &&
              std::has_unique_object_representations_v<AccountLine>);

struct StoredHeader {
  BlockHeader header;
  std::uint32_t lines_checksum{};
};

std::optional<StoredHeader> parse_header(std::string_view bytes) {
  if (bytes.size() < kHeaderBytes) return std::nullopt;
  bytes = bytes.substr(0, kHeaderBytes);
  StoredHeader stored;
  std::uint16_t version{};
  std::uint32_t own_checksum{};
  ByteReader in{bytes};
  in.get(version);
  in.get(stored.header.position);
  in.get(stored.header.earliest);
  in.get(stored.header.house);
  in.get(stored.header.grants);
  in.get(stored.header.leaf);
  in.get(stored.header.lines);
  in.get(stored.lines_checksum);
  in.get(own_checksum);
  const auto covered = bytes.substr(0, kHeaderBytes - sizeof own_checksum);
  const bool is_whole = in.ok() && version == kBlockVersion && own_checksum == crc32(covered);
  return is_whole ? std::optional{stored} : std::nullopt;
}

// Whether the block is what comes next in a file of such.
bool follows(const std::optional<Position>& before, Position position) {
  return before ? position == *before + kRecordsPerBlock && position % kRecordsPerHistoryFile != 0
                : position % kRecordsPerHistoryFile == 0;
}

std::string bytes_at(const Descriptor& file, std::uint64_t at, std::size_t size) {
  std::string bytes(size, '\0');
  bytes.resize(read_at(file, at, std::span{bytes}));
  return bytes;
}

}  // namespace

std::string encode_header(const BlockHeader& header, std::span<const AccountLine> lines) {
  std::string bytes;
  bytes.reserve(kHeaderBytes);
  ByteWriter out{bytes};
  out.put(kBlockVersion);
  out.put(header.position);
  out.put(header.earliest);
  out.put(header.house);
  out.put(header.grants);
  out.put(header.leaf);
  out.put(static_cast<std::uint32_t>(lines.size()));
  out.put(crc32(bytes_of(lines)));
  out.put(crc32(bytes));
  return bytes;
}

std::string_view bytes_of(std::span<const AccountLine> lines) {
  return {reinterpret_cast<const char*>(lines.data()), lines.size_bytes()};
}

std::string encode_block(const BlockHeader& header, std::span<const AccountLine> lines) {
  auto bytes = encode_header(header, lines);
  bytes += bytes_of(lines);
  return bytes;
}

std::filesystem::path history_file_of(const std::filesystem::path& directory, Position position) {
  return directory / fmt::format("{:06}", position / kRecordsPerHistoryFile);
}

std::string history_bytes(const std::filesystem::path& path) {
  const Descriptor file{path, O_RDONLY};
  struct ::stat about{};
  if (file.number() < 0 || ::fstat(file.number(), &about) != 0) return {};
  return bytes_at(file, 0, static_cast<std::size_t>(about.st_size));
}

std::size_t read_at(const Descriptor& file, std::uint64_t at, std::span<char> bytes) {
  std::size_t have = 0;
  while (have < bytes.size()) {
    const auto rest = bytes.subspan(have);
    const auto read =
        ::pread(file.number(), rest.data(), rest.size(), static_cast<::off_t>(at + have));
    if (read <= 0) break;
    have += static_cast<std::size_t>(read);
  }
  return have;
}

std::size_t BlockLines::size() const { return bytes_.size() / kLineBytes; }

AccountLine BlockLines::at(std::size_t index) const {
  AccountLine line;
  std::memcpy(&line, &bytes_[index * kLineBytes], sizeof line);
  return line;
}

std::optional<AccountLine> BlockLines::find(AccountId account) const {
  std::size_t from = 0;
  auto to = size();
  while (from < to) {
    const auto middle = from + (to - from) / 2;
    const auto line = at(middle);
    if (line.account == account) return line;
    (line.account < account ? from : to) = line.account < account ? middle + 1 : middle;
  }
  return std::nullopt;
}

std::vector<Block> blocks_in(std::string_view bytes, Position last) {
  std::vector<Block> blocks;
  std::optional<Position> before;
  for (std::uint64_t at = 0;;) {
    const auto stored = parse_header(bytes.substr(at));
    if (!stored || stored->header.position > last || !follows(before, stored->header.position))
      return blocks;
    const auto size = stored->header.lines * kLineBytes;
    const auto body = bytes.substr(at + kHeaderBytes, size);
    if (body.size() < size || crc32(body) != stored->lines_checksum) return blocks;
    at += kHeaderBytes + size;
    before = stored->header.position;
    blocks.push_back({stored->header, BlockLines{body}, at});
  }
}

std::vector<BlockHeader> headers_in(const std::filesystem::path& path) {
  std::vector<BlockHeader> headers;
  const Descriptor file{path, O_RDONLY};
  if (file.number() < 0) return headers;
  std::optional<Position> before;
  for (std::uint64_t at = 0;;) {
    const auto stored = parse_header(bytes_at(file, at, kHeaderBytes));
    if (!stored || !follows(before, stored->header.position)) return headers;
    at += kHeaderBytes + stored->header.lines * kLineBytes;
    before = stored->header.position;
    headers.push_back(stored->header);
  }
}

}  // namespace chalkline::ledger
