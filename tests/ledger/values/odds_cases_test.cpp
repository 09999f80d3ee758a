#include <doctest/doctest.h>

#include "ledger/values/odds.hpp"
#include "tests/ledger/shared_cases.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

boost::json::value cases() { return shared_cases("odds.json"); }

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

TEST_CASE("the shared table: the chance without the margin, and the overround") {
  const auto table = cases();
  for (const auto& row : rows(table, "noVig")) {
    const auto odds = number(row, "odds");
    const auto other = number(row, "otherOdds");
    CHECK(no_vig(odds, other) == fraction(row.at("chance")));
    CHECK(overround(odds, other) == doctest::Approx{number<double>(row, "overround")});
  }
}

}  // namespace
}  // namespace chalkline::ledger
