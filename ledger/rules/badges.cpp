#include "ledger/rules/badges.hpp"

#include <algorithm>

#include "ledger/rules/settlement.hpp"

namespace chalkline::ledger {
namespace {

using Done = AchievementState;
using Of = Rules::Badges;

bool beats_the_close(const Done& done) { return done.value > 0; }

}  // namespace

const std::array<BadgeRule, enum_names<Badge>.size()> kBadgeRules{{
    {Badge::kFirstBet, "First Bet",
     [](const Done& done, const BetPlaced*, const Of&) { return done.bets > 0; }},
    {Badge::kHotHand, "Hot Hand",
     [](const Done& done, const BetPlaced*, const Of&) { return done.wins == kHotHandWins; }},
    {Badge::kUnderdog, "Underdog",
     [](const Done&, const BetPlaced* won, const Of& rules) {
       return won != nullptr && odds_of(*won) >= rules.underdog;
     }},
    {Badge::kParlayPro, "Parlay Pro",
     [](const Done&, const BetPlaced* won, const Of& rules) {
       return won != nullptr && won->legs.size() >= rules.parlay_legs;
     }},
    {Badge::kHonestForecaster, "Honest Forecaster",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.forecasts >= rules.forecasts;
     }},
    {Badge::kLookedBack, "Looked Back",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.reviews >= rules.reviews;
     }},
    {Badge::kAllRounder, "All-Rounder",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.kinds.has_all(rules.kinds);
     }},
    {Badge::kBankrollGuardian, "Bankroll Guardian",
     [](const Done& done, const BetPlaced*, const Of&) {
       return done.small_stakes == kGuardianBets;
     }},
    {Badge::kScholar, "Scholar",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.guides.count() >= rules.guides;
     }},
    {Badge::kDataDiver, "Data Diver",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.views.has_all(rules.views);
     }},
    {Badge::kBeatTheClose, "Beat the Close",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.priced >= rules.priced_bets && beats_the_close(done);
     }},
}};

std::string_view title_of(Badge badge) {
  return std::ranges::find(kBadgeRules, badge, &BadgeRule::badge)->name;
}

bool may_reach_badges(const Event& event) {
  return std::holds_alternative<BetPlaced>(event) || std::holds_alternative<GuideRead>(event) ||
         std::holds_alternative<DataViewed>(event) || std::holds_alternative<BetReviewed>(event);
}

Events reached(AccountId id, const AccountState& account, const BetPlaced* won,
               const Rules& rules) {
  Events events;
  if (account.closed != 0) return events;
  const auto& done = account.achievements;
  for (const auto& rule : kBadgeRules) {
    if (rules.badges.set.has(rule.badge) && !done.badges.has(rule.badge) &&
        rule.is_due(done, won, rules.badges))
      events.emplace_back(BadgeEarned{id, rule.badge});
  }
  // The counters first: the level is worked out for the few who have so many bets.
  if (!done.pro && done.settled >= rules.pro.bets && beats_the_close(done) &&
      level_of(account.progress.xp_total, rules.levels).level >= rules.pro.level) {
    events.emplace_back(SkillReached{id, SkillLevel::kPro});
  }
  return events;
}

}  // namespace chalkline::ledger
