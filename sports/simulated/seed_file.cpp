#include "sports/simulated/seed_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <openssl/sha.h>
#include <sodium.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace chalkline::sports::simulated {
namespace {

class Descriptor {
 public:
  Descriptor(const std::string& path, int flags)
      : number_{::open(path.c_str(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR)} {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

[[noreturn]] void fail_on_seed(const std::string& file, std::string_view what) {
  throw std::runtime_error{
      fmt::format("Cannot {} the seed in {}: {}", what, file, std::strerror(errno))};
}

// Absent when it is not decimal text of 64 bits, alone on its line.
std::optional<std::uint64_t> parse_seed(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  std::uint64_t seed{};
  const auto read = std::from_chars(text.begin(), text.end(), seed);
  if (read.ec != std::errc{} || read.ptr != text.end()) return std::nullopt;
  return seed;
}

// Under another name first and synced before it has its own: there is never half a seed, and never
// a second one after games of the first were told.
void keep_seed(const std::string& file, std::uint64_t seed) {
  const auto unfinished = file + ".part";
  const auto text = fmt::format("{}\n", seed);
  const Descriptor written{unfinished, O_CREAT | O_TRUNC | O_WRONLY};
  if (written.number() < 0 ||
      ::write(written.number(), text.data(), text.size()) != static_cast<::ssize_t>(text.size()) ||
      ::fsync(written.number()) != 0 || std::rename(unfinished.c_str(), file.c_str()) != 0) {
    fail_on_seed(file, "keep");
  }
  const auto directory = std::filesystem::absolute(file).parent_path().string();
  const Descriptor entry{directory, O_RDONLY | O_DIRECTORY};
  if (entry.number() < 0 || ::fsync(entry.number()) != 0) fail_on_seed(file, "keep");
}

}  // namespace

std::uint64_t kept_seed(const std::string& file) {
  const Descriptor kept{file, O_RDONLY};
  if (kept.number() < 0) {
    if (errno != ENOENT) fail_on_seed(file, "read");
    if (sodium_init() < 0) throw std::runtime_error{"There are no random numbers to be had here"};
    std::uint64_t seed{};
    randombytes_buf(&seed, sizeof seed);
    keep_seed(file, seed);
    return seed;
  }
  std::array<char, 32> text{};  // 64 bits have 20 digits: what fills this is no seed
  const auto size = ::read(kept.number(), text.data(), text.size());
  if (size < 0) fail_on_seed(file, "read");
  const auto length = static_cast<std::size_t>(size);
  const auto seed = length < text.size() ? parse_seed({text.data(), length}) : std::nullopt;
  if (!seed) {
    throw std::runtime_error{fmt::format(
        "{} must hold a whole number below 2^64, the seed of the simulated games; without the file "
        "a new one is drawn",
        file)};
  }
  return *seed;
}

std::string fingerprint(std::uint64_t seed) {
  const auto text = fmt::format("chalkline seed {}", seed);
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
  return fmt::format("{:02x}{:02x}{:02x}{:02x}", digest[0], digest[1], digest[2], digest[3]);
}

}  // namespace chalkline::sports::simulated
