#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/day_status.hpp"
#include "http/json/game_json.hpp"
#include "sports/hub/data_hub.hpp"

// The sports data hub as schemas/openapi.yaml has it. All show the hub's values, which outlive
// them.
namespace chalkline::http::wire {

// A day of the league's calendar: "2026-11-23".
std::string date_text(std::chrono::year_month_day date);

struct Venue {
  std::string_view name{};
  std::string_view city{};
  std::string_view state{};
  static constexpr auto fields = std::tuple{
      field("name", &Venue::name), field("city", &Venue::city), field("state", &Venue::state)};
};

Venue venue_of(const sports::Venue& venue);

struct HubViews {
  bool league_views{};
  static constexpr auto fields = std::tuple{field("leagueViews", &HubViews::league_views)};
};

struct ScheduledGame {
  ledger::GameId id{};
  ledger::Timestamp start_time{};
  Team away_team{};
  Team home_team{};
  std::optional<Venue> venue{};
  DayStatus status{};
  bool is_offered{};
  bool has_page{};
  static constexpr auto fields = std::tuple{field("id", &ScheduledGame::id),
                                            field("startTime", &ScheduledGame::start_time),
                                            field("awayTeam", &ScheduledGame::away_team),
                                            field("homeTeam", &ScheduledGame::home_team),
                                            field("venue", &ScheduledGame::venue),
                                            field("status", &ScheduledGame::status),
                                            field("isOffered", &ScheduledGame::is_offered),
                                            field("hasPage", &ScheduledGame::has_page)};
};
// Neither offered nor with a page.
ScheduledGame scheduled_game_of(const sports::hub::ScheduledGame& game);

struct Schedule {
  std::string date{};
  std::optional<ledger::Source> source{};
  std::vector<ScheduledGame> games{};
  static constexpr auto fields =
      std::tuple{field("date", &Schedule::date), field("source", &Schedule::source),
                 field("games", &Schedule::games)};
};

struct BoxScores {
  std::string date{};
  std::optional<ledger::Source> source{};
  std::vector<sports::hub::Box> games{};
  static constexpr auto fields =
      std::tuple{field("date", &BoxScores::date), field("source", &BoxScores::source),
                 field("games", &BoxScores::games)};
};

struct Standings {
  std::optional<ledger::Source> source{};
  std::vector<sports::hub::StandingsGroup> groups{};
  static constexpr auto fields =
      std::tuple{field("source", &Standings::source), field("groups", &Standings::groups)};
};

// From here on the answers whose shape SPEC says: of the NHL, and the rosters of MLB.

struct NhlBoxScoreTeam {
  std::string_view name{};
  std::string_view code{};
  int goals{};
  std::optional<int> shots{};
  std::optional<int> power_play_goals{};
  static constexpr auto fields =
      std::tuple{field("name", &NhlBoxScoreTeam::name), field("code", &NhlBoxScoreTeam::code),
                 field("goals", &NhlBoxScoreTeam::goals), field("shots", &NhlBoxScoreTeam::shots),
                 field("powerPlays", &NhlBoxScoreTeam::power_play_goals)};
};

struct NhlPeriod {
  int period{};
  int away_goals{};
  int home_goals{};
  static constexpr auto fields =
      std::tuple{field("period", &NhlPeriod::period), field("awayGoals", &NhlPeriod::away_goals),
                 field("homeGoals", &NhlPeriod::home_goals)};
};

struct NhlScorer {
  std::string_view player_id{};
  std::string_view name{};
  int goals{};
  int assists{};
  static constexpr auto fields =
      std::tuple{field("playerId", &NhlScorer::player_id), field("name", &NhlScorer::name),
                 field("goals", &NhlScorer::goals), field("assists", &NhlScorer::assists)};
};

struct NhlGoalie {
  std::string_view player_id{};
  std::string_view name{};
  int saves{};
  int shots_against{};
  std::optional<Rounded<3>> save_percentage{};
  static constexpr auto fields = std::tuple{
      field("playerId", &NhlGoalie::player_id), field("name", &NhlGoalie::name),
      field("saves", &NhlGoalie::saves), field("shotsAgainst", &NhlGoalie::shots_against),
      field("savePercentage", &NhlGoalie::save_percentage)};
};

template <class T>
struct BothSides {
  std::vector<T> away{};
  std::vector<T> home{};
  static constexpr auto fields =
      std::tuple{field("away", &BothSides::away), field("home", &BothSides::home)};
};

struct NhlBoxScore {
  ledger::GameId id{};
  sports::GameStatus status{};
  ledger::Timestamp start_time{};
  NhlBoxScoreTeam away_team{};
  NhlBoxScoreTeam home_team{};
  std::vector<NhlPeriod> periods{};
  BothSides<NhlScorer> scorers{};
  BothSides<NhlGoalie> goalies{};
  static constexpr auto fields = std::tuple{field("id", &NhlBoxScore::id),
                                            field("status", &NhlBoxScore::status),
                                            field("startTime", &NhlBoxScore::start_time),
                                            field("awayTeam", &NhlBoxScore::away_team),
                                            field("homeTeam", &NhlBoxScore::home_team),
                                            field("periods", &NhlBoxScore::periods),
                                            field("scorers", &NhlBoxScore::scorers),
                                            field("goalies", &NhlBoxScore::goalies)};
};
NhlBoxScore nhl_box_score_of(const sports::hub::Box& box);

struct NhlBoxScores {
  std::string date{};
  std::optional<ledger::Source> source{};
  ListOf<&nhl_box_score_of, sports::hub::Box> games{};
  static constexpr auto fields =
      std::tuple{field("date", &NhlBoxScores::date), field("source", &NhlBoxScores::source),
                 field("games", &NhlBoxScores::games)};
};

struct NhlStanding {
  std::string id{};
  std::string_view name{};
  int games_played{};
  int wins{};
  int losses{};
  int ot_losses{};
  int points{};
  int goals_for{};
  int goals_against{};
  sports::hub::Streak streak{};
  sports::hub::Record last_ten{};
  static constexpr auto fields = std::tuple{field("id", &NhlStanding::id),
                                            field("name", &NhlStanding::name),
                                            field("gamesPlayed", &NhlStanding::games_played),
                                            field("wins", &NhlStanding::wins),
                                            field("losses", &NhlStanding::losses),
                                            field("otLosses", &NhlStanding::ot_losses),
                                            field("points", &NhlStanding::points),
                                            field("goalsFor", &NhlStanding::goals_for),
                                            field("goalsAgainst", &NhlStanding::goals_against),
                                            field("streak", &NhlStanding::streak),
                                            field("lastTen", &NhlStanding::last_ten)};
};
NhlStanding standing_of(const sports::hub::Standing& standing);

struct NhlDivision {
  std::string_view name{};
  ListOf<&standing_of, sports::hub::Standing> teams{};
  static constexpr auto fields =
      std::tuple{field("name", &NhlDivision::name), field("teams", &NhlDivision::teams)};
};
NhlDivision division_of(const sports::hub::StandingsGroup& division);

struct NhlStandings {
  std::optional<ledger::Source> source{};
  ListOf<&division_of, sports::hub::StandingsGroup> divisions{};
  static constexpr auto fields = std::tuple{field("source", &NhlStandings::source),
                                            field("divisions", &NhlStandings::divisions)};
};

struct NhlPlayer {
  std::string_view id{};
  std::string_view name{};
  std::string_view position{};
  int goals{};
  int assists{};
  std::optional<Rounded<3>> save_percentage{};
  std::optional<Rounded<2>> goals_against_avg{};
  static constexpr auto fields =
      std::tuple{field("id", &NhlPlayer::id),
                 field("name", &NhlPlayer::name),
                 field("position", &NhlPlayer::position),
                 field("goals", &NhlPlayer::goals),
                 field("assists", &NhlPlayer::assists),
                 field("savePercentage", &NhlPlayer::save_percentage),
                 field("goalsAgainstAvg", &NhlPlayer::goals_against_avg)};
};
NhlPlayer player_of(const sports::hub::HockeyPlayer& player);

struct MlbPlayer {
  std::string_view id{};
  std::string_view name{};
  std::string_view position{};
  std::optional<Rounded<3>> batting_avg{};
  std::optional<int> home_runs{};
  std::optional<Rounded<2>> era{};
  std::optional<int> strikeouts{};
  static constexpr auto fields = std::tuple{field("id", &MlbPlayer::id),
                                            field("name", &MlbPlayer::name),
                                            field("position", &MlbPlayer::position),
                                            field("battingAvg", &MlbPlayer::batting_avg),
                                            field("homeRuns", &MlbPlayer::home_runs),
                                            field("era", &MlbPlayer::era),
                                            field("strikeouts", &MlbPlayer::strikeouts)};
};
MlbPlayer batter_or_pitcher_of(const sports::hub::BaseballPlayer& player);

template <auto kMake, class Player>
struct RosterTeam {
  std::string id{};
  std::string_view name{};
  ListOf<kMake, Player> players{};
  static constexpr auto fields =
      std::tuple{field("id", &RosterTeam::id), field("name", &RosterTeam::name),
                 field("players", &RosterTeam::players)};
};
using NhlTeamRoster = RosterTeam<&player_of, sports::hub::HockeyPlayer>;
using MlbTeamRoster = RosterTeam<&batter_or_pitcher_of, sports::hub::BaseballPlayer>;
NhlTeamRoster nhl_roster_of(const sports::hub::HockeyRoster& roster);
MlbTeamRoster mlb_roster_of(const sports::hub::BaseballRoster& roster);

template <auto kMake, class Roster>
struct Rosters {
  std::optional<ledger::Source> source{};
  ListOf<kMake, Roster> teams{};
  static constexpr auto fields =
      std::tuple{field("source", &Rosters::source), field("teams", &Rosters::teams)};
};
using NhlRosters = Rosters<&nhl_roster_of, sports::hub::HockeyRoster>;
using MlbRosters = Rosters<&mlb_roster_of, sports::hub::BaseballRoster>;

}  // namespace chalkline::http::wire
