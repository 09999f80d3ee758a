#include "http/caches/shared_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "http/caches/gzip.hpp"
#include "http/parse/accept_encoding.hpp"
#include "http/parse/entity_tag.hpp"

namespace chalkline::http {
SharedText::SharedText(std::string_view type, std::string text)
    : type_{type}, plain_{representation("", std::move(text))} {}

void SharedText::add(std::string_view coding, std::string content) {
  coded_.push_back(representation(coding, std::move(content)));
}

SharedText::Representation SharedText::representation(std::string_view coding,
                                                      std::string content) {
  auto etag = fmt::format("\"{}\"", to_hex(sha256(content)));
  auto headers = fmt::format("ETag: {}\r\nVary: Accept-Encoding\r\n", etag);
  if (!coding.empty()) headers += fmt::format("Content-Encoding: {}\r\n", coding);
  return {coding, std::move(content), std::move(etag), std::move(headers)};
}

const SharedText::Representation& SharedText::choose(std::string_view accept_encoding) const {
  const auto found = std::ranges::find_if(coded_, [&](const Representation& coded) {
    return accepts_encoding(accept_encoding, coded.coding);
  });
  return found == coded_.end() ? plain_ : *found;
}

std::shared_ptr<const SharedText> shared_json(std::string text) {
  auto packed = gzip(text);
  auto shared = std::make_shared<SharedText>(kJson, std::move(text));
  shared->add("gzip", std::move(packed));
  return shared;
}

Response answer(std::shared_ptr<const SharedText> text, const Request& request) {
  const auto& chosen = text->choose(request.accept_encoding);
  Response response{
      .status = 200, .type = text->type_, .caching = kAskAgain, .headers = chosen.headers};
  if (request.if_none_match && lists_etag(*request.if_none_match, chosen.etag)) {
    response.status = 304;
  } else {
    response.shared = {std::move(text), &chosen.content};
  }
  return response;
}

}  // namespace chalkline::http
