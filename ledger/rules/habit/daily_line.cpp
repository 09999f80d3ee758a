#include "ledger/rules/habit/daily_line.hpp"

#include <fmt/format.h>

#include <array>
#include <tuple>

#include "base/sha256.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

constexpr Date kDaysPerWeek = 7;
constexpr Date kMondayAfter1970 = 4;  // 1970-01-05
constexpr std::array<ChanceBand, 4> kBands{
    {{200'000, 350'000}, {350'000, 500'000}, {500'000, 650'000}, {650'000, 800'000}}};

Sha256Digest hash_of(Date date, std::string_view what) {
  return sha256(fmt::format("daily line {} {}", date, what));
}

// 0 for games of the next date. For this one's the last hour comes first: the line is open longest.
std::int64_t hours_too_early(Date date, Timestamp starts_at) {
  const auto end = Timestamp{std::chrono::days{date + 1}};
  return starts_at >= end ? 0 : std::chrono::ceil<std::chrono::hours>(end - starts_at).count();
}

bool is_on_next_date(Date date, Timestamp starts_at) { return day_of(starts_at) == date + 1; }

}  // namespace

ChanceBand daily_band(Date date) {
  const auto weekday = ((date - kMondayAfter1970) % kDaysPerWeek + kDaysPerWeek) % kDaysPerWeek;
  return kBands.at(static_cast<std::size_t>(weekday) % kBands.size());
}

Side daily_side(Date date, Market market) {
  const bool is_first = (hash_of(date, name_of(market)).front() & 1U) == 0;
  if (market == Market::kTotal) return is_first ? Side::kOver : Side::kUnder;
  return is_first ? Side::kHome : Side::kAway;
}

bool is_daily(Date date, const AskedSide& asked) {
  if (asked.market == Market::kProp || asked.side != daily_side(date, asked.market)) return false;
  if (asked.market != Market::kMoneyline) return asked.line % 2 != 0;
  const auto [from, to] = daily_band(date);
  const auto chance = no_vig(asked.odds, asked.other_odds).value() * kMillion;
  return chance >= from && chance < to;
}

bool is_daily_start(Date date, Timestamp starts_at, Timestamp now) {
  return is_on_next_date(date, starts_at) || (day_of(starts_at) == date && starts_at > now);
}

std::optional<AskedSide> daily_of(Date date, const std::vector<DailyCandidate>& candidates,
                                  Timestamp now) {
  using Rank = std::tuple<std::int64_t, bool, Sha256Digest>;
  std::optional<AskedSide> best;
  Rank best_rank;
  for (const auto& [asked, starts_at] : candidates) {
    if (!is_daily(date, asked) || !is_daily_start(date, starts_at, now)) continue;
    Rank rank{hours_too_early(date, starts_at), asked.market != Market::kMoneyline,
              hash_of(date, fmt::format("{} {}", to_string(asked.game), name_of(asked.market)))};
    if (best && best_rank <= rank) continue;
    best = asked;
    best_rank = rank;
  }
  return best;
}

}  // namespace chalkline::ledger
