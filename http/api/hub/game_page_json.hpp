#pragma once

#include <boost/describe/class.hpp>

#include "http/api/hub/hub_json.hpp"
#include "sports/book/games/game_page.hpp"

// The page of a game as schemas/openapi.yaml has it. All show the page's values, which outlive
// them.
namespace chalkline::http::wire {

struct MoneylinePoint {
  ledger::Timestamp at{};
  ledger::AmericanOdds home{};
  ledger::AmericanOdds away{};
};
BOOST_DESCRIBE_STRUCT(MoneylinePoint, (), (at, home, away))

struct SpreadPoint {
  ledger::Timestamp at{};
  Halves home{};
  Halves away{};
  ledger::AmericanOdds home_odds{};
  ledger::AmericanOdds away_odds{};
};
BOOST_DESCRIBE_STRUCT(SpreadPoint, (), (at, home, away, home_odds, away_odds))

struct TotalPoint {
  ledger::Timestamp at{};
  Halves value{};
  ledger::AmericanOdds over_odds{};
  ledger::AmericanOdds under_odds{};
};
BOOST_DESCRIBE_STRUCT(TotalPoint, (), (at, value, over_odds, under_odds))

// A market's quotes, one where it moved.
struct OddsHistory {
  std::vector<MoneylinePoint> moneyline{};
  std::vector<SpreadPoint> spread{};
  std::vector<TotalPoint> total{};
};
BOOST_DESCRIBE_STRUCT(OddsHistory, (), (moneyline, spread, total))
OddsHistory odds_history_of(const std::vector<sports::FeedQuote>& quotes);

struct BookmakerMedian {
  std::int32_t bookmakers{};
  Rounded<3> chance{};
};
BOOST_DESCRIBE_STRUCT(BookmakerMedian, (), (bookmakers, chance))

struct Consensus {
  std::optional<BookmakerMedian> moneyline{};
  std::optional<BookmakerMedian> spread{};
  std::optional<BookmakerMedian> total{};
};
BOOST_DESCRIBE_STRUCT(Consensus, (), (moneyline, spread, total))
Consensus consensus_of(const sports::Consensus& consensus);

struct PastGame {
  std::string date{};
  std::string_view opponent{};
  bool is_home{};
  std::int32_t goals_for{};
  std::int32_t goals_against{};
  sports::PastOutcome outcome{};
};
BOOST_DESCRIBE_STRUCT(PastGame, (), (date, opponent, is_home, goals_for, goals_against, outcome))
PastGame past_game_of(const sports::PastGame& game);

struct LastFive {
  ListOf<&past_game_of, sports::PastGame> away{};
  ListOf<&past_game_of, sports::PastGame> home{};
};
BOOST_DESCRIBE_STRUCT(LastFive, (), (away, home))

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
  bool is_sold_live{};
  std::optional<Venue> venue{};
  std::optional<ledger::Score> score{};
  OddsHistory history{};
  Consensus bookmakers{};
  std::optional<sports::hub::Box> box_score{};
  LastFive last_five{};
  Bets bets{};
};
BOOST_DESCRIBE_STRUCT(GameDetails, (),
                      (id, sport, source, start_time, status, home_team, away_team, odds,
                       opening_odds, quoted_at, is_offered, is_sold_live, venue, score, history,
                       bookmakers, box_score, last_five, bets))
// `bets` are the asker's own. Not offered, and without bookmakers: the board alone knows of both.
GameDetails game_details_of(const sports::GamePage& page,
                            const std::vector<projections::BetRow>& bets);

struct GameDetailsAnswer {
  GameDetails game{};
};
BOOST_DESCRIBE_STRUCT(GameDetailsAnswer, (), (game))

}  // namespace chalkline::http::wire
