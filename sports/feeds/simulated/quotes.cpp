#include "sports/feeds/simulated/quotes.hpp"

#include <chrono>

#include "sports/simulation/prices/pricing.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using Lead = std::chrono::minutes;

struct Revision {
  Lead before;   // at the earliest this long before the start
  Lead jitter;   // and at most this much later
  double error;  // how much of the opening error is left
};

// As news comes in: hours apart at first, minutes apart at last.
constexpr std::array<Revision, kQuotes> kRevisions{{{kHorizon, Lead{0}, 1},
                                                    {Lead{480}, Lead{120}, 0.8},
                                                    {Lead{300}, Lead{75}, 0.6},
                                                    {Lead{180}, Lead{45}, 0.45},
                                                    {Lead{90}, Lead{23}, 0.3},
                                                    {Lead{40}, Lead{10}, 0.15},
                                                    {Lead{10}, Lead{3}, 0}}};

// Each revision also errs on its own account, so that a line does not move one way only.
constexpr double kWobble = 0.2;

}  // namespace

std::array<ledger::Timestamp, kQuotes> quote_times(const GameDraws& draws,
                                                   ledger::Timestamp starts_at) {
  std::array<ledger::Timestamp, kQuotes> times{};
  for (std::size_t i = 0; i < kQuotes; ++i) {
    const auto& revision = kRevisions[i];
    const auto span = static_cast<std::uint64_t>(std::chrono::seconds{revision.jitter}.count()) + 1;
    const auto later = draws.of(RngPurpose::kQuoteTime, i).below(span);
    times[i] = starts_at - revision.before + std::chrono::seconds{later};
  }
  return times;
}

ledger::Lines quote(const SimulatedGame& game, std::size_t index) {
  const auto& draws = game.match.draws;
  const auto& expected = game.expected;
  const auto& model = game.model();
  const auto left = kRevisions.at(index).error;
  const auto error = [&](RngPurpose purpose) {
    const auto opening = draws.of(purpose, 0).normal();
    const auto own = index == 0 ? 0 : draws.of(purpose, index).normal();
    return left * (opening + kWobble * own);
  };
  return price_game(model, {expected.margin + model.margin_error * error(RngPurpose::kMarginError),
                            expected.total + model.total_error * error(RngPurpose::kTotalError)});
}

}  // namespace chalkline::sports::simulated
