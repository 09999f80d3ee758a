#include "sports/feeds/espn/espn.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/time_text.hpp"
#include "sports/feeds/live/json_reader.hpp"

namespace chalkline::sports::espn {
namespace {

using live::JsonReader;
using live::LeagueGame;
using live::Phase;

constexpr std::int64_t kPreseason = 1;
constexpr int kQuarters = 4;
constexpr std::int32_t kScoreMax = 999;

// American games begin between 9:00 and 4:00 of the next day, Eastern time.
std::chrono::sys_days eastern_day(ledger::Timestamp starts_at) {
  return std::chrono::floor<std::chrono::days>(starts_at - std::chrono::hours{9});
}

Phase espn_phase(const JsonReader& type) {
  const auto name = type.at("name").text();
  if (name == "STATUS_FINAL" && type.at("completed").truth()) return Phase::kFinal;
  if (name == "STATUS_SCHEDULED") return Phase::kScheduled;
  if (name == "STATUS_CANCELED") return Phase::kCancelled;
  if (name == "STATUS_FORFEIT") return Phase::kForfeited;
  const bool is_played =
      name == "STATUS_IN_PROGRESS" || name == "STATUS_HALFTIME" || name == "STATUS_END_PERIOD";
  return is_played ? Phase::kPlaying : Phase::kUnknown;
}

// It writes no seconds: "2022-09-11T17:00Z".
ledger::Timestamp minute_of(const JsonReader& date) {
  const auto text = date.text();
  if (!text.ends_with('Z')) date.refuse("it is not in UTC");
  const auto time = parse_iso(std::string{text.substr(0, text.size() - 1)} + ":00Z");
  if (!time) date.refuse("it is no time to the minute");
  return *time;
}

std::int32_t points_of(const JsonReader& score) {
  const std::string text{score.text()};
  std::int32_t points{};
  const auto* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, points);
  if (problem != std::errc{} || stop != end || points < 0 || points > kScoreMax) {
    score.refuse("it is no score");
  }
  return points;
}

Period quarter_of(const JsonReader& status) {
  const auto period = status.find("period");
  const int number = period ? period->score() : 0;
  if (status.at("type").at("name").text() == "STATUS_HALFTIME") return kHalftime;
  if (number > kQuarters) return {PeriodKind::kOvertime, number - kQuarters};
  return {PeriodKind::kPlay, number};
}

std::optional<std::int32_t> seconds_of(const JsonReader& status) {
  const auto clock = status.find("clock");
  if (!clock) return std::nullopt;
  constexpr double kHourS = 3'600;
  const auto seconds = clock->number();
  if (!(seconds >= 0 && seconds <= kHourS)) return std::nullopt;
  return static_cast<std::int32_t>(std::ceil(seconds));
}

struct Sides {
  std::optional<JsonReader> home;
  std::optional<JsonReader> away;
};

Sides sides_of_event(const JsonReader& competition) {
  Sides sides;
  for (const auto& competitor : competition.at("competitors").rows()) {
    (competitor.at("homeAway").text() == "home" ? sides.home : sides.away) = competitor;
  }
  if (!sides.home || !sides.away) competition.refuse("it has not both a home and an away team");
  return sides;
}

Team espn_team(const JsonReader& competitor) {
  const auto team = competitor.at("team");
  return {team.at("displayName").name(), team.at("abbreviation").name()};
}

// The points of its quarters, where the page has them, make up a team's final score.
void require_quarters(const JsonReader& competitor, std::int32_t points) {
  const auto quarters = competitor.find("linescores");
  if (!quarters) return;
  std::int64_t sum = 0;
  const auto rows = quarters->rows();
  for (const auto& quarter : rows) {
    const auto value = quarter.find("value");
    if (!value) return;
    sum += std::llround(value->number());
  }
  if (!rows.empty() && sum != points) quarters->refuse("they do not make up the final score");
}

void read_event(const JsonReader& event, ledger::Sport sport, std::chrono::sys_days first,
                std::vector<LeagueGame>& games) {
  if (event.at("season").at("type").whole() == kPreseason) return;
  const auto date = event.at("date");
  const auto starts_at = minute_of(date);
  const auto day = eastern_day(starts_at);
  if (day < first || day >= first + live::kScheduleDays) {
    date.refuse("it is a day that was not asked for");
  }
  const auto competitions = event.at("competitions").rows();
  if (competitions.empty()) event.refuse("there is no competition");
  const auto sides = sides_of_event(competitions.front());
  const auto status = event.at("status");
  const auto phase = espn_phase(status.at("type"));
  LeagueGame game{.key = event.at("id").id(),
                  .sport = sport,
                  .season = live::season_at(sport, starts_at),
                  .day = day,
                  .starts_at = starts_at,
                  .number = {},
                  .home = espn_team(*sides.home),
                  .away = espn_team(*sides.away),
                  .phase = phase,
                  .halt = {},
                  .score = {},
                  .period = {},
                  .clock_s = {}};
  // Before a game the scores are "0".
  if (phase == Phase::kPlaying || phase == Phase::kFinal) {
    game.score = {points_of(sides.home->at("score")), points_of(sides.away->at("score"))};
    game.period = quarter_of(status);
    game.clock_s = seconds_of(status);
  }
  if (phase == Phase::kFinal) {
    require_quarters(*sides.home, game.score->home);
    require_quarters(*sides.away, game.score->away);
  }
  games.push_back(std::move(game));
}

fetch::Page scoreboard(const std::string& base_url, std::chrono::sys_days first,
                       std::chrono::sys_days last) {
  return {base_url + "/scoreboard",
          fmt::format("dates={:%Y%m%d}-{:%Y%m%d}&limit=200", first, last)};
}

template <ledger::Sport kSport>
live::LeaguePages pages_of(const char* name, const char* league) {
  const auto read = [](std::string_view body, std::chrono::sys_days first,
                       live::LeftOut* left_out) {
    return read_scoreboard(body, kSport, first, left_out);
  };
  return {
      .name = name,
      .sport = kSport,
      .base_url = fmt::format("https://site.api.espn.com/apis/site/v2/sports/{}", league),
      .page =
          [](const std::string& base_url, std::chrono::sys_days first) {
            return scoreboard(base_url, first, first + live::kScheduleDays - std::chrono::days{1});
          },
      .read = read,
      .scores_page = [](const std::string& base_url,
                        std::chrono::sys_days day) { return scoreboard(base_url, day, day); },
      .read_scores =
          [](std::string_view body, std::chrono::sys_days day, ledger::Timestamp,
             live::LeftOut& left_out) { return read_scoreboard(body, kSport, day, &left_out); }};
}

}  // namespace

live::LeaguePages nba_pages() {
  return pages_of<ledger::Sport::kNba>("espn-nba", "basketball/nba");
}

live::LeaguePages nfl_pages() { return pages_of<ledger::Sport::kNfl>("espn-nfl", "football/nfl"); }

live::LeagueGames read_scoreboard(std::string_view body, ledger::Sport sport,
                                  std::chrono::sys_days first, live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<LeagueGame> games;
    page.at("events").each(
        "id", [&](const JsonReader& event) { read_event(event, sport, first, games); });
    return games;
  });
}

}  // namespace chalkline::sports::espn
