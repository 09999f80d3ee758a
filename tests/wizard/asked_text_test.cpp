#include "wizard/advice/asked_text.hpp"

#include <doctest/doctest.h>

namespace chalkline::wizard {
namespace {

Analysis even_game(std::optional<Stakes> stakes) {
  Analysis analysis;
  analysis.pick.quote.odds = -110;
  analysis.pick.price_chance = 0.5;
  analysis.stakes = stakes;
  return analysis;
}

TEST_CASE("a person's own chance is held against the price, and half way to the market's") {
  const auto analysis = even_game(Stakes{.bankroll = 1'000, .most = 50});
  CHECK(own_chance_text(analysis, 52) ==
        "By your own 52% it is no bet either: the price needs 52.4%.");
  CHECK(own_chance_text(analysis, 53).ends_with("is 51.5%, and that is not worth the price."));
  CHECK(own_chance_text(analysis, 60).contains("worth its price, which needs 52.4%"));
  CHECK(own_chance_text(analysis, 60).ends_with("If you bet by it, half Kelly is 27 coins."));
  CHECK(own_chance_text(analysis, 99).ends_with("half Kelly is 50 coins."));  // 5%, the most
  CHECK(own_chance_text(even_game({}), 60).ends_with("is 55.0%."));
}

}  // namespace
}  // namespace chalkline::wizard
