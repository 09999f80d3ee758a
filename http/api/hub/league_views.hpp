#pragma once

#include <array>
#include <optional>

#include "http/api/hub/hub_json.hpp"
#include "ledger/events/progress_events.hpp"
#include "ledger/values/sport_rows.hpp"

namespace chalkline::http {

// The differences between the hub's views of the leagues.
struct LeagueViews {
  ledger::Sport sport{};
  bool is_optional{};     // days and standings are there if the operator has switched them on
  bool is_for_members{};  // SPEC locks the NBA for players without a plan
  // The views that Data Diver counts.
  std::optional<ledger::DataView> schedule{};
  std::optional<ledger::DataView> box_scores{};
  std::optional<ledger::DataView> standings{};
  std::optional<ledger::DataView> rosters{};
};

// In the order of ledger::Sport.
inline constexpr std::array kLeagueViews{
    LeagueViews{.sport = ledger::Sport::kNba, .is_optional = true, .is_for_members = true},
    LeagueViews{.sport = ledger::Sport::kNfl, .is_optional = true},
    LeagueViews{.sport = ledger::Sport::kMlb,
                .is_optional = true,
                .rosters = ledger::DataView::kMlbRosters},
    LeagueViews{.sport = ledger::Sport::kNhl,
                .schedule = ledger::DataView::kNhlSchedule,
                .box_scores = ledger::DataView::kNhlBoxScores,
                .standings = ledger::DataView::kNhlStandings,
                .rosters = ledger::DataView::kNhlRosters}};

constexpr const LeagueViews& views_of(ledger::Sport sport) {
  return ledger::row_of(kLeagueViews, sport);
}

static_assert(ledger::has_row_by_sport(kLeagueViews));

// The shapes of a league's answers. One without a specialization has no calls.
template <ledger::Sport kSport>
struct LeagueShapes;

struct CommonShapes {
  using BoxScores = wire::BoxScores;
  using Standings = wire::Standings;
};
template <>
struct LeagueShapes<ledger::Sport::kNba> : CommonShapes {};
template <>
struct LeagueShapes<ledger::Sport::kMlb> : CommonShapes {};
template <>
struct LeagueShapes<ledger::Sport::kNhl> {  // as SPEC has them
  using BoxScores = wire::NhlBoxScores;
  using Standings = wire::NhlStandings;
};

}  // namespace chalkline::http
