#include "wizard/phrasing/figures_written.hpp"

#include <algorithm>
#include <set>

namespace chalkline::wizard {
namespace {

// "1,230.5": commas between groups of three digits or none, and at most one point.
bool is_number(std::string_view text) {
  constexpr std::size_t kGroup = 4;  // with its comma
  const auto point = text.find('.');
  if (point != std::string_view::npos &&
      text.find_first_of(".,", point + 1) != std::string_view::npos)
    return false;
  const auto whole = text.substr(0, point);
  if (!whole.contains(',')) return true;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    if ((whole[at] == ',') != ((whole.size() - at) % kGroup == 0)) return false;
  }
  return true;
}

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

// The sign, which may be none. Absent where it is no clear sign: "top-10", "50-60", ".5".
std::optional<std::string_view> sign_of(std::string_view before) {
  constexpr std::string_view kOpening = " ('\"";
  const auto marks = before.substr(0, before.find_first_of("+-"));
  if (marks.empty() || !kOpening.contains(marks.back())) return std::nullopt;
  const auto sign = before.substr(marks.size());
  return sign.size() <= 1 ? std::optional{sign} : std::nullopt;
}

}  // namespace

bool has_digit(const WrittenWord& word) { return std::ranges::any_of(word.text, is_ascii_digit); }

std::optional<std::string> figure_of(const WrittenWord& word) {
  const auto is_part = [](char c) { return is_ascii_digit(c) || c == '.' || c == ','; };
  if (!std::ranges::all_of(word.text, is_part)) return word.text;
  const auto sign = sign_of(word.before);
  const auto behind =
      word.after.substr(std::min(word.after.size(), word.after.find_first_not_of(' ')));
  if (!sign || !is_number(word.text)) return std::nullopt;
  if (behind.starts_with('+') || behind.starts_with('-')) return std::nullopt;
  return std::string{*sign} + without_padding(word.text) + (behind.starts_with('%') ? "%" : "");
}

// They may be meant otherwise ("one of them"): then a text that the source does not say so is
// thrown away for nothing, which costs no more than the text.
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
      "minus",    "plus",     "single",   "both",     "pair",      "multiple", "infinite",
      "infinity", "nil"};
  return kWords.contains(word);
}

bool has_only_numbers_of(std::string_view text, std::string_view source) {
  WordSet said;
  for (auto& word : words_written(source)) {
    if (!has_digit(word))
      said.insert(std::move(word.text));
    else if (auto figure = figure_of(word))
      said.insert(*std::move(figure));
  }
  return std::ranges::all_of(words_written(text), [&](const WrittenWord& word) {
    if (!has_digit(word)) return !is_number_word(word.text) || said.contains(word.text);
    const auto figure = figure_of(word);
    return figure && said.contains(*figure);
  });
}

}  // namespace chalkline::wizard
