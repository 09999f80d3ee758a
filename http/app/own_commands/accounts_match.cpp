#include "http/app/own_commands/accounts_match.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <stdexcept>

#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

// Ids are given in a row. An id without an account belongs to a registration that was refused as
// Busy; so many of them in a row do not happen, and looking for so many takes milliseconds.
constexpr std::uint64_t kRefusedInARowMax = 1'024;

bool has(const ledger::State& state, ledger::AccountId id) {
  return exists(ledger::load_account(state, id));
}

}  // namespace

void require_accounts_match(People& people, const ledger::State& state) {
  const auto issued = ledger::raw(people.last_issued());
  for (auto id = issued + 1; id <= issued + kRefusedInARowMax; ++id) {
    if (!has(state, ledger::AccountId{id})) continue;
    throw std::runtime_error{
        fmt::format("The ledger has account {} and accounts.db has none beyond {}: accounts.db is "
                    "lost or an old copy, put the newest one back",
                    id, issued)};
  }
  if (const auto last = people.last_open(); last && !has(state, *last)) {
    throw std::runtime_error{
        fmt::format("accounts.db has account {} and the ledger does not: the ledger is lost or an "
                    "old copy, put the newest one back",
                    ledger::raw(*last))};
  }
}

void reopen_lost_accounts(People& people, const ledger::State& state, ledger::Engine& engine) {
  const auto last = people.last_open();
  if (!last) return;
  // Looks at all, since people who registered at the same time may be in the ledger in any order.
  for (auto id = *last; id >= ledger::kFirstAccount; id = ledger::AccountId{ledger::raw(id) - 1}) {
    // An id that is in neither was refused, or has left.
    if (has(state, id) || !people.find(id)) continue;
    if (const auto opened = engine.execute_first(ledger::OpenAccount{id}); !opened)
      throw std::runtime_error{std::string{ledger::sentence(opened.error())}};
    spdlog::warn("The ledger has lost account {}: it is opened again", ledger::raw(id));
  }
}

void open_waiting_accounts(People& people, ledger::Engine& engine) {
  for (const auto id : people.opening()) {
    const auto opened = engine.execute(ledger::OpenAccount{id});
    if (opened || opened.error() == ledger::Rejection::kAccountExists) people.mark_open(id);
  }
}

}  // namespace chalkline::http
