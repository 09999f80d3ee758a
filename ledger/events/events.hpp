#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "base/fields.hpp"
#include "base/sha256.hpp"
#include "ledger/events/advice_events.hpp"
#include "ledger/events/assignment_events.hpp"
#include "ledger/events/bet_events.hpp"
#include "ledger/events/class_events.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/habit_events.hpp"
#include "ledger/events/log_key_events.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/events/progress_events.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"

// Everything that ever happened, one struct per kind of event. These are storage formats: a field
// is never renamed, reordered or removed; a change is a new version and an upcaster
// (docs/LOG_FORMAT.md). Each struct lists its fields once, in stored order; the codec, the JSON of
// exports and the schema tests all walk that list.
namespace chalkline::ledger {

// ---- account

enum class GrantReason : std::uint8_t {
  kSignUp = 1,         // RULES: 1,000 coins to start
  kBankrollReset = 2,  // RULES 17: back to 1,000
  kTierUpgrade = 3,    // RULES 29: what is missing to the tier's coins
  kMonthlyBonus = 4,   // RULES 29
  kClassStart = 5,     // RULES 42: of a purse
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<GrantReason>{
    "signUp", "bankrollReset", "tierUpgrade", "monthlyBonus", "classStart"};

struct AccountOpened {
  AccountId account{};
  static constexpr EventType type{"AccountOpened"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("account", &AccountOpened::account)};
  friend bool operator==(const AccountOpened&, const AccountOpened&) = default;
};

struct CoinsGranted {
  AccountId account{};
  Coins amount{};
  GrantReason reason{};
  static constexpr EventType type{"CoinsGranted"};
  Postings postings() const;
  static constexpr auto fields =
      std::tuple{field("account", &CoinsGranted::account), field("amount", &CoinsGranted::amount),
                 field("reason", &CoinsGranted::reason)};
  friend bool operator==(const CoinsGranted&, const CoinsGranted&) = default;
};

// ---- game

// Ties a game to something that stands outside the log. A simulated game is committed to before it
// is offered: `digest` is the SHA-256 of what GameRevealed holds after its end, `row` is 0. A
// replayed game names the SHA-256 of the imported file and the line on which its row begins. All
// zero: nothing is claimed.
struct GameProof {
  Sha256Digest digest{};
  std::uint32_t row{};
  static constexpr auto fields =
      std::tuple{field("digest", &GameProof::digest), field("row", &GameProof::row)};
  friend bool operator==(const GameProof&, const GameProof&) = default;
};

// Version 2. Version 1 had no proof.
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
  GameProof proof{};
  static constexpr EventType type{"GameScheduled", 2};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{
      field("game", &GameScheduled::game),          field("sport", &GameScheduled::sport),
      field("source", &GameScheduled::source),      field("sourceKey", &GameScheduled::source_key),
      field("startsAt", &GameScheduled::starts_at), field("homeName", &GameScheduled::home_name),
      field("homeCode", &GameScheduled::home_code), field("awayName", &GameScheduled::away_name),
      field("awayCode", &GameScheduled::away_code), field("proof", &GameScheduled::proof)};
  friend bool operator==(const GameScheduled&, const GameScheduled&) = default;
};

struct GameRescheduled {
  GameId game{};
  Timestamp starts_at{};
  static constexpr EventType type{"GameRescheduled"};
  static Postings postings() { return {}; }
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
  static constexpr EventType type{"LineClosed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("game", &LineClosed::game), field("quotedAt", &LineClosed::quoted_at),
                 field("lines", &LineClosed::lines)};
  friend bool operator==(const LineClosed&, const LineClosed&) = default;
};

// The score at each time mark, absent where the source has none.
struct PeriodScores {
  std::optional<Score> first_quarter;
  std::optional<Score> halftime;
  std::optional<Score> third_quarter;
  std::optional<Score> fourth_quarter;
  static constexpr auto fields = std::tuple{field("firstQuarter", &PeriodScores::first_quarter),
                                            field("halftime", &PeriodScores::halftime),
                                            field("thirdQuarter", &PeriodScores::third_quarter),
                                            field("fourthQuarter", &PeriodScores::fourth_quarter)};
  friend bool operator==(const PeriodScores&, const PeriodScores&) = default;
};

const std::optional<Score>& score_at(const PeriodScores& periods, TimeMark mark);

// Version 2. The final score, overtime included. A second one for a game is a correction (RULES
// 14). Version 1 had no scores of periods.
struct ResultRecorded {
  GameId game{};
  Score score;
  PeriodScores periods{};
  static constexpr EventType type{"ResultRecorded", 2};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("game", &ResultRecorded::game), field("score", &ResultRecorded::score),
                 field("periods", &ResultRecorded::periods)};
  friend bool operator==(const ResultRecorded&, const ResultRecorded&) = default;
};

struct Figure {
  PropType type{};
  std::uint16_t value{};
  static constexpr auto fields =
      std::tuple{field("type", &Figure::type), field("value", &Figure::value)};
  friend bool operator==(const Figure&, const Figure&) = default;
};

// A player's figures in a game. `played` is false for one who was listed and did not play.
struct PlayerFigures {
  std::string player;  // the source's id
  bool played{};
  boost::container::small_vector<Figure, 5> figures{};  // ascending by type
  static constexpr auto fields =
      std::tuple{field("player", &PlayerFigures::player), field("played", &PlayerFigures::played),
                 field("figures", &PlayerFigures::figures)};
  friend bool operator==(const PlayerFigures&, const PlayerFigures&) = default;
};

// A few dozen at once, or none at all.
using Players = boost::container::small_vector<PlayerFigures, 1>;

// Version 2. Settles props (RULES 19). Comes right before the ResultRecorded of the same command,
// so that it is there when bets are settled; a second one for a game replaces the first. Version 1
// had the five figures of basketball alone.
struct StatisticsRecorded {
  GameId game{};
  bool simulated{};  // drawn, because the feed has no real statistic
  Players players;
  static constexpr EventType type{"StatisticsRecorded", 2};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("game", &StatisticsRecorded::game),
                                            field("simulated", &StatisticsRecorded::simulated),
                                            field("players", &StatisticsRecorded::players)};
  friend bool operator==(const StatisticsRecorded&, const StatisticsRecorded&) = default;
};

struct GameCancelled {
  GameId game{};
  static constexpr EventType type{"GameCancelled"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("game", &GameCancelled::game)};
  friend bool operator==(const GameCancelled&, const GameCancelled&) = default;
};

// Every bet on the game has been settled by its latest end.
struct GameSettled {
  GameId game{};
  std::uint64_t bets{};
  static constexpr EventType type{"GameSettled"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("game", &GameSettled::game), field("bets", &GameSettled::bets)};
  friend bool operator==(const GameSettled&, const GameSettled&) = default;
};

// The preimage of the game's commitment: its secret key and parameters, from which lines, scores
// and figures can be derived again.
struct GameRevealed {
  GameId game{};
  std::string reveal;
  static constexpr EventType type{"GameRevealed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("game", &GameRevealed::game), field("reveal", &GameRevealed::reveal)};
  friend bool operator==(const GameRevealed&, const GameRevealed&) = default;
};

// An operator's act on a game.
enum class OperatorAct : std::uint8_t { kCancelled = 1, kResultSet = 2, kRescheduled = 3 };
template <>
inline constexpr std::array<std::string_view, 3> enum_names<OperatorAct>{"cancelled", "resultSet",
                                                                         "rescheduled"};

// Version 2. An operator of the server has decided about a game, and not its feeds. Comes right
// before the GameCancelled, ResultRecorded or GameRescheduled that it causes. Version 1 named the
// operating system's user.
struct OperatorActed {
  GameId game{};
  OperatorAct act{};
  std::uint32_t uid{};  // of the operating system's user that asked for it
  std::string reason;   // one line
  static constexpr EventType type{"OperatorActed", 2};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("game", &OperatorActed::game), field("act", &OperatorActed::act),
                 field("uid", &OperatorActed::uid), field("reason", &OperatorActed::reason)};
  friend bool operator==(const OperatorActed&, const OperatorActed&) = default;
};

// ---- the end of an account

// The person has gone for good. The account's open bets are void from here on, each by a BetSettled
// that this event causes, and nothing more is ever done on it.
struct AccountClosed {
  AccountId account{};
  static constexpr EventType type{"AccountClosed"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("account", &AccountClosed::account)};
  friend bool operator==(const AccountClosed&, const AccountClosed&) = default;
};

// ---- the ledger as a whole

// From here on events are decided by this version of the rules (rules.hpp). A ledger without one is
// at version 1.
struct RulesAdopted {
  std::uint16_t version{};
  static constexpr EventType type{"RulesAdopted"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("version", &RulesAdopted::version)};
  friend bool operator==(const RulesAdopted&, const RulesAdopted&) = default;
};

// A wrong clock had moved the ledger's time ahead, and an operator has set it back: this record's
// time is the first of a new count, which goes on from it. The only record that may be earlier than
// the one before it, whose time was `from`.
struct ClockSet {
  Timestamp from{};
  static constexpr EventType type{"ClockSet"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("from", &ClockSet::from)};
  friend bool operator==(const ClockSet&, const ClockSet&) = default;
};

// The order is the stored type number, from 1. Append only.
using Event =
    std::variant<AccountOpened, CoinsGranted, BetPlaced, BetSettled, SettlementReversed, XpAwarded,
                 QuizCompleted, GameScheduled, GameRescheduled, LineClosed, ResultRecorded,
                 GameCancelled, GameSettled, AccountClosed, MembershipUpgraded, BadgeEarned,
                 GuideRead, BetReviewed, LimitsSet, SkillReached, DataViewed, StatisticsRecorded,
                 RulesAdopted, GameRevealed, ClockSet, OperatorActed, AdviceGiven, DailyLineSet,
                 EstimateGiven, ReviewAnswered, RunPaused, RunResumed, HunchStated, HunchClosed,
                 ClassOpened, ClassEnded, PurseOpened, ConsentChanged, MemberLeft, RecordOpened,
                 OverviewOpened, AssignmentSet, AssignmentMet, AssignmentReversed, MarketMarked,
                 GamePassed, MarginGuessed, LogKeyAdopted>;

// A command's events, in order.
using Events = std::vector<Event>;

// The version is that in which events of this type are written.
EventType type_of(const Event& event);

// ---- the record

// An event belongs to one stream; its events are chained by position, so that one account's history
// is read without scanning the log.
enum class StreamKind : std::uint8_t { kAccount = 1, kGame = 2, kLedger = 3 };
template <>
inline constexpr std::array<std::string_view, 3> enum_names<StreamKind>{"account", "game",
                                                                        "ledger"};

struct Stream {
  StreamKind kind{};
  std::uint64_t id{};  // 0 of the ledger
  friend auto operator<=>(const Stream&, const Stream&) = default;
};

// Which stream an event belongs to, by what it names.
template <class E>
concept OfAccount = requires(const E& event) { event.account; };
template <class E>
concept OfGame = !OfAccount<E> && requires(const E& event) { event.game; };
template <class E>
concept OfLedger = !OfAccount<E> && !OfGame<E>;

Stream stream_of(const Event& event);

// Empty when the event moves no coins.
Postings postings_of(const Event& event);

// Random bytes in a stored record, without which its hash would show its fields to a reader who
// guesses them (docs/decisions/0038-a-salt-in-every-record.md).
using Salt = std::array<std::uint8_t, 16>;

struct Record {
  Position position{};
  Timestamp time{};  // the writer's clock; but for a ClockSet never earlier than the record before
  Position previous_in_stream{};  // 0 for the first of its stream
  Position
      caused_by{};  // the event that this one reacts to; 0 when a person or a feed asked for it
  Postings postings;
  Event event;
  std::uint16_t version{};     // in which the event is stored, which may be older than its struct
  std::optional<Salt> salt{};  // absent in records of programs that wrote none
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace chalkline::ledger
