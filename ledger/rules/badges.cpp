#include "ledger/rules/badges.hpp"

#include <algorithm>

#include "ledger/rules/settlement.hpp"

namespace chalkline::ledger {
namespace {

using Done = AchievementState;
using Of = Rules;

// By which closing lines the rules go.
struct Priced {
  std::uint64_t bets{};
  std::int64_t value{};  // sum
};
Priced priced(const Done& done, const Rules& rules) {
  return rules.closing_lines.singles_alone ? Priced{done.priced_singles, done.value_of_singles}
                                           : Priced{done.priced, done.value};
}

}  // namespace

const std::array<BadgeRule, enum_names<Badge>.size()> kBadgeRules{{
    {Badge::kFirstBet, "First Bet",
     [](const Done& done, const BetPlaced*, const Of&) { return done.bets > 0; }},
    {Badge::kHotHand, "Hot Hand",
     [](const Done& done, const BetPlaced*, const Of&) { return done.wins == kHotHandWins; }},
    {Badge::kUnderdog, "Underdog",
     [](const Done&, const BetPlaced* won, const Of& rules) {
       return won != nullptr && odds_of(*won) >= rules.badges.underdog;
     }},
    {Badge::kParlayPro, "Parlay Pro",
     [](const Done&, const BetPlaced* won, const Of& rules) {
       return won != nullptr && won->legs.size() >= rules.badges.parlay_legs;
     }},
    {Badge::kHonestForecaster, "Honest Forecaster",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.forecasts >= rules.badges.forecasts;
     }},
    {Badge::kLookedBack, "Looked Back",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.reviews >= rules.badges.reviews;
     }},
    {Badge::kAllRounder, "All-Rounder",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.kinds.has_all(rules.badges.kinds);
     }},
    {Badge::kBankrollGuardian, "Bankroll Guardian",
     [](const Done& done, const BetPlaced*, const Of&) {
       return done.small_stakes == kGuardianBets;
     }},
    {Badge::kScholar, "Scholar",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.guides.count() >= rules.badges.guides;
     }},
    {Badge::kDataDiver, "Data Diver",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       return done.views.has_all(rules.badges.views);
     }},
    {Badge::kBeatTheClose, "Beat the Close",
     [](const Done& done, const BetPlaced*, const Of& rules) {
       const auto [bets, value] = priced(done, rules);
       return bets >= rules.badges.priced_bets && value > 0;
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
  if (account.closed != 0 || account.purse) return events;
  const auto& done = account.achievements;
  for (const auto& rule : kBadgeRules) {
    if (rules.badges.set.has(rule.badge) && !done.badges.has(rule.badge) &&
        rule.is_due(done, won, rules))
      events.emplace_back(BadgeEarned{id, rule.badge});
  }
  // The counters first: the level is worked out for the few who have so many bets.
  if (!done.pro && done.settled >= rules.pro.bets && priced(done, rules).value > 0 &&
      level_of(account.progress.xp_total, rules.levels).level >= rules.pro.level) {
    events.emplace_back(SkillReached{id, SkillLevel::kPro});
  }
  return events;
}

}  // namespace chalkline::ledger
