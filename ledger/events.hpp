#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <variant>

#include "ledger/enum_names.hpp"
#include "ledger/fields.hpp"
#include "ledger/ids.hpp"
#include "ledger/market.hpp"
#include "ledger/money.hpp"
#include "ledger/progress_events.hpp"

// Everything that ever happened, one struct per kind of event. These are storage formats: a field
// is never renamed, reordered or removed; a change is a new version and an upcaster
// (docs/LOG_FORMAT.md). Each struct lists its fields once, in stored order; the codec, the JSON of
// exports and the schema tests all walk that list.
namespace chalkline::ledger {

// ---- account
// ------------------------------------------------------------------------------------------------------

enum class GrantReason : std::uint8_t {
  kSignUp = 1,         // RULES: 1,000 coins to start
  kBankrollReset = 2,  // RULES 17: back to 1,000
  kTierUpgrade = 3,    // RULES 29: what is missing to the tier's coins
  kMonthlyBonus = 4,   // RULES 29
};
template <>
inline constexpr std::array<std::string_view, 4> enum_names<GrantReason>{
    "signUp", "bankrollReset", "tierUpgrade", "monthlyBonus"};

struct AccountOpened {
  AccountId account{};
  static constexpr auto fields = std::tuple{field("account", &AccountOpened::account)};
  friend bool operator==(const AccountOpened&, const AccountOpened&) = default;
};

struct CoinsGranted {
  AccountId account{};
  Coins amount{};
  GrantReason reason{};
  static constexpr auto fields =
      std::tuple{field("account", &CoinsGranted::account), field("amount", &CoinsGranted::amount),
                 field("reason", &CoinsGranted::reason)};
  friend bool operator==(const CoinsGranted&, const CoinsGranted&) = default;
};

// One pick within a bet, with the quote that it took. A single bet has exactly one.
struct Leg {
  GameId game{};
  Market market{};
  Side side{};
  HalfPoints line{};            // of this side: its own handicap, or the total; 0 for a moneyline
  AmericanOdds odds{};          // the price taken
  AmericanOdds other_odds{};    // the opposite side's price in the same quote: what no-vig needs
  Timestamp quoted_at{};        // when the source published the quote
  Position previous_on_game{};  // the bet before this one on the same game, 0 if none: a chain
                                // through the log
  static constexpr auto fields = std::tuple{
      field("game", &Leg::game),          field("market", &Leg::market),
      field("side", &Leg::side),          field("line", &Leg::line),
      field("odds", &Leg::odds),          field("otherOdds", &Leg::other_odds),
      field("quotedAt", &Leg::quoted_at), field("previousOnGame", &Leg::previous_on_game)};
  friend bool operator==(const Leg&, const Leg&) = default;
};

// A single bet, of which nearly all bets are, holds its leg without an allocation.
using Legs = boost::container::small_vector<Leg, 1>;

// SHA-256 of the client's Idempotency-Key, cut to 16 bytes; all zero when the client sent none.
using IdempotencyKey = std::array<std::uint8_t, 16>;

// Version 2. Version 1 had no stated chance.
struct BetPlaced {
  AccountId account{};
  Coins stake{};
  Coins profit{};         // credited on top of the stake if every leg wins
  Coins balance_after{};  // available coins once the stake is held: a retry answers with it
  IdempotencyKey key{};
  Legs legs;
  std::optional<std::uint8_t> stated_chance{};  // the bettor's own estimate in percent, 1 to 99
  static constexpr auto fields = std::tuple{field("account", &BetPlaced::account),
                                            field("stake", &BetPlaced::stake),
                                            field("profit", &BetPlaced::profit),
                                            field("balanceAfter", &BetPlaced::balance_after),
                                            field("key", &BetPlaced::key),
                                            field("legs", &BetPlaced::legs),
                                            field("statedChance", &BetPlaced::stated_chance)};
  friend bool operator==(const BetPlaced&, const BetPlaced&) = default;
};

enum class BetOutcome : std::uint8_t { kWon = 1, kLost = 2, kPush = 3, kVoid = 4 };
template <>
inline constexpr std::array<std::string_view, 4> enum_names<BetOutcome>{"won", "lost", "push",
                                                                        "void"};

// Version 2. Version 1 had no closing-line value.
struct BetSettled {
  AccountId account{};
  BetId bet{};
  GameId game{};  // the game whose end settled it, or would have, when AccountClosed voids the bet
  BetOutcome outcome{};
  Coins stake{};
  Coins credit{};  // what returned to the player: stake + profit, the stake, or 0
  // Closing-line value in millionths (closing_line.hpp). Absent when void, when the market did not
  // close at the bet's line, and in the settlement after a correction, which changes no price.
  std::optional<std::int32_t> closing_line_value{};
  static constexpr auto fields =
      std::tuple{field("account", &BetSettled::account),
                 field("bet", &BetSettled::bet),
                 field("game", &BetSettled::game),
                 field("outcome", &BetSettled::outcome),
                 field("stake", &BetSettled::stake),
                 field("credit", &BetSettled::credit),
                 field("closingLineValue", &BetSettled::closing_line_value)};
  friend bool operator==(const BetSettled&, const BetSettled&) = default;
};

// RULES 14: takes a settlement back exactly; the bet is open again until it is settled anew.
struct SettlementReversed {
  AccountId account{};
  BetId bet{};
  Position settlement{};  // position of the BetSettled that is taken back
  Coins stake{};
  Coins credit{};  // of that BetSettled
  static constexpr auto fields = std::tuple{
      field("account", &SettlementReversed::account), field("bet", &SettlementReversed::bet),
      field("settlement", &SettlementReversed::settlement),
      field("stake", &SettlementReversed::stake), field("credit", &SettlementReversed::credit)};
  friend bool operator==(const SettlementReversed&, const SettlementReversed&) = default;
};

// ---- progress and quiz
// --------------------------------------------------------------------------------------------

enum class XpReason : std::uint8_t {
  kBetPlaced = 1,
  kQuiz = 2,
  kGuide = 3,
  kPostMortem = 4,
  kHubView = 5,
  kDaily = 6,         // the first hub view of a day
  kPremiumDaily = 7,  // the same, for members
};
template <>
inline constexpr std::array<std::string_view, 7> enum_names<XpReason>{
    "betPlaced", "quiz", "guide", "postMortem", "hubView", "daily", "premiumDaily"};

struct XpAwarded {
  AccountId account{};
  std::int32_t amount{};
  XpReason reason{};
  static constexpr auto fields =
      std::tuple{field("account", &XpAwarded::account), field("amount", &XpAwarded::amount),
                 field("reason", &XpAwarded::reason)};
  friend bool operator==(const XpAwarded&, const XpAwarded&) = default;
};

enum class SkillLevel : std::uint8_t {
  kNovice = 1,
  kCasual = 2,
  kIntermediate = 3,
  kAdvanced = 4,
  kPro = 5
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<SkillLevel>{
    "Novice", "Casual", "Intermediate", "Advanced", "Pro"};

struct QuizCompleted {
  AccountId account{};
  std::array<std::uint8_t, 5> answers{};  // the option chosen for each question, from 0
  std::int32_t score{};      // SPEC: answered questions out of five, times 100, rounded down
  std::int32_t knowledge{};  // RULES 31: right answers among questions 2 to 5
  SkillLevel skill{};
  static constexpr auto fields = std::tuple{
      field("account", &QuizCompleted::account), field("answers", &QuizCompleted::answers),
      field("score", &QuizCompleted::score), field("knowledge", &QuizCompleted::knowledge),
      field("skill", &QuizCompleted::skill)};
  friend bool operator==(const QuizCompleted&, const QuizCompleted&) = default;
};

// RULES 32: by what was played, above what the quiz gave. Never lowered.
struct SkillReached {
  AccountId account{};
  SkillLevel skill{};
  static constexpr auto fields =
      std::tuple{field("account", &SkillReached::account), field("skill", &SkillReached::skill)};
  friend bool operator==(const SkillReached&, const SkillReached&) = default;
};

// ---- game
// ---------------------------------------------------------------------------------------------------------

struct GameScheduled {
  GameId game{};
  Sport sport{};
  Source source{};
  std::string source_key;  // the source's own name of the game; game = hash(source, source_key)
  Timestamp starts_at{};
  std::string home_name;
  std::string home_code;
  std::string away_name;
  std::string away_code;
  static constexpr auto fields = std::tuple{
      field("game", &GameScheduled::game),          field("sport", &GameScheduled::sport),
      field("source", &GameScheduled::source),      field("sourceKey", &GameScheduled::source_key),
      field("startsAt", &GameScheduled::starts_at), field("homeName", &GameScheduled::home_name),
      field("homeCode", &GameScheduled::home_code), field("awayName", &GameScheduled::away_name),
      field("awayCode", &GameScheduled::away_code)};
  friend bool operator==(const GameScheduled&, const GameScheduled&) = default;
};

struct GameRescheduled {
  GameId game{};
  Timestamp starts_at{};
  static constexpr auto fields = std::tuple{field("game", &GameRescheduled::game),
                                            field("startsAt", &GameRescheduled::starts_at)};
  friend bool operator==(const GameRescheduled&, const GameRescheduled&) = default;
};

// The last quote before the start: betting on the game is over, and closing-line value is measured
// against this.
struct LineClosed {
  GameId game{};
  Timestamp quoted_at{};
  Lines lines;
  static constexpr auto fields =
      std::tuple{field("game", &LineClosed::game), field("quotedAt", &LineClosed::quoted_at),
                 field("lines", &LineClosed::lines)};
  friend bool operator==(const LineClosed&, const LineClosed&) = default;
};

// The final score, overtime included. A second one for a game is a correction (RULES 14).
struct ResultRecorded {
  GameId game{};
  Score score;
  static constexpr auto fields =
      std::tuple{field("game", &ResultRecorded::game), field("score", &ResultRecorded::score)};
  friend bool operator==(const ResultRecorded&, const ResultRecorded&) = default;
};

struct GameCancelled {
  GameId game{};
  static constexpr auto fields = std::tuple{field("game", &GameCancelled::game)};
  friend bool operator==(const GameCancelled&, const GameCancelled&) = default;
};

// Every bet on the game has been settled by its latest end.
struct GameSettled {
  GameId game{};
  std::uint64_t bets{};
  static constexpr auto fields =
      std::tuple{field("game", &GameSettled::game), field("bets", &GameSettled::bets)};
  friend bool operator==(const GameSettled&, const GameSettled&) = default;
};

// ---- the end of an account
// ----------------------------------------------------------------------------------------

// The person has gone for good. The account's open bets are void from here on, each by a BetSettled
// that this event causes, and nothing more is ever done on it.
struct AccountClosed {
  AccountId account{};
  static constexpr auto fields = std::tuple{field("account", &AccountClosed::account)};
  friend bool operator==(const AccountClosed&, const AccountClosed&) = default;
};

// The order is the stored type number, from 1. Append only.
using Event =
    std::variant<AccountOpened, CoinsGranted, BetPlaced, BetSettled, SettlementReversed, XpAwarded,
                 QuizCompleted, GameScheduled, GameRescheduled, LineClosed, ResultRecorded,
                 GameCancelled, GameSettled, AccountClosed, MembershipUpgraded, BadgeEarned,
                 GuideRead, BetReviewed, LimitsSet, SkillReached, DataViewed>;

// "BetPlaced" and so on, as exports, schemas and metrics name it.
const char* type_name(const Event& event);

// The version in which events of this type are written.
std::uint16_t version_of(const Event& event);

// ---- the record
// -----------------------------------------------------------------------------------------------------

// An event belongs to one stream; its events are chained by position, so that one account's history
// is read without scanning the log.
enum class StreamKind : std::uint8_t { kAccount = 1, kGame = 2 };
template <>
inline constexpr std::array<std::string_view, 2> enum_names<StreamKind>{"account", "game"};

struct Stream {
  StreamKind kind{};
  std::uint64_t id{};
  friend auto operator<=>(const Stream&, const Stream&) = default;
};

Stream stream_of(const Event& event);

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

// What the event moves; empty when it moves no coins.
Postings postings_of(const Event& event);

struct Record {
  Position position{};
  Timestamp time{};               // the writer's clock, never earlier than the record before
  Position previous_in_stream{};  // 0 for the first of its stream
  Position
      caused_by{};  // the event that this one reacts to; 0 when a person or a feed asked for it
  Postings postings;
  Event event;
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace chalkline::ledger
