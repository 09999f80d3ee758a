#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/names.hpp"
#include "base/time_text.hpp"

namespace chalkline::http {

// The parameters of a request's query, read as strictly as a body: known names, each once.
class QueryFields {
 public:
  // The error is a sentence.
  static std::expected<QueryFields, std::string> parse(std::string_view query);

  // Each takes a parameter. After a first problem the values mean nothing; ask done() before using
  // them.
  std::optional<std::string> text(std::string_view name);
  std::optional<std::uint64_t> integer(std::string_view name, std::uint64_t min, std::uint64_t max);
  std::optional<Timestamp> time(std::string_view name);
  std::optional<bool> truth(std::string_view name);
  template <Named E>
  std::optional<E> word(std::string_view name) {
    const auto value = text(name);
    if (!value) return std::nullopt;
    const auto known = value_of<E>(*value);
    if (!known) unknown(name);
    return known;
  }
  // A position, from 1; `sentence` says what it has to be.
  std::optional<std::uint64_t> position(std::string_view name, std::string_view sentence);
  void problem(std::string sentence);

  std::expected<void, std::string> done() const;

 private:
  void unknown(std::string_view name);

  struct Field {
    std::string name{};
    std::string value{};
    bool taken{};
  };
  std::vector<Field> fields_;
  std::optional<std::string> problem_;
};

// The error of a `cursor` that no page has given.
inline constexpr const char* kWrongCursor = "cursor must be the nextCursor of another page";

// Returns what `take` makes of a call's parameters. The error is a sentence.
template <class Take>
auto read_query(std::string_view text, Take take)
    -> std::expected<std::invoke_result_t<Take, QueryFields&>, std::string> {
  auto fields = QueryFields::parse(text);
  if (!fields) return std::unexpected{std::move(fields.error())};
  auto query = take(*fields);
  if (auto ok = fields->done(); !ok) return std::unexpected{std::move(ok.error())};
  return query;
}

// For a call that has no parameters.
std::expected<void, std::string> read_no_query(std::string_view text);

// Decimal digits alone, at most 19 of them, of a number that SQLite can hold.
std::optional<std::uint64_t> parse_digits(std::string_view text);

}  // namespace chalkline::http
