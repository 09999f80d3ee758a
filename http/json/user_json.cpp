#include "http/json/user_json.hpp"

#include "ledger/rules/badges.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {

namespace wire {

std::vector<Badge> badges_of(ledger::Bits<ledger::Badge> badges) {
  std::vector<Badge> shown;
  shown.reserve(badges.count());
  for (const auto& rule : ledger::kBadgeRules) {
    if (badges.has(rule.badge)) shown.push_back({rule.badge, rule.name});
  }
  return shown;
}

std::vector<Role> roles_of(const Roles& roles) {
  std::vector shown{Role::kPlayer};
  for (const auto role : {http::Role::kEducator, http::Role::kAuditor}) {
    if (roles.has(role)) shown.push_back(static_cast<Role>(role));
  }
  return shown;
}

std::optional<CloseRecord> close_record_of(const projections::CloseRecord& record) {
  if (record.bets == 0) return std::nullopt;
  constexpr double kMillion = 1e6;
  return CloseRecord{record.bets, {record.mean / kMillion}};
}

User user_of(const Person& person, const projections::Standing& standing, std::int32_t asked,
             std::optional<bool> email_verified) {
  const auto quiz = standing.quiz.transform(
      [](const auto& taken) { return quiz_result_of(taken.answers, taken.time); });
  return {.id = person.id,
          .username = person.username,
          .email = person.email,
          .level = standing.level,
          .xp = standing.xp,
          .xp_to_next_level = ledger::xp_to_next(standing.level, ledger::latest_rules().levels),
          .badges = badges_of(standing.badges),
          .is_premium = standing.tier.has_value(),
          .subscription_tier_id = standing.tier,
          .virtual_balance = standing.balance,
          .skill_level = standing.skill,
          .quiz_completed = quiz.has_value(),
          .quiz_score = quiz.transform([](const QuizResult& result) { return result.score; }),
          .quiz_results = quiz,
          .remaining_daily_questions = questions_left(standing.tier, asked),
          .email_verified = email_verified,
          .roles = roles_of(person.roles)};
}

}  // namespace wire

projections::Standing new_standing(ledger::AccountId account, ledger::Coins balance) {
  projections::Standing standing;
  standing.account = account;
  standing.balance = balance;
  return standing;
}

}  // namespace chalkline::http
