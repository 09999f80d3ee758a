#include "ledger/values/bits.hpp"

#include <doctest/doctest.h>

#include "ledger/values/market.hpp"

namespace chalkline::ledger {
namespace {

TEST_CASE("every value of an enumeration of more than 16 has a bit of its own") {
  Bits<PropType> bits;
  for (std::size_t i = 1; i <= enum_names<PropType>.size(); ++i) {
    const auto type = static_cast<PropType>(i);
    CHECK(!bits.has(type));
    bits.add(type);
    CHECK(bits.has(type));
    CHECK(bits.count() == i);
  }
}

TEST_CASE("the bits of a small enumeration are stored in two bytes") {
  CHECK(sizeof(Bits<Sport>::bits) == 2);
}

}  // namespace
}  // namespace chalkline::ledger
