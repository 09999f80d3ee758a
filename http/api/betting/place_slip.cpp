#include "http/api/betting/betting.hpp"
#include "http/api/betting/placing.hpp"
#include "http/api/betting/slip_json.hpp"

// RULES 18: a slip is placed whole or not at all.
namespace chalkline::http {
namespace {

std::optional<wire::SlipOffer> offer_of(const std::optional<sports::Offer>& offer) {
  if (!offer) return std::nullopt;
  const auto& pick = offer->pick;
  wire::SlipOffer shown{.prediction = offer->label,
                        .line = {pick.line},
                        .odds = offer->odds,
                        .quote_id = offer->quote_id};
  if (pick.live) shown.quoted_at = pick.quoted_at;
  return shown;
}

Response changed(const MovedItems& moved) {
  wire::SlipMoved answer{.message = "Odds have changed"};
  for (const auto& [item, what] : moved)
    answer.moved.push_back({item, what.reason, offer_of(what.offer)});
  return json(409, to_json(answer));
}

}  // namespace

// The sender knows what is in the slip, so the bets are not written out again: see
// docs/BENCHMARKS.md, Single choices.
Task<Response> Betting::place_slip(RequestContext& context) {
  auto outcome = co_await place(context, parse_slip_request(context.request.body));
  if (auto* refusal = std::get_if<Response>(&outcome)) co_return std::move(*refusal);
  if (const auto* moved = std::get_if<MovedItems>(&outcome)) co_return changed(*moved);
  const auto& placed = std::get<Placed>(outcome);
  wire::SlipPlaced answer{.user_balance = placed.balance};
  for (const auto id : placed.ids) answer.bet_ids.push_back({id});
  co_return json(201, to_json(answer)).at(placed.position);
}

}  // namespace chalkline::http
