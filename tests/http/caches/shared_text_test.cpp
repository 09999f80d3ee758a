#include "http/caches/shared_text.hpp"

#include <brotli/decode.h>
#include <doctest/doctest.h>
#include <zlib.h>

#include <random>

#include "http/caches/compress_answer.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kTextMax = 1 << 20;

std::string gunzip(std::string_view packed) {
  std::string text(kTextMax, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, MAX_WBITS + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);  // which it is with the right checksum only
  CHECK(stream.avail_in == 0);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

std::string unbrotli(std::string_view packed) {
  std::string text(kTextMax, '\0');
  auto size = text.size();
  CHECK(BrotliDecoderDecompress(packed.size(), reinterpret_cast<const uint8_t*>(packed.data()),
                                &size, reinterpret_cast<uint8_t*>(text.data())) ==
        BROTLI_DECODER_RESULT_SUCCESS);
  text.resize(size);
  return text;
}

std::string whole(const Response& response) {
  const auto [shared, own] = response.content();
  CHECK(response.content_bytes() == shared.size() + own.size());
  return std::string{shared}.append(own);
}

std::string decoded(const Response& response) {
  if (response.headers.contains("Content-Encoding: gzip\r\n")) return gunzip(whole(response));
  if (response.headers.contains("Content-Encoding: br\r\n")) return unbrotli(whole(response));
  CHECK(!response.headers.contains("Content-Encoding"));
  return whole(response);
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

TEST_CASE("a shared text is sent in the coding that is wanted most, and else as it is") {
  const auto text = shared_json(box_scores());
  for (const auto* encodings : {"gzip, deflate, br, zstd", "gzip", "*", "x-gzip"}) {
    CAPTURE(encodings);
    const auto packed = answer(text, asking(encodings));
    CHECK(packed.type == "application/json");
    CHECK(packed.headers.contains("Content-Encoding: "));
    CHECK(packed.headers.contains("Vary: Accept-Encoding\r\n"));
    CHECK(packed.content_bytes() * 10 < text->plain().size());
    CHECK(decoded(packed) == text->plain());
  }
  for (const auto* encodings : {"", "deflate", "gzip;q=0", "identity"}) {
    CAPTURE(encodings);
    const auto plain = answer(text, asking(encodings));
    CHECK(whole(plain) == text->plain());
    CHECK(!plain.headers.contains("Content-Encoding"));
    CHECK(plain.headers.contains("Vary: Accept-Encoding\r\n"));
  }
  CHECK(answer(text, asking("gzip, br")).headers.contains("Content-Encoding: br\r\n"));
  CHECK(answer(text, asking("gzip, br;q=0.9")).headers.contains("Content-Encoding: gzip\r\n"));
}

TEST_CASE("a text that fits into a packet is not compressed") {
  const auto response = answer(shared_json(R"(["short"])"), asking("gzip, br"));
  CHECK(!response.headers.contains("Content-Encoding"));
  CHECK(whole(response) == R"(["short"])");
}

TEST_CASE("each coding has an ETag of its own, under which it is not sent again") {
  const auto text = shared_json(box_scores());
  const auto packed = answer(text, asking("gzip"));
  const auto plain = answer(text, asking(""));
  CHECK(tag_of(packed) != tag_of(plain));
  CHECK(tag_of(packed) != tag_of(answer(text, asking("br"))));
  CHECK(packed.caching == "no-cache");

  const auto known = answer(text, asking("gzip", tag_of(packed)));
  CHECK(known.status == 304);
  CHECK(known.content_bytes() == 0);
  CHECK(tag_of(known) == tag_of(packed));
  CHECK(answer(text, asking("", tag_of(packed))).status == 200);
  CHECK(answer(shared_json("[]"), asking("gzip", tag_of(packed))).status == 200);
}

TEST_CASE("texts that differ in their closing alone have other ETags") {
  const auto text = box_scores();
  CHECK(tag_of(answer(shared_json(text, "]"), asking("br"))) !=
        tag_of(answer(shared_json(text, "}"), asking("br"))));
}

TEST_CASE("an answer's own tail takes the place of the closing, in each coding") {
  const auto text = shared_json(box_scores(), "]");
  std::string long_tail(200'000, 'x');  // longer than a stored block of either coding
  for (std::size_t i = 0; i < long_tail.size(); i += 7) long_tail[i] = static_cast<char>(i);
  for (const auto* encodings : {"", "gzip", "br"}) {
    CAPTURE(encodings);
    CHECK(decoded(answer(text, asking(encodings))) == box_scores() + "]");
    for (const std::string& tail : {std::string{}, std::string{",{\"rank\":51}]"}, long_tail,
                                    std::string(65'535, 'y'), std::string(65'536, 'z')}) {
      const auto own = answer(text, tail, asking(encodings));
      CHECK(decoded(own) == box_scores() + tail);
      CHECK(own.caching == "no-store");
      CHECK(!own.headers.contains("ETag"));
      CHECK(own.headers.contains("Vary: Accept-Encoding\r\n"));
    }
  }
}

// BREACH: the shorter answer of two guesses would be the right one.
TEST_CASE(
    "the length of an answer says nothing of what its tail and the shared text have in common") {
  const auto text = shared_json(box_scores() + R"("secret-of-somebody")", "]");
  for (const auto* encodings : {"gzip", "br"}) {
    CAPTURE(encodings);
    const auto guessed = answer(text, R"(,"secret-of-somebody"])", asking(encodings));
    const auto missed = answer(text, R"(,"q8Zk1_Xw40vTnB6eyJ"])", asking(encodings));
    CHECK(guessed.content_bytes() == missed.content_bytes());
  }
}

TEST_CASE("a text of no pattern, an empty one and one of a megabyte are compressed whole") {
  std::mt19937 random{7};
  std::string noise(900'000, '\0');
  for (auto& c : noise) c = static_cast<char>(random());
  for (const auto coding : kCompressions) {
    for (const auto sent : {Sent::kOften, Sent::kOnce}) {
      for (const std::string& text : {noise, std::string{}, std::string(900'000, 'a')}) {
        const CodedText coded{coding, text, sent};
        const auto packed = coded.content() + coded.end("!");
        CHECK((coding == Coding::kGzip ? gunzip(packed) : unbrotli(packed)) == text + "!");
      }
    }
  }
}

TEST_CASE("an answer that is the same for all is compressed though it is kept nowhere") {
  for (const auto* encodings : {"gzip", "br", ""}) {
    auto response = json(200, box_scores());
    compress_answer(response, asking(encodings));
    CHECK(response.headers.contains("Vary: Accept-Encoding\r\n"));
    CHECK(response.headers.contains("Content-Encoding") == (std::string_view{encodings} != ""));
    CHECK(decoded(response) == box_scores());
  }
  auto refused = json(400, box_scores());
  compress_answer(refused, asking("br"));
  CHECK(whole(refused) == box_scores());
  auto brief = json(200, "{}");
  compress_answer(brief, asking("br"));
  CHECK(whole(brief) == "{}");
}

TEST_CASE("a shared text outlives its cache for as long as it is being sent") {
  auto text = shared_json("[1]");
  const auto response = answer(std::move(text), asking(""));
  CHECK(whole(response) == "[1]");
}

}  // namespace
}  // namespace chalkline::http
