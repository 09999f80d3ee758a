#pragma once

#include <expected>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "http/api/betting/slip_request.hpp"
#include "http/api/shared/app_context.hpp"

// The way of a slip into the ledger, for both calls that place bets.
namespace chalkline::http {

struct Placed {
  ledger::Coins balance{};  // available after the last bet
  decltype(ledger::CommandResult::bets) ids;
  std::optional<projections::BetRow> bet;  // as it is shown, where it is the only one and no parlay
  ledger::Position position{};             // from which on the read models show them
};

// Items whose quote is not the current one, by their place from 0.
using MovedItems = std::vector<std::pair<std::size_t, sports::PriceChanged>>;

// ConcurrencyLimiter all of the slip or nothing. Order of checks: auditor or unverified 403,
// Idempotency-Key 400, `request` (its parser's sentence) 400, each item in turn, then the ledger's
// own. A retry with a known Idempotency-Key gets its first answer even where a game or a quote has
// moved on since.
Task<std::variant<Placed, MovedItems, Response>> place(
    RequestContext& context, std::expected<SlipRequest, std::string> request);

// SHA-256 of an Idempotency-Key, cut to 16 bytes. Absent unless it is 1 to 64 printable ASCII
// characters.
std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header);

}  // namespace chalkline::http
