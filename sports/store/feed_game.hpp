#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sports/model/game.hpp"
#include "sports/model/result.hpp"

namespace chalkline::sports {

// The last stage of a game that the ledger has accepted. Stored by number.
enum class LedgerStage : std::uint8_t {
  kNothing = 0,
  kScheduled = 1,
  kClosed = 2,
  kEnded = 3,
  kRevealed = 4
};

// A final score that may still change, and since when its feed has reported it.
struct StandingScore {
  ledger::Score score;
  ledger::Timestamp since{};
  friend bool operator==(const StandingScore&, const StandingScore&) = default;
};

// A game as sports.db keeps it.
struct FeedGame {
  Game game;
  std::int32_t season{};
  bool offered{};  // it was quoted before its start: the ledger has to know it
  LedgerStage stage{};
  std::optional<ledger::Timestamp> ended_at;  // final, corrected last, or cancelled
  // For the ledger, once the game is final:
  ledger::PeriodScores periods;
  std::vector<ledger::PlayerFigures> figures;  // ascending by player
  ledger::GameProof proof;
  std::string reveal;  // of one that was committed to
  // The feeds that its values are from (feed_group.hpp); empty where none has reported any.
  std::string scheduled_by;
  ledger::Timestamp scheduled_at{};  // when that feed reported it
  std::string quoted_by;
  std::string ended_by;
  bool official{};  // the result came as a correction
  std::optional<StandingScore> unofficial;
  // The feed that says of it, while it is to come, what cannot be; empty where none does. It is not
  // sold meanwhile.
  std::string held_by;
  // The game of other feeds that it has turned out to be, which is offered in its place: bets that
  // it has stand.
  std::optional<ledger::GameId> same_as;
  friend bool operator==(const FeedGame&, const FeedGame&) = default;
};

}  // namespace chalkline::sports
