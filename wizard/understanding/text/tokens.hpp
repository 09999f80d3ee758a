#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chalkline::wizard {

// A number as it was written.
struct WrittenNumber {
  std::int64_t hundredths{};  // at or above 0
  int decimals{};             // digits after the point
  char sign{};                // '+', '-' or 0
  bool is_money{};            // "$50"
  bool is_percent{};
};

// A word, a number or a mark of a message.
struct Token {
  std::string text{};  // lower-case letters and digits, or one of the marks "?", ".", ",", "@", "/"
  std::optional<WrittenNumber> number{};
  std::vector<std::string> or_else{};  // other words that it may be, if it is misspelt
  bool is_capital{};                   // "Heat", "HEAT"
  bool is_all_capital{};               // "HEAT"
  bool is_owner{};                     // "Heat's"
};
using Tokens = std::vector<Token>;

// Reads any bytes. HTML tags, control characters, emoji and letters of other scripts part words;
// accents are taken off; "?", "." (also for "!", ";" and the end of a line) and "," are kept.
Tokens tokens_of(std::string_view message);

// Without the marks at their ends.
std::vector<Tokens> sentences_of(const Tokens& tokens);

}  // namespace chalkline::wizard
