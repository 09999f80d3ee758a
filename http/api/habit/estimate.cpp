#include "base/json/reader.hpp"
#include "http/api/habit/habit.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/learner/asked_side.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

constexpr std::string_view kLineMoved{
    "The line of this game has moved, so look at the question again"};

constexpr std::string_view kNoProp{
    "market must be moneyline, spread or total: no estimate is asked of a prop"};

// As the read model will have it, which may be a moment behind.
projections::EstimateRow row_of(const ledger::CommandResult& given,
                                const ledger::GiveEstimate& command, bool is_daily,
                                const sports::Game& game) {
  return {.id = given.first,
          .at = given.time,
          .asked = command.asked,
          .chance = command.chance,
          .is_daily = is_daily,
          .unseen = command.unseen,
          .date = command.date,
          .game = {.sport = game.sport,
                   .source = game.source,
                   .starts_at = game.starts_at,
                   .home_name = game.home.name,
                   .home_code = game.home.code,
                   .away_name = game.away.name,
                   .away_code = game.away.code,
                   .score = {},
                   .is_cancelled = false}};
}

}  // namespace

Task<Response> Habit::estimate(RequestContext& context) {
  const auto form = read_json<wire::EstimateRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (form->market == ledger::Market::kProp) co_return text(400, kNoProp);
  const auto game_id = ledger::parse_game_id(form->game_id);
  if (!game_id) co_return refused(ledger::Rejection::kUnknownGame);
  const auto id = context.session->account;
  const auto now = parts_.clock();
  const ledger::AskedSide wanted{
      .game = *game_id, .market = form->market, .side = form->side, .line = form->line.count};
  const auto board = parts_.odds.current();
  const auto* game = board->find(*game_id);
  if (game == nullptr) co_return refused(ledger::Rejection::kUnknownGame);
  const auto line = daily_line(now);
  const bool is_daily = line && is_same_side(line->asked, wanted);
  auto asked = priced(*board, wanted);
  // The daily line stays where it was set: then so does its price.
  if (!asked && is_daily) asked = line->asked;
  if (!asked) co_return text(409, kLineMoved);

  ledger::GiveEstimate command{.account = id,
                               .asked = *asked,
                               .chance = static_cast<std::uint8_t>(form->chance),
                               .unseen = !form->market_shown};
  const auto give_on = [&command](ledger::Date day) {
    command.date = day;
    return command;
  };
  const auto outcome = co_await decide_on_local_day(context, parts_.state, parts_.clock, give_on);
  if (!outcome) co_return refused(outcome.error());
  const auto after = ledger::load_account(parts_.state, id);
  const auto row = row_of(*outcome, command, is_daily, *game);
  const wire::EstimateAnswer answer{.estimate = estimate_of(row),
                                    .awarded = outcome->xp,
                                    .left = ledger::latest_rules().habits.estimates_per_day -
                                            ledger::estimates_of(after.habit, command.date)};
  co_return json(200, to_json(answer)).at(outcome->position);
}

}  // namespace chalkline::http
