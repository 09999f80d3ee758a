#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/odds_api/odds.hpp"
#include "sports/feeds/seasons/layouts.hpp"
#include "tests/logged.hpp"
#include "tests/sports/broken_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/verbs.hpp"

// Every recorded file is read, or refused with a reason: none is passed over. Each schedule among
// them is read without the one row in which a value is broken.
namespace chalkline::sports {
namespace {

using namespace test;

struct RecordedFile {
  const char* path;
  const char* day;      // on which the page or the season begins
  const char* outcome;  // as outcome_of() says it
};

constexpr auto kRecordedFiles = std::to_array<RecordedFile>({
    {"espn/espn_nba_scoreboard_events_2022_EDITED.json", "2022-09-30", "0 games, 1 left out"},
    {"espn/espn_nba_summary_LAC-MIN_2025-01-06.json", "2025-01-06",
     "the page: there is no 'events'"},
    {"espn/espn_nfl_scoreboard_2022-09-11.json", "2022-09-08", "16 games"},
    {"mlb/error_404.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/error_500.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/game_feed_live.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/person.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/person_hydrate_stats_hitting.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/person_stats_hitting.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/person_stats_pitching.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/players.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/sbro_mlb_odds_2017.csv", "2017-01-01", "2464 games, 3 left out"},
    {"mlb/schedule_date.json", "2022-04-07", "9 games"},
    {"mlb/schedule_start_end_date.json", "2022-10-11", "6 games, 2 left out"},
    {"mlb/standings.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/statsapi_games_2026.json", "2026-05-30", "15 games"},
    {"mlb/statsapi_teams_2026.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/team_roster_coaches.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/team_roster_players.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/team_roster_sport_1.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/teams_small.json", "2022-11-23", "the page: there is no 'dates'"},
    {"mlb/teams_sport1.json", "2022-11-23", "the page: there is no 'dates'"},
    {"nba/nba_cdn_todaysScoreboard_2025-01-06.json", "2025-01-06",
     "the page: there is no 'events'"},
    {"nba/nba_playoff_player_box_scores.csv", "2022-11-23",
     "it has box scores of players, and neither a schedule nor odds"},
    {"nba/sbro_nba_odds_2018-19.csv", "2018-01-01", "1310 games, 2 left out"},
    {"nfl/flancast_nfl_archive_2011-2021_NOISY.json", "2022-11-23", "2661 games, 295 left out"},
    {"nfl/nflverse_games_2021.csv", "2021-01-01", "285 games, 0 left out"},
    {"nfl/nflverse_games_2023.csv", "2023-01-01", "285 games, 0 left out"},
    {"nfl/nflverse_games_2025.csv", "2025-01-01", "272 games, 0 left out"},
    {"nhl/apiweb_boxscore-2024020600.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2022030181.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020195.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020205.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020206.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020207.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020208.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_landing-2023020209.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_right-rail-2022030181.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_right-rail-2023020207.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_roster-api-CGY-20232024.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_roster-api-TOR-20232024.json", "2022-11-23", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_schedule-2023-04-17-modified.json", "2023-04-17", "4 games"},
    {"nhl/apiweb_schedule-2023-11-08-modified.json", "2023-11-08", "31 games"},
    {"nhl/apiweb_schedule-2023-11-11.json", "2023-11-11", "12 games"},
    {"nhl/apiweb_schedule-2024-02-01-modified.json", "2024-02-01", "0 games"},
    {"nhl/apiweb_schedule-2025-10-07.json", "2025-10-07", "48 games"},
    {"nhl/apiweb_score-2026-04-15.json", "2026-04-15", "3 games"},
    {"nhl/apiweb_standings-2023-11-09.json", "2023-11-09", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_standings-2025-10-07.json", "2025-10-07", "the page: there is no 'gameWeek'"},
    {"nhl/apiweb_standings-season-2023-11-18.json", "2023-11-18",
     "the page: there is no 'gameWeek'"},
    {"nhl/sbro_nhl_odds_2021.csv", "2020-01-01", "802 games, 4 left out"},
    {"odds_api/event_odds_player_points_magic_f54c4a22.json", "2022-11-23",
     "the page: it is not a list"},
    {"odds_api/event_odds_player_points_nets_f9f3f99b.json", "2022-11-23",
     "the page: it is not a list"},
    {"odds_api/odds_basketball_nba_h2h_spreads_totals_2022-11-23_excerpt.json", "2022-11-23",
     "1 games"},
    {"odds_api/scores_basketball_nba_2024-02-22.json", "2024-02-22",
     "[id f54c4a22568ce9dc33fb410d1b0e75e9]: there is no 'bookmakers'"},
});

std::string text_of(const std::filesystem::path& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

// What `read` makes of a page, and how many of its rows it leaves out.
template <class Read>
std::string games_or_reason(Read read) {
  const Logged logged;
  live::LeftOut left_out{"test"};
  const auto games = read(&left_out);
  if (!games) return games.error();
  const auto rows = logged.lines_with("is left out");
  return fmt::format("{} games{}", games->size(),
                     rows == 0 ? "" : fmt::format(", {} left out", rows));
}

std::string season_or_reason(std::string_view text, std::optional<std::int32_t> year) {
  const auto season = seasons::parse_season(text, year);
  if (!season) return season.error();
  for (const auto& row : season->bad_rows) {
    CHECK(row.line > 1);
    CHECK(!row.reason.empty());
  }
  return fmt::format("{} games, {} left out", season->games.size(), season->bad_rows.size());
}

std::chrono::sys_days first_day(const char* day) {
  return std::chrono::floor<std::chrono::days>(at(std::string{day} + "T00:00:00Z"));
}

// Reads a league's schedule or scores.
std::expected<std::vector<live::LeagueGame>, std::string> league_games(std::string_view path,
                                                                       std::string_view text,
                                                                       const char* day,
                                                                       live::LeftOut* left_out) {
  const auto first = first_day(day);
  if (path.contains("apiweb_score")) return live::games_of(nhl::read_day(text, first, left_out));
  if (path.starts_with("nhl/")) return nhl::read_schedule(text, first, left_out);
  if (path.starts_with("mlb/")) return mlb::read_schedule(text, first, left_out);
  const auto sport = path.contains("nfl") ? ledger::Sport::kNfl : ledger::Sport::kNba;
  return espn::read_scoreboard(text, sport, first, left_out);
}

// Where the games are on such a page.
std::vector<std::string> rows_of_games(std::string_view path) {
  if (path.contains("apiweb_score")) return {"games.*"};
  if (path.starts_with("nhl/")) return {"gameWeek.*", "gameWeek.*.games.*"};
  if (path.starts_with("mlb/")) return {"dates.*", "dates.*.games.*"};
  return {"events.*"};
}

// What became of a file in the hands of its provider's reader.
std::string outcome_of(std::string_view path, const std::string& text, const char* day) {
  const auto first = first_day(day);
  if (path.contains("archive")) return season_or_reason(text, std::nullopt);
  if (path.ends_with(".csv")) {
    const std::chrono::year_month_day date{first};
    return season_or_reason(text, static_cast<int>(date.year()));
  }
  if (path.starts_with("odds_api/")) {
    return games_or_reason([&](live::LeftOut* left_out) {
      return odds_api::read_odds(text, "basketball_nba", first, left_out);
    });
  }
  return games_or_reason(
      [&](live::LeftOut* left_out) { return league_games(path, text, day, left_out); });
}

TEST_CASE("every recorded file is read, or refused with a reason") {
  const auto sources = fixture("", "SOURCES.md");
  if (!sources) return;
  const auto folder = std::filesystem::path{*sources}.parent_path();
  for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
    const auto extension = entry.path().extension();
    if (extension != ".csv" && extension != ".json") continue;
    const auto path = entry.path().lexically_relative(folder).generic_string();
    if (path.starts_with("proof/")) continue;  // of logs, and no provider's
    CAPTURE(path);
    const auto known = std::ranges::find(kRecordedFiles, path, &RecordedFile::path);
    if (known == kRecordedFiles.end()) {
      FAIL_CHECK("no row says what becomes of this file");
      continue;
    }
    CHECK(outcome_of(path, text_of(entry.path()), known->day) == known->outcome);
  }
}

TEST_CASE("a broken field of a recorded schedule takes its game away and no other") {
  const auto sources = fixture("", "SOURCES.md");
  if (!sources) return;
  const auto folder = std::filesystem::path{*sources}.parent_path();
  std::size_t broken = 0;
  for (const auto& [name, day, outcome] : kRecordedFiles) {
    const std::string path{name};
    const std::string_view read{outcome};
    const bool has_games = read.contains(" games") && !read.starts_with("0 ");
    if (!path.ends_with(".json") || !has_games || path.contains("archive") ||
        path.starts_with("odds_api/"))
      continue;
    ++broken;
    break_each_field<live::LeagueGame>(
        {path, text_of(folder / path), rows_of_games(path),
         [&path, day](std::string_view body, live::LeftOut* left_out) {
           return league_games(path, body, day, left_out);
         }});
  }
  CHECK(broken == 9);
}

}  // namespace
}  // namespace chalkline::sports
