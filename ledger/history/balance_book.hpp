#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

namespace chalkline::ledger {

// An account as of some position.
struct AccountLine {
  AccountId account{};
  Coins available{};
  Coins held{};
  std::uint64_t events{};  // of its own stream
  Position last{};         // the latest of them, from which the others follow back; 0: none

  friend bool operator==(const AccountLine&, const AccountLine&) = default;
};

// All ledger accounts as of some position, from postings alone.
class BalanceBook {
 public:
  // Takes the next record.
  void apply(const Record& record);

  Coins house() const { return house_; }
  Coins grants() const { return grants_; }
  // In the order of their numbers: those changed since the last call, and all.
  std::vector<AccountLine> take_changed();
  std::vector<AccountLine> all();
  // All zeros of an account without any record.
  AccountLine find(AccountId account) const;

  // As it was stored.
  void put(const AccountLine& line) { entry(line.account).line = line; }
  void put_totals(Coins house, Coins grants);

 private:
  struct Entry {
    AccountLine line;
    bool changed{};
  };
  Entry& entry(AccountId account);
  AccountLine& change(AccountId account);

  boost::unordered_flat_map<AccountId, Entry> entries_;
  std::vector<AccountId> changed_;
  // All accounts, of which only the first `ordered_` are in the order of their numbers yet: to sort
  // all for each of the history's files was a tenth of verifying.
  std::vector<AccountId> order_;
  std::ptrdiff_t ordered_{};
  Coins house_{};
  Coins grants_{};
};

}  // namespace chalkline::ledger
