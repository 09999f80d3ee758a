#include <fmt/format.h>

#include <span>
#include <vector>

#include "base/json/reader.hpp"
#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/bet_prices.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"
#include "insight/progress/profit_parts.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/conditional.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/lookups.hpp"

// The lessons of a settled bet; the formulas are those of RULES, Analytics.
namespace chalkline::http {
namespace {

using projections::BetStatus;

std::optional<wire::ClosingQuote> closing_of(const std::optional<ledger::SideQuote>& quote) {
  if (!quote) return std::nullopt;
  return wire::ClosingQuote{
      .line = {quote->line},
      .odds = quote->odds,
      .other_odds = quote->other_odds,
      .no_vig_chance = {ledger::no_vig(quote->odds, quote->other_odds).value()}};
}

std::optional<wire::Ratio> ratio(std::optional<double> value) {
  return value.transform([](double number) { return wire::Ratio{number}; });
}

BetStatus end_of(const ledger::Pick& leg, const ledger::GameState& game) {
  if (!ledger::has_ended(game)) return BetStatus::kPending;
  return static_cast<BetStatus>(ledger::outcome_of(leg, game));
}

// The decimal price; a parlay's is the product of its legs' prices, which is not rounded to whole
// odds.
double decimal_of(const insight::ProgressBet& bet) {
  if (!is_parlay(bet)) return bet.decimal;
  double product = 1;
  for (const auto& leg : bet.legs) product *= leg.decimal;
  return product;
}

std::optional<wire::Ratio> close_value_of(double decimal,
                                          const std::optional<insight::Close>& close) {
  return ratio(close.transform([decimal](const insight::Close& at_close) {
    return insight::closing_line_value(decimal, at_close.chance);
  }));
}

// How the prices compare with those at the close.
void put_close(wire::PostMortem& shown, const insight::ProgressBet& bet,
               std::span<const LegPrices> legs) {
  if (legs.size() == 1 && !bet.is_conditional) shown.closing = closing_of(legs.front().closing);
  if (bet.end == insight::BetEnd::kVoid) return;
  const auto counted = counted_price(bet);
  shown.closing_line_value = close_value_of(counted.decimal, counted.closing);
  shown.is_estimated = counted.closing && counted.closing->is_estimated;
}

// The figures from `impliedChance` to `luck`.
void put_figures(wire::PostMortem& shown, const insight::ProgressBet& bet,
                 std::optional<double> chance, std::span<const LegPrices> legs) {
  const auto d = decimal_of(bet);
  const auto no_vig = opening_chance(bet);
  shown.implied_chance = {1 / d};
  shown.no_vig_chance = ratio(no_vig);
  shown.stated_chance = ratio(chance);
  shown.edge = ratio(chance.transform([d](double p) { return d * p - 1; }));
  shown.margin = ratio(no_vig.transform([d](double q0) { return 1 - d * q0; }));
  put_close(shown, bet, legs);
  const auto parts = parts_of(bet);
  if (!parts) return;
  shown.movement = {parts->movement};
  shown.expected_profit = {parts->movement - parts->margin};
  shown.luck = {parts->luck};
}

// A single market quotes both sides of each leg, so that its chance and margin are known.
wire::LegWorth leg_worth_of(const ledger::Pick& leg, const ledger::GameState& game,
                            const LegPrices& prices) {
  const auto& [decimal, opening, closing, may_close, is_pushed] = prices.leg;
  return {.status = end_of(leg, game),
          .implied_chance = {1 / decimal},
          .no_vig_chance = {opening.value()},
          .closing = closing_of(prices.closing),
          .closing_line_value = close_value_of(decimal, closing),
          .is_estimated = closing && closing->is_estimated,
          .margin = {1 - decimal * opening.value()},
          .has_one_price = prices.has_one_price};
}

// How the condition ended, and the score that it looked at.
wire::ConditionEnd condition_end_of(const ledger::Condition& condition,
                                    const ledger::GameState& game) {
  wire::ConditionEnd end{.status = BetStatus::kPending};
  if (ledger::has_ended(game))
    end.status = static_cast<BetStatus>(ledger::condition_holds(condition, game));
  if (game.phase == ledger::GamePhase::kFinal)
    end.score = condition.mark ? ledger::score_at(game.periods, *condition.mark) : game.score;
  return end;
}

// For each leg, of a replayed game alone.
std::vector<std::optional<RecordedLines>> recorded_games(sports::HistoryReader& past_games,
                                                         const projections::BetRow& bet) {
  std::vector<std::optional<RecordedLines>> games;
  for (const auto& leg : bet.legs) {
    auto& recorded = games.emplace_back();
    if (leg.source != ledger::Source::kReplay) continue;
    if (const auto known = past_games.find(leg.game))
      recorded = RecordedLines{known->game.opening.lines, known->game.current.lines};
  }
  return games;
}

}  // namespace

Task<Response> History::post_mortem(RequestContext& context) {
  const auto form = read_json<wire::BetIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = parse_digits(form->bet_id);
  if (!id) co_return text(400, "betId must be the id of a bet");
  const auto account = context.account();
  const auto& log = parts_.log;
  const auto& state = parts_.state;
  const auto review_on = [&](ledger::Date day) {
    ledger::ReviewBet review{account, *id, std::nullopt};
    if (!context.purse) review.date = day;
    return review;
  };
  const auto outcome = co_await decide_on_local_day(context, state, parts_.clock, review_on);
  // A post-mortem that was opened before is opened again, without XP.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());

  const auto settled = ledger::find_settlement(state, *id).value().position;
  // Between the two looks its game's result may have been corrected.
  if (settled == 0) co_return refused(ledger::Rejection::kBetNotSettled);
  if (!co_await parts_.freshness.wait_for_models(context, settled)) co_return busy();
  auto row = context.io.reader->ask(&projections::BetQueries::find, account, *id);
  if (!row) throw std::runtime_error{fmt::format("The read models lack the bet at {}", *id)};
  put_recorded_starts({&*row, 1}, parts_.recorded_starts);
  const auto record = ledger::read_record(log, *id);
  const auto recorded = co_await parts_.storage.run(
      context, account, [&] { return recorded_games(parts_.past_games, *row); });
  if (!recorded) co_return recorded.error();
  auto& reader = *context.io.reader;
  const auto notes = context.io.accounts.bet_notes(context.session->account, *id, *id);
  wire::PostMortem shown{.bet = wire::bet_of(*row),
                         .note = notes.empty() ? std::string_view{} : notes.front().text,
                         .bankroll = bankroll_before(
                             row->placed_at, reader.ask(&projections::GrantQueries::of, account),
                             reader.ask(&projections::BetQueries::moves, account)),
                         .awarded = outcome ? outcome->xp : 0};
  const auto& placed = std::get<ledger::BetPlaced>(record.event);
  const auto end = std::get<ledger::BetSettled>(ledger::read_record(log, settled).event);
  std::vector<ledger::GameState> games;
  std::vector<LegPrices> legs;
  for (std::size_t i = 0; i < placed.legs.size(); ++i) {
    const auto& leg = placed.legs[i];
    games.push_back(ledger::find_game(state, leg.game).value());
    legs.push_back(leg_prices_of(leg, row->legs[i], games.back(), (*recorded)[i]));
  }
  const auto stated = placed.stated_chance.transform([](int percent) { return percent / 100.0; });
  put_figures(shown, bet_at_prices(placed, end, legs), stated, legs);
  if (placed.condition) shown.condition = condition_end_of(*placed.condition, games.front());
  for (std::size_t i = 0; i < legs.size(); ++i) {
    shown.legs.push_back(leg_worth_of(placed.legs[i], games[i], legs[i]));
  }
  const auto position =
      outcome ? outcome->position : ledger::load_account(state, account).last_event;
  co_return json(200, to_json(shown)).at(position);
}

}  // namespace chalkline::http
