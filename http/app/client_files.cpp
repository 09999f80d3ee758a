#include "http/app/client_files.hpp"

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "http/identity/token.hpp"
#include "http/parse/accept_encoding.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAssets = "/assets/";  // names there hold a hash of the content

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

bool holds(std::string_view if_none_match, std::string_view etag) {
  return if_none_match == "*" || if_none_match.contains(etag);
}

}  // namespace

ClientFiles::ClientFiles(const fs::path& directory, const std::string& page_headers) {
  if (!fs::is_directory(directory)) return;
  for (const auto& entry : fs::recursive_directory_iterator{directory}) {
    const auto& file = entry.path();
    if (!entry.is_regular_file() || file.extension() == ".br" || file.extension() == ".gz")
      continue;
    const auto path = "/" + file.lexically_relative(directory).generic_string();
    const std::string_view caching =
        path.starts_with(kAssets) ? "public, max-age=31536000, immutable" : "no-cache";
    const auto variant = [&](const fs::path& from, std::string_view encoding) -> Variant {
      if (!fs::is_regular_file(from)) return {};
      auto content = read(from);
      auto etag = fmt::format("\"{}\"", to_hex(sha256(content)));
      auto headers = fmt::format("{}Cache-Control: {}\r\nETag: {}\r\nVary: Accept-Encoding\r\n",
                                 page_headers, caching, etag);
      if (!encoding.empty()) headers += fmt::format("Content-Encoding: {}\r\n", encoding);
      return {std::make_shared<const std::string>(std::move(content)), std::move(etag),
              std::move(headers)};
    };
    files_[path] = {type_of(file), variant(file, ""), variant(file.string() + ".br", "br"),
                    variant(file.string() + ".gz", "gzip")};
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
  const auto* variant = &file->plain;
  if (file->brotli.content && accepts_encoding(request.accept_encoding, "br")) {
    variant = &file->brotli;
  } else if (file->gzip.content && accepts_encoding(request.accept_encoding, "gzip")) {
    variant = &file->gzip;
  }
  Response response{.status = 200, .type = file->type, .preset = &variant->headers};
  if (request.if_none_match && holds(*request.if_none_match, variant->etag)) {
    response.status = 304;
  } else {
    response.shared = variant->content;
  }
  return response;
}

}  // namespace chalkline::http
