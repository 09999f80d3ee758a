#include "http/app/site/client_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAssets = "/assets/";  // names there hold a hash of the content
constexpr std::string_view kForever = "public, max-age=31536000, immutable";

// The better one first.
constexpr std::array<std::pair<std::string_view, const char*>, 2> kCodings{
    {{"br", ".br"}, {"gzip", ".gz"}}};

std::string_view type_of(const fs::path& file) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".map", "application/json"},
  }};
  const auto extension = file.extension().string();
  for (const auto& [name, type] : kTypes) {
    if (extension == name) return type;
  }
  return "application/octet-stream";
}

std::string read(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  std::string content{std::istreambuf_iterator<char>{in}, {}};
  if (!in) throw std::runtime_error{fmt::format("Cannot read {}", file.string())};
  return content;
}

// The build leaves files for itself there, as .vite/manifest.json.
bool is_hidden(const fs::path& name) {
  return std::ranges::any_of(name, [](const fs::path& part) { return part.c_str()[0] == '.'; });
}

}  // namespace

ClientFiles::ClientFiles(const fs::path& directory, std::string page_headers)
    : page_headers_{std::move(page_headers)} {
  if (!fs::is_directory(directory)) return;
  for (const auto& entry : fs::recursive_directory_iterator{directory}) {
    const auto& file = entry.path();
    if (!entry.is_regular_file() || file.extension() == ".br" || file.extension() == ".gz")
      continue;
    const auto name = file.lexically_relative(directory);
    if (is_hidden(name)) continue;
    auto content = std::make_shared<SharedText>(type_of(file), read(file));
    for (const auto& [coding, ending] : kCodings) {
      const auto coded = file.string() + ending;
      if (fs::is_regular_file(coded)) content->add(coding, read(coded));
    }
    const auto path = "/" + name.generic_string();
    files_[path] = {std::move(content), path.starts_with(kAssets) ? kForever : kAskAgain};
  }
}

const ClientFiles::File* ClientFiles::find(const std::string& path) const {
  const auto found = files_.find(path == "/" ? "/index.html" : path);
  if (found != files_.end()) return &found->second;
  if (path.starts_with(kAssets)) return nullptr;
  const auto start = files_.find("/index.html");
  return start == files_.end() ? nullptr : &start->second;
}

Response ClientFiles::answer(const Request& request) const {
  const auto* file = find(request.path);
  if (file == nullptr) {
    return text(404, empty() ? "The web client is not installed here" : "There is no such file");
  }
  auto response = http::answer(file->content, request);
  response.caching = file->caching;
  response.preset = &page_headers_;
  return response;
}

}  // namespace chalkline::http
