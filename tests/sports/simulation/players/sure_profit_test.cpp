#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "sports/model/league.hpp"
#include "sports/simulation/players/prop_prices.hpp"

// Nobody wins by prices alone: over the whole life of a prop's line no two prices of its sides
// return more than they cost, and none is worth more than it costs by the chance that the result is
// drawn from.
namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

constexpr int kGames = 150;
constexpr int kEpochs = 72;  // the 12 hours for which a game is listed
const World kPropWorld{2'026};
// Games of before baseball was drawn by innings.
const World kPropWorldBefore{2'026, {ledger::Timestamp::min(), ledger::Timestamp::max()}};

struct Found {
  int lines = 0;
  int quotes = 0;
  int sure_pairs = 0;    // lines with an over and an under that return more than they cost
  int worth_taking = 0;  // quotes with a price above what its chance is worth
  double best_pair = 0;  // what the best of them returns on a coin
  double best_price = 0;
};

double decimal(ledger::AmericanOdds odds) { return ledger::decimal(odds).value(); }

// The sure return of one coin that is spread over both prices.
double pair_return(ledger::AmericanOdds over, ledger::AmericanOdds under) {
  return 1 / (1 / decimal(over) + 1 / decimal(under));
}

// Quotes every prop line of many games at every epoch by `price`, which may return nothing.
template <class Price>
Found search(ledger::Sport sport, Price price, const World& world = kPropWorld) {
  Found found;
  for (std::int64_t number = 0; number < kGames; ++number) {
    const auto game = simulated_game(world, {sport, 1'200'000 + number});
    for (const bool home : {true, false}) {
      const auto markets = prop_markets(game, home);
      for (std::size_t roster_slot = 0; roster_slot < quoted_players(game); ++roster_slot) {
        for (std::size_t type = 0; type < markets[roster_slot].size(); ++type) {
          if (!markets[roster_slot][type]) continue;
          const auto chance = markets[roster_slot][type]->over;
          auto over = ledger::kLongestOdds * -1;
          auto under = over;
          for (int epoch = 1; epoch <= kEpochs; ++epoch) {
            const auto at = game.parameters.starts_at - epoch * kPropEpoch;
            const auto quote =
                price(game, markets, home, roster_slot, prop_types(sport).at(type), at);
            if (!quote) continue;
            ++found.quotes;
            over = std::max(over, quote->first);
            under = std::max(under, quote->second);
            const auto worth =
                std::max(chance * decimal(quote->first), (1 - chance) * decimal(quote->second));
            found.worth_taking += worth > 1 ? 1 : 0;
            found.best_price = std::max(found.best_price, worth);
          }
          ++found.lines;
          const auto pair = pair_return(over, under);
          found.sure_pairs += pair > 1 ? 1 : 0;
          found.best_pair = std::max(found.best_pair, pair);
        }
      }
    }
  }
  return found;
}

TEST_CASE(
    "RULES 19: over all moments of a line its best over and under cost more than they return") {
  std::vector<std::pair<ledger::Sport, const World*>> drawn{
      {ledger::Sport::kMlb, &kPropWorldBefore}};
  for (const auto sport : kSports) drawn.emplace_back(sport, &kPropWorld);
  for (const auto& [sport, world] : drawn) {
    CAPTURE(ledger::name_of(sport));
    const auto found = search(sport, prop_quote, *world);
    CHECK(found.lines > 3'000);
    CHECK(found.quotes > 40'000);
    CHECK(found.sure_pairs == 0);
    CHECK(found.best_pair < 0.99);
    CHECK(found.worth_taking == 0);
    CHECK(found.best_price < 0.99);
  }
}

// Both prices were drawn from the range until they kept 2%, whatever the chance was.
TEST_CASE("the search finds what was wrong with prices that know nothing of the chance") {
  const auto found = search(ledger::Sport::kNba, [](const SimulatedGame& game, const auto&,
                                                    bool home, std::size_t roster_slot,
                                                    PropType type, ledger::Timestamp at) {
    const auto drawn = [](Seed seed) {
      const auto number = static_cast<ledger::AmericanOdds>(seed.below(51));
      return number < 31 ? -130 + number : 69 + number;
    };
    const auto epoch = static_cast<std::uint64_t>(at.time_since_epoch() / kPropEpoch);
    const auto draw = game.match.draws
                          .of(static_cast<RngPurpose>(20),
                              prop_number(ledger::Sport::kNba, home, roster_slot, type))
                          .of(epoch);
    for (std::uint64_t attempt = 0;; ++attempt) {
      const ledger::TwoWay quote{0, drawn(draw.of(2 * attempt)), drawn(draw.of(2 * attempt + 1))};
      if (ledger::overround(quote.first, quote.second) >= 0.02) return std::optional{quote};
    }
  });
  CHECK(found.sure_pairs > found.lines * 8 / 10);
  CHECK(found.worth_taking > found.quotes / 5);
  CHECK(found.best_pair > 1.07);
}

TEST_CASE("most lines are on offer, and what is not has a chance that the bounds do not hold") {
  std::map<PropType, std::pair<int, int>> offered;  // of how many
  for (std::int64_t number = 0; number < kGames; ++number) {
    const auto game = simulated_game(kPropWorld, {ledger::Sport::kNba, 1'200'000 + number});
    const auto markets = prop_markets(game, true);
    for (std::size_t roster_slot = 0; roster_slot < quoted_players(game); ++roster_slot) {
      for (std::size_t type = 0; type < markets[roster_slot].size(); ++type) {
        if (!markets[roster_slot][type]) continue;
        auto& [quoted, all] = offered[static_cast<PropType>(type + 1)];
        ++all;
        const auto over = markets[roster_slot][type]->over;
        const bool fits = fits_bounds(over);
        quoted += fits ? 1 : 0;
        CHECK(fits == (std::max(over, 1 - over) <= 130.0 / 230 / 1.04 - 0.01));
      }
    }
  }
  for (const auto& [type, counts] : offered) {
    CAPTURE(ledger::name_of(type));
    // The larger a figure is, the nearer to even is the best of its lines.
    const bool is_large = type == PropType::kMinutes;
    CHECK(counts.first >= counts.second * (is_large ? 10 : 4) / 10);
  }
}

TEST_CASE("a quoted chance stays within a point of the true one, and moves each epoch") {
  const auto game = simulated_game(kPropWorld, {ledger::Sport::kNba, 1'200'000});
  const auto markets = prop_markets(game, true);
  const auto chance = markets[0][4].value().over;
  std::map<ledger::AmericanOdds, int> seen;
  for (int epoch = 1; epoch <= kEpochs; ++epoch) {
    const auto at = game.parameters.starts_at - epoch * kPropEpoch;
    const auto quote = prop_quote(game, markets, true, 0, PropType::kMinutes, at).value();
    const auto over = 1 / decimal(quote.first);
    const auto under = 1 / decimal(quote.second);
    // The rounding of prices may add a quarter of a point.
    CHECK(std::abs(over / (over + under) - chance) < kPropMoveMax + 0.0025);
    ++seen[quote.first];
  }
  CHECK(seen.size() > 5);
}

}  // namespace
}  // namespace chalkline::sports::simulated
