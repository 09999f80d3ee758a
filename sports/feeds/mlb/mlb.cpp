#include "sports/feeds/mlb/mlb.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/mlb/game_row.hpp"

namespace chalkline::sports::mlb {
namespace {

using live::JsonReader;
using live::LeagueGame;

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
          .read_scores = &read_schedule};
}

live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<LeagueGame> games;
    page.at("dates").each("date", [&](const JsonReader& day) {
      const auto date = live::schedule_day(day.at("date"), first);
      day.at("games").each("gamePk", [&](const JsonReader& row) {
        if (auto game = read_game(row, date)) games.push_back(*std::move(game));
      });
    });
    return games;
  });
}

}  // namespace chalkline::sports::mlb
