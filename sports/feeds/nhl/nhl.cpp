#include "sports/feeds/nhl/nhl.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sports/feeds/live/json_reader.hpp"
#include "sports/feeds/nhl/game_row.hpp"

namespace chalkline::sports::nhl {
namespace {

using live::JsonReader;
using live::LeagueGame;

std::string text_of(std::chrono::sys_days day) { return fmt::format("{:%Y-%m-%d}", day); }

void add_game(std::vector<LeagueGame>& games, const JsonReader& row, std::chrono::sys_days day) {
  if (auto game = read_game(row, day)) games.push_back(*std::move(game));
}

}  // namespace

live::LeaguePages pages() {
  return {.name = "nhl",
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
          .read_scores = &read_scores};
}

live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first,
                                live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<LeagueGame> games;
    page.at("gameWeek").each("date", [&](const JsonReader& day) {
      const auto date = live::schedule_day(day.at("date"), first);
      day.at("games").each("id", [&](const JsonReader& row) { add_game(games, row, date); });
    });
    return games;
  });
}

live::LeagueGames read_scores(std::string_view body, std::chrono::sys_days day,
                              live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    require_day(page.at("currentDate"), day);
    std::vector<LeagueGame> games;
    page.at("games").each("id", [&](const JsonReader& row) { add_game(games, row, day); });
    return games;
  });
}

}  // namespace chalkline::sports::nhl
