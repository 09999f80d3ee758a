#include <fmt/format.h>

#include <cmath>

#include "http/calls/calls.hpp"
#include "http/calls/rejections.hpp"
#include "http/json/bet_json.hpp"
#include "http/parse/json_fields.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/account_history.hpp"
#include "ledger/closing_line.hpp"
#include "ledger/settlement.hpp"
#include "ledger/state_keys.hpp"

// What a settled bet teaches; the formulas are those of RULES, Analytics.
namespace chalkline::http {
namespace {

void append_ratio(JsonWriter& out, const std::optional<double>& value) {
  constexpr double kDigits = 1e6;
  if (value) {
    out.raw(fmt::format("{}", std::round(*value * kDigits) / kDigits));
  } else {
    out.null();
  }
}

template <class T>
T stored(const ledger::Log& log, const std::string& key) {
  T value{};
  const auto bytes = log.state(key);
  if (!bytes || !ledger::state_key::from_bytes(*bytes, value))
    throw std::runtime_error{"The state beside the log cannot be read"};
  return value;
}

void append_closing(JsonWriter& out, const std::optional<ledger::ClosingQuote>& quote) {
  out.key("closing");
  if (!quote) {
    out.null();
    return;
  }
  out.object().key("line").raw(ledger::points(quote->line, false));
  out.key("odds").integer(quote->odds).key("otherOdds").integer(quote->other_odds);
  out.key("noVigChance");
  append_ratio(out, ledger::no_vig(quote->odds, quote->other_odds).value());
  out.end();
}

// What a bet was worth by the prices, as far as these tell. A parlay multiplies its legs'; nobody
// prices that a condition and a pick both come true.
struct Worth {
  double decimal{};
  std::optional<double> no_vig{};                 // at placement
  std::optional<ledger::ClosingQuote> closing{};  // of a bet on one market
  std::optional<double> closing_line_value{};
};

Worth worth_of(const ledger::BetPlaced& placed, const ledger::BetSettled& settled,
               const ledger::GameState& first_game) {
  Worth worth{.decimal = 1};
  if (placed.condition) {
    worth.decimal = ledger::decimal(ledger::odds_of(placed)).value();
    return worth;
  }
  worth.no_vig = 1;
  for (const auto& leg : placed.legs) {
    worth.decimal *= ledger::decimal(leg.odds).value();
    *worth.no_vig *= ledger::no_vig(leg.odds, leg.other_odds).value();
  }
  const auto& leg = placed.legs.front();
  if (placed.legs.size() == 1 && !leg.live && !leg.prop)
    worth.closing = ledger::closing_quote(leg, first_game.closing);
  // A void bet was never at risk: its price had neither value nor luck.
  if (settled.outcome == ledger::BetOutcome::kVoid) return worth;
  if (worth.closing && worth.closing->line == leg.line) {
    const auto [line, odds, other] = *worth.closing;
    worth.closing_line_value = worth.decimal * ledger::no_vig(odds, other).value() - 1;
  } else if (placed.legs.size() > 1 && settled.closing_line_value) {
    constexpr double kMillion = 1e6;
    worth.closing_line_value = *settled.closing_line_value / kMillion;
  }
  return worth;
}

// The figures from `impliedChance` to `luck`.
void append_figures(JsonWriter& out, const ledger::BetPlaced& placed,
                    const ledger::BetSettled& settled, const Worth& worth) {
  const auto d = worth.decimal;
  out.key("impliedChance");
  append_ratio(out, 1 / d);
  out.key("noVigChance");
  append_ratio(out, worth.no_vig);
  std::optional<double> chance;
  if (placed.stated_chance) chance = *placed.stated_chance / 100.0;
  out.key("statedChance");
  append_ratio(out, chance);
  out.key("edge");
  append_ratio(out, chance.transform([d](double p) { return d * p - 1; }));
  append_closing(out, worth.closing);
  out.key("closingLineValue");
  append_ratio(out, worth.closing_line_value);
  out.key("margin");
  append_ratio(out, worth.no_vig.transform([d](double q0) { return 1 - d * q0; }));
  const auto expected = worth.closing_line_value.transform(
      [&](double value) { return static_cast<double>(placed.stake) * value; });
  const auto profit = static_cast<double>(settled.credit - settled.stake);
  out.key("expectedProfit");
  append_ratio(out, expected);
  out.key("luck");
  append_ratio(out, expected.transform([profit](double e) { return profit - e; }));
}

}  // namespace

Task<Response> post_mortem(Exchange& exchange) {
  auto fields = JsonFields::parse(exchange.request.body);
  if (!fields) co_return text(400, fields.error());
  constexpr std::size_t kIdMax = 19;
  const auto id = parse_digits(fields->text("betId", kIdMax));
  if (const auto ok = fields->done(); !ok) co_return text(400, ok.error());
  if (!id) co_return text(400, "betId must be the id of a bet");
  const auto account = exchange.session->account;
  const auto& log = exchange.app.rooms.log;
  const auto outcome = co_await exchange.desk.decisions.decide(ledger::ReviewBet{account, *id});
  // One that was opened before is opened again, without XP.
  if (!outcome && outcome.error() != ledger::Rejection::kNothingToDo)
    co_return refused(outcome.error());

  const auto settled =
      stored<ledger::Settlement>(log, ledger::state_key::of_settlement(*id)).position;
  if (!co_await wait_for_models(exchange, settled)) co_return busy();
  const auto row = exchange.desk.reader->bet(account, *id);
  if (!row) throw std::runtime_error{fmt::format("The read models lack the bet at {}", *id)};
  const auto record = ledger::read_record(log, *id);
  std::string body;
  JsonWriter out{body};
  out.object().key("bet");
  append_bet(out, *row);
  const auto& placed = std::get<ledger::BetPlaced>(record.event);
  const auto end = std::get<ledger::BetSettled>(ledger::read_record(log, settled).event);
  append_figures(
      out, placed, end,
      worth_of(placed, end, stored<ledger::GameState>(log, ledger::state_key::of(row->game))));
  out.key("awarded").integer(outcome ? outcome->xp : 0).end();
  const auto position = outcome ? outcome->position : ledger::load_account(log, account).last_event;
  co_return json(200, std::move(body)).with("X-Position", std::to_string(position));
}

}  // namespace chalkline::http
