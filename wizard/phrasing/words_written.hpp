#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace chalkline::wizard {

// A word or a number of a text, with what stands around it.
struct WrittenWord {
  std::string text;        // in lower case; digits with their points and commas
  std::string before;      // the marks since the word before it; at the beginning a blank and those
  std::string_view after;  // the text behind it
};

// Runs of letters and digits of plain ASCII, apostrophes within them.
std::vector<WrittenWord> words_written(std::string_view text);

using WordSet = std::set<std::string, std::less<>>;

constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace chalkline::wizard
