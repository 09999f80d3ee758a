#pragma once

#include <memory>
#include <utility>

#include "sports/model/props.hpp"

namespace chalkline::sports {

// Props of simulated games by their own quoter, and of real leagues' games by another one.
class PropsBySource : public PropQuoter {
 public:
  PropsBySource(std::unique_ptr<const PropQuoter> simulated, std::unique_ptr<const PropQuoter> real)
      : simulated_{std::move(simulated)}, real_{std::move(real)} {}

  std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const override {
    return of(game).offers(game, now);
  }
  std::vector<PropPlayer> players(const Game& game, ledger::Timestamp now) const override {
    return of(game).players(game, now);
  }
  std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                              ledger::Timestamp now) const override {
    return of(game).offer(game, quote_id, now);
  }

 private:
  const PropQuoter& of(const Game& game) const {
    return game.source == ledger::Source::kLive ? *real_ : *simulated_;
  }

  const std::unique_ptr<const PropQuoter> simulated_;
  const std::unique_ptr<const PropQuoter> real_;
};

}  // namespace chalkline::sports
