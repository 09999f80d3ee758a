#include "http/parse/visible_text.hpp"

#include <doctest/doctest.h>

#include <string>

namespace chalkline::http {
namespace {

TEST_CASE("a text that can be read may be in any script") {
  for (const auto* text : {"x", "Snow", "  Schnee über Nacht ", "雪", "снег", "❄", "🏒 in the dark",
                           "a\u00a0b", "\U0001f1fa\U0001f1f8"}) {
    CAPTURE(text);
    CHECK(is_visible(text));
  }
}

TEST_CASE("a text of blanks alone is not seen") {
  for (const auto* text : {"", " ", "   ", "\u00a0", "\u2003\u3000", "\u2800", "\u3164", "\ufe0f",
                           "\u115f\u1160", "\u034f"}) {
    CAPTURE(text);
    CHECK_FALSE(is_visible(text));
  }
}

TEST_CASE("a text that hides itself or turns others round is refused, whatever stands beside it") {
  for (const auto* hidden : {"\ufeff", "\u202e", "\u202a", "\u200b", "\u200d", "\u200f", "\u2060",
                             "\u2066", "\u2069", "\u00ad", "\u061c", "\u180e", "\ufff9",
                             "\U000e0001", "\U000e0041", "\U000e0100", "\U0001d173"}) {
    CAPTURE(hidden);
    CHECK_FALSE(is_visible(hidden));
    CHECK_FALSE(is_visible(std::string{"Snow"} + hidden));
    CHECK_FALSE(is_visible(hidden + std::string{"Snow"}));
  }
}

TEST_CASE("control characters are found in a text of several lines, and line ends are none") {
  CHECK_FALSE(has_control(""));
  CHECK_FALSE(has_control("two\nlines \xc3\xbc"));
  for (const auto* text : {"a\tb", "a\rb", "\x1b[2J", "\x7f", "\xc2\x85"}) {
    CAPTURE(text);
    CHECK(has_control(text));
  }
}

}  // namespace
}  // namespace chalkline::http
