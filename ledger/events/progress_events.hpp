#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

// Events of progress and limits. Storage formats like all of events.hpp, which includes this.
namespace chalkline::ledger {

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

// The first opening of a settled bet's post-mortem.
struct BetReviewed {
  AccountId account{};
  Position bet{};
  static constexpr EventType type{"BetReviewed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &BetReviewed::account), field("bet", &BetReviewed::bet)};
  friend bool operator==(const BetReviewed&, const BetReviewed&) = default;
};

// The views of the sports hub that the badge Data Diver asks for.
enum class DataView : std::uint8_t {
  kNhlSchedule = 1,
  kNhlBoxScores = 2,
  kNhlStandings = 3,
  kNhlRosters = 4,
  kMlbRosters = 5,
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<DataView>{
    "nhlSchedule", "nhlBoxScores", "nhlStandings", "nhlRosters", "mlbRosters"};

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
