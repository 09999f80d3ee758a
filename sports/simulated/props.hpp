#pragma once

#include "sports/props.hpp"
#include "sports/simulated/quote_id.hpp"
#include "sports/simulated/seed.hpp"

namespace chalkline::sports::simulated {

// Prices change with it, so that a prop may be waited for, and a quote of the past be recomputed.
inline constexpr auto kPropEpoch = std::chrono::minutes{10};

// RULES 19: what both implied chances of a quote come to at the least, in hundredths.
inline constexpr int kPropImpliedLeast = 102;

// Quotes props on the simulated source's NBA games: a pure function of the seed, the game and the
// time.
class SimulatedProps : public PropDesk {
 public:
  explicit SimulatedProps(std::uint64_t seed) : seed_{seed}, ids_{seed} {}

  std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const override;
  std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                              ledger::Timestamp now) const override;

 private:
  Seed seed_;
  QuoteIds ids_;
};

}  // namespace chalkline::sports::simulated
