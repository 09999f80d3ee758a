#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sports/hub/player.hpp"
#include "sports/model/game.hpp"
#include "sports/model/halt.hpp"

// What the data hub shows of baseball and basketball: games, box scores and standings.
namespace chalkline::sports::hub {

struct LeagueGame {
  ledger::GameId id{};
  ledger::Timestamp starts_at{};
  GameStatus status{};
  Team home;
  Team away;
  Halt halt{};
  friend bool operator==(const LeagueGame&, const LeagueGame&) = default;
};

// The score of an inning, or of a quarter; overtime is the quarter after the fourth.
struct PartScore {
  int part{};                 // from 1
  std::optional<int> home{};  // absent of an inning in which the home team has not batted
  int away{};
  friend bool operator==(const PartScore&, const PartScore&) = default;
};

struct LineScore {
  LeagueGame game;
  ledger::Score score;
  std::vector<PartScore> parts;  // those that have begun, ascending
  friend bool operator==(const LineScore&, const LineScore&) = default;
};

struct BatterLine {
  Player player;
  std::string position;
  int at_bats{};
  int runs{};
  int hits{};
  int home_runs{};
  int runs_batted_in{};
  friend bool operator==(const BatterLine&, const BatterLine&) = default;
};

struct PitcherLine {
  Player player;
  int outs{};  // three an inning
  int hits{};
  int runs{};
  int earned_runs{};
  int strikeouts{};
  friend bool operator==(const PitcherLine&, const PitcherLine&) = default;
};

struct BaseballLines {
  int hits{};
  int errors{};
  std::vector<BatterLine> batters;
  std::vector<PitcherLine> pitchers;
  friend bool operator==(const BaseballLines&, const BaseballLines&) = default;
};

// The teams' and players' figures are there once the game is over.
struct BaseballBox {
  LineScore line;
  std::optional<BaseballLines> home{};
  std::optional<BaseballLines> away{};
  friend bool operator==(const BaseballBox&, const BaseballBox&) = default;
};

struct BasketballLine {
  Player player;
  std::string position;
  int minutes{};
  int points{};
  int rebounds{};
  int assists{};
  int threes{};
  friend bool operator==(const BasketballLine&, const BasketballLine&) = default;
};

// The players' figures are there once the game is over; who did not play is left out.
struct BasketballBox {
  LineScore line;
  std::vector<BasketballLine> home;
  std::vector<BasketballLine> away;
  friend bool operator==(const BasketballBox&, const BasketballBox&) = default;
};

struct WinLoss {
  int wins{};
  int losses{};
  int games() const { return wins + losses; }
  double share() const { return games() == 0 ? 0 : static_cast<double>(wins) / games(); }
  friend bool operator==(const WinLoss&, const WinLoss&) = default;
};

struct LeagueStanding {
  Team team;
  WinLoss season;
  WinLoss last_ten;
  int streak{};  // games in a row that ended alike: wins above 0, losses below
  int scored{};  // runs or points
  int allowed{};
  friend bool operator==(const LeagueStanding&, const LeagueStanding&) = default;
};

struct ConferenceStandings {
  std::string_view name;                // "American League"
  std::vector<LeagueStanding> teams{};  // by share of wins, then scored less allowed, then name
};

}  // namespace chalkline::sports::hub
