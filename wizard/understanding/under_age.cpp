#include <algorithm>
#include <cstdint>

#include "wizard/understanding/cues.hpp"
#include "wizard/understanding/patterns.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::int64_t kAdult = 18'00;    // RULES 8, in hundredths
constexpr std::int64_t kChildMin = 5'00;  // who is younger does not write

bool is_age_of_a_child(const Token& token) {
  const auto& number = token.number;
  return number && number->decimals == 0 && number->sign == 0 && !number->is_money &&
         !number->is_percent && number->hundredths >= kChildMin && number->hundredths < kAdult;
}

}  // namespace

bool is_under_age(const Tokens& tokens) {
  static const PatternSet kSaid{"i am still? a? minor/underage/underaged/teenager/kid/child",
                                "i am under 18/age/eighteen",
                                "i am not 18 yet/years",
                                "i am not eighteen",
                                "i am too young",
                                "i am only/just/still? "
                                "ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/seventeen"};
  if (kSaid.in(tokens)) return true;
  // "I am 12 and 5 this week" is a record.
  static const PatternSet kAge{"i am only/just/still? # ./,/years/year/yrs/yo/old"};
  const auto at = kAge.find(tokens);
  if (!at) return false;
  const auto number = std::find_if(tokens.begin() + static_cast<std::ptrdiff_t>(*at), tokens.end(),
                                   [](const Token& token) { return token.number.has_value(); });
  return is_age_of_a_child(*number);
}

}  // namespace chalkline::wizard
