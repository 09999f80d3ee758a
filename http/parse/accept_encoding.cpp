#include "http/parse/accept_encoding.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace chalkline::http {
namespace {

using boost::beast::iequals;

constexpr int kWhole = 1000;

// A weight in thousandths: 0 or 1, and at most three decimals. 0 for what is none.
int read_weight(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return 0;
  int weight = text[0] == '1' ? kWhole : 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int unit = kWhole / 10;
  for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (digit < '0' || digit > '9') return 0;
    weight += (digit - '0') * unit;
    unit /= 10;
  }
  return weight <= kWhole ? weight : 0;
}

// Takes what comes before the next `separator` off the text, without the spaces around it.
std::string_view take_until(std::string_view& text, char separator) {
  constexpr std::string_view kSpaces{" \t"};
  const auto end = text.find(separator);
  auto taken = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  taken.remove_prefix(std::min(taken.find_first_not_of(kSpaces), taken.size()));
  return taken.substr(0, taken.find_last_not_of(kSpaces) + 1);
}

// Of what stands behind a coding's name. No other parameter is known.
int weight_of(std::string_view parameters) {
  while (!parameters.empty()) {
    const auto parameter = take_until(parameters, ';');
    if (iequals(parameter.substr(0, 2), "q=")) return read_weight(parameter.substr(2));
  }
  return kWhole;
}

// RFC 9110, section 8.4.1.3.
bool is_named(std::string_view name, std::string_view coding) {
  return iequals(name, coding) || (coding == "gzip" && iequals(name, "x-gzip"));
}

// The weight of a coding, 0 where it is not wanted: "*" speaks for all that are not named.
int weight_in(std::string_view header, std::string_view coding) {
  int of_others = 0;
  while (!header.empty()) {
    auto parameters = take_until(header, ',');
    const auto name = take_until(parameters, ';');
    if (is_named(name, coding)) return weight_of(parameters);
    if (name == "*") of_others = weight_of(parameters);
  }
  return of_others;
}

}  // namespace

std::size_t choose_encoding(std::string_view header, std::span<const std::string_view> codings) {
  auto best = codings.size();
  int most = 0;
  for (std::size_t i = 0; i < codings.size(); ++i) {
    const int weight = weight_in(header, codings[i]);
    if (weight <= most) continue;
    most = weight;
    best = i;
  }
  return weight_in(header, "identity") > most ? codings.size() : best;
}

}  // namespace chalkline::http
