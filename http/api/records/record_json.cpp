#include "http/api/records/record_json.hpp"

#include "insight/progress/profit_parts.hpp"

namespace chalkline::http::wire {
namespace {

std::optional<RecordRatio> ratio_of(std::optional<double> value) {
  return value.transform([](double number) { return RecordRatio{number}; });
}

projections::BetStatus status_at(insight::BetEnd end) {
  switch (end) {
    case insight::BetEnd::kOpen:
      break;
    case insight::BetEnd::kWon:
      return projections::BetStatus::kWon;
    case insight::BetEnd::kLost:
      return projections::BetStatus::kLost;
    case insight::BetEnd::kPush:
      return projections::BetStatus::kPush;
    case insight::BetEnd::kVoid:
      return projections::BetStatus::kVoid;
  }
  return projections::BetStatus::kPending;
}

// Fills in what a look back says of the bet's prices; a void bet was never at risk.
void put_prices(RecordBet& shown, const insight::ProgressBet& bet) {
  const auto [decimal, opening, closing] = counted_price(bet);
  shown.implied_chance = {1 / decimal};
  shown.market_chance = ratio_of(opening);
  shown.margin = ratio_of(opening.transform([d = decimal](double q0) { return 1 - d * q0; }));
  shown.edge = ratio_of(bet.stated.transform([d = decimal](double p) { return d * p - 1; }));
  if (!closing || bet.end == insight::BetEnd::kVoid) return;
  shown.close_chance = {closing->chance};
  shown.is_estimated = closing->is_estimated;
  shown.closing_line_value = {insight::closing_line_value(decimal, closing->chance)};
}

}  // namespace

RecordNote record_note_of(const EducatorNote& note) {
  return {note.text, note.version, note.changed_at, note.changed_by};
}

RecordLearning record_learning_of(std::span<const projections::LearnerAct> acts,
                                  ledger::Position as_of) {
  using projections::LearnerActKind;
  RecordLearning shown;
  for (const auto& act : acts) {
    if (act.position > as_of) break;
    switch (act.kind) {
      case LearnerActKind::kRead:
        shown.readings.push_back({act.guide, act.at});
        break;
      case LearnerActKind::kCheck:
        shown.answers.push_back({act.guide, act.check, act.is_right, act.at});
        break;
      case LearnerActKind::kEstimate:
        ++shown.estimates;
        break;
      case LearnerActKind::kLookBack:
        break;  // at a bet, and shared with it
    }
  }
  return shown;
}

RecordLooks record_looks_of(std::span<const projections::LearnerLook> looks) {
  RecordLooks shown;
  for (const auto& look : looks) shown.looks.push_back({look.at, look.is_overview, look.is_export});
  return shown;
}

RecordBet record_bet_of(const OwnBet& own, const projections::BetRow& row) {
  const auto& bet = own.bet;
  RecordBet shown{.id = {bet.placed_by},
                  .placed_at = bet.placed_at,
                  .event_name = event_name(row),
                  .prediction = prediction(row),
                  .kind = own.kind,
                  .odds = own.odds,
                  .stake = bet.stake,
                  .share = {share_of(bet)},
                  .stated_chance = ratio_of(bet.stated),
                  .status = status_at(bet.end)};
  put_prices(shown, bet);
  if (is_settled(bet)) {
    shown.settled_at = bet.settled_at;
    shown.profit = profit_of(bet);
  }
  if (const auto parts = parts_of(bet)) {
    shown.movement = {parts->movement};
    shown.luck = {parts->luck};
  }
  return shown;
}

}  // namespace chalkline::http::wire
