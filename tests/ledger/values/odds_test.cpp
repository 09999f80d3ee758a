#include "ledger/values/odds.hpp"

#include <doctest/doctest.h>

#include <boost/rational.hpp>
#include <numeric>
#include <random>
#include <vector>

#include "tests/ledger/scale.hpp"

namespace chalkline::ledger {
namespace {

using Rational = boost::rational<std::int64_t>;
__extension__ using Wide = __int128;

std::vector<AmericanOdds> all_odds(AmericanOdds longest) {
  std::vector<AmericanOdds> odds;
  for (AmericanOdds n = 100; n <= longest; ++n) {
    odds.push_back(n);
    odds.push_back(-n);
  }
  return odds;
}

Rational exact(const Fraction& fraction) { return {fraction.num, fraction.den}; }

// The profit of one coin, from the definition of American odds.
Rational profit_of_one(AmericanOdds odds) {
  return odds > 0 ? Rational{odds, 100} : Rational{100, -odds};
}

std::int64_t floor_of(const Rational& x) {
  return x.numerator() / x.denominator() -
         (x.numerator() < 0 && x.numerator() % x.denominator() != 0 ? 1 : 0);
}

TEST_CASE("profit is the exact rational rounded half up, for every price and small stake") {
  const auto prices = all_odds(1'000);
  std::int64_t wrong = 0;
  for (const auto odds : prices) {
    for (Coins stake = 1; stake <= 200; ++stake) {
      const auto half_up = floor_of(profit_of_one(odds) * stake + Rational{1, 2});
      if (profit(stake, odds) != half_up) ++wrong;
    }
  }
  CHECK(prices.size() == 1'802);
  CHECK(wrong == 0);
}

TEST_CASE("profit is exact for large stakes and long prices") {
  std::mt19937_64 random{7};
  std::uniform_int_distribution<Coins> stakes{1, kBalanceMax / kLongestOdds};
  std::uniform_int_distribution<AmericanOdds> sizes{100, kLongestOdds};
  for (int i = 0; i < test::scaled(200'000); ++i) {
    const auto stake = stakes(random);
    const auto size = sizes(random);
    const auto odds = i % 2 == 0 ? size : -size;
    // floor(x + 1/2) = floor((2 num + den) / (2 den)), in 128 bits.
    const Wide num = odds > 0 ? Wide{stake} * odds : Wide{stake} * 100;
    const Wide den = odds > 0 ? 100 : -odds;
    REQUIRE(Wide{profit(stake, odds)} == (2 * num + den) / (2 * den));
  }
}

TEST_CASE("profits that a player would look up") {
  struct Row {
    Coins stake;
    AmericanOdds odds;
    Coins profit;
  };
  for (const auto& [stake, odds, expected] :
       {Row{100, -110, 91},  // 90.909...
        Row{100, 150, 150},  //
        Row{1, -110, 1},     // 0.909...
        Row{1, 150, 2},      // exactly 1.5
        Row{1, -200, 1},     // exactly 0.5
        Row{1, -201, 0},     // 0.4975...
        Row{3, 150, 5},      // exactly 4.5
        Row{0, 150, 0},      //
        Row{kStakeMax, kLongestOdds, 1'000'000'000}, Row{kStakeMax, -kLongestOdds, 1'000}}) {
    CAPTURE(stake);
    CAPTURE(odds);
    CHECK(profit(stake, odds) == expected);
  }
}

TEST_CASE("American odds are at most -100 or at least 100, and no longer than any bookmaker's") {
  for (const std::int64_t odds : {100, -100, 110, -110, 100'000, -100'000})
    CHECK(is_american(odds));
  for (const std::int64_t odds : {0, 99, -99, 1, -1, 100'001, -100'001}) CHECK(!is_american(odds));
  CHECK(!is_american(std::numeric_limits<std::int64_t>::min()));
}

TEST_CASE("the forms of a price agree exactly and are in lowest terms") {
  for (const auto odds : all_odds(10'000)) {
    const auto win = profit_of_one(odds);
    REQUIRE(exact(fractional(odds)) == win);
    REQUIRE(exact(decimal(odds)) == win + 1);
    REQUIRE(exact(implied_probability(odds)) == 1 / (win + 1));
    for (const auto& form : {fractional(odds), decimal(odds), implied_probability(odds)})
      REQUIRE(std::gcd(form.num, form.den) == 1);
  }
  CHECK(fractional(150) == Fraction{3, 2});
  CHECK(decimal(-200) == Fraction{3, 2});
  CHECK(implied_probability(-150) == Fraction{3, 5});
}

TEST_CASE("American to decimal and back is the same price") {
  for (const auto odds : all_odds(kLongestOdds / test::kSanitizerFactor)) {
    // -100 and +100 both mean evens; the way back writes evens as +100.
    REQUIRE(american(decimal(odds)) == (odds == -100 ? 100 : odds));
  }
}

TEST_CASE("American odds of a decimal: round(100(D-1)) from 2 up, else -round(100/(D-1))") {
  struct Row {
    Fraction decimal;
    AmericanOdds american;
  };
  for (const auto& [price, expected] : {Row{{2, 1}, 100},         // evens
                                        Row{{13, 4}, 225},        // 3.25
                                        Row{{3, 2}, -200},        // 1.5
                                        Row{{21, 11}, -110},      // 1.9090...
                                        Row{{441, 121}, 264},     // two legs at -110: 264.46
                                        Row{{9261, 1331}, 596},   // three legs at -110: 595.79
                                        Row{{501, 200}, 151},     // 150.5 rounds up
                                        Row{{421, 221}, -111},    // 110.5: its size rounds up
                                        Row{{1999, 1000}, -100},  // just short of evens
                                        Row{{2001, 1000}, 100},   //
                                        Row{{101, 100}, -10'000}}) {
    CAPTURE(price.num);
    CAPTURE(price.den);
    CHECK(american(price) == expected);
    CHECK(american({price.num * 3, price.den * 3}) == expected);  // whatever the terms
  }
}

TEST_CASE("no-vig probabilities are the implied ones scaled to sum to exactly 1") {
  const auto prices = all_odds(300);
  for (const auto side : prices) {
    for (const auto other : prices) {
      const auto p = 1 / (profit_of_one(side) + 1);
      const auto q = 1 / (profit_of_one(other) + 1);
      REQUIRE(exact(no_vig(side, other)) == p / (p + q));
      REQUIRE(exact(no_vig(side, other)) + exact(no_vig(other, side)) == 1);
    }
  }
  CHECK(no_vig(-110, -110) == Fraction{1, 2});
  CHECK(no_vig(kLongestOdds, -kLongestOdds).value() == doctest::Approx(0.001).epsilon(0.01));
}

TEST_CASE("the overround is what the implied probabilities exceed 1 by") {
  CHECK(overround(-110, -110) == doctest::Approx(1.0 / 21.0));
  CHECK(overround(100, -100) == doctest::Approx(0.0));
  CHECK(overround(150, -140) == doctest::Approx(0.4 + 140.0 / 240.0 - 1.0));
  CHECK(overround(120, 110) < 0);  // both sides pay more than evens
}

TEST_CASE("a price shows its sign") {
  CHECK(to_string(150) == "+150");
  CHECK(to_string(-110) == "-110");
}

}  // namespace
}  // namespace chalkline::ledger
