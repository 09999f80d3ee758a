#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "http/caches/coded_text.hpp"
#include "http/server/request.hpp"
#include "http/server/response.hpp"

namespace chalkline::http {

// A text that many answers have in common, in each content coding in which it is kept (RFC 9110,
// section 8.4), so that it is compressed once and not for each answer. It must hold nothing that is
// one asker's: the length of a compressed text gives away what stands in it. An answer's own tail
// is sent behind it as it is.
class SharedText {
 public:
  // `type`: Content-Type, of static storage. `closing` ends it where no tail does.
  SharedText(std::string_view type, std::string_view text, std::string_view closing = "");

  // In another coding, whole and compressed elsewhere; no answer of such a text has a tail. The
  // first that was added is preferred.
  void add(std::string_view token, std::string_view content);
  // In brotli and gzip, where it is long enough for that to be of use.
  void compress();

  std::string_view plain() const { return plain_.text.content(); }

 private:
  friend Response answer(std::shared_ptr<const SharedText> text, const Request& request);
  friend Response answer(std::shared_ptr<const SharedText> text, std::string_view tail,
                         const Request& request);

  struct Representation {
    CodedText text;
    std::string end;   // of `closing`
    std::string etag;  // with its quotes
    std::string vary;  // header lines, without the ETag
  };
  static Representation representation(std::string_view token, CodedText text,
                                       std::string_view closing);
  const Representation& choose(std::string_view accept_encoding) const;
  static Response begin(const std::shared_ptr<const SharedText>& text,
                        const Representation& chosen);

  std::string_view type_;
  std::string closing_;
  Representation plain_;
  std::vector<std::string_view> tokens_;  // of coded_
  std::vector<Representation> coded_;
};

// JSON, as it is and compressed.
std::shared_ptr<const SharedText> shared_json(std::string_view text, std::string_view closing = "");

// Answers in a coding that the request accepts; 304 where the client has that already.
Response answer(std::shared_ptr<const SharedText> text, const Request& request);
// The same with `tail` in place of the text's closing. It is one asker's, and nobody keeps it.
Response answer(std::shared_ptr<const SharedText> text, std::string_view tail,
                const Request& request);

}  // namespace chalkline::http
