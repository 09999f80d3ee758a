#pragma once

#include "http/parse/query_fields.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http {

// The parameter gameId of a call about one game.
inline ledger::GameId take_game_id(QueryFields& query) {
  const auto id = ledger::parse_game_id(query.text("gameId").value_or(""));
  if (!id) query.problem("gameId must be 16 hexadecimal digits");
  return id.value_or(ledger::GameId{});
}

}  // namespace chalkline::http
