#pragma once

#include <memory>
#include <utility>

#include "sports/model/props.hpp"
#include "sports/store/prop_store.hpp"

namespace chalkline::sports::live {

// Quotes props on real leagues' games at the prices of the last answer, until that is older than
// kPropPriceLife.
class BookmakerProps : public PropQuoter {
 public:
  explicit BookmakerProps(std::shared_ptr<PropStore> store) : store_{std::move(store)} {}

  std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const override;
  std::vector<PropPlayer> players(const Game& game, ledger::Timestamp now) const override;
  // A price that has been replaced, or is too old, has expired.
  std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                              ledger::Timestamp now) const override;

 private:
  const std::shared_ptr<PropStore> store_;
};

}  // namespace chalkline::sports::live
