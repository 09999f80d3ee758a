#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.hpp"
#include "ledger/history/balance_book.hpp"
#include "ledger/log/merkle.hpp"

// The files of the balances as they once were, beside the log (docs/LOG_FORMAT.md, The history of
// balances). Blocks follow one another; a file's first block has all accounts, each other one those
// that changed since the one before. They follow from the records alone, to the same bytes.
namespace chalkline::ledger {

// A balance at any position is a file's first block, the blocks behind it and this many records at
// most.
inline constexpr Position kRecordsPerBlock = 8'192;
inline constexpr Position kRecordsPerHistoryFile = 32 * kRecordsPerBlock;

struct BlockHeader {
  Position position{};   // of the record that it is as of; a multiple of kRecordsPerBlock
  Timestamp earliest{};  // of the records since the block before
  Coins house{};
  Coins grants{};
  Hash leaf{};  // of the record at the position: the block is of a log that has it
  std::uint32_t lines{};
};

// A block is its header, which says how many lines there are and has a checksum of them, and the
// lines.
std::string encode_header(const BlockHeader& header, std::span<const AccountLine> lines);
std::string_view bytes_of(std::span<const AccountLine> lines);
std::string encode_block(const BlockHeader& header, std::span<const AccountLine> lines);

// The directory's file of the records from `position` on.
std::filesystem::path history_file_of(const std::filesystem::path& directory, Position position);

// The bytes of a file as they are now; empty where there is none.
std::string history_bytes(const std::filesystem::path& file);

// Reads into `bytes` what the file has from `at` on; how many bytes that are.
std::size_t read_at(const Descriptor& file, std::uint64_t at, std::span<char> bytes);

// The lines of a block, in the order of their accounts.
class BlockLines {
 public:
  explicit BlockLines(std::string_view bytes) : bytes_{bytes} {}
  std::size_t size() const;
  AccountLine at(std::size_t index) const;
  std::optional<AccountLine> find(AccountId account) const;

 private:
  std::string_view bytes_;
};

struct Block {
  BlockHeader header;
  BlockLines lines;
  std::uint64_t end{};  // within the file
};

// The blocks that are whole and follow one another, up to `last`; views into `bytes`.
std::vector<Block> blocks_in(std::string_view bytes, Position last);
// The same without a look at their lines.
std::vector<BlockHeader> headers_in(const std::filesystem::path& file);

}  // namespace chalkline::ledger
