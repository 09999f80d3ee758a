#include "ledger/events/generations.hpp"

#include <doctest/doctest.h>

namespace chalkline::ledger {
namespace {

TEST_CASE("the versions of an event are those of generations that follow each other") {
  CHECK(generations_of(BetPlaced{}, 1) == Generations{1, 1});
  CHECK(generations_of(BetPlaced{}, 2) == Generations{2, 2});
  CHECK(generations_of(BetPlaced{}, 3) == Generations{3, 3});
  CHECK(generations_of(BetPlaced{}, 4) == Generations{4, 4});
  CHECK(generations_of(BetSettled{}, 2) == Generations{2, 3});
  CHECK(generations_of(GameScheduled{}, 1) == Generations{1, 3});
  CHECK(generations_of(AccountOpened{}, 1) == Generations{1, 4});
  // Events that no earlier program knew.
  CHECK(generations_of(RulesAdopted{}, 1) == Generations{4, 4});
  // A version that no program has written is for decode to refuse.
  CHECK(generations_of(AccountOpened{}, 2) == Generations{1, 4});
  CHECK(generations_of(AccountOpened{}, 0) == Generations{1, 4});
}

}  // namespace
}  // namespace chalkline::ledger
