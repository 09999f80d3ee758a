#pragma once

#include <string_view>

// Numbers of a text, however they are written.
namespace chalkline::wizard {

// Whether each number of `text` stands in `source` too: with the same value, sign and percent, in
// digits or as the same word ("twice", "third"). A number that runs into letters ("3x", "2nd")
// never does. Both are plain ASCII.
bool has_only_numbers_of(std::string_view text, std::string_view source);

}  // namespace chalkline::wizard
