#include "ledger/history/balance_book.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::ledger {

std::size_t BalanceBook::usual_place(AccountId account) const {
  return raw(account) - raw(lines_.front().account);
}

std::size_t BalanceBook::place_of(AccountId account) const {
  if (lines_.empty()) return 0;
  const auto usual = usual_place(account);
  if (usual < lines_.size() && lines_[usual].account == account) return usual;
  const auto found = places_.find(account);
  return found == places_.end() ? lines_.size() : found->second;
}

AccountLine& BalanceBook::line(AccountId account) {
  const auto place = place_of(account);
  if (place == lines_.size()) {
    lines_.push_back({.account = account});
    if (place != usual_place(account)) places_.emplace(account, place);
  }
  return lines_[place];
}

AccountLine& BalanceBook::change(AccountId account) {
  // The postings of a record and its stream are mostly of one account.
  if (changed_.empty() || changed_.back() != account) changed_.push_back(account);
  return line(account);
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
  const auto again = std::ranges::unique(changed_);
  changed_.erase(again.begin(), again.end());
  std::vector<AccountLine> lines;
  lines.reserve(changed_.size());
  for (const auto account : changed_) lines.push_back(line(account));
  changed_.clear();
  return lines;
}

std::span<const AccountLine> BalanceBook::all() {
  if (ordered_ == std::ssize(lines_)) return lines_;
  const auto fresh = lines_.begin() + std::exchange(ordered_, std::ssize(lines_));
  const auto lowest =
      std::ranges::min_element(fresh, lines_.end(), {}, &AccountLine::account)->account;
  std::ranges::sort(
      std::ranges::lower_bound(lines_.begin(), fresh, lowest, {}, &AccountLine::account),
      lines_.end(), {}, &AccountLine::account);
  places_.clear();
  for (std::size_t place = 0; place < lines_.size(); ++place) {
    const auto account = lines_[place].account;
    if (place != usual_place(account)) places_.emplace(account, place);
  }
  return lines_;
}

AccountLine BalanceBook::find(AccountId account) const {
  const auto place = place_of(account);
  return place == lines_.size() ? AccountLine{.account = account} : lines_[place];
}

void BalanceBook::put_totals(Coins house, Coins grants) {
  house_ = house;
  grants_ = grants;
}

}  // namespace chalkline::ledger
