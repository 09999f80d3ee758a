#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/values/prop.hpp"
#include "wizard/answers/answer.hpp"

// The Wizard's words on a player's prop. It recommends none: no chances of players' figures have
// been tried on results, so that none can be better than the price's.
namespace chalkline::wizard {

struct PropOnSale {
  ledger::PropSubject subject;
  ledger::HalfPoints line{};
  ledger::AmericanOdds over{};
  ledger::AmericanOdds under{};
};

struct AskedProp {
  PropOnSale prop;
  ledger::Side side{};
  std::optional<ledger::HalfPoints> written{};  // the line that was asked about
  std::vector<int> past{};                      // the figure in the last games that are known
  std::string home{};                           // team of the game
  std::string from{};                           // source_in_words() of it
  std::string game_page{};
  std::string last_page{};  // of the newest of `past`; empty without one
};
Answer about_prop(const AskedProp& asked);

// The figure that was asked about is not on sale, or none was named: those that are.
Answer which_figure(const std::string& player, std::span<const PropOnSale> on_sale);

// Several players are called so.
Answer which_player(std::span<const std::string> names);

// Nobody on sale is called so; those whose last name is the same are.
Answer no_prop_of(const std::string& name, std::span<const std::string> near);

}  // namespace chalkline::wizard
