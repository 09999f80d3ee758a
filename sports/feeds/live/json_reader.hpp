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
#include "sports/feeds/live/left_out.hpp"

namespace chalkline::sports::live {

// A page has another value than expected: one sentence that begins with the place.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The page is not the one that was asked for: no row of it is read.
struct WrongPage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Limits that no league's own numbers, names and lists reach; a page beyond them is refused.
inline constexpr std::int32_t kCountMax = 1'000'000;
inline constexpr std::size_t kNameBytesMax = 100;
// The longest is that of a football season's 272 games.
inline constexpr std::size_t kRowsMax = 500;

// The rows of one page that are left out, and how many there are that could be read.
struct RowsLeftOut {
  LeftOut* named{};  // null where they are not logged
  std::size_t rows{};
  std::string first{};
  std::size_t read{};

  void add(std::string why);
  // After a row, with what was counted before it. One that can be read and has rows of its own,
  // none of which can be read, counts as they do.
  void end_row(bool is_read, std::size_t rows_before, std::size_t read_before);
};

// A value of a provider's page, which knows where it stands: "games[3].homeTeam.score". Each read
// throws Unreadable where the value is of another kind.
class JsonReader {
 public:
  JsonReader(const boost::json::value& value, std::string place, RowsLeftOut& left_out)
      : value_{&value}, place_{std::move(place)}, left_out_{&left_out} {}

  JsonReader at(std::string_view key) const;
  std::optional<JsonReader> find(std::string_view key) const;  // absent where missing or null
  // The items of a list of kRowsMax at most.
  std::vector<JsonReader> rows() const;
  // Reads an optional part of a row. False where it cannot be read; the reason is noted.
  template <class Read>
  bool attempt(Read read) const {
    try {
      read();
      return true;
    } catch (const Unreadable& unreadable) {
      left_out_->add(unreadable.what());
      return false;
    }
  }
  // Reads each of the rows. One that cannot be read is left out and noted by its value of `key`,
  // since its place changes from page to page.
  template <class Read>
  void each(std::string_view key, Read read) const {
    for (const auto& row : rows_named(key)) {
      const auto left_out_before = left_out_->rows;
      const auto read_before = left_out_->read;
      const bool is_read = row.attempt([&] { read(row); });
      left_out_->end_row(is_read, left_out_before, read_before);
    }
  }

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
  // An identifier of the provider's own, such as a game's; a whole number is written out.
  std::string id() const;

  [[noreturn]] void refuse(std::string_view why) const;
  [[noreturn]] void refuse_page(std::string_view why) const;

 private:
  std::string sentence(std::string_view why) const;
  std::vector<JsonReader> rows_named(std::string_view key) const;
  std::string place_of(std::string_view key) const;

  const boost::json::value* value_;
  std::string place_;
  RowsLeftOut* left_out_;
};

// Reads a page. A page of several rows, none of which can be read, cannot be read itself; one whose
// rows can be read and are not wanted, such as games under way among prices, is empty.
template <class Read>
auto read_json(std::string_view bytes, LeftOut* named, Read read)
    -> std::expected<decltype(read(std::declval<JsonReader>())), std::string> {
  boost::system::error_code problem;
  const auto page = boost::json::parse(bytes, problem);
  if (problem) return std::unexpected{"the page is not JSON: " + problem.message()};
  RowsLeftOut left_out{.named = named};
  try {
    auto content = read(JsonReader{page, {}, left_out});
    if (left_out.rows > 1 && left_out.read == 0 && content.empty())
      return std::unexpected{left_out.first};
    return content;
  } catch (const Unreadable& unreadable) {
    return std::unexpected{std::string{unreadable.what()}};
  } catch (const WrongPage& wrong) {
    return std::unexpected{std::string{wrong.what()}};
  }
}

}  // namespace chalkline::sports::live
