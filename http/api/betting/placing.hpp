#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "http/api/betting/slip_request.hpp"
#include "http/api/shared/call/idempotency_key.hpp"
#include "http/server/response.hpp"
#include "ledger/engine/engine.hpp"
#include "projections/models/rows.hpp"

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

// A slip on its way. Where its prices do not hold and it has a key, the ledger is asked whether the
// slip that this one repeats was placed; where it has none, nothing is.
struct AskedSlip {
  SlipRequest request;
  std::vector<sports::AcceptedPick> accepted{};
  std::optional<std::variant<Placed, MovedItems, Response>> problem{};
  std::optional<ledger::Command> command{};
};

}  // namespace chalkline::http
