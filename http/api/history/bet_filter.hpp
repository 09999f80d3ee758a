#pragma once

#include "http/parse/query_fields.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::http {

// The filter that lists, totals and files of bets have in common: status, sport, betType,
// conditional, from, to, search. Takes those parameters and notes what is wrong with them in
// `query`.
projections::BetFilter parse_bet_filter(QueryFields& query);

}  // namespace chalkline::http
