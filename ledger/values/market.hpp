#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fields.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/odds.hpp"

namespace chalkline::ledger {

enum class Sport : std::uint8_t { kNba = 1, kNfl = 2, kMlb = 3, kNhl = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<Sport>{"nba", "nfl", "mlb", "nhl"};
enum class Source : std::uint8_t { kSimulated = 1, kReplay = 2, kLive = 3 };
template <>
inline constexpr std::array<std::string_view, 3> enum_names<Source>{"simulated", "replay", "live"};
enum class Market : std::uint8_t { kMoneyline = 1, kSpread = 2, kTotal = 3, kProp = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<Market>{"moneyline", "spread", "total",
                                                                    "prop"};

// The figure of one player that a prop is about. Hockey's points are goals and assists.
enum class PropType : std::uint8_t {
  kPoints = 1,
  kRebounds = 2,
  kAssists = 3,
  kThrees = 4,
  kMinutes = 5,
  kPassingYards = 6,
  kRushingYards = 7,
  kReceivingYards = 8,
  kReceptions = 9,
  kTouchdowns = 10,
  kHits = 11,
  kRuns = 12,
  kHitsRunsRbis = 13,
  kStrikeouts = 14,
  kHitsAllowed = 15,
  kGoals = 16,
  kShotsOnGoal = 17,
  kSaves = 18
};
template <>
inline constexpr std::array<std::string_view, 18> enum_names<PropType>{
    "points",       "rebounds",       "assists",     "threes",     "minutes",     "passingYards",
    "rushingYards", "receivingYards", "receptions",  "touchdowns", "hits",        "runs",
    "hitsRunsRbis", "strikeouts",     "hitsAllowed", "goals",      "shotsOnGoal", "saves"};

// Which side of its market a pick takes. Moneyline and spread have home and away, totals and props
// over and under.
enum class Side : std::uint8_t { kHome = 1, kAway = 2, kOver = 3, kUnder = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<Side>{"home", "away", "over", "under"};

// Requires a team.
constexpr Side opponent(Side team) { return team == Side::kHome ? Side::kAway : Side::kHome; }

// Points are kept in half points, so that 3.5 is 7 and every line is a whole number.
using HalfPoints = std::int32_t;

// Both prices of a two-way market. `line` belongs to the first side: the home team's handicap, or
// the total; 0 for a moneyline. `first` is home or over, `second` is away or under.
struct TwoWay {
  HalfPoints line{};
  AmericanOdds first{};
  AmericanOdds second{};
  static constexpr auto fields =
      std::tuple{field("line", &TwoWay::line), field("first", &TwoWay::first),
                 field("second", &TwoWay::second)};
  friend bool operator==(const TwoWay&, const TwoWay&) = default;
};

// A side of a market: its own handicap or the total, its price, and the price of the other side.
struct SideQuote {
  HalfPoints line{};
  AmericanOdds odds{};
  AmericanOdds other_odds{};
  friend bool operator==(const SideQuote&, const SideQuote&) = default;
};

constexpr SideQuote of_side(const TwoWay& quote, Side side) {
  const bool is_first = side == Side::kHome || side == Side::kOver;
  return {side == Side::kAway ? -quote.line : quote.line, is_first ? quote.first : quote.second,
          is_first ? quote.second : quote.first};
}

// A bookmaker's quotes for one game; a market that is not quoted is absent.
struct Lines {
  std::optional<TwoWay> moneyline;
  std::optional<TwoWay> spread;
  std::optional<TwoWay> total;
  static constexpr auto fields =
      std::tuple{field("moneyline", &Lines::moneyline), field("spread", &Lines::spread),
                 field("total", &Lines::total)};
  friend bool operator==(const Lines&, const Lines&) = default;
};

struct Score {
  std::int32_t home{};
  std::int32_t away{};
  static constexpr auto fields =
      std::tuple{field("home", &Score::home), field("away", &Score::away)};
  friend bool operator==(const Score&, const Score&) = default;
};

// The total of two of the highest scores that a result may have (game.hpp), in half points.
inline constexpr HalfPoints kLineMax = 4'000;

// Whether the market has such a side and line. Stored bets are settled by them and read back for
// good, so a pick for which this is false never gets into the log.
constexpr bool is_pick(Market market, Side side, HalfPoints line) {
  const bool is_team = side == Side::kHome || side == Side::kAway;
  const bool is_sum = side == Side::kOver || side == Side::kUnder;
  switch (market) {
    case Market::kMoneyline:
      return is_team && line == 0;
    case Market::kSpread:
      return is_team && line >= -kLineMax && line <= kLineMax;
    case Market::kTotal:
    case Market::kProp:
      return is_sum && line >= 0 && line <= kLineMax;
  }
  return false;
}

// "3", "3.5"; with_sign: "+3.5", "-3", "+0".
std::string points(HalfPoints value, bool with_sign);

// The two prices of a market, absent when it is not quoted. Props are not among a game's lines.
const std::optional<TwoWay>& market_of(const Lines& lines, Market market);

// 16 lower-case hexadecimal digits, and back.
std::string to_string(GameId id);
void append_value(std::string& out, GameId id);  // the same in quotes, as JSON has it
std::optional<GameId> parse_game_id(std::string_view text);

}  // namespace chalkline::ledger
