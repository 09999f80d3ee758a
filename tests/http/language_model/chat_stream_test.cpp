#include "http/language_model/chat_stream.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "http/language_model/options.hpp"

namespace chalkline::http {
namespace {

std::string piece(std::string_view content, std::string_view reason = "null") {
  return fmt::format(
      "data: {{\"choices\":[{{\"delta\":{{\"content\":\"{}\"}},\"finish_reason\":{}}}]}}\n\n",
      content, reason);
}

constexpr std::string_view kDone = "data: [DONE]\n\n";

std::optional<std::string> read(std::string_view bytes) {
  ChatStream stream;
  stream.take(bytes);
  return stream.text();
}

TEST_CASE("a streamed text is read wherever its bytes are parted") {
  const auto whole =
      ": comment\r\nevent: x\n" +
      std::string{"data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\r\n\n"} +
      piece("Pass ") + piece("it is.") + piece("", "\"stop\"") +
      "data: {\"choices\":[],\"usage\":{}}\n" + std::string{kDone};
  CHECK(read(whole) == "Pass it is.");
  for (std::size_t size = 1; size < 9; ++size) {
    ChatStream stream;
    bool is_wanted = true;
    for (std::size_t at = 0; at < whole.size() && is_wanted; at += size)
      is_wanted = stream.take(std::string_view{whole}.substr(at, size));
    CHECK_FALSE(is_wanted);
    CHECK(stream.text() == "Pass it is.");
  }
}

TEST_CASE("what does not end, or is no such stream, is no text") {
  const std::string done{kDone};
  CHECK_FALSE(read(piece("Pass")));
  CHECK_FALSE(read(piece("Pass") + piece("", "\"length\"") + done));
  CHECK_FALSE(read("<html>" + done));
  CHECK_FALSE(read("<html>\n" + done));
  CHECK_FALSE(read("data: {\"choices\":\n\n" + done));
  CHECK_FALSE(read("data: {\"error\":\"overloaded\"}\n\n" + done));
  CHECK_FALSE(read("data: []\n\n" + done));
  CHECK_FALSE(read("data: " + std::string(10'000, '[') + "\n" + done));
  CHECK(read("data: {\"choices\":[{\"delta\":{\"content\":7}}]}\n" + done) == "");
}

TEST_CASE("a stream without an end is left once it is too long") {
  ChatStream stream;
  std::size_t taken = 0;
  while (stream.take(std::string(1'024, 'x'))) taken += 1'024;
  CHECK(taken <= kStreamBytesMax);
  ChatStream text;
  taken = 0;
  while (text.take(piece("words and words"))) taken += 15;
  CHECK(taken <= kStreamTextMax);
  CHECK_FALSE(text.text());
}

TEST_CASE("a model is asked by https, and on this machine by http") {
  for (const auto* url :
       {"https://example.org/v1", "http://127.0.0.1:8081/v1", "http://localhost/v1"})
    CHECK(check_language_model_url(url).empty());
  for (const auto* url : {"http://example.org/v1", "ftp://127.0.0.1/v1", "https://a:secret@b/v1",
                          "https://example.org/v1/", "https://example.org/v1?key=1", "words"}) {
    CHECK_FALSE(check_language_model_url(url).empty());
    CHECK_FALSE(check_language_model_url(url).contains("secret"));
  }
  CHECK(check_language_model_key("sk-1_2.3").empty());
  CHECK_FALSE(check_language_model_key("a\r\nHost: b").empty());
}

}  // namespace
}  // namespace chalkline::http
