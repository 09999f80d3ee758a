#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/names.hpp"
#include "ledger/values/game_id.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

// Past seasons that are played again.
namespace chalkline::sports {

// A recorded season, as far as it was imported.
struct Season {
  ledger::Sport sport{};
  std::int32_t year{};  // in which it began
  std::int64_t games{};
  ledger::Timestamp first_start{};  // as recorded, of its first game and of its last
  ledger::Timestamp last_start{};
  friend bool operator==(const Season&, const Season&) = default;
};

// How fast a run goes. As it was: for a class that follows a season over a term. A day an hour: a
// season of football takes a week, and a player sees a few game days end in an evening.
// Stored by number.
enum class Pace : std::uint8_t { kAsItWas = 1, kDayAnHour = 2 };
inline constexpr std::array<std::string_view, 2> kPaces{"as-it-was", "day-an-hour"};
constexpr Names names_of(Pace /*pace*/) { return {kPaces}; }

// How long before kickoff a recorded game is listed, in the season's own time: what is on offer is
// the week to come, at each pace.
inline constexpr auto kListedAhead = std::chrono::hours{24 * 7};

// How long after kickoff a recorded result is given: a real game takes three hours, and a little
// more. At each pace there is time to look at a game under way.
inline constexpr auto kResultAfter = std::chrono::minutes{195};
inline constexpr auto kResultAfterMin = std::chrono::minutes{10};

// A season that is played again, once. The time between its games is the recorded one, divided by
// the pace.
struct SeasonRun {
  ledger::Sport sport{};
  std::int32_t year{};
  ledger::Timestamp began_at{};       // at a player's request
  ledger::AccountId begun_by{};       // 0: the operator
  ledger::Timestamp starts_at{};      // its first game
  ledger::Timestamp recorded_from{};  // the recorded start of that game, and of its last one
  ledger::Timestamp recorded_to{};
  Pace pace{Pace::kAsItWas};
  // "nfl-2023-1763942400000000", of a class behind class_run_prefix(): a part of the keys of its
  // games.
  std::string name;
  std::optional<ledger::Timestamp> stopped_at{};  // no game is listed after this

  // The end of the source keys of its games, and of no others.
  std::string world() const { return '/' + name; }

  // The class whose own run it is, by its name; absent of everybody's.
  std::optional<ledger::ClassId> in_class() const {
    return ledger::class_of_game(ledger::Source::kReplay, world());
  }

  ledger::Timestamp start_of(ledger::Timestamp recorded) const;  // to the minute
  ledger::Timestamp listed_at(ledger::Timestamp recorded) const;
  bool lists(ledger::Timestamp recorded) const {
    return !stopped_at || listed_at(recorded) <= *stopped_at;
  }
  // Whether it has listed a game that is not played after all: a class's run is over when it is
  // stopped, but for the games under way. Everybody's is played to the end of what it has listed.
  bool calls_off(ledger::Timestamp recorded) const {
    return stopped_at && in_class() && start_of(recorded) > *stopped_at;
  }
  ledger::Timestamp result_at(ledger::Timestamp recorded) const;
  ledger::Timestamp ends_at() const { return result_at(recorded_to); }

  // The recorded starts of the games that have begun by then, and of those that are over, are at
  // most this.
  ledger::Timestamp begun_until(ledger::Timestamp now) const;
  ledger::Timestamp over_until(ledger::Timestamp now) const;

  friend bool operator==(const SeasonRun&, const SeasonRun&) = default;
};

}  // namespace chalkline::sports
