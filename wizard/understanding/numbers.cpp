#include <algorithm>
#include <array>
#include <string_view>

#include "wizard/understanding/slots.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::int64_t kHundredths = 100;
constexpr std::int64_t kShortestDecimal = 101;     // 1.01
constexpr std::int64_t kLongestDecimal = 100'100;  // 1,001: the longest American odds
// Nobody writes a decimal price of a hundred without its decimals.
constexpr std::int64_t kAmericanFrom = 100 * kHundredths;

bool is_one(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

std::string_view word_at(const Tokens& tokens, std::size_t at, std::size_t back) {
  return at < back ? std::string_view{} : std::string_view{tokens.at(at - back).text};
}

std::string_view word_after(const Tokens& tokens, std::size_t at) {
  return at + 1 < tokens.size() ? std::string_view{tokens.at(at + 1).text} : std::string_view{};
}

// "plus 150".
char sign_of(const Tokens& tokens, std::size_t at) {
  const auto sign = tokens.at(at).number->sign;
  if (sign != 0) return sign;
  const auto before = word_at(tokens, at, 1);
  if (before == "plus") return '+';
  return before == "minus" ? '-' : '\0';
}

bool is_coins(const Tokens& tokens, std::size_t at) {
  constexpr auto kUnits = std::to_array<std::string_view>(
      {"coin", "coins", "bucks", "buck", "dollar", "dollars", "usd", "units", "unit", "chips"});
  const auto after = word_after(tokens, at);
  return tokens.at(at).number->is_money || std::ranges::find(kUnits, after) != kUnits.end();
}

// "bet 50", "put 100 on".
bool is_staked(const Tokens& tokens, std::size_t at) {
  return is_one(word_at(tokens, at, 1), {"bet", "put", "stake", "staking", "wager", "risk", "lay",
                                         "place", "betting", "putting", "drop", "throw"}) &&
         tokens.at(at).number->sign == 0;
}

// "100 on the Lakers".
bool is_put_on(const Tokens& tokens, std::size_t at) {
  const auto& number = *tokens.at(at).number;
  return number.sign == 0 && number.decimals == 0 && word_after(tokens, at) == "on" &&
         !is_one(word_at(tokens, at, 1), {"from", "after", "before"});  // "from 7 on"
}

bool is_after_price_word(const Tokens& tokens, std::size_t at) {
  return is_one(word_at(tokens, at, 1), {"at", "@", "odds", "price", "priced", "decimal", "of",
                                         "pays", "paying", "get", "getting"});
}

bool is_after_over(const Tokens& tokens, std::size_t at) {
  return is_one(word_at(tokens, at, 1), {"over", "under", "o", "u"}) ||
         (is_one(word_at(tokens, at, 1), {"of", "is", "at"}) &&
          is_one(word_at(tokens, at, 2), {"total", "line"}));
}

bool is_half(std::int64_t hundredths) { return hundredths % 50 == 0; }

void read_stake(std::int64_t hundredths, Numbers& numbers) {
  const bool is_whole = hundredths % kHundredths == 0;
  const auto coins = hundredths / kHundredths;
  if (is_whole && coins > 0 && coins <= ledger::kStakeMax && !numbers.stake) numbers.stake = coins;
}

void read_line(std::int64_t hundredths, bool is_negative, bool is_total, Numbers& numbers) {
  const auto half_points = hundredths / 50;
  if (!is_half(hundredths) || half_points > ledger::kLineMax || numbers.line) return;
  numbers.line = static_cast<ledger::HalfPoints>(is_negative ? -half_points : half_points);
  numbers.is_total = is_total;
}

// The second price is the other one; further ones count nothing.
void read_odds(ledger::AmericanOdds odds, Numbers& numbers) {
  if (!numbers.odds)
    numbers.odds = odds;
  else if (!numbers.other_odds)
    numbers.other_odds = odds;
}

void read_american(std::int64_t whole, Numbers& numbers) {
  if (ledger::is_american(whole)) read_odds(static_cast<ledger::AmericanOdds>(whole), numbers);
}

void read_decimal(std::int64_t hundredths, Numbers& numbers) {
  const bool is_price = hundredths >= kShortestDecimal && hundredths <= kLongestDecimal;
  if (!is_price) return;
  const auto odds = ledger::american({hundredths, kHundredths});
  if (!ledger::is_american(odds)) return;
  if (!numbers.odds) numbers.is_decimal = true;
  read_odds(odds, numbers);
}

// "What is 3/1 in American odds?"
bool says_a_format(const Tokens& tokens) {
  return std::ranges::any_of(tokens, [](const Token& token) {
    return is_one(token.text, {"american", "decimal", "fractional", "convert"});
  });
}

// "5/2", which wins five for two.
bool read_fraction(const Tokens& tokens, std::size_t at, Numbers& numbers) {
  constexpr std::int64_t kPartMax = 1'000 * kHundredths;
  if (at + 2 >= tokens.size() || tokens.at(at + 1).text != "/" || !tokens.at(at + 2).number)
    return false;
  const auto won = tokens.at(at).number->hundredths;
  const auto staked = tokens.at(at + 2).number->hundredths;
  if ((!is_after_price_word(tokens, at) && !says_a_format(tokens)) || won < 1 || staked < 1 ||
      won > kPartMax || staked > kPartMax)
    return false;
  read_american(ledger::american({won + staked, staked}), numbers);
  return true;
}

void read_number(const Tokens& tokens, std::size_t at, Numbers& numbers) {
  const auto& number = *tokens.at(at).number;
  const auto value = number.hundredths;
  const auto sign = sign_of(tokens, at);
  if (number.is_percent) return;
  if (is_coins(tokens, at)) return read_stake(value, numbers);
  if (sign != 0 && value >= kAmericanFrom && number.decimals == 0)
    return read_american(sign == '-' ? -(value / kHundredths) : value / kHundredths, numbers);
  if (sign != 0) return read_line(value, sign == '-', false, numbers);
  if (is_staked(tokens, at) || (is_put_on(tokens, at) && !is_after_over(tokens, at)))
    return read_stake(value, numbers);
  if (word_at(tokens, at, 1) == "within") return read_line(value, false, false, numbers);
  if (is_after_over(tokens, at) && number.decimals < 2)
    return read_line(value, false, true, numbers);
  if (number.decimals == 2 || (number.decimals == 1 && is_after_price_word(tokens, at)))
    return read_decimal(value, numbers);
  if (number.decimals == 0 && value >= kAmericanFrom && is_after_price_word(tokens, at))
    read_american(value / kHundredths, numbers);
}

}  // namespace

Numbers numbers_in(const Tokens& tokens) {
  Numbers numbers;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto& token = tokens.at(at);
    if (token.text == "evens" || (token.text == "even" && word_after(tokens, at) == "money"))
      read_american(100, numbers);
    if (!token.number) continue;
    if (read_fraction(tokens, at, numbers)) {
      at += 2;
    } else {
      read_number(tokens, at, numbers);
    }
  }
  return numbers;
}

}  // namespace chalkline::wizard
