#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.hpp"
#include "base/names.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http {

// A person's display settings. The numbers are stored.
enum class OddsFormat : std::uint8_t { kAmerican = 1, kDecimal, kFractional, kImplied };
inline constexpr std::array<std::string_view, 4> kOddsFormats{"american", "decimal", "fractional",
                                                              "implied"};
constexpr Names names_of(OddsFormat /*format*/) { return {kOddsFormats}; }
enum class ColourMode : std::uint8_t { kSystem = 1, kLight, kDark };
inline constexpr std::array<std::string_view, 3> kColourModes{"system", "light", "dark"};
constexpr Names names_of(ColourMode /*mode*/) { return {kColourModes}; }

// A team by its league and its code there. One that the league does not have is shown nowhere.
struct FavouriteTeam {
  ledger::Sport sport{};
  std::string code{};
  static constexpr auto fields =
      std::tuple{field("sport", &FavouriteTeam::sport),
                 field("code", &FavouriteTeam::code, {.min = 1, .max = 8})};
  friend bool operator==(const FavouriteTeam&, const FavouriteTeam&) = default;
};
inline constexpr int kFavouriteTeamsMost = 20;

// The shape `Settings` of schemas/openapi.yaml.
struct Settings {
  OddsFormat odds_format{OddsFormat::kAmerican};
  ColourMode colour_mode{ColourMode::kSystem};
  std::optional<std::string> time_zone{};        // IANA name; absent: the browser's
  bool ranked{true};                             // false: left out of the leaderboards (RULES 33)
  std::vector<FavouriteTeam> favourite_teams{};  // each once, in the order of choice
  static constexpr auto fields = std::tuple{
      field("oddsFormat", &Settings::odds_format), field("colourMode", &Settings::colour_mode),
      field("timeZone", &Settings::time_zone, {.max = 64, .absent = Absent::kNull}),
      field("isRanked", &Settings::ranked),
      field("favouriteTeams", &Settings::favourite_teams,
            {.max = kFavouriteTeamsMost, .item = "Team"})};
  friend bool operator==(const Settings&, const Settings&) = default;
};

// The error is a sentence.
std::expected<Settings, std::string> parse_settings(std::string_view body);

// The teams as accounts.db keeps them: "nhl:BOS nba:MIA".
std::string stored_teams(const std::vector<FavouriteTeam>& teams);
std::vector<FavouriteTeam> read_teams(std::string_view stored);

}  // namespace chalkline::http
