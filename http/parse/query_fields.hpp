#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
  void problem(std::string sentence);

  std::expected<void, std::string> done() const;

 private:
  struct Field {
    std::string name{};
    std::string value{};
    bool taken{};
  };
  std::vector<Field> fields_;
  std::optional<std::string> problem_;
};

// Decimal digits alone, at most 19 of them, of a number that SQLite can hold.
std::optional<std::uint64_t> parse_digits(std::string_view text);

}  // namespace chalkline::http
