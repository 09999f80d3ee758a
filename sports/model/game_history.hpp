#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sports/model/game.hpp"

// Past games as plain values.
namespace chalkline::sports {

// Prices as one feed published them. Without lines the game was not for sale from then on.
struct FeedQuote {
  std::string feed;
  Quote quote;
  friend bool operator==(const FeedQuote&, const FeedQuote&) = default;
};

// A game and all that was quoted on it before its start. Its opening quote is the first of these,
// its current one the last, which closed the line once the game had begun.
struct GameHistory {
  Game game;
  std::int32_t season{};          // the year in which it began; the simulated source counts its own
  std::vector<FeedQuote> quotes;  // by time
  friend bool operator==(const GameHistory&, const GameHistory&) = default;
};

// A game that was played to its end.
struct FinalGame {
  ledger::GameId id{};
  ledger::Source source{};
  ledger::Timestamp starts_at{};
  ledger::Sport sport{};
  std::int32_t season{};
  Team home;
  Team away;
  ledger::Score score;
};

// A player's value of one statistic in a game that was played to its end.
struct PlayerGame {
  ledger::Sport sport{};
  std::int32_t season{};
  std::string team;
  std::string player;
  std::string stat;
  double value{};
};

}  // namespace chalkline::sports
