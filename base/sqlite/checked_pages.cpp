#include "base/sqlite/checked_pages.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <new>
#include <span>
#include <vector>

namespace chalkline::sqlite {
namespace {

constexpr const char* kName = "chalkline-checked-pages";

// SQLite reads a database's header by itself before it knows the size of a page.
constexpr int kHeaderBytes = 100;
constexpr int kPageBytesMin = 512;

using Bytes = std::span<const unsigned char>;

// A page without content has none either: SQLite itself refuses one where it needs a page. The
// page's place goes in, so that one page cannot stand for another.
std::uint64_t checksum(Bytes page, std::uint64_t place) {
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at + sizeof sum <= page.size(); at += sizeof sum) {
    std::uint64_t word{};
    std::memcpy(&word, page.data() + at, sizeof word);
    sum = std::rotl((sum ^ word) * 0x9E37'79B9'7F4A'7C15U, 29);
  }
  return sum == 0 ? 0 : sum ^ (place * 0xBF58'476D'1CE4'E5B9U);
}

struct CheckedFile {
  sqlite3_file base;  // first: SQLite sees this
  bool checked;       // the database was made with room for checksums
  sqlite3_file* below() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

CheckedFile* self(sqlite3_file* file) { return reinterpret_cast<CheckedFile*>(file); }
sqlite3_file* below(sqlite3_file* file) { return self(file)->below(); }

bool is_page(int amount) {
  return amount >= kPageBytesMin && std::has_single_bit(static_cast<unsigned>(amount));
}

void look_at_header(CheckedFile& file, Bytes bytes, sqlite3_int64 offset) {
  if (offset != 0 || bytes.size() < kHeaderBytes) return;
  constexpr unsigned char kMagic[] = "SQLite format 3";
  file.checked = std::equal(std::begin(kMagic), std::end(kMagic), bytes.begin()) &&
                 bytes[kReservedBytesAt] == kChecksumBytes;
}

int close(sqlite3_file* file) { return below(file)->pMethods->xClose(below(file)); }

int read(sqlite3_file* file, void* to, int amount, sqlite3_int64 offset) {
  const auto result = below(file)->pMethods->xRead(below(file), to, amount, offset);
  if (result != SQLITE_OK) return result;
  const Bytes bytes{static_cast<const unsigned char*>(to), static_cast<std::size_t>(amount)};
  look_at_header(*self(file), bytes, offset);
  if (!self(file)->checked || !is_page(amount)) return SQLITE_OK;
  std::uint64_t stored{};
  const auto content = bytes.first(bytes.size() - kChecksumBytes);
  std::memcpy(&stored, content.data() + content.size(), sizeof stored);
  return stored == checksum(content, static_cast<std::uint64_t>(offset)) ? SQLITE_OK
                                                                         : SQLITE_IOERR_DATA;
}

int write(sqlite3_file* file, const void* from, int amount, sqlite3_int64 offset) {
  const auto* bytes = static_cast<const unsigned char*>(from);
  look_at_header(*self(file), {bytes, static_cast<std::size_t>(amount)}, offset);
  if (!self(file)->checked || !is_page(amount))
    return below(file)->pMethods->xWrite(below(file), from, amount, offset);
  thread_local std::vector<unsigned char> page;
  page.assign(bytes, bytes + amount);
  const Bytes content{page.data(), page.size() - kChecksumBytes};
  const auto sum = checksum(content, static_cast<std::uint64_t>(offset));
  std::memcpy(page.data() + content.size(), &sum, sizeof sum);
  return below(file)->pMethods->xWrite(below(file), page.data(), amount, offset);
}

// Everything else is the layer's below.
template <auto kMethod>
struct Pass;
template <class... Arguments, int (*sqlite3_io_methods::*kMethod)(sqlite3_file*, Arguments...)>
struct Pass<kMethod> {
  static int call(sqlite3_file* file, Arguments... arguments) {
    return (below(file)->pMethods->*kMethod)(below(file), arguments...);
  }
};

void shm_barrier(sqlite3_file* file) { below(file)->pMethods->xShmBarrier(below(file)); }

// Version 2: SQLite then maps no pages, which would pass read() by.
constexpr sqlite3_io_methods kMethods{
    .iVersion = 2,
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = Pass<&sqlite3_io_methods::xTruncate>::call,
    .xSync = Pass<&sqlite3_io_methods::xSync>::call,
    .xFileSize = Pass<&sqlite3_io_methods::xFileSize>::call,
    .xLock = Pass<&sqlite3_io_methods::xLock>::call,
    .xUnlock = Pass<&sqlite3_io_methods::xUnlock>::call,
    .xCheckReservedLock = Pass<&sqlite3_io_methods::xCheckReservedLock>::call,
    .xFileControl = Pass<&sqlite3_io_methods::xFileControl>::call,
    .xSectorSize = Pass<&sqlite3_io_methods::xSectorSize>::call,
    .xDeviceCharacteristics = Pass<&sqlite3_io_methods::xDeviceCharacteristics>::call,
    .xShmMap = Pass<&sqlite3_io_methods::xShmMap>::call,
    .xShmLock = Pass<&sqlite3_io_methods::xShmLock>::call,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = Pass<&sqlite3_io_methods::xShmUnmap>::call,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

sqlite3_vfs* files_below(sqlite3_vfs* layer) { return static_cast<sqlite3_vfs*>(layer->pAppData); }

// Only the database itself has pages; its logs are opened as below.
int open(sqlite3_vfs* layer, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  auto* const files = files_below(layer);
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return files->xOpen(files, name, file, flags, out_flags);
  auto* const checked = new (file) CheckedFile{};
  const auto result = files->xOpen(files, name, checked->below(), flags, out_flags);
  if (checked->below()->pMethods != nullptr) checked->base.pMethods = &kMethods;
  return result;
}

sqlite3_vfs* make_layer() {
  static sqlite3_vfs layer;
  auto* const files = sqlite3_vfs_find(nullptr);
  // Names without a file work on any layer: SQLite's own never look at the one that they are given.
  layer = *files;
  layer.pNext = nullptr;
  layer.szOsFile = static_cast<int>(sizeof(CheckedFile)) + files->szOsFile;
  layer.zName = kName;
  layer.pAppData = files;
  layer.xOpen = open;
  return &layer;
}

}  // namespace

const char* checked_pages() {
  static const auto registered = sqlite3_vfs_register(make_layer(), 0);
  return registered == SQLITE_OK ? kName : nullptr;
}

bool has_checked_pages(const std::filesystem::path& file) {
  std::array<char, kHeaderBytes> header{};
  std::ifstream{file, std::ios::binary}.read(header.data(), header.size());
  return header[kReservedBytesAt] == kChecksumBytes;
}

}  // namespace chalkline::sqlite
