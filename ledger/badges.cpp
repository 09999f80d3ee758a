#include "ledger/badges.hpp"

#include <algorithm>

#include "ledger/settlement.hpp"

namespace chalkline::ledger {
namespace {

constexpr AmericanOdds kUnderdogOdds = 200;  // RULES 27: or longer
constexpr std::size_t kParlayProLegs = 3;    // RULES 27: or more

bool beats_the_close(const AchievementState& state) { return state.value > 0; }

}  // namespace

const std::array<BadgeRule, enum_names<Badge>.size()> kBadgeRules{{
    {Badge::kFirstBet, "First Bet",
     [](const AccountState& a, const BetPlaced*) { return a.achievements.bets > 0; }},
    {Badge::kHotHand, "Hot Hand",
     [](const AccountState& a, const BetPlaced*) { return a.achievements.wins == kHotHandWins; }},
    {Badge::kUnderdog, "Underdog",
     [](const AccountState&, const BetPlaced* won) {
       return won != nullptr && odds_of(*won) >= kUnderdogOdds;
     }},
    {Badge::kParlayPro, "Parlay Pro",
     [](const AccountState&, const BetPlaced* won) {
       return won != nullptr && won->legs.size() >= kParlayProLegs;
     }},
    {Badge::kBankrollGuardian, "Bankroll Guardian",
     [](const AccountState& a, const BetPlaced*) {
       return a.achievements.small_stakes == kGuardianBets;
     }},
    {Badge::kScholar, "Scholar",
     [](const AccountState& a, const BetPlaced*) {
       return a.achievements.guides.count() >= kScholarGuides;
     }},
    {Badge::kDataDiver, "Data Diver",
     [](const AccountState& a, const BetPlaced*) {
       return a.achievements.views.count() == enum_names<DataView>.size();
     }},
    {Badge::kBeatTheClose, "Beat the Close",
     [](const AccountState& a, const BetPlaced*) {
       return a.achievements.priced >= kBeatTheCloseBets && beats_the_close(a.achievements);
     }},
}};

std::string_view title_of(Badge badge) {
  return std::ranges::find(kBadgeRules, badge, &BadgeRule::badge)->name;
}

Events reached(AccountId id, const AccountState& account, const BetPlaced* won) {
  Events events;
  if (account.closed != 0) return events;
  const auto& done = account.achievements;
  for (const auto& rule : kBadgeRules) {
    if (!done.badges.has(rule.badge) && rule.is_due(account, won))
      events.emplace_back(BadgeEarned{id, rule.badge});
  }
  // The counters first: the level is worked out for the few who have so many bets.
  if (!done.pro && done.settled >= kProBets && beats_the_close(done) &&
      level_of(account.progress.xp_total).level >= kProLevel) {
    events.emplace_back(SkillReached{id, SkillLevel::kPro});
  }
  return events;
}

}  // namespace chalkline::ledger
