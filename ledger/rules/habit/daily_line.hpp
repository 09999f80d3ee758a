#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ledger/values/asked_side.hpp"
#include "ledger/values/date.hpp"
#include "ledger/values/millionths.hpp"

// The line that everybody is asked about on a UTC date, by a hash of the date: nobody chooses it.
namespace chalkline::ledger {

// Chances, of which one belongs to each day of the week, so that in time all are asked.
struct ChanceBand {
  Millionths from{};
  Millionths to{};  // not in it
  friend bool operator==(const ChanceBand&, const ChanceBand&) = default;
};
ChanceBand daily_band(Date date);

// The side of the market that is asked on that date. No market of a player.
Side daily_side(Date date, Market market);

// A moneyline by its price in the band of the date, or a spread or total that cannot push; each on
// the date's side.
bool is_daily(Date date, const AskedSide& asked);

// When the game of the date begins: on the next date, or else later on this one.
bool is_daily_start(Date date, Timestamp starts_at, Timestamp now);

struct DailyCandidate {
  AskedSide asked;
  Timestamp starts_at{};
};

// The one for the date: games of the next date before those of this one, of these the last hour
// before the others, a moneyline before the other markets, and among these the first by the hash.
// Absent where there is none.
std::optional<AskedSide> daily_of(Date date, const std::vector<DailyCandidate>& candidates,
                                  Timestamp now);

}  // namespace chalkline::ledger
