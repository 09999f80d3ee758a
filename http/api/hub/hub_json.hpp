#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/api/hub/day_status.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/game_json.hpp"
#include "sports/hub/data_hub.hpp"

// The sports data hub as schemas/openapi.yaml has it. All show the hub's values, which outlive
// them.
namespace chalkline::http::wire {

struct Venue {
  std::string_view name{};
  std::string_view city{};
  std::string_view state{};
};
BOOST_DESCRIBE_STRUCT(Venue, (), (name, city, state))

Venue venue_of(const sports::Venue& venue);

struct HubViews {
  bool league_views{};
};
BOOST_DESCRIBE_STRUCT(HubViews, (), (league_views))

struct ScheduledGame {
  ledger::GameId id{};
  ledger::Timestamp start_time{};
  Team away_team{};
  Team home_team{};
  std::optional<Venue> venue{};
  DayStatus status{};
  std::optional<ledger::Score> score{};
  bool is_offered{};
  bool is_sold_live{};
  bool has_page{};
};
BOOST_DESCRIBE_STRUCT(ScheduledGame, (),
                      (id, start_time, away_team, home_team, venue, status, score, is_offered,
                       is_sold_live, has_page))
// Neither offered nor with a page.
ScheduledGame scheduled_game_of(const sports::hub::ScheduledGame& game);

struct Schedule {
  std::string date{};
  std::optional<ledger::Source> source{};
  std::vector<ScheduledGame> games{};
};
BOOST_DESCRIBE_STRUCT(Schedule, (), (date, source, games))

struct BoxScores {
  std::string date{};
  std::optional<ledger::Source> source{};
  std::vector<sports::hub::Box> games{};
};
BOOST_DESCRIBE_STRUCT(BoxScores, (), (date, source, games))

struct Standings {
  std::optional<ledger::Source> source{};
  std::vector<sports::hub::StandingsGroup> groups{};
};
BOOST_DESCRIBE_STRUCT(Standings, (), (source, groups))

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
};
BOOST_DESCRIBE_STRUCT(NhlPeriod, (), (period, away_goals, home_goals))

struct NhlScorer {
  std::string_view player_id{};
  std::string_view name{};
  int goals{};
  int assists{};
};
BOOST_DESCRIBE_STRUCT(NhlScorer, (), (player_id, name, goals, assists))

struct NhlGoalie {
  std::string_view player_id{};
  std::string_view name{};
  int saves{};
  int shots_against{};
  std::optional<Rounded<3>> save_percentage{};
};
BOOST_DESCRIBE_STRUCT(NhlGoalie, (), (player_id, name, saves, shots_against, save_percentage))

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
};
BOOST_DESCRIBE_STRUCT(NhlBoxScore, (),
                      (id, status, start_time, away_team, home_team, periods, scorers, goalies))
NhlBoxScore nhl_box_score_of(const sports::hub::Box& box);

struct NhlBoxScores {
  std::string date{};
  std::optional<ledger::Source> source{};
  ListOf<&nhl_box_score_of, sports::hub::Box> games{};
};
BOOST_DESCRIBE_STRUCT(NhlBoxScores, (), (date, source, games))

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
};
BOOST_DESCRIBE_STRUCT(NhlStanding, (),
                      (id, name, games_played, wins, losses, ot_losses, points, goals_for,
                       goals_against, streak, last_ten))
NhlStanding standing_of(const sports::hub::Standing& standing);

struct NhlDivision {
  std::string_view name{};
  ListOf<&standing_of, sports::hub::Standing> teams{};
};
BOOST_DESCRIBE_STRUCT(NhlDivision, (), (name, teams))
NhlDivision division_of(const sports::hub::StandingsGroup& division);

struct NhlStandings {
  std::optional<ledger::Source> source{};
  ListOf<&division_of, sports::hub::StandingsGroup> divisions{};
};
BOOST_DESCRIBE_STRUCT(NhlStandings, (), (source, divisions))

struct NhlPlayer {
  std::string_view id{};
  std::string_view name{};
  std::string_view position{};
  int goals{};
  int assists{};
  std::optional<Rounded<3>> save_percentage{};
  std::optional<Rounded<2>> goals_against_avg{};
};
BOOST_DESCRIBE_STRUCT(NhlPlayer, (),
                      (id, name, position, goals, assists, save_percentage, goals_against_avg))
NhlPlayer player_of(const sports::hub::HockeyPlayer& player);

struct MlbPlayer {
  std::string_view id{};
  std::string_view name{};
  std::string_view position{};
  std::optional<Rounded<3>> batting_avg{};
  std::optional<int> home_runs{};
  std::optional<Rounded<2>> era{};
  std::optional<int> strikeouts{};
};
BOOST_DESCRIBE_STRUCT(MlbPlayer, (), (id, name, position, batting_avg, home_runs, era, strikeouts))
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
