#include "base/csv_field.hpp"

#include <algorithm>
#include <array>

namespace chalkline {
namespace {

std::size_t count_digits(std::string_view text) {
  return std::min(text.find_first_not_of("0123456789"), text.size());
}

// As in -5 and +0.25.
bool is_plain_number(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const auto whole = count_digits(text);
  text.remove_prefix(whole);
  if (whole == 0 || text.empty()) return whole != 0;
  if (text.front() != '.') return false;
  text.remove_prefix(1);
  return !text.empty() && count_digits(text) == text.size();
}

// Whether a spreadsheet takes the text for a formula, as some do from the wide forms as well.
bool is_formula(std::string_view text) {
  static constexpr std::array<std::string_view, 11> kBegin{
      "=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20"};
  return std::ranges::any_of(kBegin, [&](auto begin) { return text.starts_with(begin); }) &&
         !is_plain_number(text);
}

}  // namespace

// RFC 4180: in quotes, where the text has a comma, a quote or a line's end.
std::string csv_field(std::string_view text) {
  std::string field;
  if (is_formula(text)) field += '\'';
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return field.append(text);
  field.insert(0, "\"");
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

}  // namespace chalkline
