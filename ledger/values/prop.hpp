#pragma once

#include <string>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::ledger {

// The player and the figure that a prop is about.
struct PropSubject {
  std::string player;  // the source's id
  std::string name;    // as the bettor saw it
  PropType type{};
  static constexpr auto fields =
      std::tuple{field("player", &PropSubject::player), field("name", &PropSubject::name),
                 field("type", &PropSubject::type)};
  friend bool operator==(const PropSubject&, const PropSubject&) = default;
};

}  // namespace chalkline::ledger
