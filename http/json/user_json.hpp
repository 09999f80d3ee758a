#pragma once

#include "http/identity/person.hpp"
#include "http/json/json_writer.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// As it is shown: "Novice".
std::string_view to_string(ledger::SkillLevel level);
void append_skill(JsonWriter& out,
                  const std::optional<ledger::SkillLevel>& level);  // null when absent

void append_badges(JsonWriter& out, ledger::Bits<ledger::Badge> badges);
void append_tier(JsonWriter& out,
                 const std::optional<ledger::Tier>& tier);  // null for a free account

// The members winRate and decidedBets of `Dashboard`.
void append_win_rate(JsonWriter& out, std::int64_t won, std::int64_t lost);

// The standing of an account that the read models have not seen yet.
projections::Standing new_standing(ledger::AccountId account, ledger::Coins balance);

// The roles of schemas/openapi.yaml, as an array.
void append_roles(JsonWriter& out, const Roles& roles);

// The shape `User` of schemas/openapi.yaml.
void append_user(JsonWriter& out, const Person& person, const projections::Standing& standing,
                 const std::optional<bool>& email_verified);

}  // namespace chalkline::http
