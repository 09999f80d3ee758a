#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "wizard/phrasing/words_written.hpp"

// Numbers of a text, however they are written.
namespace chalkline::wizard {

bool has_digit(const WrittenWord& word);

// The number with its sign and percent, the same for each way to write it: "1,230" and "1230.0" are
// one. Digits with letters ("76ers", "3x") are a word and stay as they are. Absent where commas,
// points or marks leave open which number it is: "7,1.4", "50-60".
std::optional<std::string> figure_of(const WrittenWord& word);

// Words that say how much or how often: "nine", "twice", "minus".
bool is_number_word(std::string_view word);

// Whether each number of `text` stands in `source` too: the same in digits, or the same word. Both
// are plain ASCII.
bool has_only_numbers_of(std::string_view text, std::string_view source);

}  // namespace chalkline::wizard
