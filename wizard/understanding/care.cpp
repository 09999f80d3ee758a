#include "wizard/understanding/care.hpp"

namespace chalkline::wizard {

bool is_after_help(const Care& care, ledger::Timestamp now) {
  return care.helped_at && now - *care.helped_at < kNoBetsAfterHelp;
}

bool speaks_of_no_bets(const Care& care, ledger::Timestamp now) {
  return care.minor_since || is_after_help(care, now);
}

Care care_after(const Question& question, Care before, ledger::Timestamp now) {
  if (question.says_of_age) before.minor_since.reset();
  if (question.intent == Intent::kUnderAge) before.minor_since = now;
  if (question.intent == Intent::kDistress || question.intent == Intent::kDanger)
    before.helped_at = now;
  return before;
}

}  // namespace chalkline::wizard
