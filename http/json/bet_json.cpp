#include "http/json/bet_json.hpp"

#include <array>

#include "ledger/time_text.hpp"

namespace chalkline::http {
namespace {

using projections::BetRow;
using projections::BetStatus;

void append_payout(JsonWriter& out, const BetRow& bet) {
  out.key("payout");
  if (bet.payout) {
    out.integer(*bet.payout);
  } else {
    out.null();
  }
}

void append_score(JsonWriter& out, const BetRow& bet) {
  out.key("score");
  if (bet.score) {
    out.object().key("home").integer(bet.score->home).key("away").integer(bet.score->away).end();
  } else {
    out.null();
  }
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

std::optional<BetStatus> parse_bet_status(std::string_view text) {
  for (const auto status : {BetStatus::kPending, BetStatus::kWon, BetStatus::kLost,
                            BetStatus::kPush, BetStatus::kVoid}) {
    if (text == to_string(status)) return status;
  }
  return std::nullopt;
}

void append_bet(JsonWriter& out, const BetRow& bet) {
  out.object()
      .key("id")
      .text(std::to_string(bet.id))
      .key("gameId")
      .text(ledger::to_string(bet.game));
  out.key("eventName").text(bet.event_name);
  out.key("sport").text(ledger::name_of(bet.sport)).key("source").text(ledger::name_of(bet.source));
  out.key("startTime")
      .text(ledger::to_iso(bet.starts_at))
      .key("betType")
      .text(ledger::name_of(bet.market));
  out.key("prediction")
      .text(bet.prediction)
      .key("betAmount")
      .integer(bet.stake)
      .key("odds")
      .integer(bet.odds);
  out.key("potentialWinnings").integer(bet.profit).key("statedChance");
  if (bet.stated_chance) {
    out.number(*bet.stated_chance / 100.0);
  } else {
    out.null();
  }
  out.key("status").text(to_string(bet.status));
  append_payout(out, bet);
  append_score(out, bet);
  out.key("createdAt").text(ledger::to_iso(bet.placed_at)).key("settledAt");
  if (bet.settled_at) {
    out.text(ledger::to_iso(*bet.settled_at));
  } else {
    out.null();
  }
  out.key("isLive").flag(false).end();
}

void append_activity(JsonWriter& out, const BetRow& bet) {
  out.object()
      .key("id")
      .text(std::to_string(bet.id))
      .key("betType")
      .text(ledger::name_of(bet.market));
  out.key("gameId").text(ledger::to_string(bet.game)).key("eventName").text(bet.event_name);
  out.key("source").text(ledger::name_of(bet.source));
  out.key("prediction")
      .text(bet.prediction)
      .key("betAmount")
      .integer(bet.stake)
      .key("odds")
      .integer(bet.odds);
  out.key("status").text(to_string(bet.status));
  append_payout(out, bet);
  append_score(out, bet);
  out.key("createdAt").text(ledger::to_iso(bet.placed_at)).end();
}

}  // namespace chalkline::http
