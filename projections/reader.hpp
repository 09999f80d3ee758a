#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "projections/rows.hpp"

namespace chalkline::projections {

// Thrown by reads that cannot be answered now; its words are a sentence for a person.
struct Unavailable : std::runtime_error {
  using runtime_error::runtime_error;
};

// Thrown while nobody has the read models open: they are made anew, or do not follow the log. They
// come back by themselves.
struct NotShown : Unavailable {
  using Unavailable::Unavailable;
};
inline constexpr const char* kCatchingUp =
    "Your bets and figures are being brought up to date, try again in a moment";

// Queries, for one thread each: open one Reader per io thread. Every call sees one committed state
// or throws Unavailable.
class Reader {
 public:
  virtual ~Reader() = default;
  virtual ledger::Position position() = 0;
  virtual std::optional<Standing> standing(ledger::AccountId account) = 0;
  virtual std::vector<BetRow> bets(ledger::AccountId account, const BetFilter& filter,
                                   std::size_t limit) = 0;
  virtual std::optional<BetRow> bet(ledger::AccountId account, ledger::BetId id) = 0;
  // Those of `ids` that are the account's, each once, ascending.
  virtual std::vector<BetRow> bets(ledger::AccountId account,
                                   std::span<const ledger::BetId> ids) = 0;
  virtual BetTotals totals(ledger::AccountId account, const BetFilter& filter) = 0;
  // Both by time.
  virtual std::vector<BetMove> bet_moves(ledger::AccountId account) = 0;
  virtual std::vector<GrantRow> grants(ledger::AccountId account) = 0;
  virtual std::vector<ledger::AccountId> members() = 0;            // of a paid tier
  virtual std::vector<Trend> trending(ledger::Timestamp now) = 0;  // at most 3
};

}  // namespace chalkline::projections
