#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/date.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

// Events of progress, the quiz and limits. Storage formats like all of events.hpp, which includes
// this.
namespace chalkline::ledger {

enum class XpReason : std::uint8_t {
  kBetPlaced = 1,
  kQuiz = 2,
  kGuide = 3,
  kPostMortem = 4,
  kHubView = 5,
  kDaily = 6,         // the first hub view of a day
  kPremiumDaily = 7,  // the same, for members
  kEstimate = 8,      // the first estimate of a day
};
template <>
inline constexpr std::array<std::string_view, 8> enum_names<XpReason>{
    "betPlaced", "quiz", "guide", "postMortem", "hubView", "daily", "premiumDaily", "estimate"};

struct XpAwarded {
  AccountId account{};
  std::int32_t amount{};
  XpReason reason{};
  static constexpr EventType type{"XpAwarded"};
  static Postings postings() { return {}; }
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

using QuizAnswers = std::array<std::uint8_t, 5>;  // the option chosen for each question, from 0

struct QuizCompleted {
  AccountId account{};
  QuizAnswers answers{};
  std::int32_t score{};      // RULES 31: answered questions out of five, times 100, rounded down
  std::int32_t knowledge{};  // RULES 31: right answers among questions 2 to 5
  SkillLevel skill{};
  static constexpr EventType type{"QuizCompleted"};
  static Postings postings() { return {}; }
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
  static constexpr EventType type{"SkillReached"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &SkillReached::account), field("skill", &SkillReached::skill)};
  friend bool operator==(const SkillReached&, const SkillReached&) = default;
};

// The paid tiers, in ascending order; a free account has none.
enum class Tier : std::uint8_t { kBasic = 1, kPro = 2, kElite = 3, kVip = 4, kUltimate = 5 };
template <>
inline constexpr std::array<std::string_view, 5> enum_names<Tier>{"basic", "pro", "elite", "vip",
                                                                  "ultimate"};

// RULES 29. The coins that come with it are a CoinsGranted of their own.
struct MembershipUpgraded {
  AccountId account{};
  Tier tier{};
  static constexpr EventType type{"MembershipUpgraded"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("account", &MembershipUpgraded::account),
                                            field("tier", &MembershipUpgraded::tier)};
  friend bool operator==(const MembershipUpgraded&, const MembershipUpgraded&) = default;
};

// RULES 27.
enum class Badge : std::uint8_t {
  kFirstBet = 1,
  kHotHand = 2,
  kUnderdog = 3,
  kParlayPro = 4,
  kBankrollGuardian = 5,
  kScholar = 6,
  kDataDiver = 7,
  kBeatTheClose = 8,
  kHonestForecaster = 9,
  kLookedBack = 10,
  kAllRounder = 11,
};
template <>
inline constexpr std::array<std::string_view, 11> enum_names<Badge>{
    "first-bet",         "hot-hand",    "underdog",   "parlay-pro",
    "bankroll-guardian", "scholar",     "data-diver", "beat-the-close",
    "honest-forecaster", "looked-back", "all-rounder"};

// Never revoked.
struct BadgeEarned {
  AccountId account{};
  Badge badge{};
  static constexpr EventType type{"BadgeEarned"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &BadgeEarned::account), field("badge", &BadgeEarned::badge)};
  friend bool operator==(const BadgeEarned&, const BadgeEarned&) = default;
};

// The twelve guides of the learning centre; the last three are its Advanced Topics.
enum class Guide : std::uint8_t {
  kOddsFormats = 1,
  kTypesOfBets = 2,
  kBankrollManagement = 3,
  kValueBetting = 4,
  kContrarianBetting = 5,
  kLineShopping = 6,
  kProbabilityBasics = 7,
  kSportsStatistics = 8,
  kPredictiveModeling = 9,
  kKellyCriterion = 10,
  kArbitrage = 11,
  kBayesianAnalysis = 12,
};
template <>
inline constexpr std::array<std::string_view, 12> enum_names<Guide>{
    "odds-formats",        "types-of-bets",   "bankroll-management", "value-betting",
    "contrarian-betting",  "line-shopping",   "probability-basics",  "sports-statistics",
    "predictive-modeling", "kelly-criterion", "arbitrage",           "bayesian-analysis"};

// The first reading of a guide.
struct GuideRead {
  AccountId account{};
  Guide guide{};
  static constexpr EventType type{"GuideRead"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &GuideRead::account), field("guide", &GuideRead::guide)};
  friend bool operator==(const GuideRead&, const GuideRead&) = default;
};

// Version 2. The first opening of a settled bet's post-mortem. Version 1 had no date.
struct BetReviewed {
  AccountId account{};
  Position bet{};
  std::optional<Date> date{};  // in the person's own time zone; absent before version 2
  static constexpr EventType type{"BetReviewed", 2};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &BetReviewed::account), field("bet", &BetReviewed::bet),
                 field("date", &BetReviewed::date)};
  friend bool operator==(const BetReviewed&, const BetReviewed&) = default;
};

// Views whose first look is kept: those of the sports hub for the badge Data Diver, the own
// calibration for an assignment of a class.
enum class DataView : std::uint8_t {
  kNhlSchedule = 1,
  kNhlBoxScores = 2,
  kNhlStandings = 3,
  kNhlRosters = 4,
  kMlbRosters = 5,
  kCalibration = 6,
};
template <>
inline constexpr std::array<std::string_view, 6> enum_names<DataView>{
    "nhlSchedule", "nhlBoxScores", "nhlStandings", "nhlRosters", "mlbRosters", "calibration"};

// The first look at a view.
struct DataViewed {
  AccountId account{};
  DataView view{};
  static constexpr EventType type{"DataViewed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &DataViewed::account), field("view", &DataViewed::view)};
  friend bool operator==(const DataViewed&, const DataViewed&) = default;
};

// Limits that a player sets; absent: no limit.
struct LimitValues {
  std::optional<Coins> max_stake;
  std::optional<std::int32_t> max_bets_per_day;
  std::optional<Coins> max_loss_per_week;
  static constexpr auto fields =
      std::tuple{field("maxStake", &LimitValues::max_stake),
                 field("maxBetsPerDay", &LimitValues::max_bets_per_day),
                 field("maxLossPerWeek", &LimitValues::max_loss_per_week)};
  friend bool operator==(const LimitValues&, const LimitValues&) = default;
};

struct PendingLimits {
  LimitValues values;
  Timestamp from{};
  static constexpr auto fields =
      std::tuple{field("values", &PendingLimits::values), field("from", &PendingLimits::from)};
  friend bool operator==(const PendingLimits&, const PendingLimits&) = default;
};

// All limits of the account from now on.
struct LimitsSet {
  AccountId account{};
  LimitValues current;
  std::optional<PendingLimits> pending;  // what replaces `current` later, where something loosens
  std::optional<std::int32_t> reality_check_minutes;
  std::optional<Timestamp> cool_off_until;
  static constexpr EventType type{"LimitsSet"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &LimitsSet::account), field("current", &LimitsSet::current),
                 field("pending", &LimitsSet::pending),
                 field("realityCheckMinutes", &LimitsSet::reality_check_minutes),
                 field("coolOffUntil", &LimitsSet::cool_off_until)};
  friend bool operator==(const LimitsSet&, const LimitsSet&) = default;
};

}  // namespace chalkline::ledger
