#pragma once

#include "http/json/json_writer.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::http {

// The shape `Odds` of schemas/openapi.yaml.
void append_odds(JsonWriter& out, const ledger::Lines& lines);

// The shape `Game` of schemas/openapi.yaml.
void append_game(JsonWriter& out, const sports::Game& game);

}  // namespace chalkline::http
