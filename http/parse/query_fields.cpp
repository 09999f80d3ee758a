#include "http/parse/query_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "http/parse/percent.hpp"

namespace chalkline::http {
namespace {

// More than any call takes.
constexpr std::size_t kParametersMax = 16;
constexpr std::size_t kDigitsMax = 19;

// Positions are compared in SQLite, whose integers end here.
constexpr std::uint64_t kNumberMax = std::numeric_limits<std::int64_t>::max();

std::optional<std::string> decode(std::string_view part) {
  std::string spaced{part};
  std::ranges::replace(spaced, '+', ' ');
  return percent_decode(spaced);
}

}  // namespace

std::expected<QueryFields, std::string> QueryFields::parse(std::string_view query) {
  QueryFields result;
  while (!query.empty()) {
    const auto part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    if (part.empty()) continue;
    const auto equals = std::min(part.find('='), part.size());
    auto name = decode(part.substr(0, equals));
    auto value = decode(part.substr(std::min(equals + 1, part.size())));
    if (!name || !value) return std::unexpected{"The query is not valid"};
    if (std::ranges::find(result.fields_, *name, &Field::name) != result.fields_.end()) {
      return std::unexpected{fmt::format("The parameter {} appears twice", *name)};
    }
    if (result.fields_.size() == kParametersMax)
      return std::unexpected{"The query has too many parameters"};
    result.fields_.push_back({.name = std::move(*name), .value = std::move(*value)});
  }
  return result;
}

std::optional<std::string> QueryFields::text(std::string_view name) {
  const auto found = std::ranges::find(fields_, name, &Field::name);
  if (found == fields_.end()) return std::nullopt;
  found->taken = true;
  return found->value;
}

std::optional<std::uint64_t> QueryFields::integer(std::string_view name, std::uint64_t min,
                                                  std::uint64_t max) {
  const auto value = text(name);
  if (!value) return std::nullopt;
  const auto number = parse_digits(*value);
  if (!number || *number < min || *number > max) {
    problem(fmt::format("{} must be a whole number from {} to {}", name, min, max));
  }
  return number;
}

std::optional<Timestamp> QueryFields::time(std::string_view name) {
  const auto value = text(name);
  if (!value) return std::nullopt;
  const auto time = parse_iso(*value);
  if (time) return *time;
  problem(fmt::format("{} must be a UTC time like 2026-11-21T12:00:00Z", name));
  return std::nullopt;
}

std::optional<bool> QueryFields::truth(std::string_view name) {
  const auto value = text(name);
  if (!value) return std::nullopt;
  if (*value != "true" && *value != "false") problem(fmt::format("{} must be true or false", name));
  return *value == "true";
}

std::optional<std::uint64_t> QueryFields::position(std::string_view name,
                                                   std::string_view sentence) {
  const auto value = text(name);
  if (!value) return std::nullopt;
  const auto position = parse_digits(*value);
  if (!position || *position == 0) problem(std::string{sentence});
  return position;
}

void QueryFields::unknown(std::string_view name) { problem(fmt::format("Unknown {}", name)); }

void QueryFields::problem(std::string sentence) {
  if (!problem_) problem_ = std::move(sentence);
}

std::expected<void, std::string> QueryFields::done() const {
  if (problem_) return std::unexpected{*problem_};
  const auto unknown = std::ranges::find(fields_, false, &Field::taken);
  if (unknown != fields_.end())
    return std::unexpected{fmt::format("The parameter {} is not known", unknown->name)};
  return {};
}

std::expected<void, std::string> read_no_query(std::string_view text) {
  const auto fields = QueryFields::parse(text);
  if (!fields) return std::unexpected{fields.error()};
  return fields->done();
}

std::optional<std::uint64_t> parse_digits(std::string_view text) {
  std::uint64_t number{};
  if (text.empty() || text.size() > kDigitsMax) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (number > kNumberMax) return std::nullopt;
  return number;
}

}  // namespace chalkline::http
