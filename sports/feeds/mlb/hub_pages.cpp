#include "sports/feeds/mlb/hub_pages.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/mlb/game_row.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::mlb {
namespace {

using live::JsonReader;

struct NumberedLeague {
  std::int64_t number{};
  std::string_view name;
};
constexpr std::array kMlbLeagues{NumberedLeague{103, "American League"},
                                 NumberedLeague{104, "National League"}};

Team known_team(const std::string& name) {
  const auto* known = find_team(ledger::Sport::kMlb, name);
  if (known == nullptr) return {name, name};
  return {std::string{known->name}, std::string{known->code}};
}

// A team that does not bat in an inning, or has yet to, has no runs there.
std::optional<int> runs_of(const JsonReader& inning, std::string_view side) {
  const auto half = inning.find(side);
  const auto runs = half ? half->find("runs") : std::nullopt;
  return runs ? std::optional{runs->score()} : std::nullopt;
}

struct Innings {
  std::vector<hub::PartScore> parts;
  ledger::Score sum;
};

Innings innings_of(const JsonReader& row) {
  const auto line = row.find("linescore");
  const auto played = line ? line->find("innings") : std::nullopt;
  Innings innings;
  if (!played) return innings;
  for (const auto& inning : played->rows()) {
    const auto& added = innings.parts.emplace_back(
        inning.at("num").score(), runs_of(inning, "home"), runs_of(inning, "away").value_or(0));
    innings.sum.home += added.home.value_or(0);
    innings.sum.away += added.away;
  }
  return innings;
}

// A game without its innings has a result all the same; one that is over and has more runs in them
// than in its score has none.
std::vector<hub::PartScore> innings_of(const JsonReader& row, const live::LeagueGame& game) {
  Innings innings;
  if (!game.score || !row.attempt([&] { innings = innings_of(row); })) return {};
  const auto& [parts, sum] = innings;
  if (sum == *game.score) return parts;
  const bool has_more = sum.home > game.score->home || sum.away > game.score->away;
  if (has_more && live::is_over(game.phase))
    row.refuse("its innings have more runs than its score");
  return {};
}

void read_day_games(const JsonReader& page, std::chrono::sys_days day,
                    std::vector<DayGame>& games) {
  page.at("games").each("gamePk", [&](const JsonReader& row) {
    const auto game = read_game(row, day);
    if (!game) return;
    games.push_back(
        {*game, known_team(game->home.name), known_team(game->away.name), innings_of(row, *game)});
  });
}

// The row of a player by number. Absent where the player only stands in the lists.
std::optional<JsonReader> player_row(const JsonReader& team, const JsonReader& number) {
  return team.at("players").find(fmt::format("ID{}", number.whole()));
}

hub::Player named(const JsonReader& row) {
  const auto person = row.at("person");
  return {person.at("id").id(), person.at("fullName").name()};
}

// Pitchers are among the batters, and have no place in the order where they do not bat.
void add_batter(const JsonReader& row, hub::BaseballLines& lines) {
  const auto batting = row.at("stats").find("batting");
  if (!row.find("battingOrder") || !batting || !batting->find("atBats")) return;
  lines.batters.push_back({.player = named(row),
                           .position = row.at("position").at("abbreviation").name(),
                           .at_bats = batting->at("atBats").score(),
                           .runs = batting->at("runs").score(),
                           .hits = batting->at("hits").score(),
                           .home_runs = batting->at("homeRuns").score(),
                           .runs_batted_in = batting->at("rbi").score()});
}

void add_pitcher(const JsonReader& row, hub::BaseballLines& lines) {
  const auto pitching = row.at("stats").find("pitching");
  if (!pitching || !pitching->find("outs")) return;
  lines.pitchers.push_back({.player = named(row),
                            .outs = pitching->at("outs").score(),
                            .hits = pitching->at("hits").score(),
                            .runs = pitching->at("runs").score(),
                            .earned_runs = pitching->at("earnedRuns").score(),
                            .strikeouts = pitching->at("strikeOuts").score()});
}

hub::BaseballLines lines_of(const JsonReader& team) {
  const auto totals = team.at("teamStats");
  hub::BaseballLines lines{.hits = totals.at("batting").at("hits").score(),
                           .errors = totals.at("fielding").at("errors").score(),
                           .batters = {},
                           .pitchers = {}};
  team.at("batters").each({}, [&](const JsonReader& number) {
    if (const auto row = player_row(team, number)) add_batter(*row, lines);
  });
  team.at("pitchers").each({}, [&](const JsonReader& number) {
    if (const auto row = player_row(team, number)) add_pitcher(*row, lines);
  });
  return lines;
}

// Absent before a team's first game.
hub::Streak mlb_streak(const JsonReader& row) {
  const auto streak = row.find("streak");
  if (!streak) return {};
  const auto games = streak->at("streakNumber").score();
  const bool wins = streak->at("streakType").text() == "wins";
  return {wins ? hub::Outcome::kWin : hub::Outcome::kLoss, games};
}

hub::Record last_ten_of(const JsonReader& row) {
  const auto records = row.at("records").find("splitRecords");
  if (!records) return {};
  for (const auto& record : records->rows()) {
    if (record.at("type").text() == "lastTen")
      return {record.at("wins").score(), record.at("losses").score()};
  }
  return {};
}

hub::Standing mlb_standing(const JsonReader& row) {
  return {.team = known_team(row.at("team").at("name").name()),
          .season = {row.at("wins").score(), row.at("losses").score()},
          .last_ten = last_ten_of(row),
          .streak = mlb_streak(row),
          .scored = row.at("runsScored").count(),
          .allowed = row.at("runsAllowed").count()};
}

}  // namespace

std::expected<std::vector<DayGame>, std::string> read_days(std::string_view body,
                                                           std::chrono::sys_days first,
                                                           std::chrono::days days,
                                                           live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<DayGame> games;
    page.at("dates").each("date", [&](const JsonReader& date) {
      read_day_games(date, live::day_of_page(date.at("date"), first, days), games);
    });
    std::ranges::sort(games, {}, [](const DayGame& each) {
      return std::pair{each.game.starts_at, each.game.key};
    });
    return games;
  });
}

std::expected<BoxTeams, std::string> read_box(std::string_view body, live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    const auto teams = page.at("teams");
    return BoxTeams{lines_of(teams.at("home")), lines_of(teams.at("away"))};
  });
}

std::expected<std::vector<hub::StandingsGroup>, std::string> read_standings(
    std::string_view body, live::LeftOut* left_out) {
  return live::read_json(body, left_out, [](const JsonReader& page) {
    std::vector<hub::StandingsGroup> leagues;
    for (const auto& league : kMlbLeagues) leagues.push_back({league.name, {}});
    page.at("records").each({}, [&](const JsonReader& record) {
      const auto number = record.at("league").at("id");
      const auto found = std::ranges::find(kMlbLeagues, number.whole(), &NumberedLeague::number);
      if (found == kMlbLeagues.end()) number.refuse("it is no league of MLB");
      auto& teams = leagues.at(static_cast<std::size_t>(found - kMlbLeagues.begin())).teams;
      record.at("teamRecords").each({}, [&](const JsonReader& row) {
        teams.push_back(mlb_standing(row));
      });
    });
    std::erase_if(leagues, [](const auto& league) { return league.teams.empty(); });
    for (auto& league : leagues) {
      std::ranges::sort(league.teams, {}, [](const hub::Standing& each) {
        return std::tuple{-each.season.share(), each.allowed - each.scored, each.team.name};
      });
    }
    return leagues;
  });
}

}  // namespace chalkline::sports::mlb
