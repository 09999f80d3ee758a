#pragma once

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
  static constexpr auto fields = std::tuple{field("name", &SeasonRun::name),
                                            field("pace", &SeasonRun::pace),
                                            field("startsAt", &SeasonRun::starts_at),
                                            field("endsAt", &SeasonRun::ends_at),
                                            field("nextStart", &SeasonRun::next_start),
                                            field("gamesPlayed", &SeasonRun::games_played),
                                            field("begunByYou", &SeasonRun::begun_by_you)};
};

struct Season {
  ledger::Sport sport{};
  std::int32_t season{};
  std::int64_t games{};
  ledger::Timestamp first_start{};
  ledger::Timestamp last_start{};
  std::optional<SeasonRun> run{};
  static constexpr auto fields =
      std::tuple{field("sport", &Season::sport),          field("season", &Season::season),
                 field("games", &Season::games),          field("firstStart", &Season::first_start),
                 field("lastStart", &Season::last_start), field("run", &Season::run)};
};

struct Seasons {
  std::vector<Season> seasons{};
  static constexpr auto fields = std::tuple{field("seasons", &Seasons::seasons)};
};

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
