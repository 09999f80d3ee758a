#include "http/json/event_text.hpp"

#include <fmt/format.h>

#include <optional>
#include <variant>

#include "http/json/game_json.hpp"
#include "http/json/json_writer.hpp"
#include "ledger/rules/badges.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::http {
namespace {

void append_event(std::string& out, ledger::Position id, std::string_view name,
                  std::string_view data) {
  fmt::format_to(std::back_inserter(out), "id: {}\nevent: {}\ndata: {}\n\n", id, name, data);
}

void append_bet_event(std::string& out, ledger::Position id, ledger::BetId bet,
                      std::string_view status, std::optional<ledger::Coins> payout) {
  std::string data;
  JsonWriter json{data};
  json.object().key("betId").text(std::to_string(bet)).key("status").text(status).key("payout");
  payout ? json.integer(*payout) : json.null();
  json.end();
  append_event(out, id, "bet", data);
}

// Appends the events of one record.
struct AppendEvents {
  std::string& out;
  ledger::Position at;

  void operator()(const ledger::BetPlaced&) const {
    append_bet_event(out, at, at, "pending", std::nullopt);
  }
  void operator()(const ledger::BetSettled& event) const {
    append_bet_event(out, at, event.bet, ledger::name_of(event.outcome), event.credit);
  }
  void operator()(const ledger::SettlementReversed& event) const {
    append_bet_event(out, at, event.bet, "pending", std::nullopt);
  }
  void operator()(const ledger::BadgeEarned& event) const {
    std::string data;
    JsonWriter json{data};
    json.object().key("id").text(ledger::name_of(event.badge));
    json.key("name").text(ledger::title_of(event.badge)).end();
    append_event(out, at, "badge", data);
  }
  void operator()(const auto&) const {}
};

}  // namespace

std::string account_events(const std::vector<ledger::Record>& records,
                           const ledger::AccountState& state) {
  std::string out;
  bool moved = false;
  bool learned = false;
  for (const auto& record : records) {
    std::visit(AppendEvents{out, record.position}, record.event);
    moved = moved || !record.postings.empty();
    learned = learned || std::holds_alternative<ledger::XpAwarded>(record.event);
  }
  if (records.empty()) return out;
  const auto last = records.back().position;
  if (moved) {
    std::string data;
    JsonWriter{data}.object().key("balance").integer(state.balance).end();
    append_event(out, last, "balance", data);
  }
  if (learned) {
    const auto& levels = ledger::latest_rules().levels;
    const auto [level, xp] = ledger::level_of(state.progress.xp_total, levels);
    std::string data;
    JsonWriter{data}
        .object()
        .key("level")
        .integer(level)
        .key("xp")
        .integer(xp)
        .key("xpToNextLevel")
        .integer(ledger::xp_to_next(level, levels))
        .end();
    append_event(out, last, "level", data);
  }
  return out;
}

std::string reset_event(ledger::Position at) {
  std::string out;
  append_event(out, at, "reset", "{}");
  return out;
}

std::string line_events(const sports::OddsBoard& before, const sports::OddsBoard& now) {
  std::string data;
  JsonWriter json{data};
  bool changed = false;
  json.object().key("games").array();
  for (const auto& game : now.upcoming) {
    const auto* known = before.find(game.id);
    if (known != nullptr && *known == game) continue;
    append_game(json, game);
    changed = true;
  }
  json.end_array().key("gone").array();
  for (const auto& game : before.upcoming) {
    if (now.find(game.id) != nullptr) continue;
    json.text(fmt::format("{:016x}", ledger::raw(game.id)));
    changed = true;
  }
  json.end_array().end();
  return changed ? fmt::format("event: lines\ndata: {}\n\n", data) : std::string{};
}

}  // namespace chalkline::http
