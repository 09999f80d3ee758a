#include "sports/feeds/mlb/mlb.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sports/feeds/live/json_reader.hpp"

namespace chalkline::sports::mlb {
namespace {

using live::JsonReader;
using live::LeagueGame;
using live::Phase;

constexpr std::string_view kGameTypes = "RFDLW";  // the season, and the rounds after it
constexpr int kInnings = 9;

// The abstract state of a postponed game is "Final", so the coded one decides.
Phase mlb_phase(const JsonReader& status) {
  const auto code = status.at("codedGameState").text();
  if (code == "S" || code == "P") {
    const auto unknown = status.find("startTimeTBD");
    return unknown && unknown->truth() ? Phase::kUnknown : Phase::kScheduled;
  }
  if (code == "I" || code == "M" || code == "N") return Phase::kPlaying;
  if (code == "O") return Phase::kFinal;
  if (code == "F") return Phase::kOfficial;
  if (code == "C") return Phase::kCancelled;
  return Phase::kUnknown;  // postponed, suspended, forfeited
}

Team mlb_team(const JsonReader& side) {
  return {std::string{side.at("team").at("name").text()}, {}};
}

std::optional<ledger::Score> mlb_score(const JsonReader& home, const JsonReader& away) {
  const auto of_home = home.find("score");
  const auto of_away = away.find("score");
  if (!of_home || !of_away) return std::nullopt;
  return ledger::Score{of_home->score(), of_away->score()};
}

Period inning(const JsonReader& row) {
  const auto line = row.find("linescore");
  const auto current = line ? line->find("currentInning") : std::nullopt;
  if (!current) return {};
  const int number = current->score();
  if (number > kInnings) return {PeriodKind::kOvertime, number - kInnings};
  return {PeriodKind::kPlay, number};
}

void read_mlb_game(const JsonReader& row, std::chrono::sys_days day,
                   std::vector<LeagueGame>& games) {
  const auto type = row.at("gameType").text();
  if (type.size() != 1 || !kGameTypes.contains(type)) return;
  const auto starts_at = row.at("gameDate").time();
  const auto home = row.at("teams").at("home");
  const auto away = row.at("teams").at("away");
  games.push_back({.key = std::to_string(row.at("gamePk").whole()),
                   .sport = ledger::Sport::kMlb,
                   .season = live::season_at(ledger::Sport::kMlb, starts_at),
                   .day = day,
                   .starts_at = starts_at,
                   .home = mlb_team(home),
                   .away = mlb_team(away),
                   .phase = mlb_phase(row.at("status")),
                   .score = mlb_score(home, away),
                   .period = inning(row),
                   .clock_s = {}});
}

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

live::LeagueGames read_schedule(std::string_view body, std::chrono::sys_days first) {
  return live::read_json(body, [&](const JsonReader& page) {
    std::vector<LeagueGame> games;
    for (const auto& day : page.at("dates").items()) {
      const auto date = std::chrono::floor<std::chrono::days>(day.at("date").time());
      if (date < first || date >= first + live::kScheduleDays) {
        day.at("date").refuse("it is a day that was not asked for");
      }
      for (const auto& row : day.at("games").items()) read_mlb_game(row, date, games);
    }
    return games;
  });
}

}  // namespace chalkline::sports::mlb
