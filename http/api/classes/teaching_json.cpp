#include "http/api/classes/teaching_json.hpp"

namespace chalkline::http::wire {

ledger::ClassTerms terms_of(const OpenClassRequest& request) {
  ledger::ClassTerms terms{.start_coins = request.start_coins,
                           .kinds = bits_of(request.allowed),
                           .ends_at = request.ends_at};
  if (const auto& percent = request.largest_stake_percent)
    terms.stake_share = static_cast<std::uint16_t>(percent->count);
  return terms;
}

ClassRow row_of(const OpenClassRequest& request, const ledger::ClassId& id, WallTime now) {
  return {.id = id,
          .title = request.title,
          .kind = request.kind,
          .opened_at = now,
          .seen_days = request.seen_days};
}

ClassMember class_member_of(const MemberRow& member, const ledger::AccountState& account,
                            Seat seat) {
  const auto purse = account.purse.value_or(ledger::PurseState{});
  ClassMember shown{.id = member.handle,
                    .alias = member.alias,
                    .joined_at = member.joined_at,
                    .has_left = purse.left,
                    .is_taken_back = purse.taken_back,
                    .awaits_agreement = seat > member.agreed};
  const bool shares = !purse.taken_back && !shown.awaits_agreement;
  if (shares && purse.consent.has(ledger::ConsentRow::kBets)) {
    shown.bets =
        MemberBets{account.achievements.bets, account.open_bets, account.achievements.forecasts};
  }
  return shown;
}

}  // namespace chalkline::http::wire
