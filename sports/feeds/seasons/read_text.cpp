#include "sports/feeds/seasons/read_text.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace chalkline::sports::seasons {
namespace {

// Every football season since 1999 is 2 MB; a file beyond this is something else.
constexpr std::size_t kFileBytesMax = 64U << 20;

}  // namespace

std::string read_text(const std::string& path) {
  // To open a pipe that nobody writes to waits for ever.
  std::error_code none;
  if (std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none))
    throw std::runtime_error(fmt::format("{} is not a regular file.", path));
  std::ifstream file{path, std::ios::binary};
  if (!file) throw std::runtime_error(fmt::format("{} cannot be opened.", path));
  std::string text(kFileBytesMax + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad()) throw std::runtime_error(fmt::format("{} cannot be read.", path));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kFileBytesMax)
    throw std::runtime_error(fmt::format("{} is larger than 64 MiB.", path));
  return text;
}

}  // namespace chalkline::sports::seasons
