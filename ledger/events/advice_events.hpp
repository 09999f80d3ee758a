#pragma once

#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/advice.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

// The Wizard's advice. A storage format like all of events.hpp, which includes this.
namespace chalkline::ledger {

// RULES 36: an answer of the Wizard on one side of a market at its price, with all that it was
// decided from. Holds nothing of what was asked but that.
struct AdviceGiven {
  AccountId account{};
  GameId game{};
  Market market{};  // none of a player
  Side side{};
  HalfPoints line{};  // of this side
  Timestamp quoted_at{};
  Lead lead{};
  AdviceInputs inputs{};
  AdviceDecision decision{};
  AdvisedStakes stakes{};  // of the account's coins, those on open bets among them
  static constexpr EventType type{"AdviceGiven"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{
      field("account", &AdviceGiven::account),   field("game", &AdviceGiven::game),
      field("market", &AdviceGiven::market),     field("side", &AdviceGiven::side),
      field("line", &AdviceGiven::line),         field("quotedAt", &AdviceGiven::quoted_at),
      field("lead", &AdviceGiven::lead),         field("inputs", &AdviceGiven::inputs),
      field("decision", &AdviceGiven::decision), field("stakes", &AdviceGiven::stakes)};
  friend bool operator==(const AdviceGiven&, const AdviceGiven&) = default;
};

}  // namespace chalkline::ledger
