#include "wizard/phrasing/figures_written.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <set>
#include <string>

#include "wizard/phrasing/words_written.hpp"

namespace chalkline::wizard {
namespace {

struct FigureSaid {
  std::string value;  // "52.4": no commas, no zeros that say nothing
  char sign{};        // '+', '-' or 0
  bool is_percent{};
  friend auto operator<=>(const FigureSaid&, const FigureSaid&) = default;
};

std::string without_padding(std::string text) {
  std::erase(text, ',');
  if (text.contains('.')) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
  }
  const auto first = text.find_first_not_of('0');
  text.erase(0, first == std::string::npos ? text.size() : first);
  return text.empty() || text.front() == '.' ? '0' + text : text;
}

bool says_percent(std::string_view after) {
  const auto said = after.substr(std::min(after.size(), after.find_first_not_of(' ')));
  return said.starts_with('%') || said.starts_with("percent") || said.starts_with("per cent");
}

// Absent where letters run into the digits.
std::optional<FigureSaid> figure_of(const WrittenWord& word, std::string_view text) {
  const auto is_part = [](char c) { return is_ascii_digit(c) || c == '.' || c == ','; };
  if (!std::ranges::all_of(word.text, is_part)) return std::nullopt;
  // A sign counts at the beginning of a number alone: "top-10" has none.
  const auto start = text.size() - word.after.size() - word.text.size();
  const bool is_signed = (word.before == '-' || word.before == '+') &&
                         (start < 2 || text[start - 2] == ' ' || text[start - 2] == '(');
  return FigureSaid{without_padding(word.text), is_signed ? word.before : '\0',
                    says_percent(word.after)};
}

bool has_digit(const WrittenWord& word) { return std::ranges::any_of(word.text, is_ascii_digit); }

// Words that say how much or how often. They may be meant otherwise ("one of them"): then a text
// that the source does not say so is thrown away for nothing, which costs no more than the text.
bool is_number_word(std::string_view word) {
  static const std::set<std::string_view> kWords{
      "zero",     "none",     "one",      "two",      "three",     "four",     "five",
      "six",      "seven",    "eight",    "nine",     "ten",       "eleven",   "twelve",
      "thirteen", "fourteen", "fifteen",  "sixteen",  "seventeen", "eighteen", "nineteen",
      "twenty",   "thirty",   "forty",    "fifty",    "sixty",     "seventy",  "eighty",
      "ninety",   "hundred",  "hundreds", "thousand", "thousands", "million",  "millions",
      "billion",  "dozen",    "dozens",   "half",     "halves",    "third",    "thirds",
      "quarter",  "quarters", "fifth",    "tenth",    "double",    "doubled",  "doubles",
      "twice",    "triple",   "thrice",   "couple",   "once",      "second",   "fourth",
      "sixth",    "seventh",  "eighth",   "ninth",    "even",      "majority", "most",
      "every",    "always",   "never",    "all",      "nobody",    "nothing",  "everybody",
      "score",    "scores",   "several",  "few",      "many",      "twofold",  "tenfold",
      "single",   "both",     "pair",     "multiple", "infinite",  "infinity", "nil"};
  return kWords.contains(word);
}

}  // namespace

bool has_only_numbers_of(std::string_view text, std::string_view source) {
  std::set<FigureSaid> figures;
  for (const auto& word : words_written(source)) {
    if (!has_digit(word)) continue;
    if (auto figure = figure_of(word, source)) figures.insert(*std::move(figure));
  }
  const auto words = word_set(source);
  return std::ranges::all_of(words_written(text), [&](const WrittenWord& word) {
    if (has_digit(word)) {
      const auto figure = figure_of(word, text);
      return figure && figures.contains(*figure);
    }
    return !is_number_word(word.text) || words.contains(word.text);
  });
}

}  // namespace chalkline::wizard
