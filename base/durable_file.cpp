#include "base/durable_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "base/descriptor.hpp"

namespace chalkline {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path) {
  throw std::runtime_error{fmt::format("Cannot write {}: {}", path.string(), std::strerror(errno))};
}

}  // namespace

void sync_directory(const std::filesystem::path& directory) {
  const Descriptor entry{directory, O_RDONLY | O_DIRECTORY};
  if (entry.number() < 0 || ::fsync(entry.number()) != 0) fail(directory);
}

void write_durably(const std::filesystem::path& file, std::string_view text) {
  auto unfinished = file;
  unfinished += ".part";
  {
    const Descriptor written{unfinished, O_CREAT | O_TRUNC | O_WRONLY};
    // A file that an earlier start left unfinished has kept its permissions.
    if (written.number() < 0 || ::fchmod(written.number(), Descriptor::kOwnerAlone) != 0 ||
        ::write(written.number(), text.data(), text.size()) !=
            static_cast<::ssize_t>(text.size()) ||
        ::fsync(written.number()) != 0 || ::rename(unfinished.c_str(), file.c_str()) != 0) {
      fail(file);
    }
  }
  sync_directory(std::filesystem::absolute(file).parent_path());
}

}  // namespace chalkline
