#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.hpp"
#include "ledger/events/events.hpp"
#include "ledger/rules/achievements.hpp"

// The answers of the read side.
namespace chalkline::projections {

enum class BetStatus : std::uint8_t { kPending = 0, kWon = 1, kLost = 2, kPush = 3, kVoid = 4 };
inline constexpr std::array<std::string_view, 5> kBetStatuses{"pending", "won", "lost", "push",
                                                              "void"};
constexpr Names names_of(BetStatus /*status*/) { return {kBetStatuses, 0}; }

// A player's name for the kind of a bet. The first four are those of ledger::Market.
enum class BetType : std::uint8_t {
  kMoneyline = 1,
  kSpread = 2,
  kTotal = 3,
  kProp = 4,
  kParlay = 5
};
inline constexpr std::array<std::string_view, 5> kBetTypes{"moneyline", "spread", "total", "prop",
                                                           "parlay"};
constexpr Names names_of(BetType /*type*/) { return {kBetTypes}; }

constexpr BetType type_of(ledger::Market market) { return static_cast<BetType>(market); }

// A pick of a bet, and how it went by what is known of its game. The only leg of a bet has that
// bet's odds and, unless it is a prop, its status.
struct LegRow {
  ledger::GameId game{};
  ledger::Sport sport{};
  ledger::Source source{};
  std::string event_name;  // "away @ home"
  std::string prediction;  // the label as quoted: "Lakers", "Lakers -3.5", "Over 220.5"
  ledger::Timestamp starts_at{};
  std::optional<ledger::Timestamp> recorded_start;  // of a replayed game: for the sportsbook to say
  ledger::Market market{};
  ledger::Side side{};
  ledger::HalfPoints line{};  // of this side
  ledger::AmericanOdds odds{};
  BetStatus status{};
  std::optional<ledger::Score> score;  // once it is final
  bool live{};                         // taken while the game was under way
  std::optional<ledger::PropSubject> prop;
  std::optional<std::int32_t> figure;  // what the player of a prop reached; absent if not played
};

struct BetRow {
  ledger::BetId id{};
  BetType type{};
  ledger::AmericanOdds odds{};  // of the bet as a whole, a condition's boost included
  std::optional<ledger::Condition> condition;
  ledger::Coins stake{};
  ledger::Coins profit{};  // on top of the stake if the bet wins
  BetStatus status{};
  std::optional<ledger::Coins> payout;  // credited; absent while pending
  ledger::Timestamp placed_at{};
  std::optional<ledger::Timestamp> settled_at;
  std::optional<std::uint8_t> stated_chance;  // in percent
  boost::container::small_vector<LegRow, 1> legs;
};

std::string event_name(const BetRow& bet);              // "away @ home"; "Parlay of 3"
std::string prediction(const BetRow& bet);              // of a parlay one after the other
bool is_live(const BetRow& bet);                        // one of its legs is
std::optional<ledger::Score> score(const BetRow& bet);  // of its one game, once it is final

struct BetFilter {
  std::optional<BetStatus> status{};
  std::optional<ledger::Sport> sport{};
  std::optional<BetType> type{};
  std::optional<bool> conditional{};
  std::optional<ledger::Timestamp> from{};  // placed at or after
  std::optional<ledger::Timestamp> to{};    // placed before
  std::optional<std::string> search{};      // part of a team's name or code, in any (ASCII) case
  ledger::BetId before = 0;                 // only bets older than this one; 0: from the newest
};

// Totals of the bets that a filter lets through, whatever its `before`.
struct BetTotals {
  std::int64_t pending{};
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t pushed{};
  std::int64_t voided{};
  ledger::Coins staked{};    // of settled bets
  ledger::Coins returned{};  // of settled bets
  ledger::Coins open{};      // stakes of pending bets
};

// Coins that came from grants.
struct GrantRow {
  ledger::Timestamp at{};
  ledger::Coins amount{};
};

// A bet's effect on its account's coins, and when.
struct BetMove {
  ledger::Timestamp placed_at{};
  ledger::Coins stake{};
  std::optional<ledger::Timestamp> settled_at;
  ledger::Coins payout{};  // 0 while pending
};

// How the prices of single bets compare with those at the close. A parlay has no part in it: one of
// ten legs would outweigh fifty singles in the mean.
struct CloseRecord {
  std::uint32_t bets{};  // that have a closing-line value
  std::int32_t mean{};   // of theirs, in millionths; 0 without one
};
CloseRecord close_record(std::int64_t bets, std::int64_t sum);

struct QuizTaken {
  ledger::QuizAnswers answers{};
  ledger::Timestamp time{};
};

// An account's figures.
struct Standing {
  ledger::AccountId account{};
  ledger::Coins balance{};  // available
  ledger::Coins held{};     // in open bets
  std::int64_t won{};
  std::int64_t lost{};
  std::int64_t pushed{};
  std::int64_t voided{};
  ledger::Coins profit{};  // of settled bets: credits - stakes
  CloseRecord close;       // without replayed games
  std::int32_t level{1};
  std::int32_t xp{};  // within the level
  std::optional<ledger::SkillLevel> skill;
  std::optional<QuizTaken> quiz;  // the latest
  ledger::Bits<ledger::Badge> badges;
  std::optional<ledger::Tier> tier;
};

// RULES 16: 100*won/(won+lost) in tenths of a percent, half up; 0 when nothing is settled.
std::int32_t win_rate_tenths(std::int64_t won, std::int64_t lost);

struct Trend {
  std::string description;  // "Lakers -3.5 (Celtics @ Lakers)"
  double percentage{};      // of the distinct bettors on that market, RULES 34
  std::int64_t bettors{};   // of that market
  ledger::Source source{};  // of the game
};

}  // namespace chalkline::projections
