#include "http/identity/settings.hpp"

#include <algorithm>
#include <array>

#include "http/identity/time_zone.hpp"
#include "http/parse/json_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::array<std::string_view, 4> kOddsFormats{"american", "decimal", "fractional",
                                                       "implied"};
constexpr std::array<std::string_view, 3> kColourModes{"system", "light", "dark"};
constexpr std::size_t kTimeZoneMax = 64;  // twice the longest name of the IANA database

// Names are stored by number, from 1.
template <class E>
std::optional<E> named(std::string_view text, const auto& names) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<E>(found - names.begin() + 1);
}

}  // namespace

std::string_view name_of(OddsFormat format) {
  return kOddsFormats.at(static_cast<std::size_t>(format) - 1);
}
std::string_view name_of(ColourMode mode) {
  return kColourModes.at(static_cast<std::size_t>(mode) - 1);
}

std::expected<Settings, std::string> parse_settings(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  const auto odds = fields->text("oddsFormat", kTimeZoneMax);
  const auto colour = fields->text("colourMode", kTimeZoneMax);
  auto zone = fields->nullable_text("timeZone", kTimeZoneMax);
  const bool ranked = fields->flag("isRanked");
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  const auto odds_format = named<OddsFormat>(odds, kOddsFormats);
  if (!odds_format)
    return std::unexpected{"oddsFormat must be american, decimal, fractional or implied"};
  const auto colour_mode = named<ColourMode>(colour, kColourModes);
  if (!colour_mode) return std::unexpected{"colourMode must be system, light or dark"};
  if (zone && !is_time_zone(*zone))
    return std::unexpected{"timeZone must be the name of a time zone, such as Europe/Paris"};
  return Settings{*odds_format, *colour_mode, std::move(zone), ranked};
}

}  // namespace chalkline::http
