#include "sports/feeds/mlb/mlb.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sports/feeds/mlb/hub_pages.hpp"

namespace chalkline::sports::mlb {
namespace {

fetch::Page days_page(const std::string& base_url, std::chrono::sys_days first,
                      std::chrono::sys_days last) {
  return {base_url + "/schedule",
          fmt::format("sportId=1&hydrate=linescore&startDate={:%Y-%m-%d}&endDate={:%Y-%m-%d}",
                      first, last)};
}

}  // namespace

live::LeaguePages pages() {
  return {.name = "mlb",
          .sport = ledger::Sport::kMlb,
          .base_url = "https://statsapi.mlb.com/api/v1",
          .page =
              [](const std::string& base_url, std::chrono::sys_days first) {
                return days_page(base_url, first,
                                 first + live::kScheduleDays - std::chrono::days{1});
              },
          .read = &read_schedule,
          .scores_page = [](const std::string& base_url,
                            std::chrono::sys_days day) { return days_page(base_url, day, day); },
          .read_scores =
              [](std::string_view body, std::chrono::sys_days day, ledger::Timestamp,
                 live::LeftOut& left_out) {
                return live::games_of(read_days(body, day, std::chrono::days{1}, &left_out));
              }};
}

live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out) {
  return live::games_of(read_days(body, first, live::kScheduleDays, left_out));
}

}  // namespace chalkline::sports::mlb
