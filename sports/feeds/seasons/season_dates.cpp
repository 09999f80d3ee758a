#include "sports/feeds/seasons/season_dates.hpp"

#include "sports/model/sport_traits.hpp"

namespace chalkline::sports::seasons {

using namespace std::chrono;

bool is_in_season(ledger::Sport sport, std::int32_t season, year_month_day date) {
  const auto& played = traits_of(sport).played;
  const year first{season};
  const year_month month{date.year(), date.month()};
  return first / played.from <= month &&
         month <= (played.to_next_year ? first + years{1} : first) / played.to;
}

std::optional<year_month_day> SeasonDates::next(month_day date) {
  const year first{season_};
  if (!last_) {
    const bool is_second_year = turns_year_ && date.month() < July;
    const year_month_day start{(is_second_year ? first + years{1} : first) / date};
    if (!start.ok()) return std::nullopt;
    last_ = start;
    return start;
  }
  std::optional<year_month_day> nearest;
  for (const auto y : {first, first + years{1}}) {
    const auto candidate = y / date;
    if (!candidate.ok() || (y != first && !turns_year_)) continue;
    if (!nearest || abs(sys_days{candidate} - *last_) < abs(sys_days{*nearest} - *last_)) {
      nearest = candidate;
    }
  }
  if (nearest) last_ = *nearest;
  return nearest;
}

}  // namespace chalkline::sports::seasons
