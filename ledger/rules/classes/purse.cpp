#include "ledger/rules/classes/purse.hpp"

namespace chalkline::ledger {

std::expected<ConsentChanged, Rejection> decide(const PurseState& purse,
                                                const ChangeConsent& command) {
  if (!is_consent(command.consent)) return std::unexpected(Rejection::kConsentInvalid);
  if (purse.left) return std::unexpected(Rejection::kClassLeft);
  if (purse.consent.bits == command.consent) return std::unexpected(Rejection::kNothingToDo);
  return ConsentChanged{command.account, command.consent};
}

std::expected<MemberLeft, Rejection> decide(const PurseState& purse, const LeaveClass& command) {
  if (purse.taken_back || (purse.left && !command.take_back))
    return std::unexpected(Rejection::kNothingToDo);
  return MemberLeft{command.account, command.take_back};
}

}  // namespace chalkline::ledger
