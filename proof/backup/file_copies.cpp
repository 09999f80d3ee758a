#include "proof/backup/file_copies.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "base/descriptor.hpp"

namespace chalkline::proof {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPartBytes = std::size_t{1} << 20;

[[noreturn]] void cannot_read(const fs::path& file, int reason) {
  throw std::runtime_error{fmt::format("Cannot read {}: {}", file.string(), std::strerror(reason))};
}

// False where the file ends before.
bool read_parts(const Descriptor& file, const fs::path& path, std::uint64_t at, std::uint64_t end,
                const std::function<void(std::string_view)>& take) {
  std::string part(std::min<std::uint64_t>(kPartBytes, end - at), '\0');
  while (at < end) {
    const auto wanted = std::min<std::uint64_t>(part.size(), end - at);
    const auto read = ::pread(file.number(), part.data(), wanted, static_cast<::off_t>(at));
    if (read < 0 && errno == EINTR) continue;
    if (read < 0) cannot_read(path, errno);
    if (read == 0) return false;
    take({part.data(), static_cast<std::size_t>(read)});
    at += static_cast<std::uint64_t>(read);
  }
  return true;
}

Descriptor open_to_read(const fs::path& path) {
  Descriptor file{path, O_RDONLY};
  if (file.number() < 0) cannot_read(path, errno);
  return file;
}

}  // namespace

std::optional<Sha256Digest> digest_of(const fs::path& file, std::uint64_t size) {
  const auto open = open_to_read(file);
  // What has not been synced stays in memory; nothing of a backup is looked at before it is.
  ::posix_fadvise(open.number(), 0, 0, POSIX_FADV_DONTNEED);
  Sha256 digest;
  if (!read_parts(open, file, 0, size, [&](std::string_view part) { digest.add(part); }))
    return std::nullopt;
  return digest.end();
}

std::uint64_t size_of(const fs::path& file) {
  std::error_code problem;
  const auto size = fs::file_size(file, problem);
  if (problem) cannot_read(file, problem.value());
  return size;
}

void append_synced(Disk& disk, const fs::path& from, std::uint64_t at, std::uint64_t end,
                   const fs::path& to) {
  const auto source = open_to_read(from);
  const auto copy = disk.open(to, at);
  if (!read_parts(source, from, at, end, [&](std::string_view part) { copy->append(part); })) {
    throw std::runtime_error{fmt::format("{} has become shorter while it was read", from.string())};
  }
  copy->sync();
}

bool link_file(const fs::path& from, const fs::path& to) {
  std::error_code problem;
  fs::create_hard_link(from, to, problem);
  return !problem;
}

}  // namespace chalkline::proof
