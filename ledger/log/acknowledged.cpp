#include "ledger/log/acknowledged.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>

#include "base/crc32.hpp"
#include "ledger/events/bytes.hpp"

namespace chalkline::ledger {
namespace {

constexpr const char* kName = "acknowledged";
constexpr std::size_t kBytes = sizeof(Position) + sizeof(std::uint32_t);

std::string bytes_of(Position position) {
  std::string bytes;
  ByteWriter out{bytes};
  out.put(position);
  out.put(crc32(bytes));
  return bytes;
}

}  // namespace

std::optional<Position> Acknowledged::read(const std::filesystem::path& directory) {
  std::ifstream file{directory / kName, std::ios::binary};
  std::string bytes(kBytes, '\0');
  if (!file.read(bytes.data(), kBytes)) return std::nullopt;
  Position position{};
  ByteReader{bytes}.get(position);
  return bytes == bytes_of(position) ? std::optional{position} : std::nullopt;
}

Acknowledged::Acknowledged(const std::filesystem::path& directory, Position position)
    : descriptor_(::open((directory / kName).c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0)
    throw std::system_error{errno, std::generic_category(), (directory / kName).string()};
  write(position);
  const auto holder = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const bool synced = ::fsync(descriptor_) == 0 && holder >= 0 && ::fsync(holder) == 0;
  if (holder >= 0) ::close(holder);
  if (!synced)
    throw std::system_error{errno, std::generic_category(), (directory / kName).string()};
}

Acknowledged::~Acknowledged() { ::close(descriptor_); }

void Acknowledged::write(Position position) {
  const auto bytes = bytes_of(position);
  if (::pwrite(descriptor_, bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::system_error{errno, std::generic_category(), kName};
}

}  // namespace chalkline::ledger
