#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// How a person wants to see things. The numbers are stored.
enum class OddsFormat : std::uint8_t { kAmerican = 1, kDecimal, kFractional, kImplied };
enum class ColourMode : std::uint8_t { kSystem = 1, kLight, kDark };

// The shape `Settings` of schemas/openapi.yaml.
struct Settings {
  OddsFormat odds_format{OddsFormat::kAmerican};
  ColourMode colour_mode{ColourMode::kSystem};
  std::optional<std::string> time_zone{};  // IANA name; absent: the browser's
  bool ranked{true};                       // false: left out of the leaderboards (RULES 33)
  friend bool operator==(const Settings&, const Settings&) = default;
};

std::string_view name_of(OddsFormat format);
std::string_view name_of(ColourMode mode);

// The error is a sentence.
std::expected<Settings, std::string> parse_settings(std::string_view body);

}  // namespace chalkline::http
