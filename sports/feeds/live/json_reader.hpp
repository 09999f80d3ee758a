#pragma once

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ledger/values/ids.hpp"

namespace chalkline::sports::live {

// What a page has where something else was expected: one sentence that begins with the place.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What no figure, name or list of a league's own reaches: pages that are larger are not kept.
inline constexpr std::int32_t kCountMax = 1'000'000;
inline constexpr std::size_t kNameBytesMax = 100;
inline constexpr std::size_t kRowsMax = 100;

// A value of a provider's page, which knows where it stands: "games[3].homeTeam.score". Each read
// throws Unreadable where the value is of another kind.
class JsonReader {
 public:
  JsonReader(const boost::json::value& value, std::string place)
      : value_{&value}, place_{std::move(place)} {}

  JsonReader at(std::string_view key) const;
  std::optional<JsonReader> find(std::string_view key) const;  // absent where missing or null
  std::vector<JsonReader> items() const;

  std::string_view text() const;
  std::int64_t whole() const;
  double number() const;
  bool truth() const;
  ledger::Timestamp time() const;
  std::int32_t score() const;  // from 0 to 999
  std::int32_t count() const;  // from 0 to kCountMax
  // A person's or a team's, of 1 to kNameBytesMax bytes: a text, or an object that has it in
  // several languages, the first of which is "default".
  std::string name() const;
  // The items of a list of kRowsMax at most.
  std::vector<JsonReader> rows() const;

  [[noreturn]] void refuse(std::string_view why) const;

 private:
  std::string place_of(std::string_view key) const;

  const boost::json::value* value_;
  std::string place_;
};

// What `read` makes of a page.
template <class Read>
auto read_json(std::string_view bytes, Read read)
    -> std::expected<decltype(read(std::declval<JsonReader>())), std::string> {
  boost::system::error_code problem;
  const auto page = boost::json::parse(bytes, problem);
  if (problem) return std::unexpected{"the page is not JSON: " + problem.message()};
  try {
    return read(JsonReader{page, {}});
  } catch (const Unreadable& unreadable) {
    return std::unexpected{std::string{unreadable.what()}};
  }
}

}  // namespace chalkline::sports::live
