#include "http/caches/shared_text.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "http/parse/accept_encoding.hpp"
#include "http/parse/entity_tag.hpp"

namespace chalkline::http {

SharedText::SharedText(std::string_view type, std::string_view text, std::string_view closing)
    : type_{type},
      closing_{closing},
      plain_{representation("", {Coding::kIdentity, text, Sent::kOften}, closing)} {}

void SharedText::add(std::string_view token, std::string_view content) {
  tokens_.push_back(token);
  coded_.push_back(representation(token, {Coding::kIdentity, content, Sent::kOften}, ""));
}

void SharedText::compress() {
  if (plain().size() < kCompressedBytesMin) return;
  for (const auto coding : kCompressions) {
    const auto token = token_of(coding);
    tokens_.push_back(token);
    coded_.push_back(representation(token, {coding, plain(), Sent::kOften}, closing_));
  }
}

SharedText::Representation SharedText::representation(std::string_view token, CodedText text,
                                                      std::string_view closing) {
  auto end = text.end(closing);
  auto etag = fmt::format("\"{}\"", to_hex(sha256(text.content() + end)));
  std::string vary{"Vary: Accept-Encoding\r\n"};
  if (!token.empty()) vary += fmt::format("Content-Encoding: {}\r\n", token);
  return {std::move(text), std::move(end), std::move(etag), std::move(vary)};
}

const SharedText::Representation& SharedText::choose(std::string_view accept_encoding) const {
  const auto chosen = choose_encoding(accept_encoding, tokens_);
  return chosen == coded_.size() ? plain_ : coded_[chosen];
}

Response SharedText::begin(const std::shared_ptr<const SharedText>& text,
                           const Representation& chosen) {
  return {.status = 200,
          .type = text->type_,
          .headers = chosen.vary,
          .shared = {text, &chosen.text.content()}};
}

std::shared_ptr<const SharedText> shared_json(std::string_view text, std::string_view closing) {
  auto shared = std::make_shared<SharedText>(kJson, text, closing);
  shared->compress();
  return shared;
}

Response answer(std::shared_ptr<const SharedText> text, const Request& request) {
  const auto& chosen = text->choose(request.accept_encoding);
  auto response = SharedText::begin(text, chosen).with("ETag", chosen.etag);
  response.caching = kAskAgain;
  if (request.if_none_match && lists_etag(*request.if_none_match, chosen.etag)) {
    response.status = 304;
    response.shared = nullptr;
  } else {
    response.body = chosen.end;
  }
  return response;
}

Response answer(std::shared_ptr<const SharedText> text, std::string_view tail,
                const Request& request) {
  const auto& chosen = text->choose(request.accept_encoding);
  auto response = SharedText::begin(text, chosen);
  response.body = chosen.text.end(tail);
  return response;
}

}  // namespace chalkline::http
