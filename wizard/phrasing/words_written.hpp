#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace chalkline::wizard {

// A word or a number of a text, with what stands around it.
struct WrittenWord {
  std::string text;   // in lower case; digits with their points and commas
  bool is_capital{};  // "Lakers"
  bool begins_sentence{};
  char before{};           // the character before it; 0 at the beginning
  std::string_view after;  // the text behind it
};

// Runs of letters and digits of plain ASCII, apostrophes within them.
std::vector<WrittenWord> words_written(std::string_view text);

using WordSet = std::set<std::string, std::less<>>;
WordSet word_set(std::string_view text);

constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace chalkline::wizard
