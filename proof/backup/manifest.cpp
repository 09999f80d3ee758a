#include "proof/backup/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>

#include "base/hex.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

constexpr std::string_view kTitle = "chalkline-backup@v1";
constexpr std::string_view kPositionLine = "position ";
constexpr std::string_view kRootLine = "root ";
constexpr std::string_view kFileLine = "file ";
constexpr std::string_view kEndLine = "end ";

bool stays_inside(const std::string& text) {
  const std::filesystem::path path{text};
  return !path.empty() && path.is_relative() && path.lexically_normal().native() == text &&
         *path.begin() != ".." && path.has_filename();
}

// The rest of the next line, behind this beginning; absent where the text goes on otherwise.
std::optional<std::string_view> take_line_of(std::string_view& text, std::string_view beginning) {
  auto line = take_line(text);
  if (!line || !line->starts_with(beginning)) return std::nullopt;
  return line->substr(beginning.size());
}

// Digest, size and path, parted by one space each.
std::optional<BackupFile> parse_file(std::string_view line) {
  constexpr std::size_t kDigits = 2 * sizeof(Sha256Digest);
  BackupFile file;
  if (line.size() < kDigits + 1 || !read_hex(line.substr(0, kDigits), file.digest) ||
      line[kDigits] != ' ') {
    return std::nullopt;
  }
  line.remove_prefix(kDigits + 1);
  const auto space = line.find(' ');
  const auto size = parse_number(line.substr(0, space));
  if (space == std::string_view::npos || !size) return std::nullopt;
  file.size = *size;
  file.path = line.substr(space + 1);
  return stays_inside(file.path) ? std::optional{std::move(file)} : std::nullopt;
}

}  // namespace

const BackupFile* Manifest::find(std::string_view path) const {
  const auto found = std::ranges::find(files, path, &BackupFile::path);
  return found == files.end() ? nullptr : &*found;
}

std::string format_manifest(const Manifest& manifest) {
  std::string text{kTitle};
  text += '\n';
  auto out = std::back_inserter(text);
  fmt::format_to(out, "{}{}\n{}{}\n", kPositionLine, manifest.position, kRootLine,
                 to_hex(manifest.root));
  for (const auto& file : manifest.files)
    fmt::format_to(out, "{}{} {} {}\n", kFileLine, to_hex(file.digest), file.size, file.path);
  fmt::format_to(out, "{}{}\n", kEndLine, to_hex(sha256(text)));
  return text;
}

std::expected<Manifest, std::string> parse_manifest(std::string_view text) {
  const auto end = text.rfind(kEndLine);
  const auto digest = to_hex(sha256(text.substr(0, std::min(end, text.size()))));
  if (end == std::string_view::npos || text.substr(end) != fmt::format("{}{}\n", kEndLine, digest))
    return std::unexpected{"another digest than its last line says"};
  auto rest = text.substr(0, end);
  Manifest manifest;
  const auto first = take_line(rest);
  const auto position = take_line_of(rest, kPositionLine);
  const auto root = take_line_of(rest, kRootLine);
  const auto number = position ? parse_number(*position) : std::nullopt;
  if (first != kTitle || !number || !root || !read_hex(*root, manifest.root))
    return std::unexpected{"another form than that of this program's version"};
  manifest.position = *number;
  while (!rest.empty()) {
    const auto line = take_line_of(rest, kFileLine);
    auto file = line ? parse_file(*line) : std::nullopt;
    if (!file) return std::unexpected{"a line that names no file of a backup"};
    manifest.files.push_back(*std::move(file));
  }
  return manifest;
}

}  // namespace chalkline::proof
