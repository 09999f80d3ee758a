#pragma once

#include <vector>

#include "sports/simulation/baseball/baseball_play.hpp"
#include "sports/simulation/games/innings.hpp"

// The outcomes of the plate appearances of a half-inning, not by batter: each ends with a run, with
// a runner left on base or with an out, so that a team's plate appearances are the sum of the
// three. Chosen by the seasons of 2022 to 2024: a team has 8.3 hits, 3.2 walks, half an error and
// leaves seven on base.
namespace chalkline::sports::simulated {

// How a batter got on base.
enum class Reached : std::uint8_t { kHit, kWalk, kError };

// The part of the scores without a home run that come by an error and not by a hit: nobody bats
// those runs in, and none of them is earned.
inline constexpr double kScoresByError = 0.09;

// The parts of the runners who come in by how they got on base; the others reached by an error,
// which makes their runs unearned.
inline constexpr double kRunnersByHit = 0.68;
inline constexpr double kRunnersByWalk = 0.295;

// In each half up to so many batters more get on base, each with that chance, by these parts.
inline constexpr int kOthersMost = 3;
inline constexpr double kOthers = 0.225;
inline constexpr double kOthersByHit = 0.575;
inline constexpr double kOthersByWalk = 0.405;

inline constexpr int kBases = 3;

struct ScorePlay {
  std::uint64_t number{};  // among the scores of both teams
  int runs{};
  bool home_run{};
  bool by_error{};
  std::vector<Reached> runners;  // who come in, but for one who hits a home run
};

struct HalfPlay {
  std::vector<ScorePlay> scores;
  std::vector<Reached> others;  // who get on base and stay there
  std::size_t pitcher{};        // roster slot, of the other team
  int outs{};
  int strikeouts{};
  int out_on_bases{};  // of the outs, of batters who had reached one

  int runs() const;
  int earned_runs() const;
  int reached(Reached how) const;
  // Those who got on base and did not score.
  int standing() const;
  int left_on_base() const { return standing() - out_on_bases; }
  int plate_appearances() const { return runs() + left_on_base() + outs; }
};

// By inning, of the team at bat.
std::vector<HalfPlay> half_plays(const SimulatedGame& game, bool home);

// The whole innings after which the pitcher who begins leaves, drawn before the first one. As long
// as he allows no hit he stays on. The home team always bats in eight.
struct StarterLength {
  int innings{};
  double likely{};
};
inline constexpr std::array kStarterLengths{StarterLength{4, 0.1}, StarterLength{5, 0.42},
                                            StarterLength{6, 0.35}, StarterLength{7, 0.11},
                                            StarterLength{8, 0.02}};

// The chance that an out of the team's pitcher who begins is a strikeout.
double starter_strikeout_chance(const SimulatedGame& game, bool home);

}  // namespace chalkline::sports::simulated
