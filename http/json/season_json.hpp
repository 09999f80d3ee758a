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

struct SeasonRequest {
  ledger::Sport sport{};
  std::int32_t season{};
  static constexpr auto fields =
      std::tuple{field("sport", &SeasonRequest::sport),
                 field("season", &SeasonRequest::season, {.min = 1'800, .max = 9'999})};
};

// As `asker` sees them, or a visitor.
Season season_of(const sports::SeasonOnOffer& offer, std::optional<ledger::AccountId> asker);
Seasons seasons_of(const std::vector<sports::SeasonOnOffer>& offers,
                   std::optional<ledger::AccountId> asker);

}  // namespace wire

}  // namespace chalkline::http
