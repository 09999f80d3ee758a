#pragma once

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "insight/forecast.hpp"
#include "insight/returns.hpp"
#include "wizard/advice/advisor.hpp"
#include "wizard/evaluation/comparison.hpp"

namespace chalkline::wizard {

// A blend that nobody has tested: the weight of each, and it bets wherever it sees an edge.
inline constexpr double kUntestedWeight = 0.3;

// Bets of one coin that were taken for a reason, each with its closing-line value where it has one.
struct Bets {
  std::vector<insight::SettledBet> settled;
  std::vector<insight::Part> closes;
  double claimed{};  // sum
  double at_price{};

  void add(double edge, double price_edge, double realised, std::optional<double> close,
           std::uint64_t cluster);
};

// The cases of one league, market and time before the start.
struct CellScores {
  std::vector<insight::Forecast> price;
  std::vector<insight::Forecast> model;
  std::vector<insight::Forecast> blend;
  std::array<std::vector<insight::Forecast>, insight::kNoVigs.size()> no_vig;
  // Forecasts of other models; empty where they say nothing.
  std::vector<insight::Forecast> elo;
  std::vector<insight::Forecast> poisson;
  std::vector<insight::Part> gain;  // of the blend on the price, in nats
  std::size_t cases{};              // pushes too
  std::array<std::size_t, ledger::enum_names<Pass>.size()>
      passes{};     // of the better sides, by reason; too few ones too
  double weight{};  // the last
  Bets recommended;
  Bets untested;
};

// Scores advice against what happened. Each case is added as it was before its game, so that all of
// it is held out.
class Evaluation {
 public:
  using Cell = std::tuple<ledger::Source, ledger::Sport, ledger::Market, PriceTime>;

  // `compared`: what other models said at the same moment.
  void add(const SettledCase& one, const std::optional<ComparedChances>& compared = std::nullopt);

  const std::map<Cell, CellScores>& cells() const { return cells_; }
  // A cell and a size that was claimed.
  using Size = std::pair<Cell, std::size_t>;
  const std::map<Size, Bets>& edges() const { return edges_; }

 private:
  std::map<Cell, CellScores> cells_;
  std::map<Size, Bets> edges_;
};

}  // namespace chalkline::wizard
