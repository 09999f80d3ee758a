#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Figures as texts say them.
namespace chalkline::wizard {

// One decimal: "3.2", "-0.4", "0.0".
std::string one_decimal(double value);

// A share of what was staked: "3.2 per 100".
std::string per_hundred(double share);

// "42.6%".
std::string percent(double share);

// "1 bet", "12 bets".
std::string count_in_words(std::size_t n, std::string_view one, std::string_view many);

}  // namespace chalkline::wizard
