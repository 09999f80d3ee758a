#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/json/day_status.hpp"
#include "http/json/hub_json.hpp"
#include "sports/hub/leagues.hpp"

// What the data hub shows of MLB and NBA, as schemas/openapi.yaml has it. All show the hub's
// values, which outlive them.
namespace chalkline::http::wire {

struct HubViews {
  bool league_views{};
  static constexpr auto fields = std::tuple{field("leagueViews", &HubViews::league_views)};
};

struct LeagueGame {
  ledger::GameId id{};
  ledger::Timestamp start_time{};
  Team away_team{};
  Team home_team{};
  DayStatus status{};
  bool is_offered{};
  bool has_page{};
  static constexpr auto fields = std::tuple{field("id", &LeagueGame::id),
                                            field("startTime", &LeagueGame::start_time),
                                            field("awayTeam", &LeagueGame::away_team),
                                            field("homeTeam", &LeagueGame::home_team),
                                            field("status", &LeagueGame::status),
                                            field("isOffered", &LeagueGame::is_offered),
                                            field("hasPage", &LeagueGame::has_page)};
};
LeagueGame league_game_of(const sports::hub::LeagueGame& game);  // neither offered nor with a page

struct LeagueSchedule {
  std::string date{};
  std::optional<ledger::Source> source{};
  std::vector<LeagueGame> games{};
  static constexpr auto fields =
      std::tuple{field("date", &LeagueSchedule::date), field("source", &LeagueSchedule::source),
                 field("games", &LeagueSchedule::games)};
};

struct PartScore {
  int part{};
  int away{};
  std::optional<int> home{};
  static constexpr auto fields =
      std::tuple{field("part", &PartScore::part), field("away", &PartScore::away),
                 field("home", &PartScore::home)};
};
PartScore part_score_of(const sports::hub::PartScore& part);
using PartScores = ListOf<&part_score_of, sports::hub::PartScore>;

struct MlbBoxScoreTeam {
  std::string_view name{};
  std::string_view code{};
  int runs{};
  std::optional<int> hits{};
  std::optional<int> errors{};
  static constexpr auto fields =
      std::tuple{field("name", &MlbBoxScoreTeam::name), field("code", &MlbBoxScoreTeam::code),
                 field("runs", &MlbBoxScoreTeam::runs), field("hits", &MlbBoxScoreTeam::hits),
                 field("errors", &MlbBoxScoreTeam::errors)};
};

struct MlbBatter {
  std::string_view player_id{};
  std::string_view name{};
  std::string_view position{};
  int at_bats{};
  int runs{};
  int hits{};
  int home_runs{};
  int runs_batted_in{};
  static constexpr auto fields = std::tuple{
      field("playerId", &MlbBatter::player_id), field("name", &MlbBatter::name),
      field("position", &MlbBatter::position),  field("atBats", &MlbBatter::at_bats),
      field("runs", &MlbBatter::runs),          field("hits", &MlbBatter::hits),
      field("homeRuns", &MlbBatter::home_runs), field("runsBattedIn", &MlbBatter::runs_batted_in)};
};

struct MlbPitcher {
  std::string_view player_id{};
  std::string_view name{};
  int outs{};
  int hits{};
  int runs{};
  int earned_runs{};
  int strikeouts{};
  static constexpr auto fields = std::tuple{field("playerId", &MlbPitcher::player_id),
                                            field("name", &MlbPitcher::name),
                                            field("outs", &MlbPitcher::outs),
                                            field("hits", &MlbPitcher::hits),
                                            field("runs", &MlbPitcher::runs),
                                            field("earnedRuns", &MlbPitcher::earned_runs),
                                            field("strikeouts", &MlbPitcher::strikeouts)};
};

struct MlbBoxScore {
  ledger::GameId id{};
  sports::GameStatus status{};
  ledger::Timestamp start_time{};
  MlbBoxScoreTeam away_team{};
  MlbBoxScoreTeam home_team{};
  PartScores innings{};
  BothSides<MlbBatter> batters{};
  BothSides<MlbPitcher> pitchers{};
  static constexpr auto fields = std::tuple{field("id", &MlbBoxScore::id),
                                            field("status", &MlbBoxScore::status),
                                            field("startTime", &MlbBoxScore::start_time),
                                            field("awayTeam", &MlbBoxScore::away_team),
                                            field("homeTeam", &MlbBoxScore::home_team),
                                            field("innings", &MlbBoxScore::innings),
                                            field("batters", &MlbBoxScore::batters),
                                            field("pitchers", &MlbBoxScore::pitchers)};
};
MlbBoxScore mlb_box_of(const sports::hub::BaseballBox& box);

struct NbaBoxScoreTeam {
  std::string_view name{};
  std::string_view code{};
  int points{};
  static constexpr auto fields =
      std::tuple{field("name", &NbaBoxScoreTeam::name), field("code", &NbaBoxScoreTeam::code),
                 field("points", &NbaBoxScoreTeam::points)};
};

struct NbaPlayerLine {
  std::string_view player_id{};
  std::string_view name{};
  std::string_view position{};
  int minutes{};
  int points{};
  int rebounds{};
  int assists{};
  int threes{};
  static constexpr auto fields = std::tuple{
      field("playerId", &NbaPlayerLine::player_id), field("name", &NbaPlayerLine::name),
      field("position", &NbaPlayerLine::position),  field("minutes", &NbaPlayerLine::minutes),
      field("points", &NbaPlayerLine::points),      field("rebounds", &NbaPlayerLine::rebounds),
      field("assists", &NbaPlayerLine::assists),    field("threes", &NbaPlayerLine::threes)};
};

struct NbaBoxScore {
  ledger::GameId id{};
  sports::GameStatus status{};
  ledger::Timestamp start_time{};
  NbaBoxScoreTeam away_team{};
  NbaBoxScoreTeam home_team{};
  PartScores quarters{};
  BothSides<NbaPlayerLine> players{};
  static constexpr auto fields = std::tuple{field("id", &NbaBoxScore::id),
                                            field("status", &NbaBoxScore::status),
                                            field("startTime", &NbaBoxScore::start_time),
                                            field("awayTeam", &NbaBoxScore::away_team),
                                            field("homeTeam", &NbaBoxScore::home_team),
                                            field("quarters", &NbaBoxScore::quarters),
                                            field("players", &NbaBoxScore::players)};
};
NbaBoxScore nba_box_of(const sports::hub::BasketballBox& box);

template <auto kMake, class Box>
struct LeagueBoxScores {
  std::string date{};
  std::optional<ledger::Source> source{};
  ListOf<kMake, Box> games{};
  static constexpr auto fields =
      std::tuple{field("date", &LeagueBoxScores::date), field("source", &LeagueBoxScores::source),
                 field("games", &LeagueBoxScores::games)};
};
using MlbBoxScores = LeagueBoxScores<&mlb_box_of, sports::hub::BaseballBox>;
using NbaBoxScores = LeagueBoxScores<&nba_box_of, sports::hub::BasketballBox>;

struct LeagueStanding {
  std::string id{};
  std::string_view name{};
  int wins{};
  int losses{};
  Rounded<3> win_share{};
  double games_behind{};
  int scored{};
  int allowed{};
  std::string streak{};
  std::string last_ten{};
  static constexpr auto fields = std::tuple{field("id", &LeagueStanding::id),
                                            field("name", &LeagueStanding::name),
                                            field("wins", &LeagueStanding::wins),
                                            field("losses", &LeagueStanding::losses),
                                            field("winShare", &LeagueStanding::win_share),
                                            field("gamesBehind", &LeagueStanding::games_behind),
                                            field("scored", &LeagueStanding::scored),
                                            field("allowed", &LeagueStanding::allowed),
                                            field("streak", &LeagueStanding::streak),
                                            field("lastTen", &LeagueStanding::last_ten)};
};

struct LeagueConference {
  std::string_view name{};
  std::vector<LeagueStanding> teams{};
  static constexpr auto fields =
      std::tuple{field("name", &LeagueConference::name), field("teams", &LeagueConference::teams)};
};

struct LeagueStandings {
  std::optional<ledger::Source> source{};
  std::vector<LeagueConference> conferences{};
  static constexpr auto fields = std::tuple{field("source", &LeagueStandings::source),
                                            field("conferences", &LeagueStandings::conferences)};
};
LeagueConference conference_of(ledger::Sport sport,
                               const sports::hub::ConferenceStandings& standings);

}  // namespace chalkline::http::wire
