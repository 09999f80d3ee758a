#include "sports/feeds/nhl/nhl.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/game_row.hpp"

namespace chalkline::sports::nhl {
namespace {

using live::JsonReader;
using live::LeagueGame;

std::string text_of(std::chrono::sys_days day) { return fmt::format("{:%Y-%m-%d}", day); }

}  // namespace

live::LeaguePages pages() {
  return {
      .name = "nhl",
      .sport = ledger::Sport::kNhl,
      .base_url = "https://api-web.nhle.com/v1",
      .page =
          [](const std::string& base_url, std::chrono::sys_days first) {
            return fetch::Page{base_url + "/schedule/" + text_of(first), {}};
          },
      .read = &read_schedule,
      .scores_page =
          [](const std::string& base_url, std::chrono::sys_days day) {
            return fetch::Page{base_url + "/score/" + text_of(day), {}};
          },
      .read_scores =
          [](std::string_view body, std::chrono::sys_days day, ledger::Timestamp,
             live::LeftOut& left_out) { return live::games_of(read_day(body, day, &left_out)); }};
}

live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<LeagueGame> games;
    page.at("gameWeek").each("date", [&](const JsonReader& day) {
      const auto date = live::day_of_page(day.at("date"), first);
      day.at("games").each("id", [&](const JsonReader& row) {
        if (auto game = read_game(row, date)) games.push_back(*std::move(game));
      });
    });
    return games;
  });
}

}  // namespace chalkline::sports::nhl
