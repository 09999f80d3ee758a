#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "http/server/request.hpp"
#include "http/server/response.hpp"

namespace chalkline::http {

// A text that many answers have in common, in each content coding in which it is kept (RFC 9110,
// section 8.4), so that it is compressed once and not for each answer. It must hold nothing that is
// one asker's: the length of a compressed text gives away what stands in it.
class SharedText {
 public:
  SharedText(std::string_view type, std::string text);  // `type`: Content-Type, of static storage

  // The text in another coding. The first that was added is preferred.
  void add(std::string_view coding, std::string content);

  std::string_view plain() const { return plain_.content; }

 private:
  friend Response answer(std::shared_ptr<const SharedText> text, const Request& request);

  struct Representation {
    std::string_view coding;  // empty: as it is
    std::string content;
    std::string etag;     // with its quotes
    std::string headers;  // lines
  };
  static Representation representation(std::string_view coding, std::string content);
  const Representation& choose(std::string_view accept_encoding) const;

  std::string_view type_;
  Representation plain_;
  std::vector<Representation> coded_;
};

// JSON, as it is and in gzip.
std::shared_ptr<const SharedText> shared_json(std::string text);

// Answers in a coding that the request accepts; 304 where the client has that already.
Response answer(std::shared_ptr<const SharedText> text, const Request& request);

}  // namespace chalkline::http
