#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstddef>
#include <cstdint>
#include <span>
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
  // In the order of their numbers: those changed since the last call, and all, until the next
  // change.
  std::vector<AccountLine> take_changed();
  std::span<const AccountLine> all();
  // All zeros of an account without any record.
  AccountLine find(AccountId account) const;

  // As it was stored.
  void put(const AccountLine& line) { this->line(line.account) = line; }
  void put_totals(Coins house, Coins grants);

 private:
  // Where most accounts stand, which are opened in the order of their numbers: as far behind the
  // first as their number is.
  std::size_t usual_place(AccountId account) const;
  // The number of lines where it has none.
  std::size_t place_of(AccountId account) const;
  AccountLine& line(AccountId account);
  AccountLine& change(AccountId account);

  std::vector<AccountLine> lines_;
  std::ptrdiff_t ordered_{};  // so many of the first are in the order of their numbers
  boost::unordered_flat_map<AccountId, std::size_t> places_;  // of all that stand elsewhere
  std::vector<AccountId> changed_;                            // some of them more than once
  Coins house_{};
  Coins grants_{};
};

}  // namespace chalkline::ledger
