#include "sports/feeds/simulated/seed_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sodium.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <limits>
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

constexpr std::size_t kDigits = 64;

// Absent when it is neither so many hexadecimal digits nor decimal text of 64 bits, alone on its
// line.
std::optional<MasterSeed> parse_seed(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.size() == kDigits &&
      text.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
    return MasterSeed{std::string{text}};
  }
  if (text.size() > std::numeric_limits<std::uint64_t>::digits10 + std::size_t{1})
    return std::nullopt;
  std::uint64_t seed{};
  const auto read = std::from_chars(text.begin(), text.end(), seed);
  if (read.ec != std::errc{} || read.ptr != text.end()) return std::nullopt;
  return seed;
}

// Under another name first and synced before it has its own: there is never half a seed, and never
// a second one after games of the first were listed.
void keep_seed(const std::string& file, const MasterSeed& seed) {
  const auto unfinished = file + ".part";
  const auto text = seed.text() + '\n';
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

MasterSeed load_seed(const std::string& file) {
  const Descriptor kept{file, O_RDONLY};
  if (kept.number() < 0) {
    if (errno != ENOENT) fail_on_seed(file, "read");
    if (sodium_init() < 0) throw std::runtime_error{"There are no random numbers to be had here"};
    std::array<std::uint8_t, kDigits / 2> bits{};
    randombytes_buf(bits.data(), bits.size());
    const MasterSeed seed{fmt::format("{:02x}", fmt::join(bits, ""))};
    keep_seed(file, seed);
    return seed;
  }
  std::array<char, kDigits + 2> text{};  // what fills this is no seed
  const auto size = ::read(kept.number(), text.data(), text.size());
  if (size < 0) fail_on_seed(file, "read");
  const auto length = static_cast<std::size_t>(size);
  const auto seed = length < text.size() ? parse_seed({text.data(), length}) : std::nullopt;
  if (!seed) {
    throw std::runtime_error{
        fmt::format("{} must hold 64 hexadecimal digits or a whole number below 2^64, the seed of "
                    "the simulated "
                    "games; without the file a new one is drawn",
                    file)};
  }
  return *seed;
}

}  // namespace chalkline::sports::simulated
