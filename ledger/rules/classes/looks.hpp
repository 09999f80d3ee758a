#pragma once

#include <boost/container/small_vector.hpp>
#include <chrono>
#include <cstddef>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/values/ids.hpp"

// When educators last opened something, so that a repeat is known as one.
namespace chalkline::ledger {

// An educator's latest looks; 1970: none.
struct Look {
  AccountId educator{};
  Timestamp opened{};
  Timestamp exported{};
  static constexpr auto fields =
      std::tuple{field("educator", &Look::educator), field("opened", &Look::opened),
                 field("exported", &Look::exported)};
  friend bool operator==(const Look&, const Look&) = default;
};
using Looks = boost::container::small_vector<Look, 1>;

// More educators than teach a class together. The one who looked longest ago makes room, whose next
// look is then an event whenever it comes.
inline constexpr std::size_t kLooksKept = 16;

// Whether the educator has had the same look within `again` before now.
bool is_repeated(const Looks& looks, AccountId educator, bool exported, Timestamp now,
                 std::chrono::microseconds again);
// The same on the UTC day of now.
bool is_repeated_today(const Looks& looks, AccountId educator, bool exported, Timestamp now);

void note(Looks& looks, AccountId educator, bool exported, Timestamp time);

}  // namespace chalkline::ledger
