#include "http/calls/people_match.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "ledger/state_keys.hpp"

namespace chalkline::http {
namespace {

// Ids are given in a row. One without an account belongs to a registration that was refused as
// Busy; so many of them in a row do not happen, and looking for so many takes milliseconds.
constexpr std::uint64_t kRefusedInARowMax = 1'024;

bool has(const ledger::State& state, ledger::AccountId id) {
  return state.get(ledger::state_key::of(id)).has_value();
}

}  // namespace

void require_people_match(Accounts& accounts, const ledger::State& state) {
  const auto issued = ledger::raw(accounts.last_issued());
  for (auto id = issued + 1; id <= issued + kRefusedInARowMax; ++id) {
    if (!has(state, ledger::AccountId{id})) continue;
    throw std::runtime_error{
        fmt::format("The ledger has account {} and accounts.db has none beyond {}: accounts.db is "
                    "lost or an old copy, put the newest one back",
                    id, issued)};
  }
  if (const auto last = accounts.last_open(); last && !has(state, *last)) {
    throw std::runtime_error{
        fmt::format("accounts.db has account {} and the ledger does not: the ledger is lost or an "
                    "old copy, put the newest one back",
                    ledger::raw(*last))};
  }
}

}  // namespace chalkline::http
