#include "http/json/json_writer.hpp"

#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <limits>

namespace chalkline::http {
namespace {

TEST_CASE("commas stand where they belong") {
  std::string text;
  JsonWriter out{text};
  out.object()
      .key("a")
      .integer(-7)
      .key("b")
      .array()
      .text("x")
      .null()
      .flag(true)
      .array()
      .end_array();
  out.object().end().end_array().key("c").raw("3.5").end();
  CHECK(text == R"({"a":-7,"b":["x",null,true,[],{}],"c":3.5})");
}

TEST_CASE("text is escaped, so that any of it reads back as it was") {
  std::string every;
  for (char c = 1; c < 127; ++c) every += c;
  every += "\u00e9\u20ac";
  every += '\0';
  std::string text;
  JsonWriter{text}.text(every);
  CHECK(boost::json::parse(text).as_string() == every);
}

TEST_CASE("tenths and numbers keep their decimals") {
  const auto tenths = [](std::int64_t value) {
    std::string text;
    JsonWriter{text}.tenths(value);
    return text;
  };
  CHECK(tenths(543) == "54.3");
  CHECK(tenths(540) == "54");
  CHECK(tenths(0) == "0");
  CHECK(tenths(-5) == "-0.5");
  const auto number = [](double value) {
    std::string text;
    JsonWriter{text}.number(value);
    return text;
  };
  CHECK(number(27.4) == "27.4");
  CHECK(number(1.0 / 3) == "0.33");
  CHECK(number(std::numeric_limits<double>::infinity()) == "null");
}

}  // namespace
}  // namespace chalkline::http
