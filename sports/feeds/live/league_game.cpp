#include "sports/feeds/live/league_game.hpp"

#include "sports/model/sport_traits.hpp"

namespace chalkline::sports::live {

std::int32_t season_at(ledger::Sport sport, ledger::Timestamp starts_at) {
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(starts_at)};
  const bool began_last_year = date.month() < traits_of(sport).season_turns;
  return int{date.year()} - (began_last_year ? 1 : 0);
}

}  // namespace chalkline::sports::live
