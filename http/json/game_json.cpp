#include "http/json/game_json.hpp"

#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

std::string_view to_string(sports::GameStatus status) {
  switch (status) {
    case sports::GameStatus::kScheduled:
      return "scheduled";
    case sports::GameStatus::kLive:
      return "live";
    case sports::GameStatus::kFinal:
      return "final";
    case sports::GameStatus::kCancelled:
      return "cancelled";
  }
  return "cancelled";
}

void append_team(JsonWriter& out, const sports::Team& team) {
  out.object().key("name").text(team.name).key("code").text(team.code).end();
}

std::string points(ledger::HalfPoints value) { return ledger::points(value, false); }

}  // namespace

void append_odds(JsonWriter& out, const ledger::Lines& lines) {
  out.object().key("moneyline");
  if (const auto& quote = lines.moneyline) {
    out.object().key("home").integer(quote->first).key("away").integer(quote->second).end();
  } else {
    out.null();
  }
  out.key("spread");
  if (const auto& quote = lines.spread) {
    out.object().key("home").raw(points(quote->line)).key("away").raw(points(-quote->line));
    out.key("homeOdds").integer(quote->first).key("awayOdds").integer(quote->second).end();
  } else {
    out.null();
  }
  out.key("total");
  if (const auto& quote = lines.total) {
    out.object().key("value").raw(points(quote->line));
    out.key("overOdds").integer(quote->first).key("underOdds").integer(quote->second).end();
  } else {
    out.null();
  }
  out.end();
}

void append_game(JsonWriter& out, const sports::Game& game) {
  out.object().key("id").text(ledger::to_string(game.id));
  out.key("sport")
      .text(ledger::name_of(game.sport))
      .key("source")
      .text(ledger::name_of(game.source));
  out.key("startTime").text(to_iso(game.starts_at)).key("status").text(to_string(game.status));
  out.key("homeTeam");
  append_team(out, game.home);
  out.key("awayTeam");
  append_team(out, game.away);
  out.key("odds");
  append_odds(out, game.current.lines);
  out.key("openingOdds");
  append_odds(out, game.opening.lines);
  out.key("quotedAt").text(to_iso(game.current.at)).end();
}

}  // namespace chalkline::http
