#pragma once

#include <expected>
#include <string>

#include "ledger/commands.hpp"
#include "ledger/market.hpp"
#include "sports/sportsbook.hpp"

namespace chalkline::http {

// The body of POST /api/place-bet, its fields within their ranges.
struct BetRequest {
  ledger::GameId game{};
  ledger::Market market{};
  ledger::Coins stake{};
  ledger::AmericanOdds odds{};
  std::string prediction;
  ledger::Coins potential_winnings{};
  std::optional<std::uint8_t> stated_chance{};  // in percent
};

// The error is a sentence.
std::expected<BetRequest, std::string> parse_bet_request(std::string_view body);

// What is wrong with a bet on `game` as quoted now; the first that fails, in this order.
enum class QuoteProblem : std::uint8_t {
  kLabelUnknown,  // the prediction is none of the game's labels for that market
  kOddsChanged,  // the odds or the line are not the current ones, or the market is no longer quoted
  kWinningsWrong,  // the profit computed by the client is not ours
};
std::expected<ledger::Pick, QuoteProblem> pick_at_quote(const BetRequest& request,
                                                        const sports::Game& game);

// SHA-256 of an Idempotency-Key, cut to 16 bytes. Absent unless it is 1 to 64 printable ASCII
// characters.
std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header);

}  // namespace chalkline::http
