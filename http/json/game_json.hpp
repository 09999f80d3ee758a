#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json/writer.hpp"
#include "http/json/team_side.hpp"
#include "sports/model/game.hpp"
#include "sports/model/live_game.hpp"
#include "sports/model/props.hpp"

// Games and their prices as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct Team {
  std::string_view name{};
  std::string_view code{};
};
BOOST_DESCRIBE_STRUCT(Team, (), (name, code))

struct MoneylineQuote {
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
};
BOOST_DESCRIBE_STRUCT(MoneylineQuote, (), (home, away))

struct SpreadQuote {
  Halves home{};
  Halves away{};
  ledger::AmericanOdds home_odds{};
  ledger::AmericanOdds away_odds{};
};
BOOST_DESCRIBE_STRUCT(SpreadQuote, (), (home, away, home_odds, away_odds))

struct TotalQuote {
  Halves value{};
  ledger::AmericanOdds over_odds{};
  ledger::AmericanOdds under_odds{};
};
BOOST_DESCRIBE_STRUCT(TotalQuote, (), (value, over_odds, under_odds))

struct Odds {
  std::optional<MoneylineQuote> moneyline{};
  std::optional<SpreadQuote> spread{};
  std::optional<TotalQuote> total{};
};
BOOST_DESCRIBE_STRUCT(Odds, (), (moneyline, spread, total))

struct Game {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};
  sports::GameStatus status{};
  Team home_team{};
  Team away_team{};
  Odds odds{};
  Odds opening_odds{};
  ledger::Timestamp quoted_at{};
  std::optional<std::string_view> run{};
  std::optional<ledger::Timestamp> recorded_start{};
};
BOOST_DESCRIBE_STRUCT(Game, (),
                      (id, sport, source, start_time, status, home_team, away_team, odds,
                       opening_odds, quoted_at, run, recorded_start))

Odds odds_of(const ledger::Lines& lines);
// They show the team's names and the game, which outlive them.
Game game_of(const sports::Game& game);

struct OddsChanged {
  std::string_view message{};
  Game game{};
};
BOOST_DESCRIBE_STRUCT(OddsChanged, (), (message, game))

struct PropOffer {
  std::string_view quote_id{};
  std::string_view player_id{};
  std::string_view player_name{};
  TeamSide team{};
  std::string_view position{};
  ledger::PropType prop_type{};
  Halves line{};
  ledger::AmericanOdds over_odds{};
  ledger::AmericanOdds under_odds{};
  ledger::Timestamp expires_at{};
};
BOOST_DESCRIBE_STRUCT(PropOffer, (),
                      (quote_id, player_id, player_name, team, position, prop_type, line, over_odds,
                       under_odds, expires_at))

PropOffer prop_offer_of(const sports::PropOffer& offer);

struct PropOffers {
  ledger::GameId game_id{};
  ListOf<&prop_offer_of, sports::PropOffer> offers{};
};
BOOST_DESCRIBE_STRUCT(PropOffers, (), (game_id, offers))

struct LiveTeam {
  std::string_view name{};
  std::string_view code{};
  std::int32_t score{};
};
BOOST_DESCRIBE_STRUCT(LiveTeam, (), (name, code, score))

struct ChancesAbove {
  int from{};
  std::vector<int> above{};
};
BOOST_DESCRIBE_STRUCT(ChancesAbove, (), (from, above))

struct Outlook {
  ChancesAbove margin{};
  ChancesAbove total{};
};
BOOST_DESCRIBE_STRUCT(Outlook, (), (margin, total))

struct LiveGame {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  LiveTeam home_team{};
  LiveTeam away_team{};
  int tick{};
  std::string_view timetable{};
  std::string_view period{};
  std::string clock{};
  std::optional<std::vector<int>> half_innings{};
  std::optional<Odds> odds{};
  std::optional<Outlook> outlook{};
  bool suspended{};
  ledger::Timestamp quoted_at{};
};
BOOST_DESCRIBE_STRUCT(LiveGame, (),
                      (id, sport, source, home_team, away_team, tick, timetable, period, clock,
                       half_innings, odds, outlook, suspended, quoted_at))

LiveGame live_game_of(const sports::LiveGame& live);

// What a player has reached so far.
struct FigureSoFar {
  ledger::PropType prop_type{};
  int figure{};
};
BOOST_DESCRIBE_STRUCT(FigureSoFar, (), (prop_type, figure))

struct PlayerSoFar {
  std::string_view player_id{};
  std::vector<FigureSoFar> figures{};
};
BOOST_DESCRIBE_STRUCT(PlayerSoFar, (), (player_id, figures))

struct LiveFigures {
  ledger::GameId game_id{};
  std::vector<PlayerSoFar> players{};
};
BOOST_DESCRIBE_STRUCT(LiveFigures, (), (game_id, players))

// They outlive it.
LiveFigures live_figures_of(ledger::GameId game, const std::vector<ledger::PlayerFigures>& players);

}  // namespace wire

}  // namespace chalkline::http
