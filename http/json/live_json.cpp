#include "http/json/live_json.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "base/time_text.hpp"
#include "http/json/game_json.hpp"
#include "http/json/json_writer.hpp"

namespace chalkline::http {
namespace {

// The periods of the games that are played live, which all go by quarters (RULES 22).
std::string_view name_of(sports::Period period) {
  constexpr std::array<std::string_view, 4> kQuarters{"1st", "2nd", "3rd", "4th"};
  if (period == sports::kFinalPeriod) return "Final";
  if (period == sports::kHalftime) return "Halftime";
  return kQuarters.at(static_cast<std::size_t>(period.number) - 1);
}

void append_side(JsonWriter& out, const sports::Team& team, std::int32_t score) {
  out.object().key("name").text(team.name).key("code").text(team.code);
  out.key("score").integer(score).end();
}

}  // namespace

std::string history_event(std::span<const LivePrice> prices) {
  std::string data;
  JsonWriter out{data};
  out.array();
  for (const auto& price : prices) {
    out.object().key("tick").integer(price.tick);
    out.key("home").integer(price.home).key("away").integer(price.away).end();
  }
  out.end_array();
  return fmt::format("event: history\ndata: {}\n\n", data);
}

std::string live_event(const sports::LiveGame& live) {
  const auto& game = live.game;
  std::string data;
  JsonWriter out{data};
  out.object().key("id").text(ledger::to_string(game.id));
  out.key("sport").text(ledger::name_of(game.sport));
  out.key("source").text(ledger::name_of(game.source));
  out.key("homeTeam");
  append_side(out, game.home, live.score.home);
  out.key("awayTeam");
  append_side(out, game.away, live.score.away);
  out.key("period").text(name_of(live.period));
  out.key("clock").text(fmt::format("{}:{:02}", live.clock_s / 60, live.clock_s % 60));
  out.key("odds");
  if (live.period == sports::kFinalPeriod) {
    out.null();
  } else {
    append_odds(out, live.lines);
  }
  out.key("suspended").flag(live.suspended);
  out.key("quotedAt").text(to_iso(live.at)).end();
  return fmt::format("event: live\ndata: {}\n\n", data);
}

}  // namespace chalkline::http
