#include "ledger/events/events.hpp"

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
Postings settlement(AccountId account, Coins stake, Coins credit, Coins direction) {
  Postings postings{held(account, -stake * direction)};
  if (credit != 0) postings.push_back(player(account, credit * direction));
  if (credit != stake) postings.push_back(house((stake - credit) * direction));
  return postings;
}

struct Moves {
  Postings operator()(const CoinsGranted& e) const {
    return {grants(-e.amount), player(e.account, e.amount)};
  }
  Postings operator()(const BetPlaced& e) const {
    return {player(e.account, -e.stake), held(e.account, e.stake)};
  }
  Postings operator()(const BetSettled& e) const {
    return settlement(e.account, e.stake, e.credit, 1);
  }
  Postings operator()(const SettlementReversed& e) const {
    return settlement(e.account, e.stake, e.credit, -1);
  }
  Postings operator()(const auto&) const { return {}; }
};

constexpr std::array<const char*, std::variant_size_v<Event>> kTypeNames{"AccountOpened",
                                                                         "CoinsGranted",
                                                                         "BetPlaced",
                                                                         "BetSettled",
                                                                         "SettlementReversed",
                                                                         "XpAwarded",
                                                                         "QuizCompleted",
                                                                         "GameScheduled",
                                                                         "GameRescheduled",
                                                                         "LineClosed",
                                                                         "ResultRecorded",
                                                                         "GameCancelled",
                                                                         "GameSettled",
                                                                         "AccountClosed",
                                                                         "MembershipUpgraded",
                                                                         "BadgeEarned",
                                                                         "GuideRead",
                                                                         "BetReviewed",
                                                                         "LimitsSet",
                                                                         "SkillReached",
                                                                         "DataViewed",
                                                                         "StatisticsRecorded",
                                                                         "RulesAdopted",
                                                                         "GameRevealed",
                                                                         "ClockSet"};

template <class E>
constexpr std::uint16_t kVersion = 1;
template <>
constexpr std::uint16_t kVersion<BetPlaced> = 4;
template <>
constexpr std::uint16_t kVersion<BetSettled> = 3;
template <>
constexpr std::uint16_t kVersion<SettlementReversed> = 2;
template <>
constexpr std::uint16_t kVersion<ResultRecorded> = 2;
template <>
constexpr std::uint16_t kVersion<GameScheduled> = 2;

}  // namespace

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

const char* type_name(const Event& event) { return kTypeNames.at(event.index()); }

std::uint16_t version_of(const Event& event) {
  return std::visit([]<class E>(const E&) { return kVersion<E>; }, event);
}

Stream stream_of(const Event& event) {
  return std::visit(
      []<class E>(const E& e) {
        if constexpr (requires { e.account; }) {
          return Stream{StreamKind::kAccount, raw(e.account)};
        } else if constexpr (requires { e.game; }) {
          return Stream{StreamKind::kGame, raw(e.game)};
        } else {
          return Stream{StreamKind::kLedger, 0};
        }
      },
      event);
}

Postings postings_of(const Event& event) { return std::visit(Moves{}, event); }

}  // namespace chalkline::ledger
