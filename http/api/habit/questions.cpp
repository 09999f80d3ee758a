#include "http/api/habit/questions.hpp"

#include <algorithm>

#include "http/api/shared/learner/asked_side.hpp"

namespace chalkline::http {
namespace {

bool was_asked(const ledger::AccountState& account, ledger::GameId game) {
  const auto& estimated = account.habit.estimated;
  return std::ranges::find(estimated, game, &ledger::EstimatedGame::game) != estimated.end();
}

}  // namespace

std::optional<ledger::AskedSide> asked_of(const sports::Game& game) {
  using enum ledger::Market;
  using enum ledger::Side;
  const bool is_first = ledger::raw(game.id) % 2 == 0;
  for (const auto market : {kMoneyline, kSpread, kTotal}) {
    const auto& quote = ledger::market_of(game.current.lines, market);
    if (!quote || (market != kMoneyline && quote->line % 2 == 0)) continue;
    const auto side = market == kTotal ? (is_first ? kOver : kUnder) : (is_first ? kHome : kAway);
    return side_of(game, market, side, *quote);
  }
  return std::nullopt;
}

std::vector<Question> other_questions(const sports::OddsBoard& board,
                                      const ledger::AccountState& account, ledger::GameId daily,
                                      std::size_t count, ledger::Timestamp now) {
  std::vector<Question> questions;
  const auto latest = now + ledger::latest_rules().habits.estimates_ahead;
  for (const auto& game : board.upcoming) {
    if (questions.size() == count || game.starts_at > latest) break;
    if (game.source == ledger::Source::kReplay || game.id == daily || game.starts_at <= now ||
        was_asked(account, game.id))
      continue;
    if (const auto asked = asked_of(game)) questions.push_back({*asked, &game});
  }
  return questions;
}

}  // namespace chalkline::http
