#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"
#include "ledger/values/pick.hpp"

// A bet's life: placed, settled, and taken back by a correction. Storage formats like all of
// events.hpp, which includes this.
namespace chalkline::ledger {

// The kinds of condition beside the pick of a conditional bet (RULES 20).
enum class ConditionType : std::uint8_t { kIfWin = 1, kIfLose = 2, kIfCover = 3, kIfTime = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<ConditionType>{"if_win", "if_lose",
                                                                           "if_cover", "if_time"};

// When the score is looked at: the ends of quarters, and 5:00 left in the fourth.
enum class TimeMark : std::uint8_t {
  kFirstQuarter = 1,
  kHalftime = 2,
  kThirdQuarter = 3,
  kFourthQuarter = 4
};
template <>
inline constexpr std::array<std::string_view, 4> enum_names<TimeMark>{
    "first_quarter", "halftime", "third_quarter", "fourth_quarter"};

struct Condition {
  ConditionType type{};
  Side team{};                     // kHome or kAway
  HalfPoints line{};               // kIfCover: the team's handicap as quoted at placing; else 0
  std::optional<TimeMark> mark{};  // of kIfTime alone
  AmericanOdds odds{};             // its own price at that moment; 0 in bets of version 1 to 3
  static constexpr auto fields =
      std::tuple{field("type", &Condition::type), field("team", &Condition::team),
                 field("line", &Condition::line), field("mark", &Condition::mark),
                 field("odds", &Condition::odds)};
  friend bool operator==(const Condition&, const Condition&) = default;
};

// A pick within a bet; a single bet has exactly one. Its fields keep the order in which they were
// first stored.
struct Leg : Pick {
  Position previous_on_game{};  // the bet before this one on the same game, 0 if none: a chain
                                // through the log; the same in all legs of a bet on that game
  static constexpr auto fields = std::tuple{
      field("game", &Leg::game),          field("market", &Leg::market),
      field("side", &Leg::side),          field("line", &Leg::line),
      field("odds", &Leg::odds),          field("otherOdds", &Leg::other_odds),
      field("quotedAt", &Leg::quoted_at), field("previousOnGame", &Leg::previous_on_game),
      field("prop", &Leg::prop),          field("live", &Leg::live)};
  friend bool operator==(const Leg&, const Leg&) = default;
};

// A single bet, of which nearly all bets are, holds its leg without an allocation.
using Legs = boost::container::small_vector<Leg, 1>;

// SHA-256 of the client's Idempotency-Key, cut to 16 bytes; all zero when the client sent none.
using IdempotencyKey = std::array<std::uint8_t, 16>;

// SHA-256 of the canonical request of a whole command, cut to 16 bytes; all zero without a key.
using RequestDigest = std::array<std::uint8_t, 16>;

// Version 4. Version 1 had no stated chance; version 2 no props, live legs, conditions and slips;
// version 3 no digest of the request and no price of the condition.
struct BetPlaced {
  AccountId account{};
  Coins stake{};
  Coins profit{};         // credited on top of the stake if every leg wins
  Coins balance_after{};  // available coins once the stake is held: a retry answers with it
  IdempotencyKey key{};   // of the slip's first bet alone: the key belongs to the whole command
  Legs legs;
  std::optional<std::uint8_t> stated_chance{};  // the bettor's own estimate in percent, 1 to 99
  // On the game of its one leg, whose odds stay the market's: conditional.hpp derives the boost.
  std::optional<Condition> condition{};
  std::uint8_t slip{1};     // bets of the same command from this one on, counting it: 3, 2, 1
  RequestDigest request{};  // beside the key, of the slip's first bet alone
  static constexpr EventType type{"BetPlaced", 4};
  Postings postings() const;
  static constexpr auto fields = std::tuple{field("account", &BetPlaced::account),
                                            field("stake", &BetPlaced::stake),
                                            field("profit", &BetPlaced::profit),
                                            field("balanceAfter", &BetPlaced::balance_after),
                                            field("key", &BetPlaced::key),
                                            field("legs", &BetPlaced::legs),
                                            field("statedChance", &BetPlaced::stated_chance),
                                            field("condition", &BetPlaced::condition),
                                            field("slip", &BetPlaced::slip),
                                            field("request", &BetPlaced::request)};
  friend bool operator==(const BetPlaced&, const BetPlaced&) = default;
};

enum class BetOutcome : std::uint8_t { kWon = 1, kLost = 2, kPush = 3, kVoid = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<BetOutcome>{"won", "lost", "push",
                                                                        "void"};

// A parlay of any legs is a parlay, and one with a condition a conditional.
enum class BetKind : std::uint8_t {
  kMoneyline = 1,
  kSpread = 2,
  kTotal = 3,
  kProp = 4,
  kParlay = 5,
  kConditional = 6
};
template <>
inline constexpr std::array<std::string_view, 6> enum_names<BetKind>{
    "moneyline", "spread", "total", "prop", "parlay", "conditional"};

// Version 3. Version 1 had no closing-line value, version 2 no kind.
struct BetSettled {
  AccountId account{};
  BetId bet{};
  GameId game{};  // the game whose end settled it, or would have, when AccountClosed voids the bet
  BetOutcome outcome{};
  Coins stake{};
  Coins credit{};  // what returned to the player: stake + profit, the stake, or 0
  // Closing-line value in millionths (closing_line.hpp). Absent when void, when a market did not
  // close at the bet's line, for conditions, props and live legs, and in a settlement after a
  // correction, which changes no price.
  std::optional<std::int32_t> closing_line_value{};
  std::optional<BetKind> kind{};  // absent before version 3
  static constexpr EventType type{"BetSettled", 3};
  Postings postings() const;
  static constexpr auto fields =
      std::tuple{field("account", &BetSettled::account),
                 field("bet", &BetSettled::bet),
                 field("game", &BetSettled::game),
                 field("outcome", &BetSettled::outcome),
                 field("stake", &BetSettled::stake),
                 field("credit", &BetSettled::credit),
                 field("closingLineValue", &BetSettled::closing_line_value),
                 field("kind", &BetSettled::kind)};
  friend bool operator==(const BetSettled&, const BetSettled&) = default;
};

// Version 2. RULES 14: takes a settlement back exactly; the bet is open again until it is settled
// anew. Version 1 did not record a void, since none was ever taken back.
struct SettlementReversed {
  AccountId account{};
  BetId bet{};
  Position settlement{};  // position of the BetSettled that is taken back
  Coins stake{};
  Coins credit{};   // of that BetSettled
  bool was_void{};  // its outcome was void, not a push
  static constexpr EventType type{"SettlementReversed", 2};
  Postings postings() const;
  static constexpr auto fields = std::tuple{field("account", &SettlementReversed::account),
                                            field("bet", &SettlementReversed::bet),
                                            field("settlement", &SettlementReversed::settlement),
                                            field("stake", &SettlementReversed::stake),
                                            field("credit", &SettlementReversed::credit),
                                            field("wasVoid", &SettlementReversed::was_void)};
  friend bool operator==(const SettlementReversed&, const SettlementReversed&) = default;
};

}  // namespace chalkline::ledger
