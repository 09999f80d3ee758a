#include "http/identity/people/settings.hpp"

#include "base/json/reader.hpp"
#include "http/identity/zones/time_zone.hpp"

namespace chalkline::http {

std::expected<Settings, std::string> parse_settings(std::string_view body) {
  auto settings = read_json<Settings>(body);
  if (settings && settings->time_zone && !is_time_zone(*settings->time_zone))
    return std::unexpected{"timeZone must be the name of a time zone, such as Europe/Paris"};
  return settings;
}

}  // namespace chalkline::http
