#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/names.hpp"
#include "ledger/values/market.hpp"
#include "sports/model/consensus.hpp"
#include "sports/model/period.hpp"

namespace chalkline::sports {

struct Team {
  std::string name;  // "Philadelphia 76ers"
  std::string code;  // "PHI": unique within the sport
  friend bool operator==(const Team&, const Team&) = default;
};
BOOST_DESCRIBE_STRUCT(Team, (), (name, code))

// Stored in sports.db by number.
enum class GameStatus : std::uint8_t { kScheduled = 0, kLive = 1, kFinal = 2, kCancelled = 3 };
inline constexpr std::array<std::string_view, 4> kGameStatuses{"scheduled", "live", "final",
                                                               "cancelled"};
constexpr Names names_of(GameStatus /*status*/) { return {kGameStatuses, 0}; }

struct Quote {
  ledger::Lines lines;
  ledger::Timestamp at{};  // when the source published it
  friend bool operator==(const Quote&, const Quote&) = default;
};

// How a game under way stands.
struct Progress {
  ledger::Score score;
  Period period;
  std::optional<std::int32_t> clock_s;  // what the game clock shows; absent where there is none
  ledger::Timestamp at{};               // when the source said so
  friend bool operator==(const Progress&, const Progress&) = default;
};

struct Game {
  ledger::GameId id{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string source_key;  // what the source calls the game; id = game_id(source, source_key)
  ledger::Timestamp starts_at{};
  GameStatus status{};
  Team home;
  Team away;
  Quote opening;
  Quote current;
  Consensus consensus{};  // on the current lines, as the last answer had it; not kept in sports.db
  std::optional<ledger::Score> score;                 // once final
  std::optional<Progress> progress;                   // while live, as far as a source reports it
  std::optional<ledger::Timestamp> recorded_start{};  // of a replayed game: as it was
  friend bool operator==(const Game&, const Game&) = default;
};

}  // namespace chalkline::sports
