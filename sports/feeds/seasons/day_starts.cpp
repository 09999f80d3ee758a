#include "sports/feeds/seasons/day_starts.hpp"

#include <algorithm>

#include "sports/model/eastern_time.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::chrono::minutes kBetweenGames{15};
constexpr std::chrono::hours kBetweenGamesOfATeam{4};

}  // namespace

ledger::Timestamp DayStarts::next(std::chrono::year_month_day date, const std::string& home) {
  auto& day = days_.try_emplace(date, Day{first_, {}}).first->second;
  auto start = day.next;
  day.next += kBetweenGames;
  if (const auto first = day.by_home.find(home); first != day.by_home.end()) {
    start = std::max(start, first->second + kBetweenGamesOfATeam);
  }
  day.by_home[home] = start;
  return eastern_to_utc(date, start);
}

}  // namespace chalkline::sports::seasons
