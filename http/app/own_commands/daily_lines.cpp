#include "http/app/own_commands/daily_lines.hpp"

#include <tuple>

#include "ledger/rules/habit/daily_line.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

// Each market of the game on the date's side. The result of a replayed game can be looked up.
void add_candidates(std::vector<ledger::DailyCandidate>& candidates, const sports::Game& game,
                    ledger::Date date) {
  using enum ledger::Market;
  if (game.source == ledger::Source::kReplay) return;
  for (const auto market : {kMoneyline, kSpread, kTotal}) {
    const auto& quote = ledger::market_of(game.current.lines, market);
    if (!quote) continue;
    const auto side = ledger::daily_side(date, market);
    const auto [line, odds, other_odds] = ledger::of_side(*quote, side);
    candidates.push_back(
        {{game.id, market, side, line, odds, other_odds, game.current.at}, game.starts_at});
  }
}

}  // namespace

void set_daily_line(const sports::OddsBoard& board, const ledger::State& state,
                    ledger::Engine& engine, ledger::Timestamp now) {
  const auto date = ledger::day_of(now);
  const auto daily = ledger::load_ledger(state).daily;
  if (daily && daily->date == date) return;
  std::vector<ledger::DailyCandidate> candidates;
  for (const auto& game : board.upcoming) add_candidates(candidates, game, date);
  // A price may have moved or a game begun since the board was made; the next round asks again.
  if (const auto asked = ledger::daily_of(date, candidates, now))
    std::ignore = engine.execute(ledger::SetDailyLine{*asked});
}

}  // namespace chalkline::http
