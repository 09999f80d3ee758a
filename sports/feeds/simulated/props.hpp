#pragma once

#include "sports/feeds/simulated/quote_id.hpp"
#include "sports/model/props.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// Quotes props on the simulated source's games: a pure function of the game and the time.
class SimulatedProps : public PropQuoter {
 public:
  explicit SimulatedProps(const MasterSeed& seed,
                          ledger::Timestamp first_until = ledger::Timestamp::min())
      : world_{seed, first_until}, ids_{world_.quote_key()} {}

  std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const override;
  std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                              ledger::Timestamp now) const override;

 private:
  World world_;
  QuoteIds ids_;
};

}  // namespace chalkline::sports::simulated
