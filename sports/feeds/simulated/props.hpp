#pragma once

#include "sports/feeds/simulated/quote_id.hpp"
#include "sports/model/props.hpp"
#include "sports/simulation/draws/world.hpp"

namespace chalkline::sports::simulated {

// Quotes props on the simulated source's games: a pure function of the game and the time.
class SimulatedProps : public PropQuoter {
 public:
  explicit SimulatedProps(const MasterSeed& seed, ListedUntil until = {})
      : world_{seed, until}, ids_{world_.quote_key()} {}

  std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const override;
  std::vector<PropPlayer> players(const Game& game, ledger::Timestamp now) const override;
  std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                              ledger::Timestamp now) const override;

 private:
  World world_;
  QuoteIds ids_;
};

}  // namespace chalkline::sports::simulated
