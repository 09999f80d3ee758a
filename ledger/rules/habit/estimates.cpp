#include "ledger/rules/habit/estimates.hpp"

#include <algorithm>

#include "ledger/rules/habit/asked.hpp"
#include "ledger/rules/habit/daily_line.hpp"

namespace chalkline::ledger {
namespace {

std::optional<Rejection> refuse_game(const GameState* game, const AskedSide& asked,
                                     const StepsBack& steps, Timestamp now, const Rules& rules) {
  if (game != nullptr && game->source == Source::kReplay) return Rejection::kResultKnown;
  return refuse_quote(game, asked, steps, now, rules);
}

bool is_set(const LedgerState& ledger, Date date) {
  return ledger.daily && ledger.daily->date == date;
}

}  // namespace

GiveEstimate request_of(const EstimateGiven& given) {
  return {given.account, given.asked, given.chance, given.unseen, given.date};
}

std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const LedgerState& ledger, const GiveEstimate& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  if (!rules.habits.kept) return std::unexpected(Rejection::kNotInRules);
  if (const auto no = refuse_side(command.asked)) return std::unexpected(*no);
  if (command.chance < 1 || command.chance > 99)
    return std::unexpected(Rejection::kStatedChanceInvalid);
  const auto& habit = account.habit;
  if (!is_date(habit, command.date, now)) return std::unexpected(Rejection::kDateInvalid);
  if (const auto no = refuse_game(game, command.asked, ledger.steps, now, rules))
    return std::unexpected(*no);
  if (game->starts_at > now + rules.habits.estimates_ahead)
    return std::unexpected(Rejection::kEstimateTooEarly);
  if (std::ranges::find(habit.estimated, command.asked.game, &EstimatedGame::game) !=
      habit.estimated.end())
    return std::unexpected(Rejection::kEstimateStands);
  const bool daily =
      is_set(ledger, day_of(now)) && is_same_side(ledger.daily->asked, command.asked);
  if (!daily && estimates_of(habit, command.date) >= rules.habits.estimates_per_day)
    return std::unexpected(Rejection::kEstimatesUsedUp);
  Events events{EstimateGiven{command.account, command.asked, command.chance, daily, command.unseen,
                              command.date}};
  if (habit.estimates_date != command.date) {
    events.emplace_back(XpAwarded{command.account,
                                  with_tier_multiplier(rules.xp.estimate, account.membership.tier),
                                  XpReason::kEstimate});
  }
  return events;
}

std::expected<Event, Rejection> decide(const LedgerState& ledger, const GameState* game,
                                       const SetDailyLine& command, Timestamp now,
                                       const Rules& rules) {
  if (!rules.habits.kept) return std::unexpected(Rejection::kNotInRules);
  const auto date = day_of(now);
  if (is_set(ledger, date)) return std::unexpected(Rejection::kNothingToDo);
  if (const auto no = refuse_side(command.asked)) return std::unexpected(*no);
  if (const auto no = refuse_game(game, command.asked, ledger.steps, now, rules))
    return std::unexpected(*no);
  if (!is_daily(date, command.asked) || !is_daily_start(date, game->starts_at, now))
    return std::unexpected(Rejection::kDailyLineInvalid);
  return DailyLineSet{date, command.asked};
}

}  // namespace chalkline::ledger
