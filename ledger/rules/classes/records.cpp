#include "ledger/rules/classes/records.hpp"

namespace chalkline::ledger {

std::expected<Events, Rejection> decide(const AccountState& purse, const AccountState& educator,
                                        const OpenRecord& command, Timestamp now,
                                        const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (const auto no = refusal(purse)) return std::unexpected(*no);
  if (!purse.purse) return std::unexpected(Rejection::kNoPurse);
  if (purse.purse->class_id != command.class_id) return std::unexpected(Rejection::kOtherClass);
  if (purse.purse->taken_back) return std::unexpected(Rejection::kTakenBack);
  if (const auto no = refuse_own(educator)) return std::unexpected(*no);
  const std::chrono::microseconds again =
      command.exported ? rules.classes.export_again : rules.classes.record_again;
  if (is_repeated(purse.purse->looks, command.educator, command.exported, now, again))
    return std::unexpected(Rejection::kNothingToDo);
  return Events{
      RecordOpened{command.account, command.class_id, command.educator, command.exported}};
}

std::expected<Event, Rejection> decide(const ClassState* in_class, const AccountState& educator,
                                       const OpenOverview& command, Timestamp now,
                                       const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (in_class == nullptr) return std::unexpected(Rejection::kUnknownClass);
  if (const auto no = refuse_own(educator)) return std::unexpected(*no);
  const auto& looks = in_class->looks;
  const bool repeated =
      command.exported ? is_repeated(looks, command.educator, true, now, rules.classes.export_again)
                       : is_repeated_today(looks, command.educator, false, now);
  if (repeated) return std::unexpected(Rejection::kNothingToDo);
  return OverviewOpened{command.class_id, command.educator, command.exported};
}

}  // namespace chalkline::ledger
