#include "ledger/rules/closing_line.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <limits>

#include "ledger/values/millionths.hpp"

namespace chalkline::ledger {

std::optional<SideQuote> closing_quote(const Pick& pick, const Lines& closing) {
  const auto& quote = market_of(closing, pick.market);
  if (!quote || !is_american(quote->first) || !is_american(quote->second)) return std::nullopt;
  return of_side(*quote, pick.side);
}

namespace {

// Ten products of a price and a chance, 2^17 and 2^34 over as much, times a million: 530 bits.
using Uint1024 = boost::multiprecision::uint1024_t;

struct Fraction1024 {
  Uint1024 num{1};
  Uint1024 den{1};
};

// Multiplies by decimal odds taken times the no-vig chance at the close; false without that.
bool multiply(Fraction1024& product, const Pick& pick, const Lines& closing) {
  const auto quote = closing_quote(pick, closing);
  if (!quote || quote->line != pick.line) return false;
  const auto d = decimal(pick.odds);
  const auto q = no_vig(quote->odds, quote->other_odds);
  product.num *= static_cast<std::uint64_t>(d.num);
  product.num *= static_cast<std::uint64_t>(q.num);
  product.den *= static_cast<std::uint64_t>(d.den);
  product.den *= static_cast<std::uint64_t>(q.den);
  return true;
}

std::int32_t less_one(const Fraction1024& product) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  // Rounded down.
  const Uint1024 millionths = product.num * static_cast<std::uint64_t>(kMillion) / product.den;
  if (millionths > kMost + kMillion) return static_cast<std::int32_t>(kMost);
  return static_cast<std::int32_t>(static_cast<std::int64_t>(millionths) - kMillion);
}

}  // namespace

std::optional<std::int32_t> closing_line_value(const Pick& pick, const Lines& closing) {
  Fraction1024 product;
  if (!multiply(product, pick, closing)) return std::nullopt;
  return less_one(product);
}

std::optional<std::int32_t> closing_line_value(const BetPlaced& bet,
                                               std::span<const GameState* const> games) {
  if (bet.condition) return std::nullopt;
  Fraction1024 product;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto& leg = bet.legs[i];
    const bool is_void = games[i]->phase == GamePhase::kCancelled;
    if (leg.prop || leg.live || is_void || !multiply(product, leg, games[i]->closing))
      return std::nullopt;
  }
  return less_one(product);
}

}  // namespace chalkline::ledger
