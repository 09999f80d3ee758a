#include "wizard/understanding/text/number_words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

namespace chalkline::wizard {
namespace {

constexpr std::int64_t kHundred = 100;
constexpr std::int64_t kThousand = 1'000;

std::optional<std::int64_t> value_of_word(std::string_view word) {
  static constexpr auto kWords = std::to_array<std::pair<std::string_view, std::int64_t>>(
      {{"one", 1},      {"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},
       {"six", 6},      {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},
       {"eleven", 11},  {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15},
       {"sixteen", 16}, {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},
       {"thirty", 30},  {"forty", 40},     {"fifty", 50},    {"sixty", 60},    {"seventy", 70},
       {"eighty", 80},  {"ninety", 90},    {"hundred", 100}, {"hundo", 100},   {"thousand", 1'000},
       {"grand", 1'000}});
  const auto found = std::ranges::find(kWords, word, [](const auto& row) { return row.first; });
  return found == kWords.end() ? std::nullopt : std::optional{found->second};
}

std::string_view said_at(const Tokens& tokens, std::size_t at) {
  return at < tokens.size() ? std::string_view{tokens.at(at).text} : std::string_view{};
}

bool is_word_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

struct Spoken {
  std::int64_t hundredths{};
  std::size_t begin{};
  std::size_t end{};
  std::size_t words{};
};

// "two hundred and ten", "one fifty", "two twenty five", "a thousand", "six and a half".
std::optional<Spoken> spoken_at(const Tokens& tokens, std::size_t at) {
  std::int64_t sum = 0;  // of whole thousands
  std::int64_t part = 0;
  std::int64_t last = 0;
  std::size_t words = 0;
  auto i = at;
  for (; i < tokens.size(); ++i) {
    if (said_at(tokens, i) == "and" && last >= kHundred && value_of_word(said_at(tokens, i + 1)))
      continue;
    const auto value = value_of_word(said_at(tokens, i));
    if (!value) break;
    if (*value == kThousand) {
      sum += std::max<std::int64_t>(part, 1) * kThousand;
      part = 0;
    } else if (*value == kHundred) {
      part = std::max<std::int64_t>(part, 1) * kHundred;
    } else if (last >= 20 && last < kHundred && *value < 10) {
      part += *value;  // "twenty five"
    } else if (last > 0 && last < 10 && *value >= 10) {
      part = part * kHundred + *value;  // "one fifty"
    } else if (last > 0 && last < kHundred) {
      break;
    } else {
      part += *value;
    }
    last = *value;
    ++words;
  }
  if (words == 0) return std::nullopt;
  Spoken spoken{(sum + part) * kHundred, at, i, words};
  if (said_at(tokens, i) == "and" && said_at(tokens, i + 1) == "a" &&
      said_at(tokens, i + 2) == "half") {
    spoken.hundredths += kHundred / 2;
    spoken.end += 3;
  }
  return spoken;
}

bool is_number_meant(const Tokens& tokens, const Spoken& spoken) {
  const auto before = spoken.begin == 0 ? std::string_view{} : said_at(tokens, spoken.begin - 1);
  const auto after = said_at(tokens, spoken.end);
  if (is_word_of(before, {"plus", "minus"})) return true;
  if (is_word_of(after, {"coin", "coins", "bucks", "buck", "dollar", "dollars", "percent"}))
    return true;
  if (spoken.hundredths < 10 * kHundred) return spoken.hundredths % kHundred != 0;
  return spoken.words > 1 || after == "on" ||
         is_word_of(before, {"over", "under", "put", "bet", "stake", "wager", "risk", "lay"});
}

}  // namespace

void read_number_words(Tokens& tokens) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    auto spoken = spoken_at(tokens, at);
    if (!spoken) continue;
    if (!is_number_meant(tokens, *spoken)) {
      at = spoken->end - 1;
      continue;
    }
    if (at > 0 && said_at(tokens, at - 1) == "a") spoken->begin = --at;  // "a hundred"
    const bool is_half = spoken->hundredths % kHundred != 0;
    const bool is_percent = said_at(tokens, spoken->end) == "percent";
    Token number{.text = std::to_string(spoken->hundredths / kHundred) + (is_half ? ".5" : "")};
    number.number = WrittenNumber{
        .hundredths = spoken->hundredths, .decimals = is_half ? 1 : 0, .is_percent = is_percent};
    const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(spoken->begin);
    const auto length = spoken->end - spoken->begin + (is_percent ? 1U : 0U);
    tokens.erase(begin + 1, begin + static_cast<std::ptrdiff_t>(length));
    tokens.at(at) = std::move(number);
  }
}

}  // namespace chalkline::wizard
