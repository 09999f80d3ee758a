#include "ledger/rules/habit/practice.hpp"

#include <algorithm>

#include "ledger/rules/habit/asked.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::uint16_t kWholeStake = 1'000;  // tenths of a percent

PracticeState today_of(const PracticeState& state, Timestamp now) {
  return state.date == day_of(now) ? state : PracticeState{day_of(now), 0, {}};
}

std::optional<Rejection> refuse_practice(const AccountState& account, const Rules& rules) {
  if (const auto no = refuse_own(account)) return no;
  return rules.habits.kept ? std::nullopt : std::optional{Rejection::kNotInRules};
}

bool has_game_twice(const GuessMargin& command) {
  const auto& sides = command.sides;
  return std::ranges::any_of(sides, [&](const AskedSide& side) {
    return std::ranges::count(sides, side.game, &AskedSide::game) > 1;
  });
}

}  // namespace

std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const StepsBack& steps, const MarkMarket& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_practice(account, rules)) return std::unexpected(*no);
  if (const auto no = refuse_side(command.asked)) return std::unexpected(*no);
  if (const auto no = refuse_quote(game, command.asked, steps, now, rules))
    return std::unexpected(*no);
  const auto today = today_of(account.practice, now);
  const MarkedMarket marked{command.asked.game, command.asked.market};
  if (std::ranges::find(today.marked, marked) != today.marked.end())
    return std::unexpected(Rejection::kNothingToDo);
  if (today.marked.size() >= rules.habits.marks_per_day)
    return std::unexpected(Rejection::kMarksUsedUp);
  return Events{MarketMarked{command.account, command.asked}};
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        std::span<const GameState* const> games,
                                        const StepsBack& steps, const GuessMargin& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_practice(account, rules)) return std::unexpected(*no);
  if (command.sides.size() < kParlayLegsMin || command.sides.size() > rules.parlays.legs_max)
    return std::unexpected(Rejection::kParlayLegsInvalid);
  if (has_game_twice(command)) return std::unexpected(Rejection::kLegsOfOneGame);
  for (std::size_t i = 0; i < command.sides.size(); ++i) {
    const auto& side = command.sides[i];
    if (const auto no = refuse_side(side)) return std::unexpected(*no);
    if (const auto no = refuse_quote(games[i], side, steps, now, rules))
      return std::unexpected(*no);
  }
  if (command.guess > kWholeStake) return std::unexpected(Rejection::kGuessInvalid);
  if (today_of(account.practice, now).guesses >= rules.habits.guesses_per_day)
    return std::unexpected(Rejection::kGuessesUsedUp);
  return Events{MarginGuessed{command.account, command.sides, command.guess}};
}

void evolve(PracticeState& state, const MarketMarked& event, Timestamp time) {
  state = today_of(state, time);
  if (state.marked.size() < kPracticeListMax)
    state.marked.push_back({event.asked.game, event.asked.market});
}

void evolve(PracticeState& state, const MarginGuessed&, Timestamp time) {
  state = today_of(state, time);
  if (state.guesses < kPracticeListMax) ++state.guesses;
}

}  // namespace chalkline::ledger
