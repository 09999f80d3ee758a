#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/game_json.hpp"
#include "sports/book/book_status.hpp"

// How the feeds do, and the clock, as schemas/openapi.yaml has them. Credits and sentences of
// failures are the operator's: a stranger who knew them could tell when the product is at its
// weakest.
namespace chalkline::http::wire {

struct Feed {
  std::string_view name{};
  ledger::Source source{};
  std::vector<ledger::Sport> sports{};
  bool results{};
  bool prices{};
  bool works{};
  std::optional<ledger::Timestamp> heard_at{};
  std::optional<ledger::Timestamp> prices_until{};
};
BOOST_DESCRIBE_STRUCT(Feed, (),
                      (name, source, sports, results, prices, works, heard_at, prices_until))

inline Feed feed_of(const sports::FeedStatus& feed) {
  return {.name = feed.name,
          .source = feed.source,
          .sports = feed.scope.sports,
          .results = feed.scope.results,
          .prices = feed.scope.prices,
          .works = feed.works(),
          .heard_at = feed.health.heard_at,
          .prices_until = feed.quotes_until()};
}

struct OverdueGame {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};
  Team home_team{};
  Team away_team{};
};
BOOST_DESCRIBE_STRUCT(OverdueGame, (), (id, sport, source, start_time, home_team, away_team))

inline OverdueGame overdue_game_of(const sports::Game& game) {
  return {.id = game.id,
          .sport = game.sport,
          .source = game.source,
          .start_time = game.starts_at,
          .home_team = {game.home.name, game.home.code},
          .away_team = {game.away.name, game.away.code}};
}

struct FeedsStatus {
  ListOf<&feed_of, sports::FeedStatus> feeds{};
  ListOf<&overdue_game_of, sports::Game> overdue{};
  static constexpr auto fields =
      std::tuple{field("feeds", &FeedsStatus::feeds), field("overdueGames", &FeedsStatus::overdue)};
};

struct Clock {
  ledger::Timestamp now{};
  double speed{};
  bool is_demo_data{};
};
BOOST_DESCRIBE_STRUCT(Clock, (), (now, speed, is_demo_data))

}  // namespace chalkline::http::wire
