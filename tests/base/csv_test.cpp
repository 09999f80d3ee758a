#include "base/csv.hpp"

#include <doctest/doctest.h>

#include "base/utf8.hpp"

namespace chalkline {
namespace {

using Rows = std::vector<CsvRow>;

TEST_CASE("rows and cells as RFC 4180 describes them") {
  struct Case {
    const char* what;
    std::string_view text;
    Rows rows;
  };
  const Case cases[] = {
      {"nothing", "", {}},
      {"one cell without a line end", "a", {{1, {"a"}}}},
      {"LF", "a,b\nc,d\n", {{1, {"a", "b"}}, {2, {"c", "d"}}}},
      {"CRLF", "a,b\r\nc,d\r\n", {{1, {"a", "b"}}, {2, {"c", "d"}}}},
      {"empty cells", ",a,,\n", {{1, {"", "a", "", ""}}}},
      {"an empty last cell without a line end", "a,", {{1, {"a", ""}}}},
      {"empty lines", "a\n\n\r\nb\n", {{1, {"a"}}, {4, {"b"}}}},
      {"spaces belong to the cell", " a , b \n", {{1, {" a ", " b "}}}},
      {"quotes", "\"a\",\"\",b\n", {{1, {"a", "", "b"}}}},
      {"a comma within quotes", "\"Smith, Jr.\",b", {{1, {"Smith, Jr.", "b"}}}},
      {"a doubled quote", "\"say \"\"hi\"\"\"\n", {{1, {"say \"hi\""}}}},
      {"line breaks within quotes count as lines",
       "\"a\r\nb\nc\",d\ne\n",
       {{1, {"a\r\nb\nc", "d"}}, {4, {"e"}}}},
      {"a quote inside a plain cell", "5\"x,b\n", {{1, {"5\"x", "b"}}}},
      {"a byte order mark", "\xEF\xBB\xBFgame_id\n", {{1, {"game_id"}}}},
      {"letters beyond ASCII",
       "Montr\xC3\xA9"
       "al\n",
       {{1,
         {"Montr\xC3\xA9"
          "al"}}}},
  };
  for (const auto& [what, text, rows] : cases) {
    CAPTURE(what);
    const auto parsed = parse_csv(text);
    REQUIRE(parsed.has_value());
    CHECK(*parsed == rows);
  }
}

TEST_CASE("a file that is cut off within quotes, or is no text, is refused with its reason") {
  CHECK(parse_csv("a,b\nc,\"d\ne,f\n").error() == "line 2: a quote that never ends");
  CHECK(parse_csv("\"").error() == "line 1: a quote that never ends");
  CHECK(parse_csv("a\n\"b\"c,d\n").error() == "line 2: text after a closing quote");
  CHECK(parse_csv("\"a\nb\" \n").error() == "line 2: text after a closing quote");
  CHECK(parse_csv(std::string_view{"a,b\0c\n", 6}).error() == "it is not UTF-8 text");
  CHECK(parse_csv("\x89PNG\r\n\x1A\n").error() == "it is not UTF-8 text");
}

TEST_CASE("text is well-formed UTF-8") {
  for (const auto* good :
       {"", "plain\ttext\r\n", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x8F\x80", "\xEF\xBF\xBD"}) {
    CAPTURE(good);
    CHECK(is_text(good));
  }
  for (const auto* bad :
       {"\x01", "\x7F\x80", "\xC3", "\xC3(", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xE2\x82",
        "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xF0\x8F\x80\x80"}) {
    CAPTURE(bad);
    CHECK(!is_text(bad));
  }
}

}  // namespace
}  // namespace chalkline
