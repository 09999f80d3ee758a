#include "tests/insight/cases.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "insight/calibration.hpp"
#include "insight/closing_line.hpp"
#include "insight/forecast.hpp"
#include "insight/no_vig.hpp"
#include "insight/normal.hpp"
#include "insight/returns.hpp"

namespace chalkline::insight {
namespace {

TEST_CASE("the normal distribution and its inverse agree with another program's") {
  for (const auto& row : cases("normal")) {
    CHECK(same(normal_cdf(number(row.at(0))), number(row.at(1))));
  }
  for (const auto& row : cases("quantile")) {
    CHECK(same(normal_quantile(number(row.at(0))), number(row.at(1))));
  }
}

TEST_CASE("each way to take the margin out agrees with another program's") {
  for (const auto& row : cases("no_vig")) {
    const auto first = number(row.at(0));
    const auto second = number(row.at(1));
    CAPTURE(first);
    CAPTURE(second);
    CHECK(same(no_vig(NoVig::kProportional, first, second), number(row.at(2))));
    CHECK(same(no_vig(NoVig::kShin, first, second), number(row.at(3))));
    CHECK(same(no_vig(NoVig::kPower, first, second), number(row.at(4))));
  }
}

TEST_CASE("Wilson's interval agrees with the shares at which the score test turns") {
  for (const auto& row : cases("wilson")) {
    const auto n = number(row.at("n"));
    const auto band = wilson(number(row.at("wins")) / n, n);
    CHECK(same(band.low, number(row.at("low"))));
    CHECK(same(band.high, number(row.at("high"))));
  }
}

TEST_CASE("a chance at a moved line agrees with another program's") {
  for (const auto& row : cases("moved")) {
    CHECK(same(chance_at_moved_line(number(row.at(0)), number(row.at(1)), number(row.at(2))),
               number(row.at(3))));
  }
}

TEST_CASE("scores and calibration agree with another program's") {
  for (const auto& row : cases("scores")) {
    std::vector<Forecast> forecasts;
    for (const auto& forecast : row.at("forecasts").as_array()) {
      forecasts.push_back({number(forecast.at(0)), forecast.at(1).as_bool(),
                           forecast.at(2).to_number<std::uint64_t>()});
    }
    CHECK(same(*brier(forecasts), number(row.at("brier"))));
    CHECK(same(*log_score(forecasts), number(row.at("log"))));
    CHECK(same(effective_n(forecasts), number(row.at("effective_n"))));
    const auto bins = calibration(forecasts);
    const auto& expected = row.at("bins").as_array();
    REQUIRE(bins.size() == expected.size());
    for (std::size_t i = 0; i < bins.size(); ++i) {
      CHECK(bins[i].tenth == expected[i].at(0).to_number<int>());
      CHECK(bins[i].n == expected[i].at(1).to_number<std::size_t>());
      CHECK(same(bins[i].mean_chance, number(expected[i].at(2))));
      CHECK(same(bins[i].hit_rate, number(expected[i].at(3))));
    }
  }
}

TEST_CASE("a return, its error and its bootstrap agree with another program's") {
  for (const auto& row : cases("returns")) {
    std::vector<SettledBet> bets;
    for (const auto& bet : row.at("bets").as_array()) {
      bets.push_back({number(bet.at(0)), number(bet.at(1)), bet.at(2).to_number<std::uint64_t>()});
    }
    const auto result = return_of(bets, row.at("seed").to_number<std::uint64_t>());
    REQUIRE(result);
    REQUIRE(result->interval);
    CHECK(same(result->ratio.value, number(row.at("value"))));
    CHECK(same(result->ratio.error, number(row.at("error"))));
    CHECK(same(result->interval->low, number(row.at("low"))));
    CHECK(same(result->interval->high, number(row.at("high"))));
  }
}

}  // namespace
}  // namespace chalkline::insight
