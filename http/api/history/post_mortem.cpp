#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <vector>

#include "base/json/reader.hpp"
#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/storage.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/closing_line.hpp"
#include "ledger/rules/conditional.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/cached_state.hpp"

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

// A replayed game as it was recorded.
struct Recorded {
  ledger::Lines opening{};
  ledger::Lines closing{};
};

// Where the file has one price for a market, the price at the close is the one that was offered: to
// compare them would call the margin a loss of value.
bool has_one_price(const ledger::Pick& leg, const std::optional<Recorded>& recorded) {
  return recorded && ledger::closing_quote(leg, recorded->opening) ==
                         ledger::closing_quote(leg, recorded->closing);
}

// The worth of a bet, or of one of its picks, by the prices, as far as these tell.
struct LegValuation {
  double decimal{};
  std::optional<double> no_vig{};              // at placement
  std::optional<ledger::SideQuote> closing{};  // of one market
  std::optional<double> closing_line_value{};
};

BetStatus end_of(const ledger::Pick& leg, const ledger::GameState& game) {
  if (!ledger::has_ended(game)) return BetStatus::kPending;
  return static_cast<BetStatus>(ledger::outcome_of(leg, game));
}

// At the price of its own market, without a condition's boost.
LegValuation valuation_of(const ledger::Pick& leg, const ledger::GameState& game,
                          const std::optional<Recorded>& recorded) {
  LegValuation worth{.decimal = ledger::decimal(leg.odds).value(),
                     .no_vig = ledger::no_vig(leg.odds, leg.other_odds).value()};
  if (!leg.live && !leg.prop && !has_one_price(leg, recorded))
    worth.closing = ledger::closing_quote(leg, game.closing);
  // A void pick was never at risk: its price had neither value nor luck.
  const bool is_void = game.phase == ledger::GamePhase::kCancelled;
  if (worth.closing && worth.closing->line == leg.line && !is_void) {
    const auto [line, odds, other] = *worth.closing;
    worth.closing_line_value = worth.decimal * ledger::no_vig(odds, other).value() - 1;
  }
  return worth;
}

// A parlay multiplies its legs'; nobody prices that a condition and a pick both come true.
LegValuation valuation_of(const ledger::BetPlaced& placed, const ledger::BetSettled& settled,
                          std::span<const LegValuation> legs) {
  if (placed.condition) return {.decimal = ledger::decimal(ledger::odds_of(placed)).value()};
  if (legs.size() == 1) {
    auto worth = legs.front();
    if (settled.outcome == ledger::BetOutcome::kVoid) worth.closing_line_value.reset();
    return worth;
  }
  LegValuation worth{.decimal = 1, .no_vig = 1};
  for (const auto& leg : legs) {
    worth.decimal *= leg.decimal;
    *worth.no_vig *= *leg.no_vig;
  }
  if (std::ranges::any_of(legs, [](const LegValuation& leg) { return !leg.closing; })) return worth;
  constexpr double kMillion = 1e6;
  worth.closing_line_value =
      settled.closing_line_value.transform([](auto value) { return value / kMillion; });
  return worth;
}

std::optional<double> margin_of(const LegValuation& worth) {
  return worth.no_vig.transform([&](double q0) { return 1 - worth.decimal * q0; });
}

// The figures from `impliedChance` to `luck`.
void put_figures(wire::PostMortem& shown, const ledger::BetPlaced& placed,
                 const ledger::BetSettled& settled, const LegValuation& worth) {
  const auto d = worth.decimal;
  std::optional<double> chance;
  if (placed.stated_chance) chance = *placed.stated_chance / 100.0;
  const auto expected = worth.closing_line_value.transform(
      [&](double value) { return static_cast<double>(placed.stake) * value; });
  const auto profit = static_cast<double>(settled.credit - settled.stake);
  shown.implied_chance = {1 / d};
  shown.no_vig_chance = ratio(worth.no_vig);
  shown.stated_chance = ratio(chance);
  shown.edge = ratio(chance.transform([d](double p) { return d * p - 1; }));
  shown.closing = closing_of(worth.closing);
  shown.closing_line_value = ratio(worth.closing_line_value);
  shown.margin = ratio(margin_of(worth));
  shown.expected_profit = ratio(expected);
  shown.luck = ratio(expected.transform([profit](double e) { return profit - e; }));
}

// A single market quotes both sides of each leg, so that its chance and margin are known.
wire::LegWorth leg_worth_of(const ledger::Pick& leg, const ledger::GameState& game,
                            const LegValuation& worth, const std::optional<Recorded>& recorded) {
  return {.status = end_of(leg, game),
          .implied_chance = {1 / worth.decimal},
          .no_vig_chance = {worth.no_vig.value()},
          .closing = closing_of(worth.closing),
          .closing_line_value = ratio(worth.closing_line_value),
          .margin = {margin_of(worth).value()},
          .has_one_price = !leg.live && !leg.prop && has_one_price(leg, recorded)};
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
std::vector<std::optional<Recorded>> recorded_games(sports::HistoryReader& past_games,
                                                    const projections::BetRow& bet) {
  std::vector<std::optional<Recorded>> games;
  for (const auto& leg : bet.legs) {
    auto& recorded = games.emplace_back();
    if (leg.source != ledger::Source::kReplay) continue;
    if (const auto known = past_games.find(leg.game))
      recorded = Recorded{known->game.opening.lines, known->game.current.lines};
  }
  return games;
}

}  // namespace

Task<Response> History::post_mortem(RequestContext& context) {
  const auto form = read_json<wire::BetIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto id = parse_digits(form->bet_id);
  if (!id) co_return text(400, "betId must be the id of a bet");
  const auto account = context.session->account;
  const auto& log = parts_.log;
  const auto& state = parts_.state;
  const auto outcome = co_await context.io.engine.decide(ledger::ReviewBet{account, *id});
  // A post-mortem that was opened before is opened again, without XP.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());

  const auto settled =
      ledger::cached_state<ledger::Settlement>(state, ledger::state_key::of_settlement(*id))
          .value()
          .position;
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
  wire::PostMortem shown{.bet = wire::bet_of(*row),
                         .bankroll = bankroll_before(
                             row->placed_at, reader.ask(&projections::GrantQueries::of, account),
                             reader.ask(&projections::BetQueries::moves, account)),
                         .awarded = outcome ? outcome->xp : 0};
  const auto& placed = std::get<ledger::BetPlaced>(record.event);
  const auto end = std::get<ledger::BetSettled>(ledger::read_record(log, settled).event);
  std::vector<ledger::GameState> games;
  std::vector<LegValuation> legs;
  for (std::size_t i = 0; i < placed.legs.size(); ++i) {
    const auto& leg = placed.legs[i];
    games.push_back(
        ledger::cached_state<ledger::GameState>(state, ledger::state_key::of(leg.game)).value());
    legs.push_back(valuation_of(leg, games.back(), (*recorded)[i]));
  }
  put_figures(shown, placed, end, valuation_of(placed, end, legs));
  if (placed.condition) shown.condition = condition_end_of(*placed.condition, games.front());
  for (std::size_t i = 0; i < legs.size(); ++i) {
    shown.legs.push_back(leg_worth_of(placed.legs[i], games[i], legs[i], (*recorded)[i]));
  }
  const auto position =
      outcome ? outcome->position : ledger::load_account(state, account).last_event;
  co_return json(200, to_json(shown)).with("X-Position", std::to_string(position));
}

}  // namespace chalkline::http
