#include "base/json/writer.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "base/hex.hpp"

namespace chalkline {
namespace {

// An object, so that the search for it is compiled with it: a function would be called for each
// byte.
constexpr auto needs_escape = [](char c) {
  return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
};

// `value` hundredths, without zeros at the end.
void append_hundredths(std::string& out, std::int64_t value) {
  if (value < 0) out += '-';
  const auto magnitude = std::abs(value);
  append_json(out, magnitude / 100);
  if (magnitude % 100 == 0) return;
  out += '.';
  out += static_cast<char>('0' + magnitude % 100 / 10);
  if (magnitude % 10 != 0) out += static_cast<char>('0' + magnitude % 10);
}

}  // namespace

void append_text(std::string& out, std::string_view utf8) {
  out.push_back('"');
  for (;;) {
    const auto plain = std::ranges::find_if(utf8, needs_escape) - utf8.begin();
    out.append(utf8, 0, static_cast<std::size_t>(plain));
    utf8.remove_prefix(static_cast<std::size_t>(plain));
    if (utf8.empty()) break;
    if (utf8.front() == '"' || utf8.front() == '\\') {
      out.append({'\\', utf8.front()});
    } else {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(utf8.front()));
    }
    utf8.remove_prefix(1);
  }
  out.push_back('"');
}

// Grown once and looked through never.
void append_word(std::string& out, std::string_view word) {
  const auto at = out.size();
  out.append(word.size() + 2, '"');
  word.copy(out.data() + at + 1, word.size());
}

void append_number(std::string& out, double value) {
  if (std::isfinite(value)) {
    fmt::format_to(std::back_inserter(out), "{}", value);
  } else {
    out += "null";
  }
}

void append_hex(std::string& out, std::span<const std::uint8_t> bytes) {
  out += '"';
  for (const auto byte : bytes) out.append({kHexDigits[byte >> 4U], kHexDigits[byte & 0xfU]});
  out += '"';
}

void append_value(std::string& out, Halves value) {
  append_hundredths(out, std::int64_t{value.count} * 50);
}

void append_value(std::string& out, Tenths value) { append_hundredths(out, value.count * 10); }

void append_value(std::string& out, Hundredths value) { append_hundredths(out, value.count); }

void append_value(std::string& out, Digits value) {
  const fmt::format_int digits{value.value};
  append_word(out, {digits.data(), digits.size()});
}

}  // namespace chalkline
