#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "ledger/odds.hpp"

// schemas/cases/odds.json is the table on which the server and the client agree: the client's tests
// read it too. Its numbers come from exact rationals of a third program.
namespace chalkline::ledger {
namespace {

boost::json::value cases() {
  const auto root = std::filesystem::path{__FILE__}.parent_path().parent_path().parent_path();
  std::ifstream file{root / "schemas" / "cases" / "odds.json"};
  return boost::json::parse(std::string{std::istreambuf_iterator{file}, {}});
}

const boost::json::array& rows(const boost::json::value& table, const char* name) {
  const auto& found = table.at(name).as_array();
  REQUIRE(!found.empty());
  return found;
}

template <class Integer = AmericanOdds>
Integer number(const boost::json::value& row, const char* name) {
  return row.at(name).to_number<Integer>();
}

Fraction fraction(const boost::json::value& pair) {
  return {pair.at(0).as_int64(), pair.at(1).as_int64()};
}

TEST_CASE("the shared table: decimal prices") {
  const auto table = cases();
  for (const auto& row : rows(table, "prices")) {
    CHECK(decimal(number(row, "odds")) == fraction(row.at("decimal")));
  }
}

TEST_CASE("the shared table: profits") {
  const auto table = cases();
  for (const auto& row : rows(table, "profits")) {
    CHECK(profit(number<Coins>(row, "stake"), number(row, "odds")) == number<Coins>(row, "profit"));
  }
}

TEST_CASE("the shared table: American odds of a decimal price") {
  const auto table = cases();
  for (const auto& row : rows(table, "american")) {
    CHECK(american(fraction(row.at("decimal"))) == number(row, "american"));
  }
}

TEST_CASE("the shared table: the chance without the margin, and the margin") {
  const auto table = cases();
  for (const auto& row : rows(table, "noVig")) {
    const auto odds = number(row, "odds");
    const auto other = number(row, "otherOdds");
    CHECK(no_vig(odds, other) == fraction(row.at("chance")));
    CHECK(margin(odds, other) == doctest::Approx{number<double>(row, "margin")});
  }
}

}  // namespace
}  // namespace chalkline::ledger
