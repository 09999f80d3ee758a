#include "sports/feeds/nhl/day_page.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sports/feeds/nhl/game_row.hpp"
#include "sports/feeds/nhl/hub_team.hpp"

namespace chalkline::sports::nhl {
namespace {

using live::JsonReader;

constexpr int kPeriodsWithoutOvertime = hub::kOvertimePeriod - 1;

// The period's number as the hub counts: every overtime is one period. Absent where none has begun.
std::optional<int> hub_period(const JsonReader& row) {
  const auto descriptor = row.find("periodDescriptor");
  const auto type = descriptor ? descriptor->find("periodType") : std::nullopt;
  if (!type) return std::nullopt;
  if (type->text() == "SO") return hub::kShootoutPeriod;
  return std::min<int>(descriptor->at("number").score(), hub::kOvertimePeriod);
}

void credit(hub::TeamBox& team, const JsonReader& player, int hub::SkaterLine::* figure) {
  const auto id = player.at("playerId").id();
  auto line = std::ranges::find(
      team.skaters, id, [](const auto& known) -> const std::string& { return known.player.id; });
  if (line == team.skaters.end())
    line = team.skaters.insert(line, {.player = {id, player.at("name").name()}});
  ++((*line).*figure);
}

// Adds a goal to every count that includes it. No player is credited with the goal that decides a
// shootout.
void count_goal(const JsonReader& goal, DayGame& day) {
  const auto period = hub_period(goal);
  if (!period || *period < 1) goal.refuse("it has no period");
  if (*period == hub::kShootoutPeriod) return;
  const auto code = code_of(goal.at("teamAbbrev"));
  const bool is_home = code == day.home.team.code;
  if (!is_home && code != day.away.team.code) goal.refuse("it is of neither team");
  auto& team = is_home ? day.home : day.away;
  credit(team, goal, &hub::SkaterLine::goals);
  if (const auto assists = goal.find("assists")) {
    assists->each("playerId", [&](const JsonReader& assist) {
      credit(team, assist, &hub::SkaterLine::assists);
    });
  }
  const auto strength = goal.find("strength");
  if (strength && strength->text() == "pp")
    team.power_play_goals = team.power_play_goals.value_or(0) + 1;
  if (std::cmp_greater_equal(day.periods.size(), *period)) {
    auto& counted = day.periods[static_cast<std::size_t>(*period - 1)];
    ++(is_home ? counted.home : counted.away);
  }
}

// The score of a shootout's winner has one goal that no player has scored.
void count_shootout(DayGame& day) {
  if (day.periods.size() != hub::kShootoutPeriod) return;
  const auto& score = *day.game.score;
  auto& shootout = day.periods.back();
  shootout.home = score.home > score.away ? 1 : 0;
  shootout.away = score.away > score.home ? 1 : 0;
}

bool makes_up_score(const DayGame& day) {
  ledger::Score sum{};
  for (const auto& period : day.periods) {
    sum.home += period.home;
    sum.away += period.away;
  }
  return sum == *day.game.score;
}

void forget_goals(DayGame& day) {
  day.periods.clear();
  for (auto* team : {&day.home, &day.away}) {
    team->skaters.clear();
    team->power_play_goals.reset();
  }
}

void read_team(const JsonReader& side, hub::TeamBox& box) {
  box.team = hub_team(side);
  if (const auto shots = side.find("sog")) box.shots = shots->score();
}

// Whether the goals of a game that is over make up another score than it has.
bool read_goals(const JsonReader& row, DayGame& day) {
  const int begun = hub_period(row).value_or(kPeriodsWithoutOvertime);
  for (int period = 1; period <= begun; ++period) day.periods.push_back({.period = period});
  for (auto* team : {&day.home, &day.away}) team->power_play_goals = 0;
  std::size_t unread = 0;
  const auto goals = row.find("goals");
  if (goals) {
    unread = goals->rows().size();
    goals->each("eventId", [&](const JsonReader& goal) {
      count_goal(goal, day);
      --unread;
    });
  }
  count_shootout(day);
  if (makes_up_score(day)) return false;
  const bool are_told = goals && !goals->rows().empty() && unread == 0;
  forget_goals(day);
  return are_told && live::is_over(day.game.phase);
}

bool read_details(const JsonReader& row, DayGame& day) {
  read_team(row.at("homeTeam"), day.home);
  read_team(row.at("awayTeam"), day.away);
  const auto neutral = row.find("neutralSite");
  day.at_neutral_site = neutral && neutral->truth();
  return day.game.score && read_goals(row, day);
}

// A game without its details has a result all the same.
std::optional<DayGame> read_day_game(const JsonReader& row, std::chrono::sys_days date) {
  const auto game = read_game(row, date);
  if (!game) return std::nullopt;
  const auto score = game->score.value_or(ledger::Score{});
  DayGame day{.game = *game,
              .home = {.team = team_by_code(game->home.code), .goals = score.home},
              .away = {.team = team_by_code(game->away.code), .goals = score.away}};
  bool contradicts_itself = false;
  if (!row.attempt([&] { contradicts_itself = read_details(row, day); })) forget_goals(day);
  if (contradicts_itself) row.refuse("its goals do not make up its final score");
  return day;
}

}  // namespace

std::expected<std::vector<DayGame>, std::string> read_day(std::string_view body,
                                                          std::chrono::sys_days day,
                                                          live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    require_day(page.at("currentDate"), day);
    std::vector<DayGame> games;
    page.at("games").each("id", [&](const JsonReader& row) {
      if (auto game = read_day_game(row, day)) games.push_back(*std::move(game));
    });
    std::ranges::sort(games, {}, [](const auto& day_game) {
      return std::pair{day_game.game.starts_at, day_game.game.key};
    });
    return games;
  });
}

}  // namespace chalkline::sports::nhl
