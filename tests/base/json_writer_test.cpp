#include <doctest/doctest.h>

#include <array>
#include <boost/json/parse.hpp>
#include <limits>
#include <vector>

#include "base/json/writer.hpp"

namespace chalkline {
namespace {

enum class Colour : std::uint8_t { kRed = 1, kGreen };
constexpr std::array<std::string_view, 2> kColours{"red", "green"};
constexpr Names names_of(Colour /*value*/) { return {kColours}; }
enum class Number : std::uint8_t {};

struct Inner {
  std::int32_t line{};
  static constexpr auto fields = std::tuple{field("line", &Inner::line)};
};

struct Outer {
  std::int64_t amount{};
  bool flag{};
  std::optional<std::string> text{};
  Colour colour{Colour::kGreen};
  Timestamp time{};
  Inner inner{};
  std::vector<Inner> list{};
  static constexpr auto fields = std::tuple{
      field("amount", &Outer::amount), field("flag", &Outer::flag), field("text", &Outer::text),
      field("colour", &Outer::colour), field("time", &Outer::time), field("inner", &Outer::inner),
      field("list", &Outer::list)};
};

Inner inner_of(const int& row) { return {row + 1}; }

TEST_CASE("a struct is an object of its fields in their order") {
  CHECK(
      to_json(Outer{.amount = -7, .flag = true, .text = "a\"b", .list = {{1}, {2}}}) ==
      R"({"amount":-7,"flag":true,"text":"a\"b","colour":"green",)"
      R"("time":"1970-01-01T00:00:00.000000Z","inner":{"line":0},"list":[{"line":1},{"line":2}]})");
  CHECK(to_json(Outer{}).contains(R"("text":null)"));
  CHECK(to_json(Outer{}).ends_with(R"("list":[]})"));
}

TEST_CASE("text is escaped, so that any of it reads back as it was") {
  std::string every;
  for (char c = 1; c < 127; ++c) every += c;
  every += "\u00e9\u20ac";
  every += '\0';
  CHECK(boost::json::parse(to_json(every)).as_string() == every);
}

TEST_CASE("numbers are written as the wire has them") {
  CHECK(to_json(Halves{-7}) == "-3.5");
  CHECK(to_json(Halves{-1}) == "-0.5");
  CHECK(to_json(Halves{8}) == "4");
  CHECK(to_json(Tenths{543}) == "54.3");
  CHECK(to_json(Tenths{540}) == "54");
  CHECK(to_json(Tenths{0}) == "0");
  CHECK(to_json(Tenths{-5}) == "-0.5");
  CHECK(to_json(Hundredths{62}) == "0.62");
  CHECK(to_json(Hundredths{50}) == "0.5");
  CHECK(to_json(Hundredths{5}) == "0.05");
  CHECK(to_json(Rounded<2>{27.4}) == "27.4");
  CHECK(to_json(Rounded<2>{1.0 / 3}) == "0.33");
  CHECK(to_json(Rounded<6>{1.0 / 3}) == "0.333333");
  CHECK(to_json(Rounded<2>{std::numeric_limits<double>::infinity()}) == "null");
  CHECK(to_json(Digits{17}) == R"("17")");
  CHECK(to_json(0.125) == "0.125");
  CHECK(to_json(Number{9}) == "9");
}

TEST_CASE("a key is hexadecimal, and a value without a name is a fault of the program") {
  CHECK(to_json(std::array<std::uint8_t, 16>{0, 10, 255}) ==
        R"("000aff00000000000000000000000000")");
  CHECK(to_json(std::array<std::uint8_t, 3>{0, 10, 255}) == "[0,10,255]");
  CHECK_THROWS_AS(to_json(Colour{3}), std::out_of_range);
}

TEST_CASE("rows are written as what is made of them, and JSON that is kept as it is") {
  const std::array rows{1, 2};
  CHECK(to_json(ListOf<&inner_of, int>{rows}) == R"([{"line":2},{"line":3}])");
  CHECK(to_json(JsonOf<Inner>{R"({"line":5})"}) == R"({"line":5})");
}

}  // namespace
}  // namespace chalkline
