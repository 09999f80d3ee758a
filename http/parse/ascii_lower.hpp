#pragma once

#include <algorithm>
#include <string>

namespace chalkline::http {

// Letters of ASCII only, as SQLite's NOCASE compares names.
inline std::string ascii_lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace chalkline::http
