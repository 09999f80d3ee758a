#include "ledger/closing_line.hpp"

namespace chalkline::ledger {

std::optional<ClosingQuote> closing_quote(const Leg& leg, const Lines& closing) {
  const auto& quote = market_of(closing, leg.market);
  if (!quote || !is_american(quote->first) || !is_american(quote->second)) return std::nullopt;
  switch (leg.side) {
    case Side::kHome:
    case Side::kOver:
      return ClosingQuote{quote->line, quote->first, quote->second};
    case Side::kAway:
      return ClosingQuote{-quote->line, quote->second, quote->first};
    case Side::kUnder:
      break;
  }
  return ClosingQuote{quote->line, quote->second, quote->first};
}

std::optional<std::int32_t> closing_line_value(const Leg& leg, const Lines& closing) {
  const auto quote = closing_quote(leg, closing);
  if (!quote || quote->line != leg.line) return std::nullopt;
  // A product of four implied odds, each below 2^18, in millionths: more than 64 bits.
  __extension__ using Wide = __int128;
  constexpr Wide kMillion = 1'000'000;
  const auto d = decimal(leg.odds);
  const auto q = no_vig(quote->odds, quote->other_odds);
  const auto product = Wide{d.num} * q.num * kMillion / (Wide{d.den} * q.den);  // rounded down
  return static_cast<std::int32_t>(product - kMillion);
}

}  // namespace chalkline::ledger
