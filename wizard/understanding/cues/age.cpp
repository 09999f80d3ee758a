#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::int64_t kInHundredths = 100;
constexpr std::int64_t kAdult = 18;    // RULES 8
constexpr std::int64_t kChildMin = 5;  // who is younger does not write
constexpr std::int64_t kOldest = 120;  // a larger number is no age
constexpr std::int64_t kBornFrom = 1900;

constexpr auto kAgesInWords = std::to_array<std::pair<std::string_view, std::int64_t>>({
    {"ten", 10},
    {"eleven", 11},
    {"twelve", 12},
    {"thirteen", 13},
    {"fourteen", 14},
    {"fifteen", 15},
    {"sixteen", 16},
    {"seventeen", 17},
    {"eighteen", 18},
    {"nineteen", 19},
    {"twenty", 20},
    {"thirty", 30},
    {"forty", 40},
    {"fifty", 50},
    {"sixty", 60},
});

// "16yo" and "16yrs" are a word to the reader of tokens.
constexpr auto kYearsOld =
    std::to_array<std::string_view>({"yo", "yrs", "yr", "years", "year", "y", "th", "jahre"});

void make_number(Token& token, std::int64_t whole) {
  token.number = WrittenNumber{.hundredths = whole * kInHundredths};
}

std::optional<std::int64_t> written_with_years(std::string_view word) {
  const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
  if (digits == 0 || digits > 2 ||
      std::ranges::find(kYearsOld, word.substr(digits)) == kYearsOld.end())
    return std::nullopt;
  std::int64_t whole = 0;
  for (const char c : word.substr(0, digits)) whole = 10 * whole + (c - '0');
  return whole;
}

// Ages in words become numbers.
Tokens with_ages(Tokens tokens) {
  Tokens read;
  for (auto& token : tokens) {
    const auto word =
        std::ranges::find(kAgesInWords, token.text, [](const auto& pair) { return pair.first; });
    const auto years = written_with_years(token.text);
    if (word != kAgesInWords.end()) make_number(token, word->second);
    if (years) make_number(token, *years);
    read.push_back(std::move(token));
    if (years) read.push_back({.text = "years"});
  }
  return read;
}

// "Explain it like I'm 5" says nothing of the person.
Tokens without_comparisons(Tokens tokens) {
  static const PatternSet kAsIf{"like/though i am/was/were"};
  while (const auto at = kAsIf.find(tokens)) {
    const auto from = tokens.begin() + static_cast<std::ptrdiff_t>(*at);
    const auto until = std::find_if(from, tokens.end(), [](const Token& token) {
      return token.text == "." || token.text == "?" || token.text == ",";
    });
    tokens.erase(from, until);
  }
  return tokens;
}

// The whole number of the first match; absent where it is money, a percentage, signed or broken.
std::optional<std::int64_t> number_in(const Tokens& tokens, const PatternSet& patterns) {
  const auto at = patterns.find(tokens);
  if (!at) return std::nullopt;
  const auto found = std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(*at), tokens.end(),
                                  [](const Token& token) { return token.number.has_value(); });
  if (found == tokens.end()) return std::nullopt;
  const auto& number = *found->number;
  if (number.decimals != 0 || number.sign != 0 || number.is_money || number.is_percent)
    return std::nullopt;
  return number.hundredths / kInHundredths;
}

bool is_of_a_child(std::optional<std::int64_t> age) {
  return age && *age >= kChildMin && *age < kAdult;
}

// The age that the person says to have now. "I am 12 and 5 this week" is a record, "I am 16 points
// up" a result: what follows has to be the end, or words that go on about a person.
std::optional<std::int64_t> age_said(const Tokens& tokens) {
  static const PatternSet kRecord{"i am # , #", "i am # and #"};
  if (kRecord.in(tokens)) return std::nullopt;
  static const PatternSet kAge{
      "i am only/just/still/actually/really/now? # "
      "./,/years/year/yrs/yo/old/so/but/now/lol/btw/too/can/will/may/today/turning",
      "i am only/just/still? # and i/my/want/like/love/a/still/would/have/live/in/not",
      "i am only/just/still? # or older/over/more/above",
      "i am a/an # year/years/yr/yo",
      "i am aged #",
      "i just? turned # ./,/last/this/today/yesterday/in/on/so/and/but",
      "my age is #",
      "^ age/aged #",
      "as a/an # year/years/yr/yo",
      "i a/an # year/years",
      "^ # year/years/yo old? here",
      "^ # years ./,/and",
      "ich bin erst? # ./,/jahre/und",
      "tengo # anos/./,",
      "jai # ans",
      "ho # anni",
      "tenho # anos"};
  return number_in(tokens, kAge);
}

bool says_words_of_a_child(const Tokens& tokens) {
  static const PatternSet kSaid{
      "i am still/only/just? a? minor/underage/underaged/teenager/teen/kid/child/schoolboy/"
      "schoolgirl ./,/so/but/and/still/can/here",
      "i am under age",
      "i am under/below 18/eighteen ./,/and/so/but/years/year/can/what/is/i",
      "i am younger than 18/eighteen",
      "i am not yet? 18/eighteen ./yet/years/so/but/and/old",
      "i am not an? adult ./yet/,/so/but",
      "i am not ~ old enough",
      "i am too young",
      "i am in ~ grade/school ./,/and/so/but",
      "i am still in ~ school",
      "i go to ~ middle/high/elementary/primary school"};
  return kSaid.in(tokens);
}

// "I turn 18 next year", "I'm turning 17": so old the person is not yet.
bool will_be_of_age(const Tokens& tokens) {
  static const PatternSet kWillBe{
      "i/ill turn/be/become # years/in/next/soon/this/on/tomorrow/later/./,",
      "i will only/just/soon? turn/be/become # years/in/next/soon/this/on/tomorrow/later/./,",
      "i am turning # ./,/years/in/next/soon/this/on/tomorrow/so/and/but",
      "i am going/about to turn/be # ./,/years/in/next/soon/this/on/tomorrow/so/and/but",
      "i am almost/nearly # ./,/years/so/and/but/now",
      "until/till/when/before i am/turn # ./,/years/i/and",
      "my # years? birthday is ~ in/next/soon/tomorrow/coming/on",
      "i am # next/in month/year/week/january/february/march/april/may/june/july/august/september/"
      "october/november/december/spring/summer/autumn/fall/winter"};
  const auto age = number_in(tokens, kWillBe);
  return age && *age >= kChildMin && *age <= kAdult;
}

// The youngest that who was born in that year can be.
bool is_born_too_late(const Tokens& tokens, int year) {
  static const PatternSet kBorn{"i was born ~ in? #", "i am born in #", "^ born in #"};
  const auto born = number_in(tokens, kBorn);
  return born && *born >= kBornFrom && *born <= year && year - *born < kAdult;
}

}  // namespace

bool is_under_age(const Tokens& message, int year) {
  const auto said = without_comparisons(message);
  const auto tokens = with_ages(said);
  return says_words_of_a_child(said) || will_be_of_age(tokens) || is_born_too_late(tokens, year) ||
         is_of_a_child(age_said(tokens));
}

// Whether the message has no words and no ages that could say something else: "if I am 18", "he
// says I am 18", "I am 18, no, I am 15".
bool says_nothing_else(const Tokens& message) {
  static constexpr std::array<std::string_view, 53> kWords{
      "i",         "am",     "im",    "my",       "age",     "is",    "a",     "an",    "of",
      "or",        "and",    "not",   "at",       "least",   "than",  "over",  "above", "more",
      "older",     "old",    "under", "legal",    "adult",   "minor", "kid",   "child", "underage",
      "underaged", "years",  "year",  "eighteen", "no",      "yes",   "sorry", "oops",  "actually",
      "that",      "this",   "it",    "was",      "mistake", "typo",  "meant", "to",    "say",
      "wrong",     "please", "ok",    "okay",     "hi",      "hello", ".",     ","};
  constexpr std::int64_t kHundredths = 100;
  return std::ranges::all_of(message, [](const Token& token) {
    if (token.number) return token.number->hundredths >= (kAdult - 1) * kHundredths;
    return std::ranges::find(kWords, token.text) != kWords.end();
  });
}

bool is_of_age(const Tokens& message) {
  const auto tokens = with_ages(message);
  if (!says_nothing_else(tokens)) return false;
  static const PatternSet kSaid{"i am 18/eighteen or/and older/over/more/above",
                                "i am over/above/at 18/eighteen/21/least",
                                "i am older than 18/eighteen/17",
                                "i am not under 18/age/eighteen",
                                "i am not a? minor/underage/underaged/kid/child ./,/i",
                                "i am an? adult",
                                "i am of legal? age"};
  const auto age = age_said(tokens);
  if (is_of_a_child(age)) return false;
  return kSaid.in(message) || (age && *age >= kAdult && *age <= kOldest);
}

}  // namespace chalkline::wizard
