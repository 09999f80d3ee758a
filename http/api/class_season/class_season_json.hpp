#pragma once

#include <string>
#include <tuple>

#include "base/json/reader.hpp"
#include "sports/model/season_run.hpp"

// The requests about a class's own season, as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

inline constexpr Bounds kSeasonClassId{.min = 32, .max = 32};
inline constexpr Bounds kSeasonYear{.min = 1'800, .max = 9'999};

struct ClassSeasonRequest {
  std::string class_id{};
  ledger::Sport sport{};
  std::int32_t season{};
  static constexpr auto fields =
      std::tuple{field("classId", &ClassSeasonRequest::class_id, kSeasonClassId),
                 field("sport", &ClassSeasonRequest::sport),
                 field("season", &ClassSeasonRequest::season, kSeasonYear)};
};

struct BeginClassSeasonRequest {
  std::string class_id{};
  ledger::Sport sport{};
  std::int32_t season{};
  sports::Pace pace{};
  static constexpr auto fields =
      std::tuple{field("classId", &BeginClassSeasonRequest::class_id, kSeasonClassId),
                 field("sport", &BeginClassSeasonRequest::sport),
                 field("season", &BeginClassSeasonRequest::season, kSeasonYear),
                 field("pace", &BeginClassSeasonRequest::pace)};
};

}  // namespace chalkline::http::wire
