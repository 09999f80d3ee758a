#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/values/market.hpp"
#include "sports/model/game.hpp"
#include "sports/model/period.hpp"

// Games under way, as bets are taken on them (RULES 22).
namespace chalkline::sports {

// How often a game under way is shown anew. Its ticks are counted from its start.
inline constexpr auto kLiveTick = std::chrono::seconds{3};

// When a game pauses: in its middle, or as hockey does after the first period and the second.
enum class Timetable : std::uint8_t { kHalves, kPeriods };

class LivePlay;

// How likely a number of the final score is above each whole one, in thousandths: above[i] is that
// of from + i. It is certain of any lower one, and out of reach of any higher one.
struct ChancesAbove {
  int from{};
  std::vector<int> above{};
  friend bool operator==(const ChancesAbove&, const ChancesAbove&) = default;
};

// What the quotes of a moment say of the final score at any line, their margin left out.
struct Outlook {
  ChancesAbove margin;  // home less away
  ChancesAbove total;
  friend bool operator==(const Outlook&, const Outlook&) = default;
};

// A game at one tick.
struct LiveGame {
  Game game;  // status live; `current` is the closing quote
  int tick{};
  Timetable timetable{};
  Period period{};
  int clock_s{};                    // what the game clock shows; 0 when final
  std::vector<int> half_innings{};  // at which tick each began, so far; empty of other sports
  ledger::Score score;
  ledger::Lines lines;  // a market that is as good as decided is absent; none when final
  std::optional<Outlook> outlook{};      // of what is quoted or as good as decided; none when final
  bool suspended{};                      // no bet is taken at this tick
  ledger::Timestamp at{};                // when the tick was: the time of its quotes
  std::shared_ptr<const LivePlay> play;  // the game that this is a moment of
};

// A game under way as its source shows it, for any thread. A source that plays the game itself
// knows every tick; one that follows a real game answers with what was known by that tick.
class LivePlay {
 public:
  virtual ~LivePlay() = default;
  virtual const Game& game() const = 0;

  // From its last tick on it is final, at that tick. `play` is left out.
  virtual LiveGame at(int tick) const = 0;

  // The moneyline of a tick that has been; absent where it was not quoted.
  virtual std::optional<ledger::TwoWay> moneyline(int tick) const = 0;

  // What each player has reached by that tick, as far as the source can tell; ascending by id.
  virtual std::vector<ledger::PlayerFigures> figures(int /*tick*/) const { return {}; }
};

// An immutable picture of one tick. A game is in the pictures of its ticks, and once when it is
// final.
struct LiveBoard {
  std::uint64_t version{};      // rises with every change
  ledger::Timestamp at{};       // of its latest tick
  std::vector<LiveGame> games;  // by start, then id

  // Null when the game is not in it. A handful of games are under way at a time.
  const LiveGame* find(ledger::GameId id) const;
};

}  // namespace chalkline::sports
