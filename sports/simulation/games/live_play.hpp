#pragma once

#include "sports/model/live_game.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/prices/forecast.hpp"

// A simulated game as it is played and quoted, tick by tick: of its parameters and the tick alone,
// so that anybody who has its reveal can compute every live quote again.
namespace chalkline::sports::simulated {

// The last minute of the game clock and what follows it: who sees the play first knows too much. It
// also has to be longer than a quote lives: whatever can still be bet on was quoted while the
// result was open.
inline constexpr int kEndTicks = 5;

// A market with an outcome likelier than this is as good as decided, and is not quoted any more: at
// longer odds the margin would lift the favourite over 1. Prices stay within -2500 and +1200.
inline constexpr double kDecided = 0.92;

// The error of the bookmaker's belief during the game, as a share of the opening line's: another
// way each time, and less as less is left to play.
inline constexpr double kDrift = 0.25;

// The ticks from one such belief to the next; between two of them it changes at an even pace.
inline constexpr int kDriftTicks = 15;

// The situation of a game by possessions after `tick` ticks.
Situation situation(const Match& match, const std::vector<Scoring>& scores, int tick);

class SimulatedPlay : public LivePlay {
 public:
  // What the players have reached by a tick (player_figures), where they have figures.
  using FiguresAt = std::vector<ledger::PlayerFigures> (*)(const SimulatedGame& game, int tick);

  SimulatedPlay(Game game, const SimulatedGame& drawn, FiguresAt figures_at = nullptr);

  const Game& game() const override { return game_; }
  LiveGame at(int tick) const override;
  std::optional<ledger::TwoWay> moneyline(int tick) const override;
  std::vector<ledger::PlayerFigures> figures(int tick) const override;

 private:
  Forecast forecast(int tick) const;
  ledger::Lines lines(const Forecast& coming) const;
  bool suspended(int tick) const;

  Game game_;
  SimulatedGame drawn_;
  FiguresAt figures_at_{};
  std::vector<Scoring> scores_;
  std::vector<int> half_innings_;  // the ticks at which they begin; empty of other sports
};

}  // namespace chalkline::sports::simulated
