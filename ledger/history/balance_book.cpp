#include "ledger/history/balance_book.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::ledger {

BalanceBook::Entry& BalanceBook::entry(AccountId account) {
  const auto [at, is_new] = entries_.try_emplace(account, Entry{.line = {.account = account}});
  if (is_new) order_.push_back(account);
  return at->second;
}

AccountLine& BalanceBook::change(AccountId account) {
  auto& entry = this->entry(account);
  if (!std::exchange(entry.changed, true)) changed_.push_back(account);
  return entry.line;
}

void BalanceBook::apply(const Record& record) {
  for (const auto& posting : record.postings) {
    switch (posting.kind) {
      case LedgerAccountKind::kPlayer:
        change(posting.account).available += posting.amount;
        break;
      case LedgerAccountKind::kHeld:
        change(posting.account).held += posting.amount;
        break;
      case LedgerAccountKind::kHouse:
        house_ += posting.amount;
        break;
      case LedgerAccountKind::kGrants:
        grants_ += posting.amount;
        break;
    }
  }
  const auto stream = stream_of(record.event);
  if (stream.kind != StreamKind::kAccount) return;
  auto& line = change(AccountId{stream.id});
  ++line.events;
  line.last = record.position;
}

std::vector<AccountLine> BalanceBook::take_changed() {
  std::ranges::sort(changed_);
  std::vector<AccountLine> lines;
  lines.reserve(changed_.size());
  for (const auto account : changed_) {
    auto& entry = entries_.find(account)->second;
    entry.changed = false;
    lines.push_back(entry.line);
  }
  changed_.clear();
  return lines;
}

std::vector<AccountLine> BalanceBook::all() {
  const auto fresh = order_.begin() + std::exchange(ordered_, std::ssize(order_));
  std::ranges::sort(fresh, order_.end());
  std::ranges::inplace_merge(order_, fresh);
  std::vector<AccountLine> lines;
  lines.reserve(order_.size());
  for (const auto account : order_) lines.push_back(entries_.find(account)->second.line);
  return lines;
}

AccountLine BalanceBook::find(AccountId account) const {
  const auto found = entries_.find(account);
  return found == entries_.end() ? AccountLine{.account = account} : found->second.line;
}

void BalanceBook::put_totals(Coins house, Coins grants) {
  house_ = house;
  grants_ = grants;
}

}  // namespace chalkline::ledger
