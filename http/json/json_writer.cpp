#include "http/json/json_writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace chalkline::http {
namespace {

// An object, so that the search for it is compiled with it: a function would be called for each
// byte.
constexpr auto needs_escape = [](char c) {
  return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
};

}  // namespace

void JsonWriter::comma() {
  if (out_.empty()) return;
  switch (out_.back()) {
    case '{':
    case '[':
    case ':':
    case ',':
      return;
    default:
      out_.push_back(',');
  }
}

JsonWriter& JsonWriter::close(char bracket) {
  out_.push_back(bracket);
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  plain(name);
  out_.push_back(':');
  return *this;
}

// Grown once and looked through never: a bet has 43 of these.
JsonWriter& JsonWriter::plain(std::string_view utf8) {
  comma();
  const auto at = out_.size();
  out_.append(utf8.size() + 2, '"');
  utf8.copy(out_.data() + at + 1, utf8.size());
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view utf8) {
  comma();
  out_.push_back('"');
  for (;;) {
    const auto plain = std::ranges::find_if(utf8, needs_escape) - utf8.begin();
    out_.append(utf8, 0, static_cast<std::size_t>(plain));
    utf8.remove_prefix(static_cast<std::size_t>(plain));
    if (utf8.empty()) break;
    if (utf8.front() == '"' || utf8.front() == '\\') {
      out_.append({'\\', utf8.front()});
    } else {
      fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned>(utf8.front()));
    }
    utf8.remove_prefix(1);
  }
  out_.push_back('"');
  return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t value) {
  comma();
  const fmt::format_int digits{value};
  out_.append(digits.data(), digits.size());
  return *this;
}

JsonWriter& JsonWriter::tenths(std::int64_t value) {
  if (value % 10 == 0) return integer(value / 10);
  comma();
  fmt::format_to(std::back_inserter(out_), "{}{}.{}", value < 0 ? "-" : "", std::abs(value) / 10,
                 std::abs(value) % 10);
  return *this;
}

JsonWriter& JsonWriter::number(double value) {
  if (!std::isfinite(value)) return null();
  comma();
  fmt::format_to(std::back_inserter(out_), "{}", std::round(value * 100) / 100);
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  comma();
  out_.append(json);
  return *this;
}

}  // namespace chalkline::http
