#pragma once

#include <cstddef>
#include <span>

#include "http/identity/accounts.hpp"

namespace chalkline::http {

struct BroughtUp {
  std::size_t erased{};  // people who had left since, and have left again
  std::size_t lost{};    // accounts of the ledger whose people the backup has never had
};

// Brings the people of a backup up to a ledger that may have gone on since. Those with an account
// in `closed` are erased again. Numbers of accounts in `opened` or `closed` that the backup does
// not know are never given again, and belong to nobody. All sessions and mailed links end: some of
// them had ended since.
BroughtUp bring_up_to_ledger(Accounts& accounts, std::span<const ledger::AccountId> opened,
                             std::span<const ledger::AccountId> closed);

}  // namespace chalkline::http
