#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/json/reader.hpp"
#include "base/json/writer.hpp"
#include "sports/book/seasons.hpp"

// Past seasons and their runs, as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct SeasonRun {
  std::string name{};
  sports::Pace pace{};
  ledger::Timestamp starts_at{};
  ledger::Timestamp ends_at{};
  std::optional<ledger::Timestamp> next_start{};
  std::int64_t games_played{};
  bool begun_by_you{};
};
BOOST_DESCRIBE_STRUCT(SeasonRun, (),
                      (name, pace, starts_at, ends_at, next_start, games_played, begun_by_you))

struct Season {
  ledger::Sport sport{};
  std::int32_t season{};
  std::int64_t games{};
  ledger::Timestamp first_start{};
  ledger::Timestamp last_start{};
  std::optional<SeasonRun> run{};
};
BOOST_DESCRIBE_STRUCT(Season, (), (sport, season, games, first_start, last_start, run))

struct Seasons {
  std::vector<Season> seasons{};
};
BOOST_DESCRIBE_STRUCT(Seasons, (), (seasons))

struct TeamSoFar {
  sports::Team team{};
  std::int32_t won{};
  std::int32_t lost{};
  std::int32_t tied{};
  std::int32_t scored{};
  std::int32_t allowed{};
};
BOOST_DESCRIBE_STRUCT(TeamSoFar, (), (team, won, lost, tied, scored, allowed))

struct NextOfRun {
  ledger::GameId id{};
  sports::Team home_team{};
  sports::Team away_team{};
  ledger::Timestamp start_time{};
  ledger::Timestamp recorded_start{};
  bool is_offered{};
};
BOOST_DESCRIBE_STRUCT(NextOfRun, (),
                      (id, home_team, away_team, start_time, recorded_start, is_offered))

// The asker's bets with a pick on a game of the run.
struct OwnSoFar {
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t open{};
};
BOOST_DESCRIBE_STRUCT(OwnSoFar, (), (won, lost, open))

struct SeasonSoFar {
  std::vector<TeamSoFar> teams{};
  std::optional<NextOfRun> next{};
  std::optional<OwnSoFar> own{};
};
BOOST_DESCRIBE_STRUCT(SeasonSoFar, (), (teams, next, own))

struct SeasonRequest {
  ledger::Sport sport{};
  std::int32_t season{};
  static constexpr auto fields =
      std::tuple{field("sport", &SeasonRequest::sport),
                 field("season", &SeasonRequest::season, {.min = 1'800, .max = 9'999})};
};

// As `asker` sees them, or a visitor.
Season season_of(const sports::SeasonOnOffer& offer, std::optional<ledger::AccountId> asker);
SeasonSoFar so_far_of(const sports::SeasonSoFar& so_far);
Seasons seasons_of(const std::vector<sports::SeasonOnOffer>& offers,
                   std::optional<ledger::AccountId> asker);

}  // namespace wire

}  // namespace chalkline::http
