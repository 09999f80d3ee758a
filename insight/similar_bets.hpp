#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "insight/interval.hpp"
#include "insight/track_record.hpp"
#include "ledger/values/settled_advice.hpp"

namespace chalkline::insight {

// The results of recommended bets like one (RULES 37). A pick counts once, by the mean of its
// answers.
struct SimilarBets {
  std::size_t situations{};        // picks
  std::size_t decided{};           // won or lost
  double hit_rate{};               // of those; means nothing without one
  std::optional<Interval> fits{};  // which true rates: 95%; from kEnough on, of effective n
  std::size_t closes{};            // picks with a closing line
  double closing_line_value{};     // mean of those; means nothing without one
};
inline constexpr std::size_t kSimilarMin = 10;
inline constexpr ledger::Millionths kSimilarConfidence = 100'000;

// All recommended bets that have settled, in an order in which those that are alike stand together:
// every advice asks for some of them.
class RecommendedBets {
 public:
  RecommendedBets() = default;
  explicit RecommendedBets(std::span<const ledger::SettledAdvice> advice);

  // The bets of the same source, sport and market, with a confidence within kSimilarConfidence.
  // Absent below kSimilarMin.
  std::optional<SimilarBets> like(const AdviceKind& kind, ledger::Millionths confidence) const;

 private:
  struct Bet {
    ledger::Source source{};
    ledger::Sport sport{};
    ledger::Market market{};
    ledger::GameId game{};
    ledger::Side side{};
    ledger::Millionths confidence{};
    std::optional<bool> won;
    std::optional<double> close;
  };
  std::vector<Bet> bets_;  // by kind, then by pick
};

}  // namespace chalkline::insight
