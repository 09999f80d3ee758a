#include "insight/similar_bets.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "insight/calibration.hpp"

namespace chalkline::insight {
namespace {

auto kind_in_order(const auto& bet) { return std::tuple{bet.source, bet.sport, bet.market}; }
auto pick_in_order(const auto& bet) { return std::tuple{bet.game, bet.side}; }

// Mean of the answers on one pick that have a value.
struct MeanOfPick {
  double sum{};
  double answers{};
  // Adds the mean to what is known of the picks before, and begins with the next one.
  void close(double& total, std::size_t& picks) {
    if (answers > 0) {
      total += sum / answers;
      ++picks;
    }
    *this = {};
  }
};

}  // namespace

RecommendedBets::RecommendedBets(std::span<const ledger::SettledAdvice> advice) {
  for (const auto& one : advice) {
    if (ledger::recommendation_of(one.pass) != ledger::Recommendation::kBet) continue;
    bets_.push_back({one.source, one.sport, one.market, one.game, one.side, one.confidence, one.won,
                     closing_line_value(one)});
  }
  std::ranges::sort(bets_, {}, [](const Bet& bet) {
    return std::tuple_cat(kind_in_order(bet), pick_in_order(bet));
  });
}

std::optional<SimilarBets> RecommendedBets::like(const AdviceKind& kind,
                                                 ledger::Millionths confidence) const {
  const auto alike = std::ranges::equal_range(bets_, kind_in_order(kind), {},
                                              [](const Bet& bet) { return kind_in_order(bet); });
  SimilarBets similar{};
  MeanOfPick hits;
  MeanOfPick closes;
  double on_game = 0;  // decided picks
  double sizes = 0;    // squares of them
  const Bet* before = nullptr;
  const auto end_pick = [&] {
    on_game += hits.answers > 0 ? 1 : 0;
    hits.close(similar.hit_rate, similar.decided);
    closes.close(similar.closing_line_value, similar.closes);
  };
  const auto end_game = [&] {
    sizes += on_game * on_game;
    on_game = 0;
  };
  for (const auto& bet : alike) {
    if (std::abs(bet.confidence - confidence) > kSimilarConfidence) continue;
    if (before == nullptr || pick_in_order(*before) != pick_in_order(bet)) {
      end_pick();
      ++similar.situations;
    }
    if (before == nullptr || before->game != bet.game) end_game();
    before = &bet;
    if (bet.won) {
      hits.sum += *bet.won ? 1 : 0;
      hits.answers += 1;
    }
    if (bet.close) {
      closes.sum += *bet.close;
      closes.answers += 1;
    }
  }
  end_pick();
  end_game();
  if (similar.situations < kSimilarMin) return std::nullopt;
  if (similar.decided > 0) {
    const auto decided = static_cast<double>(similar.decided);
    similar.hit_rate /= decided;
    const auto effective = decided * decided / sizes;
    if (effective >= kEnough) similar.fits = wilson(similar.hit_rate, effective);
  }
  if (similar.closes > 0) similar.closing_line_value /= static_cast<double>(similar.closes);
  return similar;
}

}  // namespace chalkline::insight
