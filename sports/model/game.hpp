#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ledger/values/market.hpp"

namespace chalkline::sports {

struct Team {
  std::string name;  // "Philadelphia 76ers"
  std::string code;  // "PHI": unique within the sport
  friend bool operator==(const Team&, const Team&) = default;
};

// Stored in sports.db by number.
enum class GameStatus : std::uint8_t { kScheduled = 0, kLive = 1, kFinal = 2, kCancelled = 3 };

struct Quote {
  ledger::Lines lines;
  ledger::Timestamp at{};  // when the source published it
  friend bool operator==(const Quote&, const Quote&) = default;
};

struct Game {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string source_key;  // the source's own name of the game; id = game_id(source, source_key)
  ledger::Timestamp starts_at{};
  GameStatus status{};
  Team home;
  Team away;
  Quote opening;
  Quote current;
  std::optional<ledger::Score> score;  // once final
  friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace chalkline::sports
