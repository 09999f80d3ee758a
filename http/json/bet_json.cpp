#include "http/json/bet_json.hpp"

namespace chalkline::http::wire {
std::optional<BetCondition> condition_of(const std::optional<ledger::Condition>& condition) {
  if (!condition) return std::nullopt;
  BetCondition shown{.type = condition->type,
                     .team = static_cast<TeamSide>(condition->team),
                     .time = condition->mark};
  if (condition->type == ledger::ConditionType::kIfCover) shown.line = Halves{condition->line};
  return shown;
}

namespace {

std::optional<LegProp> prop_of(const projections::LegRow& leg) {
  if (!leg.prop) return std::nullopt;
  return LegProp{leg.prop->player, leg.prop->name, leg.prop->type, leg.figure};
}

}  // namespace

BetLeg leg_of(const projections::LegRow& row) {
  return {.game_id = row.game,
          .event_name = row.event_name,
          .sport = row.sport,
          .source = row.source,
          .start_time = row.starts_at,
          .recorded_start = row.recorded_start,
          .bet_type = row.market,
          .side = row.side,
          .line = {row.line},
          .prediction = row.prediction,
          .odds = row.odds,
          .status = row.status,
          .score = row.score,
          .prop = prop_of(row),
          .is_live = row.live};
}

Bet bet_of(const projections::BetRow& row) {
  const auto& first = row.legs.front();
  return {
      .id = {row.id},
      .game_id = first.game,
      .event_name = event_name(row),
      .sport = first.sport,
      .source = first.source,
      .start_time = first.starts_at,
      .bet_type = row.type,
      .prediction = prediction(row),
      .bet_amount = row.stake,
      .odds = row.odds,
      .potential_winnings = row.profit,
      .stated_chance = row.stated_chance.transform([](int percent) { return Hundredths{percent}; }),
      .status = row.status,
      .payout = row.payout,
      .score = score(row),
      .created_at = row.placed_at,
      .settled_at = row.settled_at,
      .is_live = is_live(row),
      .condition = condition_of(row.condition),
      .legs = {row.legs}};
}

Activity activity_of(const projections::BetRow& row) {
  const auto& first = row.legs.front();
  return {.id = {row.id},
          .bet_type = row.type,
          .game_id = first.game,
          .event_name = event_name(row),
          .source = first.source,
          .prediction = prediction(row),
          .condition = condition_of(row.condition),
          .bet_amount = row.stake,
          .odds = row.odds,
          .potential_winnings = row.profit,
          .status = row.status,
          .payout = row.payout,
          .score = score(row),
          .legs = {row.legs},
          .created_at = row.placed_at};
}

}  // namespace chalkline::http::wire
