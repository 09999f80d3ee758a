#include "http/api/shared/csv_field.hpp"

namespace chalkline::http {
namespace {

// Whether a spreadsheet takes the text for a formula.
bool is_formula(std::string_view text) {
  return !text.empty() && std::string_view{"=+-@\t\r"}.contains(text.front());
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

}  // namespace chalkline::http
