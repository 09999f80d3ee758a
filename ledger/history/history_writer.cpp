#include "ledger/history/history_writer.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/descriptor.hpp"
#include "base/warning.hpp"

namespace chalkline::ledger {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kBetweenLooks{1};
constexpr std::chrono::seconds kAfterFailure{10};
// Neither a start nor a bet waits for this thread.
constexpr int kNice = 10;

// Not synced: after a power cut what is not whole is written again.
void append_to(const fs::path& path, const std::string& bytes) {
  const Descriptor file{path, O_CREAT | O_WRONLY | O_APPEND};
  if (file.number() >= 0 &&
      ::write(file.number(), bytes.data(), bytes.size()) == static_cast<::ssize_t>(bytes.size())) {
    return;
  }
  throw std::runtime_error{fmt::format("Cannot write {}: {}", path.string(), std::strerror(errno))};
}

bool is_of(const Log& log, const BlockHeader& header) {
  if (header.position > log.position()) return false;
  if (header.position == 0) return true;
  const auto bytes = log.read(header.position);
  return bytes && leaf_hash(*bytes) == header.leaf;
}

std::vector<fs::path> files_of(const fs::path& directory) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator{directory}) files.push_back(entry.path());
  std::ranges::sort(files, std::ranges::greater{});
  return files;
}

// Before which none lacks a block, as one may after a power cut.
fs::path newest_file(const fs::path& directory) {
  constexpr auto kBlocks = kRecordsPerHistoryFile / kRecordsPerBlock;
  for (Position first = 0;; first += kRecordsPerHistoryFile) {
    auto file = history_file_of(directory, first);
    if (headers_in(file).size() < kBlocks ||
        !fs::exists(history_file_of(directory, first + kRecordsPerHistoryFile))) {
      return file;
    }
  }
}

}  // namespace

HistoryWriter::HistoryWriter(const Log& log, fs::path directory)
    : log_{log}, directory_{std::move(directory)} {
  fs::create_directories(directory_);
  load();
}

void HistoryWriter::load() {
  const auto newest = newest_file(directory_);
  for (const auto& file : files_of(directory_)) {
    if (file > newest) {
      fs::remove_all(file);
      continue;
    }
    const auto bytes = history_bytes(file);
    auto blocks = blocks_in(bytes, log_.position());
    if (!blocks.empty() && is_of(log_, blocks.back().header) &&
        file == history_file_of(directory_, blocks.back().header.position)) {
      for (const auto& block : blocks) {
        for (std::size_t i = 0; i < block.lines.size(); ++i) book_.put(block.lines.at(i));
      }
      const auto& last = blocks.back();
      book_.put_totals(last.header.house, last.header.grants);
      position_ = last.header.position;
      fs::resize_file(file, last.end);
      return;
    }
    fs::remove_all(file);
  }
  append_to(history_file_of(directory_, 0), encode_block({}, {}));
}

void HistoryWriter::write_block(const Hash& leaf) {
  const BlockHeader header{.position = position_,
                           .earliest = std::exchange(earliest_, Timestamp::max()),
                           .house = book_.house(),
                           .grants = book_.grants(),
                           .leaf = leaf};
  const auto changed = book_.take_changed();
  const bool is_first = position_ % kRecordsPerHistoryFile == 0;
  append_to(history_file_of(directory_, position_),
            encode_block(header, is_first ? book_.all() : std::span{changed}));
}

void HistoryWriter::advance(const std::stop_token& stopping) {
  const auto end = log_.position() / kRecordsPerBlock * kRecordsPerBlock;
  RecordReader reader;
  log_.scan(position_ + 1, end, [&](Position position, std::string_view bytes) {
    const auto record = reader.next(position, bytes);
    book_.apply(record);
    earliest_ = std::min(earliest_, record.time);
    if (position % kRecordsPerBlock != 0) return true;
    position_ = position;
    write_block(leaf_hash(bytes));
    return !stopping.stop_requested();
  });
}

HistoryFollower::HistoryFollower(const Log& log, fs::path directory)
    : log_{log}, directory_{std::move(directory)} {
  thread_.start("history", [this](const std::stop_token& stopping) { run(stopping); });
}

void HistoryFollower::run(const std::stop_token& stopping) {
  setpriority(PRIO_PROCESS, 0, kNice);  // of this thread alone
  std::optional<HistoryWriter> writer;
  bool has_warned = false;
  while (!stopping.stop_requested()) {
    try {
      if (!writer) writer.emplace(log_, directory_);
      writer->advance(stopping);
      has_warned = false;
      pause(stopping, kBetweenLooks);
    } catch (const std::exception& failure) {
      if (!std::exchange(has_warned, true))
        warn(fmt::format("Looks at the past are slow: {}", failure.what()));
      writer.reset();
      pause(stopping, kAfterFailure);
    }
  }
}

}  // namespace chalkline::ledger
