#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "http/caches/shared_text.hpp"

namespace chalkline::http {

// The web client's files, read into memory at the start: a path that is not among them names
// nothing, so that no request can reach another file. Immutable afterwards; any thread.
class ClientFiles {
 public:
  // Everything below `directory` but hidden files; NAME.br and NAME.gz are other encodings of NAME.
  // `page_headers` are added to each answer. An absent directory has no files.
  ClientFiles(const std::filesystem::path& directory, std::string page_headers);

  bool empty() const { return files_.empty(); }

  // Answers GET and HEAD of a path that is no call. The client routes itself, so that a path
  // without a file gets the start page; only below /assets/ it is 404.
  Response answer(const Request& request) const;

 private:
  struct File {
    std::shared_ptr<const SharedText> content;
    std::string_view caching;
  };
  const File* find(const std::string& path) const;

  const std::string page_headers_;
  std::map<std::string, File, std::less<>> files_;  // by URL path
};

// Header lines of every answer that is no page: nothing in it may be run or framed.
std::string api_headers(bool secure);
// Header lines of the client's files: the policy under which the client runs.
std::string page_headers(bool secure);

}  // namespace chalkline::http
