#include "base/secret_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>

#include "base/durable_file.hpp"

namespace chalkline {

std::string load_secret(const std::filesystem::path& file, std::size_t bytes_max,
                        const std::function<std::string()>& draw) {
  std::ifstream kept{file, std::ios::binary};
  if (!kept && errno == ENOENT) {
    auto secret = draw();
    write_durably(file, secret);
    return secret;
  }
  std::string secret(bytes_max, '\0');
  kept.read(secret.data(), static_cast<std::streamsize>(bytes_max));
  if (kept.bad() || (kept.fail() && !kept.eof())) {
    throw std::runtime_error{
        fmt::format("Cannot read {}: {}", file.string(), std::strerror(errno))};
  }
  secret.resize(static_cast<std::size_t>(kept.gcount()));
  return secret;
}

}  // namespace chalkline
