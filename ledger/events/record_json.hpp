#pragma once

#include <string>

#include "ledger/events/events.hpp"

namespace chalkline::ledger {

// One line of JSON, as `audit export --format jsonl` writes it and schemas/events/ describes it:
// {"position":1,"time":"...","type":"BetPlaced","version":1,"stream":"account:1000","previousInStream":0,
//  "causedBy":0,"postings":[...],"event":{...}}. Enumerations are spelled out, game ids and keys
//  are hexadecimal,
// half points are numbers of half points, times are ISO 8601 UTC with microseconds.
std::string to_json(const Record& record);

}  // namespace chalkline::ledger
