#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/events/events.hpp"
#include "sports/model/game.hpp"
#include "sports/model/live_game.hpp"

// What every source of games looks like to the sportsbook.
namespace chalkline::sports {

// A game that the source will quote. A source may tell it again; a known game is left as it is.
struct Listed {
  std::string source_key;
  ledger::Sport sport{};
  std::int32_t season{};
  ledger::Timestamp starts_at{};
  Team home;
  Team away;
  ledger::GameProof proof{};  // what ties it to something outside the ledger, if anything does
};

struct Quoted {
  ledger::GameId game{};
  ledger::Lines lines;
};

// One player's figure in one game.
struct PlayerLine {
  std::string team_code;
  std::string player;
  std::string stat;  // "points"
  double value{};
  friend bool operator==(const PlayerLine&, const PlayerLine&) = default;
};

struct Ended {
  ledger::GameId game{};
  ledger::Score score;
  std::vector<PlayerLine> players;
  ledger::PeriodScores periods{};                // as far as the source has them
  std::vector<ledger::PlayerFigures> figures{};  // what props are settled by; ascending by player
  std::string reveal{};  // what the game's commitment was made to; empty without one
};

struct Update {
  ledger::Timestamp at{};
  std::variant<Listed, Quoted, Ended> what;
};

// The order in which updates take effect: at one moment a game is listed before it is quoted.
constexpr auto order_of(const Update& update) { return std::pair{update.at, update.what.index()}; }

class Feed {
 public:
  virtual ~Feed() = default;

  virtual ledger::Source source() const = 0;

  // Which of the source's worlds it tells of: the source keys of its games, and of no others, end
  // in this. Empty where there is one world.
  virtual std::string world() const { return {}; }

  // What has become known up to and including `now` and was not polled yet, by time.
  virtual std::vector<Update> poll(ledger::Timestamp now) = 0;

  // A game of this feed that has begun, tick by tick; null when it does not tell how a game goes.
  virtual std::shared_ptr<const LivePlay> play(const Game&) const { return nullptr; }

  // When polling is next worth while; later than `now`.
  virtual ledger::Timestamp next(ledger::Timestamp now) const = 0;
};

}  // namespace chalkline::sports
