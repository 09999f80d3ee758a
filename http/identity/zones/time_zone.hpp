#pragma once

#include <filesystem>
#include <string_view>

namespace chalkline::http {

inline constexpr const char* kSystemZones = "/usr/share/zoneinfo";

// Whether it names a time zone of the IANA database, as browsers do: "UTC", "GMT" or
// "Area/Location". Which locations there are this machine's own database in `zones` says; without
// one every location of an area that exists will do. Nothing here computes with a zone.
bool is_time_zone(std::string_view name, const std::filesystem::path& zones = kSystemZones);

}  // namespace chalkline::http
