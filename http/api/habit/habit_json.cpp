#include "http/api/habit/habit_json.hpp"

namespace chalkline::http {

wire::HabitQuestion question_of(const ledger::AskedSide& asked, const sports::Game& game) {
  return {game.id,
          game.sport,
          game.source,
          game.starts_at,
          {game.home.name, game.home.code},
          {game.away.name, game.away.code},
          asked.market,
          asked.side,
          {asked.line}};
}

wire::HabitQuestion question_of(const ledger::AskedSide& asked,
                                const projections::AskedGame& game) {
  return {asked.game,
          game.sport,
          game.source,
          game.starts_at,
          {game.home_name, game.home_code},
          {game.away_name, game.away_code},
          asked.market,
          asked.side,
          {asked.line}};
}

// Push and void are not scored.
wire::HabitEstimate estimate_of(const projections::EstimateRow& row) {
  const auto q = ledger::no_vig(row.asked.odds, row.asked.other_odds).value();
  wire::HabitEstimate shown{.id = {row.id},
                            .question = question_of(row.asked, row.game),
                            .chance = row.chance,
                            .market_chance = q,
                            .odds = row.asked.odds,
                            .is_daily = row.is_daily,
                            .unseen = row.unseen,
                            .date = text_of(row.date),
                            .status = projections::status_of(row.asked, row.game),
                            .score = row.game.score};
  using enum projections::BetStatus;
  if (shown.status != kWon && shown.status != kLost) return shown;
  const double happened = shown.status == kWon ? 1 : 0;
  const auto off = row.chance / 100.0 - happened;
  shown.brier = off * off;
  shown.market_brier = (q - happened) * (q - happened);
  return shown;
}

wire::HabitRun run_of(const insight::RunOfDays& run, bool is_hidden) {
  wire::HabitRun shown{.days = run.days,
                       .longest = run.longest,
                       .paused_until = run.paused_until.transform(&text_of),
                       .is_hidden = is_hidden};
  if (run.ended) shown.ended = wire::HabitEndedRun{run.ended->days, text_of(run.ended->last)};
  return shown;
}

}  // namespace chalkline::http
