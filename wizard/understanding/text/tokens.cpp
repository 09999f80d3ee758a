#include "wizard/understanding/text/tokens.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "wizard/understanding/text/number_words.hpp"
#include "wizard/understanding/text/plain_text.hpp"

namespace chalkline::wizard {
namespace {

// Longer numbers are no price, line or stake.
constexpr std::size_t kDigitsMax = 9;

constexpr bool is_digit_char(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_upper_char(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter_char(char c) { return (c >= 'a' && c <= 'z') || is_upper_char(c); }
constexpr bool is_word_char(char c) { return is_letter_char(c) || is_digit_char(c); }
constexpr char lowered(char c) { return is_upper_char(c) ? static_cast<char>(c - 'A' + 'a') : c; }

// Reads the tokens of plain text one after the other.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Tokens read() {
    while (at_ < text_.size()) {
      if (!number() && !word()) mark();
    }
    return std::move(tokens_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_.at(at_ + ahead) : ' ';
  }
  bool follows_digit() const { return at_ > 0 && is_digit_char(text_.at(at_ - 1)); }
  bool follows_letter() const { return at_ > 0 && is_letter_char(text_.at(at_ - 1)); }

  // "-3.5", "$1,000", "50%", "10k". The dash of "220-230" and of "top-10" is no sign, that of
  // "Lakers-3.5" and "Lakers-110" is.
  bool number() {
    std::size_t ahead = 0;
    WrittenNumber number;
    const auto take_prefix = [&] {
      const auto c = peek(ahead);
      if ((c == '+' || c == '-') && number.sign == 0 && !follows_digit())
        number.sign = c;
      else if (c == '$' && !number.is_money)
        number.is_money = true;
      else
        return false;
      ++ahead;
      return true;
    };
    while (take_prefix()) {
    }
    if (!is_digit_char(peek(ahead)) && !(peek(ahead) == '.' && is_digit_char(peek(ahead + 1))))
      return false;
    const auto digits = digits_from(ahead, number);
    if (!digits || (is_letter_char(peek(*digits)) && !is_unit(*digits))) return false;
    if (number.sign != 0 && follows_letter() && number.decimals == 0 && number.hundredths < 100'00)
      return false;
    add_number(number, *digits);
    return true;
  }

  // Where the number ends. Absent where it is too long.
  std::optional<std::size_t> digits_from(std::size_t ahead, WrittenNumber& number) const {
    std::int64_t whole = 0;
    std::size_t digits = 0;
    for (;; ++ahead) {
      const bool parts_thousands =
          peek(ahead) == ',' && digits > 0 && digits <= 6 && is_digit_char(peek(ahead + 1)) &&
          is_digit_char(peek(ahead + 2)) && is_digit_char(peek(ahead + 3)) &&
          !is_digit_char(peek(ahead + 4));
      if (parts_thousands) continue;
      if (!is_digit_char(peek(ahead))) break;
      if (++digits > kDigitsMax) return std::nullopt;
      whole = whole * 10 + (peek(ahead) - '0');
    }
    number.hundredths = whole * 100;
    if (peek(ahead) != '.' || !is_digit_char(peek(ahead + 1))) return ahead;
    std::int64_t unit = 10;
    for (++ahead; is_digit_char(peek(ahead)); ++ahead, unit /= 10) {
      number.hundredths += unit * (peek(ahead) - '0');  // further digits count nothing
      ++number.decimals;
    }
    return ahead;
  }

  // "10k".
  bool is_unit(std::size_t ahead) const {
    return lowered(peek(ahead)) == 'k' && !is_word_char(peek(ahead + 1));
  }

  void add_number(WrittenNumber number, std::size_t ahead) {
    Token token{.text = std::string{text_.substr(at_, ahead)}};
    if (lowered(peek(ahead)) == 'k') {
      number.hundredths *= 1'000;
      ++ahead;
    }
    number.is_percent = peek(ahead) == '%';
    token.number = number;
    tokens_.push_back(std::move(token));
    at_ += ahead;
  }

  bool word() {
    if (!is_word_char(peek())) return false;
    Token token{.is_capital = is_upper_char(peek()), .is_all_capital = true};
    std::size_t letters = 0;
    for (;; ++at_) {
      const auto c = peek();
      if (is_word_char(c)) {
        token.text += lowered(c);
        letters += is_letter_char(c) ? 1 : 0;
        token.is_all_capital &= !is_letter_char(c) || is_upper_char(c);
      } else if (c == '.' && joins_initials()) {
        continue;
      } else if (c != '\'' || !is_letter_char(peek(1))) {
        break;
      } else if (lowered(peek(1)) == 's' && !is_word_char(peek(2))) {
        token.is_owner = true;
        at_ += 2;
        break;
      }
    }
    token.is_all_capital &= letters > 1;
    tokens_.push_back(std::move(token));
    return true;
  }

  // The points of "L.A." and of "St. Louis".
  bool joins_initials() const {
    const bool is_initial = at_ < 2 || !is_word_char(text_.at(at_ - 2));
    if (is_initial && at_ > 0 && is_letter_char(text_.at(at_ - 1)))
      return is_letter_char(peek(1)) && !is_word_char(peek(2));
    return false;
  }

  void mark() {
    const auto c = peek();
    ++at_;
    if (c == '?' || c == ',' || c == '@' || c == '/') add_mark(c);
    if (c == ':' && !is_digit_char(peek())) add_mark(',');  // no "7:30"
    if (c == '.' || c == '!' || c == ';' || c == '\n') {
      const bool is_saint = c == '.' && !tokens_.empty() && tokens_.back().text == "st";
      if (!is_saint) add_mark('.');
    }
  }

  void add_mark(char c) { tokens_.push_back({.text = std::string(1, c)}); }

  std::string_view text_;
  std::size_t at_{};
  Tokens tokens_;
};

// Ways to write a word that are no misspellings.
constexpr auto kSameWords = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"whats", "what"},
    {"hows", "how"},
    {"whos", "who"},
    {"whens", "when"},
    {"wat", "what"},
    {"wats", "what"},
    {"wut", "what"},
    {"y", "why"},
    {"wud", "would"},
    {"shud", "should"},
    {"cud", "could"},
    {"dif", "difference"},
    {"diff", "difference"},
    {"gimme", "give me"},
    {"n", "and"},
    {"ya", "you"},
    {"u", "you"},
    {"ur", "your"},
    {"r", "are"},
    {"im", "i am"},
    {"ive", "i have"},
    {"tmrw", "tomorrow"},
    {"tmr", "tomorrow"},
    {"tmw", "tomorrow"},
    {"2morrow", "tomorrow"},
    {"tonite", "tonight"},
    {"2nite", "tonight"},
    {"2night", "tonight"},
    {"2day", "today"},
    {"favorite", "favourite"},
    {"favorites", "favourites"},
    {"favored", "favoured"},
    {"favs", "favourites"},
    {"faves", "favourites"},
    {"dogs", "underdogs"},
    {"dog", "underdog"},
    {"v", "vs"},
    {"versus", "vs"},
    {"pls", "please"},
    {"thx", "thanks"},
    {"ty", "thanks"},
    {"parlays", "parlay"},
    {"parley", "parlay"},
    {"parleys", "parlay"},
    {"parlaying", "parlay"},
    {"moneylines", "moneyline"},
    {"spreads", "spread"},
    {"totals", "total"},
    {"overs", "over"},
    {"unders", "under"},
    {"colour", "color"},
    {"avg", "average"},
    {"sgp", "parlay"},
    {"wanna", "want to"},
    {"gonna", "going to"},
    {"gotta", "have to"},
    {"cant", "can not"},
    {"cannot", "can not"},
    // Spanish, as far as a question needs it.
    {"hoy", "today"},
    {"manana", "tomorrow"},
    {"apuesta", "bet"},
    {"apuestas", "bets"},
    {"mejor", "best"},
    {"mejores", "best"},
    {"quien", "who"},
    {"gana", "wins"},
    {"ganara", "wins"},
    {"juega", "plays"},
    {"juegan", "play"},
    {"apostar", "bet"},
    {"debo", "should"},
    {"cuanto", "how much"},
    {"significa", "mean"},
    {"partido", "game"},
    {"partidos", "games"},
    // German, the same.
    {"heute", "today"},
    {"wer", "who"},
    {"gewinnt", "wins"},
    {"spielt", "plays"},
    {"spielen", "play"},
    {"wette", "bet"},
    {"wetten", "bet"},
    {"quoten", "odds"},
    {"soll", "should"},
});

// "A's"; of a letter that stands for no team the letter.
std::string team_of_letter(char letter) {
  switch (letter) {
    case 'a':
      return "athletics";
    case 'b':
      return "bruins";
    case 'c':
      return "celtics";
    case 'm':
      return "mariners";
    case 'o':
      return "orioles";
    default:
      return {letter};
  }
}

// One that is written as two words becomes two tokens.
void add_same(Tokens& tokens, Token token) {
  if (token.text.size() == 1 && token.is_owner && token.is_capital)
    token.text = team_of_letter(token.text.front());
  const auto found =
      std::ranges::find(kSameWords, token.text, [](auto& pair) { return pair.first; });
  if (token.number || found == kSameWords.end()) {
    tokens.push_back(std::move(token));
    return;
  }
  const auto blank = found->second.find(' ');
  token.text = found->second.substr(0, blank);
  tokens.push_back(token);
  if (blank == std::string_view::npos) return;
  token.text = found->second.substr(blank + 1);
  tokens.push_back(std::move(token));
}

// The mark of "over/under".
bool joins_over_and_under(const Tokens& tokens, std::size_t at) {
  return tokens.at(at).text == "/" && at > 0 && at + 1 < tokens.size() &&
         tokens.at(at - 1).text == "over" && tokens.at(at + 1).text == "under";
}

// "o/u", "u 41": no "you".
bool stands_for_under(const Tokens& tokens, std::size_t at) {
  if (tokens.at(at).text != "u") return false;
  return (at > 0 && tokens.at(at - 1).text == "/") ||
         (at + 1 < tokens.size() && tokens.at(at + 1).number);
}

}  // namespace

Tokens tokens_of(std::string_view message) {
  const auto written = Reader{plain_text(message)}.read();
  Tokens tokens;
  for (std::size_t at = 0; at < written.size(); ++at) {
    if (joins_over_and_under(written, at)) continue;
    if (stands_for_under(written, at))
      tokens.push_back(written.at(at));
    else
      add_same(tokens, written.at(at));
  }
  read_number_words(tokens);
  return tokens;
}

std::vector<Tokens> sentences_of(const Tokens& tokens) {
  std::vector<Tokens> sentences(1);
  for (const auto& token : tokens) {
    if (token.text == "." || token.text == "?")
      sentences.emplace_back();
    else
      sentences.back().push_back(token);
  }
  return sentences;
}

}  // namespace chalkline::wizard
