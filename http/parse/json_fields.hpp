#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Every request body of this API is one JSON object of plain values, lists of such, and objects of
// the same kind. It is read strictly: exactly the known fields, each once, each of its type; a
// number with a fraction or an exponent is no whole number. A problem is said in one sentence that
// names the field.
namespace chalkline::http {

class JsonFields {
 public:
  // The error is a sentence.
  static std::expected<JsonFields, std::string> parse(std::string_view body);

  // Each takes a field. After a first problem the values mean nothing; ask done() before using
  // them.
  std::string text(std::string_view name, std::size_t characters_max);
  std::optional<std::string> optional_text(std::string_view name, std::size_t characters_max);
  // Absent when it is null; it has to be there.
  std::optional<std::string> nullable_text(std::string_view name, std::size_t characters_max);
  std::int64_t integer(std::string_view name, std::int64_t min, std::int64_t max);
  bool flag(std::string_view name);
  std::optional<bool> optional_flag(std::string_view name);
  // A whole number or null, and never left out.
  std::optional<std::int64_t> integer_or_null(std::string_view name, std::int64_t min,
                                              std::int64_t max);
  // A number in hundredths, as a whole number of them: 0.62 is 62. Left out or null: absent.
  std::optional<std::int64_t> optional_hundredths(std::string_view name, std::int64_t min,
                                                  std::int64_t max);
  // A number in steps of a half, as a whole number of them: -3.5 is -7.
  std::int64_t halves(std::string_view name, std::int64_t min, std::int64_t max);
  std::optional<std::int64_t> optional_halves(std::string_view name, std::int64_t min,
                                              std::int64_t max);
  std::vector<std::int64_t> integers(std::string_view name, std::size_t count, std::int64_t min,
                                     std::int64_t max);
  std::optional<JsonFields> optional_object(std::string_view name);
  std::vector<JsonFields> objects(std::string_view name, std::size_t min, std::size_t max);
  // May be there, whatever it holds.
  void ignore(std::string_view name) { take(name); }

  // The first problem, if any; a field that nobody took is one.
  std::expected<void, std::string> done() const;

 private:
  enum class Kind : std::uint8_t { kText, kInteger, kNumber, kFlag, kNull, kList, kObject, kOther };
  struct Field {
    std::string name{};
    Kind kind{Kind::kOther};
    std::string text{};
    std::int64_t integer{};
    double number{};
    bool flag{};
    std::size_t items{};  // of a list, which holds one of the next two alone, or is of no use
    std::vector<std::int64_t> integers{};
    std::vector<JsonFields> objects{};  // or the one object
    bool taken{};
  };
  struct Handler;

  Field* take(std::string_view name);
  void problem(std::string sentence);

  std::vector<Field> fields_;
  std::optional<std::string> problem_;
};

// Code points of valid UTF-8: what JSON Schema counts as length.
std::size_t characters(std::string_view utf8);

}  // namespace chalkline::http
