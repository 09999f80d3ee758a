#include "http/json/bet_json.hpp"

#include <array>

#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

using projections::BetRow;
using projections::BetStatus;
using projections::BetType;
using projections::LegRow;

void append_payout(JsonWriter& out, const BetRow& bet) {
  out.key("payout");
  if (bet.payout) {
    out.integer(*bet.payout);
  } else {
    out.null();
  }
}

void append_condition(JsonWriter& out, const std::optional<ledger::Condition>& condition) {
  out.key("condition");
  if (!condition) {
    out.null();
    return;
  }
  out.object().key("type").plain(ledger::name_of(condition->type));
  out.key("team").plain(ledger::name_of(condition->team)).key("line");
  if (condition->type == ledger::ConditionType::kIfCover) {
    out.raw(ledger::points(condition->line, false));
  } else {
    out.null();
  }
  out.key("time");
  condition->mark ? out.plain(ledger::name_of(*condition->mark)) : out.null();
  out.end();
}

void append_prop(JsonWriter& out, const LegRow& leg) {
  out.key("prop");
  if (!leg.prop) {
    out.null();
    return;
  }
  out.object().key("playerId").text(leg.prop->player).key("playerName").text(leg.prop->name);
  out.key("propType").plain(ledger::name_of(leg.prop->type)).key("figure");
  leg.figure ? out.integer(*leg.figure) : out.null();
  out.end();
}

void append_leg(JsonWriter& out, const LegRow& leg) {
  out.object().key("gameId").plain(ledger::to_string(leg.game));
  out.key("eventName").text(leg.event_name).key("sport").plain(ledger::name_of(leg.sport));
  out.key("source").plain(ledger::name_of(leg.source));
  out.key("startTime").plain(to_iso(leg.starts_at));
  out.key("betType")
      .plain(ledger::name_of(leg.market))
      .key("side")
      .plain(ledger::name_of(leg.side));
  out.key("line").raw(ledger::points(leg.line, false)).key("prediction").text(leg.prediction);
  out.key("odds").integer(leg.odds).key("status").plain(to_string(leg.status));
  append_score(out, leg.score);
  append_prop(out, leg);
  out.key("isLive").flag(leg.live).end();
}

void append_legs(JsonWriter& out, const BetRow& bet) {
  out.key("legs").array();
  for (const auto& leg : bet.legs) append_leg(out, leg);
  out.end_array();
}

}  // namespace

std::string_view to_string(BetStatus status) {
  switch (status) {
    case BetStatus::kPending:
      return "pending";
    case BetStatus::kWon:
      return "won";
    case BetStatus::kLost:
      return "lost";
    case BetStatus::kPush:
      return "push";
    case BetStatus::kVoid:
      return "void";
  }
  return "void";
}

std::string_view to_string(BetType type) {
  if (type == BetType::kParlay) return "parlay";
  return ledger::name_of(static_cast<ledger::Market>(type));
}

std::optional<BetType> parse_bet_type(std::string_view text) {
  if (text == to_string(BetType::kParlay)) return BetType::kParlay;
  return ledger::parse_name<ledger::Market>(text).transform(projections::type_of);
}

std::optional<BetStatus> parse_bet_status(std::string_view text) {
  for (const auto status : {BetStatus::kPending, BetStatus::kWon, BetStatus::kLost,
                            BetStatus::kPush, BetStatus::kVoid}) {
    if (text == to_string(status)) return status;
  }
  return std::nullopt;
}

void append_score(JsonWriter& out, const std::optional<ledger::Score>& score) {
  out.key("score");
  if (score) {
    out.object().key("home").integer(score->home).key("away").integer(score->away).end();
  } else {
    out.null();
  }
}

void append_bet(JsonWriter& out, const BetRow& bet) {
  const auto& first = bet.legs.front();
  out.object().key("id").plain(std::to_string(bet.id));
  out.key("gameId").plain(ledger::to_string(first.game)).key("eventName").text(event_name(bet));
  out.key("sport").plain(ledger::name_of(first.sport));
  out.key("source").plain(ledger::name_of(first.source));
  out.key("startTime").plain(to_iso(first.starts_at));
  out.key("betType").plain(to_string(bet.type)).key("prediction").text(prediction(bet));
  out.key("betAmount").integer(bet.stake).key("odds").integer(bet.odds);
  out.key("potentialWinnings").integer(bet.profit).key("statedChance");
  if (bet.stated_chance) {
    out.number(*bet.stated_chance / 100.0);
  } else {
    out.null();
  }
  out.key("status").plain(to_string(bet.status));
  append_payout(out, bet);
  append_score(out, score(bet));
  out.key("createdAt").plain(to_iso(bet.placed_at)).key("settledAt");
  if (bet.settled_at) {
    out.plain(to_iso(*bet.settled_at));
  } else {
    out.null();
  }
  out.key("isLive").flag(is_live(bet));
  append_condition(out, bet.condition);
  append_legs(out, bet);
  out.end();
}

void append_activity(JsonWriter& out, const BetRow& bet) {
  const auto& first = bet.legs.front();
  out.object().key("id").plain(std::to_string(bet.id)).key("betType").plain(to_string(bet.type));
  out.key("gameId").plain(ledger::to_string(first.game)).key("eventName").text(event_name(bet));
  out.key("source").plain(ledger::name_of(first.source));
  out.key("prediction").text(prediction(bet));
  append_condition(out, bet.condition);
  out.key("betAmount").integer(bet.stake).key("odds").integer(bet.odds);
  out.key("potentialWinnings").integer(bet.profit);
  out.key("status").plain(to_string(bet.status));
  append_payout(out, bet);
  append_score(out, score(bet));
  append_legs(out, bet);
  out.key("createdAt").plain(to_iso(bet.placed_at)).end();
}

}  // namespace chalkline::http
