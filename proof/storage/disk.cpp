#include "proof/storage/disk.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "base/descriptor.hpp"
#include "base/durable_file.hpp"

namespace chalkline::proof {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void cannot(std::string_view what, const fs::path& path, int reason) {
  throw std::runtime_error{
      fmt::format("Cannot {} {}: {}", what, path.string(), std::strerror(reason))};
}

class RealFile final : public OpenFile {
 public:
  RealFile(fs::path path, Descriptor file) : path_{std::move(path)}, file_{std::move(file)} {}

  void append(std::string_view bytes) override {
    while (!bytes.empty()) {
      const auto written = ::write(file_.number(), bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) cannot("write", path_, errno);
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  void overwrite(std::string_view bytes) override {
    // Linux would append by a descriptor that is open for appending, wherever the call points to.
    const auto written = ::pwrite(file_.number(), bytes.data(), bytes.size(), 0);
    if (written < 0) cannot("write", path_, errno);
    if (static_cast<std::size_t>(written) != bytes.size()) cannot("write", path_, ENOSPC);
  }
  void sync() override {
    if (::fdatasync(file_.number()) != 0) cannot("write", path_, errno);
  }

 private:
  fs::path path_;
  Descriptor file_;
};

class RealDisk final : public Disk {
 public:
  std::unique_ptr<OpenFile> open(const fs::path& path, std::uint64_t size) override {
    Descriptor file{path, O_CREAT | O_WRONLY};
    const auto end = file.number() < 0 ? -1 : ::lseek(file.number(), 0, SEEK_END);
    if (end < 0) cannot("write", path, errno);
    if (std::cmp_greater(end, size) &&
        (::ftruncate(file.number(), static_cast<::off_t>(size)) != 0 ||
         ::lseek(file.number(), 0, SEEK_END) < 0)) {
      cannot("write", path, errno);
    }
    return std::make_unique<RealFile>(path, std::move(file));
  }
  void make_directory(const fs::path& directory) override {
    std::error_code problem;
    fs::create_directory(directory, problem);
    if (problem) cannot("make", directory, problem.value());
  }
  void rename(const fs::path& from, const fs::path& to) override {
    if (::rename(from.c_str(), to.c_str()) != 0) cannot("write", to, errno);
  }
  void sync_directory(const fs::path& directory) override { chalkline::sync_directory(directory); }
};

}  // namespace

Disk& real_disk() {
  static RealDisk disk;
  return disk;
}

void write_synced(Disk& disk, const fs::path& file, std::string_view bytes) {
  const auto open = disk.open(file, 0);
  open->append(bytes);
  open->sync();
}

void replace_durably(Disk& disk, const fs::path& file, std::string_view bytes) {
  auto aside = file;
  aside += ".part";
  write_synced(disk, aside, bytes);
  disk.rename(aside, file);
  disk.sync_directory(fs::absolute(file).parent_path());
}

std::optional<std::string> file_content(const fs::path& file) {
  errno = 0;
  std::ifstream in{file, std::ios::binary};
  if (!in && errno == ENOENT) return std::nullopt;
  std::string bytes{std::istreambuf_iterator<char>{in}, {}};
  if (!in || in.bad()) cannot("read", file, errno);
  return bytes;
}

}  // namespace chalkline::proof
