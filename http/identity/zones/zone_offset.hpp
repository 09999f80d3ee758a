#pragma once

#include <chrono>
#include <filesystem>
#include <string_view>

#include "http/identity/zones/time_zone.hpp"
#include "ledger/values/date.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// How far the zone, an is_time_zone(), is from UTC at `time`, by the machine's own database; east
// is above 0. That of UTC where the database has no such zone. Reads a small file.
std::chrono::seconds utc_offset(std::string_view zone, ledger::Timestamp time,
                                const std::filesystem::path& zones = kSystemZones);

// The day that it is there.
ledger::Date date_in(std::string_view zone, ledger::Timestamp time,
                     const std::filesystem::path& zones = kSystemZones);

}  // namespace chalkline::http
