#pragma once

#include <optional>

#include "sports/model/game.hpp"
#include "sports/model/halt.hpp"
#include "sports/model/hockey_teams.hpp"

namespace chalkline::sports::hub {

// A game as the data hub announces it.
struct ScheduledGame {
  ledger::GameId id{};
  ledger::Timestamp starts_at{};
  GameStatus status{};
  Team home;
  Team away;
  std::optional<Venue> venue{};  // where it is known
  Halt halt{};
  std::optional<ledger::Score> score{};  // of one that has begun, where it is known
  friend bool operator==(const ScheduledGame&, const ScheduledGame&) = default;
};

}  // namespace chalkline::sports::hub
