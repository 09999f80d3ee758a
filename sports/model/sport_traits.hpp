#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

// Months of play, from the first of `from` to the last of `to`.
struct SeasonMonths {
  std::chrono::month from{};
  std::chrono::month to{};
  bool to_next_year{};  // `to` is of the year after that by which the season is named
};

// What differs from sport to sport outside the ledger; what the ledger decides by is in
// ledger/rules: has_ties, has_close_games.
struct SportTraits {
  ledger::Sport sport{};
  // A result that is missing so long after the start is overdue. Three hours are usual; the rest is
  // for what draws a game out.
  std::chrono::hours longest_game{};
  // How far apart two feeds may put the start of one game.
  std::chrono::hours meeting_window{};
  // A start before this month belongs to the season named by the year before.
  std::chrono::month season_turns{};
  // When games of a season have been played, as far as past seasons are imported.
  SeasonMonths played{};
  // Played by a clock, so that there is a score at each mark of RULES 20.
  bool has_clock{};
};

// Two teams do not meet on two days within it.
inline constexpr std::chrono::hours kMeetingDay{12};

// In the order of ledger::Sport.
inline constexpr std::array kSportTraits{
    SportTraits{.sport = ledger::Sport::kNba,
                .longest_game = std::chrono::hours{4},  // no weather, and overtimes are short
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::September, std::chrono::October, true},  // as in 2020
                .has_clock = true},
    SportTraits{.sport = ledger::Sport::kNfl,
                .longest_game = std::chrono::hours{5},  // an hour of lightning over the field
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::August, std::chrono::February, true},
                .has_clock = true},
    SportTraits{.sport = ledger::Sport::kMlb,
                .longest_game = std::chrono::hours{7},    // rain and extra innings
                .meeting_window = std::chrono::hours{2},  // two games a day, three hours apart
                .season_turns = std::chrono::January,
                .played = {std::chrono::March, std::chrono::November, false},
                .has_clock = false},
    SportTraits{.sport = ledger::Sport::kNhl,
                .longest_game = std::chrono::hours{5},  // overtimes without a last one
                .meeting_window = kMeetingDay,
                .season_turns = std::chrono::August,
                .played = {std::chrono::September, std::chrono::October, true},  // as in 2020
                .has_clock = true}};

constexpr const SportTraits& traits_of(ledger::Sport sport) {
  return kSportTraits.at(static_cast<std::size_t>(std::to_underlying(sport)) - 1);
}

static_assert(kSportTraits.size() == ledger::enum_names<ledger::Sport>.size(),
              "every sport has a row");
static_assert(std::ranges::all_of(kSportTraits,
                                  [](const SportTraits& row) {
                                    return &row == &traits_of(row.sport) &&
                                           row.longest_game.count() > 0 &&
                                           row.meeting_window.count() > 0 &&
                                           row.season_turns.ok() && row.played.from.ok() &&
                                           row.played.to.ok();
                                  }),
              "every row is filled and stands in its place");

}  // namespace chalkline::sports
