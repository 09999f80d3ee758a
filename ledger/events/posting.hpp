#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

namespace chalkline::ledger {

// Double entry. `held` is a player's coins in open bets; `house` takes lost stakes and pays
// profits; `grants` is where granted coins come from. Every event's postings sum to zero.
enum class LedgerAccountKind : std::uint8_t { kPlayer = 1, kHeld = 2, kHouse = 3, kGrants = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<LedgerAccountKind>{"player", "held",
                                                                               "house", "grants"};

struct Posting {
  LedgerAccountKind kind{};
  AccountId account{};  // of player and held; 0 for house and grants
  Coins amount{};       // positive: coins arrive
  static constexpr auto fields =
      std::tuple{field("kind", &Posting::kind), field("account", &Posting::account),
                 field("amount", &Posting::amount)};
  friend bool operator==(const Posting&, const Posting&) = default;
};

// Every event so far has at most three; they need no allocation.
using Postings = boost::container::small_vector<Posting, 3>;

// An event says of itself what it moves: `Postings postings() const`, or static where it never
// moves a coin.
template <class Event>
concept MovesNoCoins = requires { Event::postings(); };

}  // namespace chalkline::ledger
