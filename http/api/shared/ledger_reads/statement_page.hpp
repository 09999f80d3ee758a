#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

// A coin movement of an account, as its statement shows it.
struct StatementEntry {
  ledger::Position position{};
  ledger::Timestamp time{};
  const char* kind{};                // the event
  std::string_view reason;           // one sentence
  std::string_view counter_account;  // held, house, grants, or held and house
  ledger::Coins amount{};            // above 0: coins arrived
  ledger::Coins after{};             // available coins
  std::optional<ledger::BetId> bet;
};

struct StatementPage {
  std::vector<StatementEntry> entries;  // newest first
  ledger::Position next{};              // where the next page begins, 0: there is none
};

// Follows the account's chain of records from `cursor` on, 0: from its newest. Absent when the
// record there is none of the account's. Reads a few records beyond the page: up to a bet, which
// says the balance after it, and to the next entry.
std::optional<StatementPage> statement_page(const ledger::Log& log, const ledger::State& state,
                                            ledger::AccountId account, ledger::Position cursor,
                                            std::size_t limit);

}  // namespace chalkline::http
