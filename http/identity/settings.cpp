#include "http/identity/settings.hpp"

#include "http/identity/time_zone.hpp"
#include "http/parse/json_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kTimeZoneMax = 64;  // twice the longest name of the IANA database

}  // namespace

std::expected<Settings, std::string> parse_settings(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  const auto odds = fields->text("oddsFormat", kTimeZoneMax);
  const auto colour = fields->text("colourMode", kTimeZoneMax);
  auto zone = fields->nullable_text("timeZone", kTimeZoneMax);
  const bool ranked = fields->flag("isRanked");
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  const auto odds_format = value_of<OddsFormat>(odds);
  if (!odds_format)
    return std::unexpected{"oddsFormat must be american, decimal, fractional or implied"};
  const auto colour_mode = value_of<ColourMode>(colour);
  if (!colour_mode) return std::unexpected{"colourMode must be system, light or dark"};
  if (zone && !is_time_zone(*zone))
    return std::unexpected{"timeZone must be the name of a time zone, such as Europe/Paris"};
  return Settings{*odds_format, *colour_mode, std::move(zone), ranked};
}

}  // namespace chalkline::http
