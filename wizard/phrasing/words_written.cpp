#include "wizard/phrasing/words_written.hpp"

#include <tuple>
#include <utility>

namespace chalkline::wizard {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_upper(c) || (c >= 'a' && c <= 'z'); }
char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

// A point or comma between digits, an apostrophe between letters.
bool joins(std::string_view text, std::size_t at) {
  if (at == 0 || at + 1 >= text.size()) return false;
  const auto [before, mark, after] = std::tuple{text[at - 1], text[at], text[at + 1]};
  if (mark == '.' || mark == ',') return is_ascii_digit(before) && is_ascii_digit(after);
  return mark == '\'' && is_letter(before) && is_letter(after);
}

}  // namespace

std::vector<WrittenWord> words_written(std::string_view text) {
  std::vector<WrittenWord> words;
  std::string marks{" "};
  for (std::size_t at = 0; at < text.size();) {
    if (!is_letter(text[at]) && !is_ascii_digit(text[at])) {
      marks += text[at++];
      continue;
    }
    WrittenWord word{.text = {}, .before = std::exchange(marks, {}), .after = {}};
    while (at < text.size() && (is_letter(text[at]) || is_ascii_digit(text[at]) || joins(text, at)))
      word.text += lower(text[at++]);
    word.after = text.substr(at);
    words.push_back(std::move(word));
  }
  return words;
}

}  // namespace chalkline::wizard
