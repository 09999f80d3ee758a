#include "http/parse/query_fields.hpp"

#include <doctest/doctest.h>

#include "http/parse/percent.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http {
namespace {

std::string query_problem(std::string_view query) {
  const auto read = read_query(query, [](QueryFields& fields) {
    fields.text("sport");
    return fields.integer("count", 1, 10);
  });
  return read ? "" : read.error();
}

TEST_CASE("parameters are decoded") {
  auto fields = QueryFields::parse("name=a%20b+c&empty=&flag&n=10");
  REQUIRE(fields);
  CHECK(fields->text("name") == "a b c");
  CHECK(fields->text("empty") == "");
  CHECK(fields->text("flag") == "");
  CHECK(fields->integer("n", 1, 10) == 10);
  CHECK_FALSE(fields->text("other"));
  CHECK(fields->done());
}

TEST_CASE("unknown, repeated and malformed parameters are refused") {
  CHECK(query_problem({}) == "");
  CHECK(query_problem(std::string_view{"count=3&sort=x"}.substr(0, 7)) == "");
  CHECK(query_problem("sport=nba&count=3") == "");
  CHECK(query_problem("&sport=nba&&count=3&") == "");
  CHECK(query_problem("sort=x") == "The parameter sort is not known");
  CHECK(query_problem("count=1&count=1") == "The parameter count appears twice");
  CHECK(query_problem("sport=%zz") == "The query is not valid");
  CHECK(query_problem("sport=%0") == "The query is not valid");
  CHECK(query_problem("sport=a%00") == "The query is not valid");
  for (const auto* count : {"0", "11", "-1", "+1", "1.0", "", "x", "0x1", "99999999999999999999"}) {
    CAPTURE(count);
    CHECK(query_problem(std::string{"count="} + count) ==
          "count must be a whole number from 1 to 10");
  }
}

TEST_CASE("times, truths and words are taken by their spelling, or noted as a problem") {
  auto fields = QueryFields::parse("from=2026-11-21T12:00:00Z&live=false&sport=nba");
  REQUIRE(fields);
  CHECK(fields->time("from") == parse_iso("2026-11-21T12:00:00Z"));
  CHECK(fields->truth("live") == false);
  CHECK(fields->word<ledger::Sport>("sport") == ledger::Sport::kNba);
  CHECK_FALSE(fields->time("to"));
  CHECK_FALSE(fields->truth("other"));
  CHECK_FALSE(fields->word<ledger::Sport>("game"));
  CHECK(fields->done());
  auto wrong = QueryFields::parse("from=yesterday&live=1&sport=chess");
  REQUIRE(wrong);
  CHECK_FALSE(wrong->word<ledger::Sport>("sport"));
  CHECK(wrong->done().error() == "Unknown sport");
}

TEST_CASE("a query is read as a whole, or refused by its first problem") {
  const auto read = [](std::string_view text) {
    return read_query(text, [](QueryFields& query) {
      const auto before = query.position("cursor", kWrongCursor);
      return std::pair{before, query.truth("live")};
    });
  };
  CHECK(read("cursor=12&live=true") ==
        std::pair{std::optional<std::uint64_t>{12}, std::optional{true}});
  CHECK(read("")->first == std::nullopt);
  for (const auto* cursor : {"0", "", "-1", "x", "9223372036854775808"}) {
    CAPTURE(cursor);
    CHECK(read(std::string{"live=no&cursor="} + cursor).error() == kWrongCursor);
  }
}

TEST_CASE("a call without parameters takes none") {
  CHECK(read_no_query(""));
  CHECK(read_no_query("page=1").error() == "The parameter page is not known");
  CHECK(read_no_query("%zz").error() == "The query is not valid");
}

TEST_CASE("a number has digits alone and fits into 63 bits") {
  CHECK(parse_digits("0") == 0);
  CHECK(parse_digits("9223372036854775807") == 9223372036854775807U);
  for (const auto* text : {"", "-1", "+1", " 1", "1e3", "9223372036854775808",
                           "9999999999999999999", "18446744073709551615", "18446744073709551617"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_digits(text));
  }
}

TEST_CASE("a path's escapes are decoded once, and never to a control character") {
  CHECK(percent_decode("/a%2Fb%20c") == "/a/b c");
  CHECK(percent_decode("%2525") == "%25");
  CHECK(percent_decode(std::string_view{"/a%20b?c"}.substr(0, 6)) == "/a b");
  CHECK_FALSE(percent_decode("%00"));
  CHECK_FALSE(percent_decode("%0a"));
  CHECK_FALSE(percent_decode("%7f"));
  CHECK_FALSE(percent_decode("%"));
  CHECK_FALSE(percent_decode("%4"));
  CHECK_FALSE(percent_decode("%g1"));
}

}  // namespace
}  // namespace chalkline::http
