#include "sports/feeds/simulated/quotes.hpp"

#include <chrono>

#include "sports/simulation/prices/pricing.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using std::chrono::minutes;

struct Revision {
  minutes before;  // at the earliest this long before the start
  minutes jitter;  // and at most this much later
  double error;    // how much of the opening error is left
};

// As news comes in: hours apart at first, minutes apart at last.
constexpr std::array<Revision, kQuotes> kRevisions{{{kHorizon, minutes{0}, 1},
                                                    {minutes{480}, minutes{120}, 0.8},
                                                    {minutes{300}, minutes{75}, 0.6},
                                                    {minutes{180}, minutes{45}, 0.45},
                                                    {minutes{90}, minutes{23}, 0.3},
                                                    {minutes{40}, minutes{10}, 0.15},
                                                    {minutes{10}, minutes{3}, 0}}};

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
