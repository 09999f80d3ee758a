#include "sports/simulated/props.hpp"

#include <utility>

#include "sports/simulated/names.hpp"
#include "sports/simulated/player_props.hpp"
#include "sports/simulated/simulated_game.hpp"
#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::AmericanOdds;
using ledger::PropType;

struct Prices {
  AmericanOdds over{};
  AmericanOdds under{};
};

// RULES 19: one of -130 to -100 and 100 to 119.
AmericanOdds draw_price(Seed draw) {
  constexpr std::uint64_t kNegative = 31;
  constexpr std::uint64_t kPositive = 20;
  const auto drawn = draw.below(kNegative + kPositive);
  return drawn < kNegative ? -130 + static_cast<AmericanOdds>(drawn)
                           : 100 + static_cast<AmericanOdds>(drawn - kNegative);
}

bool has_overround(const Prices& prices) {
  const auto over = ledger::implied_probability(prices.over);
  const auto under = ledger::implied_probability(prices.under);
  return 100 * (over.num * under.den + under.num * over.den) >=
         kPropImpliedLeast * over.den * under.den;
}

Prices draw_prices(Seed game, const PropQuote& quote) {
  const auto epoch = quote.at.time_since_epoch() / kPropEpoch;
  const auto draw = game.of(Stream::kPropOdds)
                        .of(quote.home ? 0 : 1)
                        .of(quote.seat)
                        .of(quote.type)
                        .of(static_cast<std::uint64_t>(epoch));
  for (std::uint64_t attempt = 0;; ++attempt) {
    const Prices prices{draw_price(draw.of(2 * attempt)), draw_price(draw.of(2 * attempt + 1))};
    if (has_overround(prices)) return prices;
  }
}

Slot slot_of(const Game& game) {
  return first_after(game.sport, game.starts_at - std::chrono::microseconds{1});
}

// One game, as often as offers of it are made.
class Counter {
 public:
  Counter(Seed seed, const QuoteIds& ids, const Game& game)
      : seed_{seed}, ids_{ids}, game_{simulated_game(seed, slot_of(game))} {}

  PropOffer offer(const PropQuote& quote, ledger::HalfPoints line) const {
    const auto sport = game_.slot.sport;
    const auto team = quote.home ? game_.pairing.home : game_.pairing.away;
    const auto prices = draw_prices(game_.match.seed, quote);
    return {.subject = {player_id(sport, team, quote.seat),
                        player_name(seed_, sport, team, quote.seat), quote.type},
            .home = quote.home,
            .position = std::string{position_of(quote.seat)},
            .line = line,
            .over = prices.over,
            .under = prices.under,
            .quoted_at = quote.at,
            .expires_at = quote.at + ledger::kPropQuoteLife,
            .quote_id = ids_.issue(quote)};
  }
  std::array<PropLines, kRosterSize> lines(bool home) const {
    return prop_lines(seed_, game_, home);
  }

 private:
  Seed seed_;
  const QuoteIds& ids_;
  SimulatedGame game_;
};

}  // namespace

std::vector<PropOffer> SimulatedProps::offers(const Game& game, ledger::Timestamp now) const {
  if (game.sport != ledger::Sport::kNba) return {};
  const Counter counter{seed_, ids_, game};
  std::vector<PropOffer> offers;
  for (const bool home : {true, false}) {
    const auto lines = counter.lines(home);
    for (std::uint8_t seat = 0; seat < kStarters; ++seat) {
      for (std::size_t i = 0; i < lines[seat].size(); ++i) {
        const auto line = lines[seat][i];
        if (!line) continue;
        const auto type = static_cast<PropType>(i + 1);
        offers.push_back(counter.offer({game.id, home, seat, type, now}, *line));
      }
    }
  }
  return offers;
}

std::expected<PropOffer, PropProblem> SimulatedProps::offer(const Game& game,
                                                            std::string_view quote_id,
                                                            ledger::Timestamp now) const {
  const auto quote = ids_.read(quote_id);
  if (!quote || quote->game != game.id) return std::unexpected{PropProblem::kUnknown};
  if (now > quote->at + ledger::kPropQuoteLife) return std::unexpected{PropProblem::kExpired};
  const Counter counter{seed_, ids_, game};
  const auto line = counter.lines(quote->home)[quote->seat][std::to_underlying(quote->type) - 1U];
  return counter.offer(*quote, line.value());
}

}  // namespace chalkline::sports::simulated
