#include "ledger/events.hpp"

#include <array>

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

// What leaves `held` is the stake; what the player gets is the credit; the house makes up the
// difference.
std::vector<Posting> settlement(AccountId account, Coins stake, Coins credit, Coins direction) {
  std::vector<Posting> postings{held(account, -stake * direction)};
  if (credit != 0) postings.push_back(player(account, credit * direction));
  if (credit != stake) postings.push_back(house((stake - credit) * direction));
  return postings;
}

struct Postings {
  std::vector<Posting> operator()(const CoinsGranted& e) const {
    return {grants(-e.amount), player(e.account, e.amount)};
  }
  std::vector<Posting> operator()(const BetPlaced& e) const {
    return {player(e.account, -e.stake), held(e.account, e.stake)};
  }
  std::vector<Posting> operator()(const BetSettled& e) const {
    return settlement(e.account, e.stake, e.credit, 1);
  }
  std::vector<Posting> operator()(const SettlementReversed& e) const {
    return settlement(e.account, e.stake, e.credit, -1);
  }
  std::vector<Posting> operator()(const auto&) const { return {}; }
};

constexpr std::array<const char*, std::variant_size_v<Event>> kTypeNames{
    "AccountOpened",  "CoinsGranted",  "BetPlaced",     "BetSettled",      "SettlementReversed",
    "XpAwarded",      "QuizCompleted", "GameScheduled", "GameRescheduled", "LineClosed",
    "ResultRecorded", "GameCancelled", "GameSettled"};

}  // namespace

const char* type_name(const Event& event) { return kTypeNames.at(event.index()); }

Stream stream_of(const Event& event) {
  return std::visit(
      []<class E>(const E& e) {
        if constexpr (requires { e.account; }) {
          return Stream{StreamKind::kAccount, raw(e.account)};
        } else {
          return Stream{StreamKind::kGame, raw(e.game)};
        }
      },
      event);
}

std::vector<Posting> postings_of(const Event& event) { return std::visit(Postings{}, event); }

}  // namespace chalkline::ledger
