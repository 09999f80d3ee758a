#include "ledger/events/events.hpp"

namespace chalkline::ledger {
namespace {

Posting player(AccountId account, Coins amount) {
  return {LedgerAccountKind::kPlayer, account, amount};
}
Posting held(AccountId account, Coins amount) {
  return {LedgerAccountKind::kHeld, account, amount};
}
Posting house(Coins amount) { return {LedgerAccountKind::kHouse, AccountId{}, amount}; }
Posting grants(Coins amount) { return {LedgerAccountKind::kGrants, AccountId{}, amount}; }

// The stake leaves `held`; the player gets the credit; the house makes up the difference.
Postings postings_of_settlement(AccountId account, Coins stake, Coins credit, Coins direction) {
  Postings postings{held(account, -stake * direction)};
  if (credit != 0) postings.push_back(player(account, credit * direction));
  if (credit != stake) postings.push_back(house((stake - credit) * direction));
  return postings;
}

}  // namespace

Postings CoinsGranted::postings() const { return {grants(-amount), player(account, amount)}; }

Postings BetPlaced::postings() const { return {player(account, -stake), held(account, stake)}; }

Postings BetSettled::postings() const { return postings_of_settlement(account, stake, credit, 1); }

Postings SettlementReversed::postings() const {
  return postings_of_settlement(account, stake, credit, -1);
}

const std::optional<Score>& score_at(const PeriodScores& periods, TimeMark mark) {
  switch (mark) {
    case TimeMark::kFirstQuarter:
      return periods.first_quarter;
    case TimeMark::kHalftime:
      return periods.halftime;
    case TimeMark::kThirdQuarter:
      return periods.third_quarter;
    case TimeMark::kFourthQuarter:
      break;
  }
  return periods.fourth_quarter;
}

EventType type_of(const Event& event) {
  return std::visit([]<class E>(const E&) { return E::type; }, event);
}

Stream stream_of(const Event& event) {
  return std::visit(
      []<class E>(const E& e) {
        if constexpr (OfAccount<E>) {
          return Stream{StreamKind::kAccount, raw(e.account)};
        } else if constexpr (OfGame<E>) {
          return Stream{StreamKind::kGame, raw(e.game)};
        } else {
          return Stream{StreamKind::kLedger, 0};
        }
      },
      event);
}

Postings postings_of(const Event& event) {
  return std::visit([](const auto& e) { return e.postings(); }, event);
}

}  // namespace chalkline::ledger
