#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ledger/events/events.hpp"

// Requests to the ledger. Facts only: the engine adds the time, and decide neither reads a clock
// nor draws a random number.
namespace chalkline::ledger {

struct OpenAccount {
  AccountId account{};
};

struct ResetBankroll {
  AccountId account{};
};

// Bounds of every version of the rules: requests are checked against them before they come to the
// ledger, and products of so many prices are exact (parlay.cpp).
inline constexpr std::size_t kSlipMax = 20;
inline constexpr std::size_t kParlayLegsMin = 2;
inline constexpr std::size_t kParlayLegsMax = 10;
inline constexpr Coins kParlayCreditMax = 1'000'000;  // RULES 21

// A bet of a slip: a single, a parlay if it has more picks than one, or a conditional.
struct SlipBet {
  Coins stake{};
  Picks picks;
  std::optional<std::uint8_t> stated_chance{};  // in percent
  std::optional<Condition> condition{};
};

// All of its bets are placed, in their order, or none (RULES 18).
struct PlaceSlip {
  AccountId account{};
  IdempotencyKey key{};                               // all zero: none
  boost::container::small_vector<SlipBet, 1> bets{};  // 1 to kSlipMax
  RequestDigest request{};                            // all zero without a key
  // The quotes were looked at on another thread; decided later than this, they are too old.
  Timestamp decide_by{Timestamp::max()};
};

// Asks, in the writer's order, whether a slip was placed with the key: its first answer, kKeyReused
// where that was another request, kUnknownBet where the key is new. Writes nothing.
struct FindKey {
  AccountId account{};
  IdempotencyKey key{};
  RequestDigest request{};
};

struct SubmitQuiz {
  AccountId account{};
  QuizAnswers answers{};
};

// A look at the sports hub, for which the client asks 3 or 5 XP.
struct ViewHub {
  AccountId account{};
  std::int64_t xp{};
};

struct ViewData {
  AccountId account{};
  DataView view{};
};

struct ReadGuide {
  AccountId account{};
  Guide guide{};
};

struct ReviewBet {
  AccountId account{};
  BetId bet{};
  std::optional<Date> date{};  // in the person's own time zone
};

// Asked by the server at the start of a UTC date.
struct SetDailyLine {
  AskedSide asked{};
};

struct GiveEstimate {
  AccountId account{};
  AskedSide asked{};
  std::uint8_t chance{};  // in percent
  bool unseen{};          // before the market's was shown
  Date date{};            // in the person's own time zone
};

struct AnswerReview {
  AccountId account{};
  Guide guide{};
  std::uint8_t check{};  // from 1
  bool right{};
  Date date{};  // in the person's own time zone
};

struct PauseRun {
  AccountId account{};
  Date date{};  // in the person's own time zone
  Date until{};
};

struct ResumeRun {
  AccountId account{};
  Date date{};  // in the person's own time zone
};

struct StateHunch {
  AccountId account{};
  HunchFilter filter{};
  HunchDirection direction{};
  std::uint16_t bets{};
};

struct CloseHunch {
  AccountId account{};
  Position hunch{};
  bool judged{};  // its bets have come; else it is given up
};

struct MarkMarket {
  AccountId account{};
  AskedSide asked{};
};

struct GuessMargin {
  AccountId account{};
  boost::container::small_vector<AskedSide, 2> sides{};
  std::uint16_t guess{};  // in tenths of a percent
};

// RULES 36. The Wizard's knowledge of a side at its price; its answer follows from it.
struct GiveAdvice {
  AccountId account{};
  GameId game{};
  Market market{};
  Side side{};
  HalfPoints line{};  // of this side
  Timestamp quoted_at{};
  AdviceInputs inputs{};
};

struct UpgradeMembership {
  AccountId account{};
  Tier tier{};
};

// Asked again and again for every member; mostly refused with kNothingToDo.
struct GrantMonthlyBonus {
  AccountId account{};
};

struct ChangeLimits {
  AccountId account{};
  LimitValues values;
  std::optional<std::int32_t> reality_check_minutes{};
  std::optional<std::int32_t> cool_off_days{};  // from now
};

struct ScheduleGame {
  GameScheduled game;  // known already: kNothingToDo, or with another start a GameRescheduled
};

struct CloseLine {
  GameId game{};
  Timestamp quoted_at{};
  Lines lines;
};

// Without players the figures known of the game, if any, stay as they are.
struct RecordResult {
  GameId game{};
  Score score;
  PeriodScores periods{};
  std::vector<PlayerFigures> players{};
  bool simulated{};  // the figures of the players were drawn
};

struct CancelGame {
  GameId game{};
};

// An operator's decision about a game, which overrides its feeds.
struct ActAsOperator {
  OperatorActed act{};
  Score score{};          // of kResultSet
  Timestamp starts_at{};  // of kRescheduled
};

// After its end: what its commitment was made to (GameProof).
struct RevealGame {
  GameId game{};
  std::string reveal;
};

// Settles (or re-settles after a correction) the listed bets of a game that has ended. The bets
// were read from the log, which never changes; the engine skips those whose settlement is up to
// date. Refused with kNothingToDo once a correction has replaced `end`: the chunks before it were
// settled by the old result, so the walk over the game's bets has to begin anew.
struct SettleBets {
  struct Placed {
    BetId id{};
    BetPlaced bet;
  };
  GameId game{};
  Position end{};            // the game's end_event by which they are settled
  std::vector<Placed> bets;  // at most kSettleChunk
  bool last{};               // after these, every bet of the game is settled
};

// The person leaves for good. The open bets are void from then on; VoidOpenBets says so of each.
struct CloseAccount {
  AccountId account{};
};

// ---- classes and their purses (RULES 42)

struct OpenClass {
  ClassId class_id{};
  ClassTerms terms;
};

struct EndClass {
  ClassId class_id{};
};

// A person joins a class: `account` is the drawn number of the purse.
struct OpenPurse {
  AccountId account{};
  AccountId owner{};
  ClassId class_id{};
  std::uint8_t consent{};  // as of a PurseOpened
};

struct ChangeConsent {
  AccountId account{};
  std::uint8_t consent{};
};

struct LeaveClass {
  AccountId account{};
  bool take_back{};
};

// Whether `educator` may is for the caller to know: the ledger has no list of them.
struct OpenRecord {
  AccountId account{};
  ClassId class_id{};
  AccountId educator{};
  bool exported{};
};

struct OpenOverview {
  ClassId class_id{};
  AccountId educator{};
  bool exported{};
};

// `version` is the one after the version that the educator has read.
struct SetAssignment {
  ClassId class_id{};
  std::uint8_t assignment{};
  std::uint16_t version{};
  Sha256Digest rule{};
};

// Asked by the server, which derives it from the member's events.
struct MeetAssignment {
  AccountId account{};
  std::uint8_t assignment{};
  std::uint16_t version{};
  Position by{};
};

struct ReverseAssignment {
  AccountId account{};
  std::uint8_t assignment{};
  Position by{};
};

struct PassGame {
  AccountId account{};
  GameId game{};
  PassReason reason{};
};

// Settles the listed bets of an account that has closed as void. They were read from the log, which
// never changes; the engine skips those that are settled. kNothingToDo for an account that is open.
struct VoidOpenBets {
  AccountId account{};
  std::vector<SettleBets::Placed> bets;  // at most kSettleChunk
};

// RULES 50. Asked by a server for the latest version before it serves.
struct AdoptRules {
  std::uint16_t version{};
};

// From the time that a wrong clock has brought the ledger to, back to the engine's own clock. Asked
// by an operator, before anything else is.
struct SetClockBack {};

// A key that signs for the ledger, as its event will say it.
struct AdoptLogKey {
  LogKeyAdopted adopted;
};

// Small enough that a bet placed meanwhile waits for one chunk only (256 settlements cost about as
// much as one sync).
inline constexpr std::size_t kSettleChunk = 256;

using Command =
    std::variant<OpenAccount, ResetBankroll, PlaceSlip, FindKey, SubmitQuiz, ScheduleGame,
                 CloseLine, RecordResult, CancelGame, RevealGame, SettleBets, CloseAccount,
                 VoidOpenBets, ViewHub, ViewData, ReadGuide, ReviewBet, UpgradeMembership,
                 GrantMonthlyBonus, ChangeLimits, AdoptRules, SetClockBack, ActAsOperator,
                 GiveAdvice, SetDailyLine, GiveEstimate, AnswerReview, PauseRun, ResumeRun,
                 StateHunch, CloseHunch, OpenClass, EndClass, OpenPurse, ChangeConsent, LeaveClass,
                 OpenRecord, OpenOverview, SetAssignment, MeetAssignment, ReverseAssignment,
                 PassGame, MarkMarket, GuessMargin, AdoptLogKey>;

}  // namespace chalkline::ledger
