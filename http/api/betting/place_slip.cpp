#include <fmt/format.h>

#include <algorithm>

#include "base/sha256.hpp"
#include "http/api/betting/betting.hpp"
#include "http/api/betting/placing.hpp"
#include "http/api/betting/slip_json.hpp"
#include "http/api/shared/call/rejections.hpp"

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

constexpr std::string_view kOddsChanged = "Odds have changed";

std::vector<wire::MovedItem> offers_of(const MovedItems& moved) {
  std::vector<wire::MovedItem> items;
  for (const auto& [item, what] : moved) items.push_back({item, what.reason, offer_of(what.offer)});
  return items;
}

std::vector<Digits> ids_of(const Placed& placed) {
  std::vector<Digits> ids;
  for (const auto id : placed.ids) ids.push_back({id});
  return ids;
}

// Of a slip of a batch, whose key is that of the whole with its place: no header has a blank.
ledger::IdempotencyKey key_in_batch(std::string_view header, std::size_t place) {
  const auto digest = sha256(fmt::format("{} {}", header, place));
  ledger::IdempotencyKey key;
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

wire::BatchSlip slip_of(const std::variant<Placed, MovedItems, Response>& outcome) {
  if (const auto* placed = std::get_if<Placed>(&outcome))
    return {.status = 201, .bet_ids = ids_of(*placed)};
  if (const auto* moved = std::get_if<MovedItems>(&outcome))
    return {.status = 409, .message = std::string{kOddsChanged}, .moved = offers_of(*moved)};
  const auto& refusal = std::get<Response>(outcome);
  return {.status = refusal.status, .message = refusal.body};
}

}  // namespace

// The sender knows what is in the slip, so the bets are not written out again: see
// docs/BENCHMARKS.md, Single choices.
Task<Response> Betting::place_slip(RequestContext& context) {
  auto outcome = co_await place(context, parse_slip_request(context.request.body));
  if (auto* refusal = std::get_if<Response>(&outcome)) co_return std::move(*refusal);
  if (const auto* moved = std::get_if<MovedItems>(&outcome))
    co_return json(409, to_json(wire::SlipMoved{kOddsChanged, offers_of(*moved)}));
  const auto& placed = std::get<Placed>(outcome);
  const wire::SlipPlaced answer{placed.balance, ids_of(placed)};
  co_return json(201, to_json(answer)).at(placed.position);
}

// Each slip is asked and answered as if it had come alone; the ledger takes them in a row, so that
// they share a sync. A batch sent again finds those that were placed, by the key of each.
Task<Response> Betting::place_batch(RequestContext& context) {
  const auto whole = key_of(context);
  if (!whole) co_return whole.error();
  const auto account = context.account();
  const auto own = batches_per_account_.enter(account);
  if (!own) co_return too_many_at_once();
  const auto any = batches_.enter({});
  if (!any) co_return busy();
  auto slips = parse_batch_request(context.request.body);
  if (!slips) co_return text(400, slips.error());
  const auto checked_at = parts_.clock();
  const sports::PriceCheck check{parts_.quotes, parts_.state, checked_at,
                                 ledger::class_of_purse(parts_.state, context.purse)};
  std::vector<AskedSlip> asked;
  asked.reserve(slips->size());
  std::vector<ledger::Command> commands;
  for (std::size_t i = 0; i < slips->size(); ++i) {
    const auto header = context.request.idempotency_key;
    auto& slip =
        asked.emplace_back(ask(check, checked_at, account, std::move((*slips)[i]),
                               header ? key_in_batch(*header, i) : ledger::IdempotencyKey{}));
    if (slip.command) commands.push_back(*std::move(slip.command));
  }
  auto decided = co_await context.io.engine.decide_all(std::move(commands));
  std::vector<std::variant<Placed, MovedItems, Response>> outcomes;  // the answer refers to them
  outcomes.reserve(asked.size());
  auto next = decided.begin();
  for (auto& slip : asked)
    outcomes.push_back(slip.command ? answer_of(slip, std::move(*next++))
                                    : *std::move(slip.problem));
  wire::BatchPlaced answer;
  ledger::Position position{};
  for (const auto& outcome : outcomes) {
    answer.slips.push_back(slip_of(outcome));
    const auto* placed = std::get_if<Placed>(&outcome);
    if (placed == nullptr || placed->position < position) continue;
    position = placed->position;
    answer.user_balance = placed->balance;
  }
  auto response = json(200, to_json(answer));
  if (position != 0) response.at(position);
  co_return response;
}

}  // namespace chalkline::http
