#pragma once

#include "http/json/hub_json.hpp"
#include "sports/book/games/game_page.hpp"

// The page of a game as schemas/openapi.yaml has it. All show the page's values, which outlive
// them.
namespace chalkline::http::wire {

struct MoneylinePoint {
  ledger::Timestamp at{};
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
  static constexpr auto fields =
      std::tuple{field("at", &MoneylinePoint::at), field("home", &MoneylinePoint::home),
                 field("away", &MoneylinePoint::away)};
};

struct SpreadPoint {
  ledger::Timestamp at{};
  Halves home{};
  Halves away{};
  ledger::AmericanOdds home_odds{};
  ledger::AmericanOdds away_odds{};
  static constexpr auto fields =
      std::tuple{field("at", &SpreadPoint::at), field("home", &SpreadPoint::home),
                 field("away", &SpreadPoint::away), field("homeOdds", &SpreadPoint::home_odds),
                 field("awayOdds", &SpreadPoint::away_odds)};
};

struct TotalPoint {
  ledger::Timestamp at{};
  Halves value{};
  ledger::AmericanOdds over_odds{};
  ledger::AmericanOdds under_odds{};
  static constexpr auto fields = std::tuple{
      field("at", &TotalPoint::at), field("value", &TotalPoint::value),
      field("overOdds", &TotalPoint::over_odds), field("underOdds", &TotalPoint::under_odds)};
};

// A market's quotes, one where it moved.
struct OddsHistory {
  std::vector<MoneylinePoint> moneyline{};
  std::vector<SpreadPoint> spread{};
  std::vector<TotalPoint> total{};
  static constexpr auto fields =
      std::tuple{field("moneyline", &OddsHistory::moneyline), field("spread", &OddsHistory::spread),
                 field("total", &OddsHistory::total)};
};
OddsHistory odds_history_of(const std::vector<sports::FeedQuote>& quotes);

struct PastGame {
  std::string date{};
  std::string_view opponent{};
  bool is_home{};
  std::int32_t goals_for{};
  std::int32_t goals_against{};
  sports::PastOutcome outcome{};
  static constexpr auto fields = std::tuple{field("date", &PastGame::date),
                                            field("opponent", &PastGame::opponent),
                                            field("isHome", &PastGame::is_home),
                                            field("goalsFor", &PastGame::goals_for),
                                            field("goalsAgainst", &PastGame::goals_against),
                                            field("outcome", &PastGame::outcome)};
};
PastGame past_game_of(const sports::PastGame& game);

struct LastFive {
  ListOf<&past_game_of, sports::PastGame> away{};
  ListOf<&past_game_of, sports::PastGame> home{};
  static constexpr auto fields =
      std::tuple{field("away", &LastFive::away), field("home", &LastFive::home)};
};

struct GameDetails {
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
  bool is_offered{};
  std::optional<Venue> venue{};
  std::optional<ledger::Score> score{};
  OddsHistory history{};
  std::optional<sports::hub::Box> box_score{};
  LastFive last_five{};
  Bets bets{};
  static constexpr auto fields = std::tuple{field("id", &GameDetails::id),
                                            field("sport", &GameDetails::sport),
                                            field("source", &GameDetails::source),
                                            field("startTime", &GameDetails::start_time),
                                            field("status", &GameDetails::status),
                                            field("homeTeam", &GameDetails::home_team),
                                            field("awayTeam", &GameDetails::away_team),
                                            field("odds", &GameDetails::odds),
                                            field("openingOdds", &GameDetails::opening_odds),
                                            field("quotedAt", &GameDetails::quoted_at),
                                            field("isOffered", &GameDetails::is_offered),
                                            field("venue", &GameDetails::venue),
                                            field("score", &GameDetails::score),
                                            field("history", &GameDetails::history),
                                            field("boxScore", &GameDetails::box_score),
                                            field("lastFive", &GameDetails::last_five),
                                            field("bets", &GameDetails::bets)};
};
// `bets` are the asker's own.
GameDetails game_details_of(const sports::GamePage& page,
                            const std::vector<projections::BetRow>& bets, bool is_offered);

struct GameDetailsAnswer {
  GameDetails game{};
  static constexpr auto fields = std::tuple{field("game", &GameDetailsAnswer::game)};
};

}  // namespace chalkline::http::wire
