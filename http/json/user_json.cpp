#include "http/json/user_json.hpp"

#include "ledger/rules/badges.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {

std::string_view to_string(ledger::SkillLevel level) {
  switch (level) {
    case ledger::SkillLevel::kNovice:
      return "Novice";
    case ledger::SkillLevel::kCasual:
      return "Casual";
    case ledger::SkillLevel::kIntermediate:
      return "Intermediate";
    case ledger::SkillLevel::kAdvanced:
      return "Advanced";
    case ledger::SkillLevel::kPro:
      return "Pro";
  }
  return "Novice";
}

void append_skill(JsonWriter& out, const std::optional<ledger::SkillLevel>& level) {
  if (level) {
    out.text(to_string(*level));
  } else {
    out.null();
  }
}

void append_badges(JsonWriter& out, ledger::Bits<ledger::Badge> badges) {
  out.array();
  for (const auto& rule : ledger::kBadgeRules) {
    if (!badges.has(rule.badge)) continue;
    out.object().key("id").text(ledger::name_of(rule.badge)).key("name").text(rule.name).end();
  }
  out.end_array();
}

void append_tier(JsonWriter& out, const std::optional<ledger::Tier>& tier) {
  if (tier) {
    out.text(ledger::name_of(*tier));
  } else {
    out.null();
  }
}

void append_win_rate(JsonWriter& out, std::int64_t won, std::int64_t lost) {
  out.key("winRate").tenths(projections::win_rate_tenths(won, lost));
  out.key("decidedBets").integer(won + lost);
}

projections::Standing new_standing(ledger::AccountId account, ledger::Coins balance) {
  projections::Standing standing;
  standing.account = account;
  standing.balance = balance;
  return standing;
}

void append_roles(JsonWriter& out, const Roles& roles) {
  out.array().text("player");
  for (const auto role : {Role::kEducator, Role::kAuditor}) {
    if (roles.has(role)) out.text(to_string(role));
  }
  out.end_array();
}

void append_user(JsonWriter& out, const Person& person, const projections::Standing& standing,
                 const std::optional<bool>& email_verified) {
  out.object().key("id").integer(static_cast<std::int64_t>(ledger::raw(person.id)));
  out.key("username").text(person.username).key("email");
  if (person.email) {
    out.text(*person.email);
  } else {
    out.null();
  }
  out.key("level").integer(standing.level).key("xp").integer(standing.xp);
  out.key("xpToNextLevel")
      .integer(ledger::xp_to_next(standing.level, ledger::latest_rules().levels));
  out.key("badges");
  append_badges(out, standing.badges);
  out.key("isPremium").flag(standing.tier.has_value()).key("subscriptionTierId");
  append_tier(out, standing.tier);
  out.key("virtualBalance").integer(standing.balance).key("skillLevel");
  append_skill(out, standing.skill);
  out.key("quizCompleted").flag(standing.quiz_completed);
  out.key("emailVerified");
  email_verified ? out.flag(*email_verified) : out.null();
  out.key("roles");
  append_roles(out, person.roles);
  out.end();
}

}  // namespace chalkline::http
