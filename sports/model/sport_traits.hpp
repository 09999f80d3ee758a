#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string_view>

#include "ledger/values/sport_rows.hpp"
#include "sports/model/conferences.hpp"
#include "sports/model/hockey_teams.hpp"

namespace chalkline::sports {

// Months of play, from the first of `from` to the last of `to`.
struct SeasonMonths {
  std::chrono::month from{};
  std::chrono::month to{};
  bool to_next_year{};  // `to` is of the year after that by which the season is named
};

// The parts of a game by which its score is written. Innings know no clock.
enum class Parts : std::uint8_t { kQuarters, kPeriods, kInnings };

// The differences between sports. The rules that decide bets stand in
// ledger/values/sport_rules.hpp, and the models of simulated games in
// sports/simulation/season/sport_model.cpp and sports/simulation/leagues/sport_views.cpp.
struct SportTraits {
  ledger::Sport sport{};
  Parts parts{};
  std::string_view score_unit;  // what a score is counted in
  // A result that is missing so long after the start is overdue. Three hours are usual; the rest is
  // for what draws a game out.
  std::chrono::hours longest_game{};
  // No game is over so soon after its start: what the clock and the breaks take at least.
  std::chrono::minutes shortest_game{};
  // How far apart two feeds may put the start of one game.
  std::chrono::hours meeting_window{};
  // A start before this month belongs to the season named by the year before.
  std::chrono::month season_turns{};
  // When games of a season have been played, as far as past seasons are imported.
  SeasonMonths played{};
  // The groups of a season's table, and the one that a team is of by its code.
  std::span<const std::string_view> groups;
  std::string_view (*group_of)(std::string_view code){};
  // A loss in extra time is one of its own, so that teams are ranked by points.
  bool counts_overtime_losses{};
  // Where a team plays, by its code.
  std::optional<Venue> (*venue_of)(std::string_view code){};
};

// For the sports whose views name no venue.
constexpr std::optional<Venue> no_venue(std::string_view /*code*/) { return std::nullopt; }

// Two teams do not meet on two days within it.
inline constexpr std::chrono::hours kMeetingDay{12};

// In the order of ledger::Sport.
inline constexpr std::array kSportTraits{
    SportTraits{.sport = ledger::Sport::kNba,
                .parts = Parts::kQuarters,
                .score_unit = "points",
                .longest_game = std::chrono::hours{4},      // no weather, and overtimes are short
                .shortest_game = std::chrono::minutes{60},  // 48 minutes of play, and halftime
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::September, std::chrono::October, true},  // as in 2020
                .groups = kNbaConferences,
                .group_of = &nba_conference,
                .counts_overtime_losses = false,
                .venue_of = &no_venue},
    SportTraits{.sport = ledger::Sport::kNfl,
                .parts = Parts::kQuarters,
                .score_unit = "points",
                .longest_game = std::chrono::hours{5},      // an hour of lightning over the field
                .shortest_game = std::chrono::minutes{70},  // 60 minutes of play, and halftime
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::August, std::chrono::February, true},
                .groups = kNflConferences,
                .group_of = &nfl_conference,
                .counts_overtime_losses = false,
                .venue_of = &no_venue},
    SportTraits{.sport = ledger::Sport::kMlb,
                .parts = Parts::kInnings,
                .score_unit = "runs",
                .longest_game = std::chrono::hours{7},  // rain and extra innings
                // Five innings, after which rain may end it; nine have taken 51 minutes once.
                .shortest_game = std::chrono::minutes{40},
                .meeting_window = std::chrono::hours{2},  // two games a day, three hours apart
                .season_turns = std::chrono::January,
                .played = {std::chrono::March, std::chrono::November, false},
                .groups = kMlbLeagues,
                .group_of = &mlb_league,
                .counts_overtime_losses = false,
                .venue_of = &no_venue},
    SportTraits{.sport = ledger::Sport::kNhl,
                .parts = Parts::kPeriods,
                .score_unit = "goals",
                .longest_game = std::chrono::hours{5},      // overtimes without a last one
                .shortest_game = std::chrono::minutes{90},  // 60 minutes of play, and two breaks
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::September, std::chrono::October, true},  // as in 2020
                .groups = kDivisionNames,
                .group_of = &hockey_division,
                .counts_overtime_losses = true,
                .venue_of = &hockey_venue}};

constexpr const SportTraits& traits_of(ledger::Sport sport) {
  return ledger::row_of(kSportTraits, sport);
}

static_assert(ledger::has_row_by_sport(kSportTraits));
static_assert(std::ranges::all_of(kSportTraits,
                                  [](const SportTraits& row) {
                                    return row.longest_game > row.shortest_game &&
                                           row.shortest_game.count() > 0 &&
                                           row.meeting_window.count() > 0 &&
                                           row.season_turns.ok() && row.played.from.ok() &&
                                           row.played.to.ok() && !row.groups.empty() &&
                                           row.group_of != nullptr && row.venue_of != nullptr;
                                  }),
              "every row is filled and stands in its place");

}  // namespace chalkline::sports
