#include "http/caches/compress_answer.hpp"

#include <array>

#include "http/caches/coded_text.hpp"
#include "http/parse/accept_encoding.hpp"

namespace chalkline::http {

void compress_answer(Response& response, const Request& request) {
  if (response.status != 200 || response.shared || response.feed || response.pieces) return;
  response.with("Vary", "Accept-Encoding");
  if (response.body.size() < kCompressedBytesMin) return;
  static const std::array kTokens{token_of(kCompressions[0]), token_of(kCompressions[1])};
  const auto chosen = choose_encoding(request.accept_encoding, kTokens);
  if (chosen == kTokens.size()) return;
  const CodedText coded{kCompressions[chosen], response.body, Sent::kOnce};
  response.body = coded.content() + coded.end("");
  response.with("Content-Encoding", kTokens[chosen]);
}

}  // namespace chalkline::http
