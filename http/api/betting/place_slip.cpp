#include "base/time_text.hpp"
#include "http/api/betting/calls.hpp"
#include "http/api/betting/placing.hpp"
#include "http/json/json_writer.hpp"

// RULES 18: a slip is placed whole or not at all.
namespace chalkline::http {
namespace {

void append_offer(JsonWriter& out, const std::optional<sports::Offer>& offer) {
  out.key("offer");
  if (!offer) {
    out.null();
    return;
  }
  const auto& pick = offer->pick;
  out.object().key("prediction").text(offer->label);
  out.key("line")
      .raw(ledger::points(pick.line, false))
      .key("odds")
      .integer(offer->odds)
      .key("quotedAt");
  pick.live ? out.text(to_iso(pick.quoted_at)) : out.null();
  out.key("quoteId");
  offer->quote_id ? out.text(*offer->quote_id) : out.null();
  out.end();
}

Response changed(const MovedItems& moved) {
  std::string body;
  JsonWriter out{body};
  out.object().key("message").text("Odds have changed").key("moved").array();
  for (const auto& [item, what] : moved) {
    out.object().key("item").integer(static_cast<std::int64_t>(item));
    out.key("reason").text(what.reason);
    append_offer(out, what.offer);
    out.end();
  }
  out.end_array().end();
  return json(409, std::move(body));
}

}  // namespace

// The sender knows what is in the slip, so the bets are not written out again: see
// docs/BENCHMARKS.md, Single choices.
Task<Response> place_slip(RequestContext& context) {
  auto outcome = co_await place(context, parse_slip_request(context.request.body));
  if (auto* refusal = std::get_if<Response>(&outcome)) co_return std::move(*refusal);
  if (const auto* moved = std::get_if<MovedItems>(&outcome)) co_return changed(*moved);
  const auto& placed = std::get<Placed>(outcome);
  std::string body;
  JsonWriter out{body};
  out.object().key("userBalance").integer(placed.balance).key("betIds").array();
  for (const auto id : placed.ids) out.text(std::to_string(id));
  out.end_array().end();
  co_return json(201, std::move(body)).with("X-Position", std::to_string(placed.position));
}

}  // namespace chalkline::http
