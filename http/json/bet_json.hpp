#pragma once

#include "http/json/json_writer.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

std::string_view to_string(projections::BetStatus status);
std::optional<projections::BetStatus> parse_bet_status(std::string_view text);
std::string_view to_string(projections::BetType type);
std::optional<projections::BetType> parse_bet_type(std::string_view text);

// "score": an object, or null for none.
void append_score(JsonWriter& out, const std::optional<ledger::Score>& score);

// The shapes `Bet` and `Activity` of schemas/openapi.yaml.
void append_bet(JsonWriter& out, const projections::BetRow& bet);
void append_activity(JsonWriter& out, const projections::BetRow& bet);

}  // namespace chalkline::http
