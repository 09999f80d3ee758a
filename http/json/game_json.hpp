#pragma once

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
  static constexpr auto fields = std::tuple{field("name", &Team::name), field("code", &Team::code)};
};

struct MoneylineQuote {
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
  static constexpr auto fields =
      std::tuple{field("home", &MoneylineQuote::home), field("away", &MoneylineQuote::away)};
};

struct SpreadQuote {
  Halves home{};
  Halves away{};
  ledger::AmericanOdds home_odds{};
  ledger::AmericanOdds away_odds{};
  static constexpr auto fields = std::tuple{
      field("home", &SpreadQuote::home), field("away", &SpreadQuote::away),
      field("homeOdds", &SpreadQuote::home_odds), field("awayOdds", &SpreadQuote::away_odds)};
};

struct TotalQuote {
  Halves value{};
  ledger::AmericanOdds over_odds{};
  ledger::AmericanOdds under_odds{};
  static constexpr auto fields =
      std::tuple{field("value", &TotalQuote::value), field("overOdds", &TotalQuote::over_odds),
                 field("underOdds", &TotalQuote::under_odds)};
};

struct Odds {
  std::optional<MoneylineQuote> moneyline{};
  std::optional<SpreadQuote> spread{};
  std::optional<TotalQuote> total{};
  static constexpr auto fields =
      std::tuple{field("moneyline", &Odds::moneyline), field("spread", &Odds::spread),
                 field("total", &Odds::total)};
};

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
  static constexpr auto fields = std::tuple{field("id", &Game::id),
                                            field("sport", &Game::sport),
                                            field("source", &Game::source),
                                            field("startTime", &Game::start_time),
                                            field("status", &Game::status),
                                            field("homeTeam", &Game::home_team),
                                            field("awayTeam", &Game::away_team),
                                            field("odds", &Game::odds),
                                            field("openingOdds", &Game::opening_odds),
                                            field("quotedAt", &Game::quoted_at),
                                            field("run", &Game::run),
                                            field("recordedStart", &Game::recorded_start)};
};

Odds odds_of(const ledger::Lines& lines);
// They show the team's names and the game, which outlive them.
Game game_of(const sports::Game& game);

struct OddsChanged {
  std::string_view message{};
  Game game{};
  static constexpr auto fields =
      std::tuple{field("message", &OddsChanged::message), field("game", &OddsChanged::game)};
};

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
  static constexpr auto fields = std::tuple{field("quoteId", &PropOffer::quote_id),
                                            field("playerId", &PropOffer::player_id),
                                            field("playerName", &PropOffer::player_name),
                                            field("team", &PropOffer::team),
                                            field("position", &PropOffer::position),
                                            field("propType", &PropOffer::prop_type),
                                            field("line", &PropOffer::line),
                                            field("overOdds", &PropOffer::over_odds),
                                            field("underOdds", &PropOffer::under_odds),
                                            field("expiresAt", &PropOffer::expires_at)};
};

PropOffer prop_offer_of(const sports::PropOffer& offer);

struct PropOffers {
  ledger::GameId game_id{};
  ListOf<&prop_offer_of, sports::PropOffer> offers{};
  static constexpr auto fields =
      std::tuple{field("gameId", &PropOffers::game_id), field("offers", &PropOffers::offers)};
};

struct LiveTeam {
  std::string_view name{};
  std::string_view code{};
  std::int32_t score{};
  static constexpr auto fields =
      std::tuple{field("name", &LiveTeam::name), field("code", &LiveTeam::code),
                 field("score", &LiveTeam::score)};
};

struct LiveGame {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  LiveTeam home_team{};
  LiveTeam away_team{};
  std::string_view period{};
  std::string clock{};
  std::optional<std::vector<int>> half_innings{};
  std::optional<Odds> odds{};
  bool suspended{};
  ledger::Timestamp quoted_at{};
  static constexpr auto fields = std::tuple{field("id", &LiveGame::id),
                                            field("sport", &LiveGame::sport),
                                            field("source", &LiveGame::source),
                                            field("homeTeam", &LiveGame::home_team),
                                            field("awayTeam", &LiveGame::away_team),
                                            field("period", &LiveGame::period),
                                            field("clock", &LiveGame::clock),
                                            field("halfInnings", &LiveGame::half_innings),
                                            field("odds", &LiveGame::odds),
                                            field("suspended", &LiveGame::suspended),
                                            field("quotedAt", &LiveGame::quoted_at)};
};

LiveGame live_game_of(const sports::LiveGame& live);

}  // namespace wire

}  // namespace chalkline::http
