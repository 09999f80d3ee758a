#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "wizard/understanding/text/tokens.hpp"

// Dates as they are written.
namespace chalkline::wizard {

// "December 5", "5th of December", "dec 5, 2025", "October".
struct WrittenDate {
  std::size_t at{};   // the token of the month
  std::size_t end{};  // behind its last token
  std::chrono::month month{};
  std::optional<std::chrono::day> day{};
  std::optional<std::chrono::year> year{};
};

// The first one whose month stands there or later.
std::optional<WrittenDate> date_in(const Tokens& tokens, std::size_t from);

// "February 30", of a day that no calendar has; empty where there is none such.
std::string no_such_date_in(const Tokens& tokens);

// "5", "5th".
std::optional<std::chrono::day> day_of_month(const Tokens& tokens, std::size_t at);

// "30", "two", "couple", "few": whole, from 1 to 1,000.
std::optional<std::int64_t> count_at(const Tokens& tokens, std::size_t at);

// "2025".
std::optional<std::chrono::year> year_at(const Tokens& tokens, std::size_t at);

}  // namespace chalkline::wizard
