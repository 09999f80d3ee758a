#include "http/caches/shared_text.hpp"

#include <doctest/doctest.h>
#include <zlib.h>

namespace chalkline::http {
namespace {

std::string gunzip(std::string_view packed, std::size_t size_max) {
  std::string text(size_max, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, MAX_WBITS + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

Request asking(std::string_view encodings, std::optional<std::string_view> etag = std::nullopt) {
  Request request;
  request.accept_encoding = encodings;
  request.if_none_match = etag;
  return request;
}

std::string tag_of(const Response& response) {
  const auto begin = response.headers.find("ETag: ") + 6;
  return response.headers.substr(begin, response.headers.find("\r\n", begin) - begin);
}

std::string box_scores() {
  std::string text;
  for (int game = 0; game < 500; ++game) text += R"({"shots":)" + std::to_string(game % 40) + "},";
  return text;
}

TEST_CASE("a browser gets a shared text in gzip, and who names no coding as it is") {
  const auto text = shared_json(box_scores());
  const auto packed = answer(text, asking("gzip, deflate, br, zstd"));
  CHECK(packed.type == "application/json");
  CHECK(packed.headers.contains("Content-Encoding: gzip\r\n"));
  CHECK(packed.content().size() * 10 < text->plain().size());
  CHECK(gunzip(packed.content(), text->plain().size()) == text->plain());

  for (const auto* encodings : {"", "br", "gzip;q=0", "identity"}) {
    const auto plain = answer(text, asking(encodings));
    CHECK(plain.content() == text->plain());
    CHECK(!plain.headers.contains("Content-Encoding"));
    CHECK(plain.headers.contains("Vary: Accept-Encoding\r\n"));
  }
}

TEST_CASE("each coding has an ETag of its own, under which it is not sent again") {
  const auto text = shared_json(box_scores());
  const auto packed = answer(text, asking("gzip"));
  const auto plain = answer(text, asking(""));
  CHECK(tag_of(packed) != tag_of(plain));
  CHECK(packed.caching == "no-cache");

  const auto known = answer(text, asking("gzip", tag_of(packed)));
  CHECK(known.status == 304);
  CHECK(known.content().empty());
  CHECK(tag_of(known) == tag_of(packed));
  CHECK(answer(text, asking("", tag_of(packed))).status == 200);
  CHECK(answer(shared_json("[]"), asking("gzip", tag_of(packed))).status == 200);
}

TEST_CASE("a shared text outlives its cache for as long as it is being sent") {
  auto text = shared_json("[1]");
  const auto response = answer(std::move(text), asking(""));
  CHECK(response.content() == "[1]");
}

}  // namespace
}  // namespace chalkline::http
