#include "http/api/betting/placing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "http/api/rejections.hpp"
#include "http/identity/token.hpp"
#include "ledger/rules/parlay.hpp"

namespace chalkline::http {
namespace {

using Outcome = std::variant<Placed, MovedItems, Response>;
using projections::BetRow;

constexpr std::size_t kKeyMax = 64;

// Prices are compared before the command is queued. One that waits longer than this, because a disk
// stalls, could be taken at a price that everybody has seen move.
constexpr std::chrono::seconds kPriceCheckLife{2};

std::chrono::microseconds product_time(std::chrono::microseconds real, double clock_speed) {
  return std::chrono::microseconds{std::llround(static_cast<double>(real.count()) * clock_speed)};
}

// RULES 4. Asked of accounts.db each time, and only where it matters: a click on the mailed link is
// to count at once.
bool is_verified_to_bet(RequestContext& context) {
  if (!context.app.services.verify_email) return true;
  const auto person = context.io.accounts.person(context.session->account);
  return person && is_verified(*person);
}

// What is placed; takes the picks out of `quoted`.
ledger::PlaceSlip command_of(const SlipRequest& request, std::vector<AcceptedPick>& quoted) {
  ledger::PlaceSlip slip;
  if (request.parlay) {
    auto& bet =
        slip.bets.emplace_back(ledger::SlipBet{.stake = request.parlay->stake,
                                               .picks = {},
                                               .stated_chance = request.parlay->stated_chance});
    for (auto& leg : quoted) bet.picks.push_back(std::move(leg.pick));
    return slip;
  }
  slip.bets.reserve(quoted.size());
  for (std::size_t i = 0; i < quoted.size(); ++i) {
    slip.bets.push_back({.stake = request.items[i].stake,
                         .picks = {std::move(quoted[i].pick)},
                         .stated_chance = request.items[i].stated_chance,
                         .condition = quoted[i].condition});
  }
  return slip;
}

// A bet of one leg that has just been placed.
BetRow new_row(const SlipItem& item, AcceptedPick quoted, ledger::AccountId account) {
  auto& leg = quoted.leg;
  BetRow bet;
  if (leg.prop) bet.legs.push_back(leg);
  bet.account = account;
  bet.game = leg.game;
  bet.sport = leg.sport;
  bet.source = leg.source;
  bet.event_name = std::move(leg.event_name);
  bet.prediction = std::move(leg.prediction);
  bet.starts_at = leg.starts_at;
  bet.type = projections::type_of(leg.market);
  bet.odds = item.odds;
  bet.live = leg.live;
  bet.condition = quoted.condition;
  bet.stake = item.stake;
  bet.profit = item.potential_winnings;
  bet.stated_chance = item.stated_chance;
  return bet;
}

// Of a parlay that cannot be placed as such; the sentence.
std::optional<std::string> parlay_problem(const SlipRequest& request) {
  if (std::ranges::any_of(request.items,
                          [](const auto& item) { return item.condition.has_value(); }))
    return std::string{ledger::sentence(ledger::Rejection::kConditionNotOffered)};
  std::vector<ledger::AmericanOdds> odds;
  for (const auto& item : request.items) odds.push_back(item.odds);
  const auto right = ledger::parlay_credit(request.parlay->stake, odds) - request.parlay->stake;
  if (request.parlay->potential_winnings != right)
    return fmt::format("parlay: potentialWinnings must be {}", right);
  return std::nullopt;
}

bool is_single(const SlipRequest& request) { return !request.parlay && request.items.size() == 1; }

// As it was shown when it had just been placed.
void make_pending(auto& row) {
  row.status = projections::BetStatus::kPending;
  row.score.reset();
}

// The first answer to a slip that was placed before.
Task<Outcome> answer_again(RequestContext& context, ledger::CommandResult first, bool is_single) {
  if (!co_await wait_for_models(context, first.position)) co_return busy();
  Placed placed{first.balance, std::move(first.bets), {}, first.position};
  if (!is_single) co_return placed;
  const auto id = placed.ids.front();
  auto bet = context.io.reader->bet(context.session->account, id);
  if (!bet) throw std::runtime_error{fmt::format("The read models lack the bet at {}", id)};
  make_pending(*bet);
  bet->payout.reset();
  bet->settled_at.reset();
  for (auto& leg : bet->legs) {
    make_pending(leg);
    leg.figure.reset();
  }
  placed.bet = *std::move(bet);
  co_return placed;
}

// What stands in the way of the whole slip; every quote is in `quoted` if nothing does.
std::optional<Outcome> check_prices(const Services& services, const SlipRequest& request,
                                    std::vector<AcceptedPick>& quoted) {
  MovedItems moved;
  for (std::size_t i = 0; i < request.items.size(); ++i) {
    auto checked = check_price(services, request.items[i]);
    if (const auto* wrong = std::get_if<InvalidPick>(&checked)) {
      return text(wrong->status, request.items.size() == 1
                                     ? wrong->sentence
                                     : fmt::format("Bet {}: {}", i + 1, wrong->sentence));
    }
    if (auto* other = std::get_if<PriceChanged>(&checked)) moved.emplace_back(i, std::move(*other));
    if (auto* good = std::get_if<AcceptedPick>(&checked)) quoted.push_back(std::move(*good));
  }
  if (!moved.empty()) return moved;
  if (request.parlay) {
    if (auto problem = parlay_problem(request)) return text(400, *problem);
  }
  return std::nullopt;
}

}  // namespace

Task<Outcome> place(RequestContext& context, std::expected<SlipRequest, std::string> request) {
  const auto account = context.session->account;
  if (context.session->roles.has(Role::kAuditor)) co_return text(403, "An auditor cannot bet");
  if (!is_verified_to_bet(context))
    co_return text(403, "Confirm your email address before you bet, by the link in your mail");
  ledger::IdempotencyKey key{};
  if (const auto header = context.request.idempotency_key) {
    const auto parsed = idempotency_key(*header);
    if (!parsed) co_return text(400, "Idempotency-Key must be 1 to 64 printable characters");
    key = *parsed;
  }
  if (!request) co_return text(400, request.error());

  const auto& services = context.app.services;
  auto& engine = context.io.engine;
  const bool has_key = key != ledger::IdempotencyKey{};
  const auto digest = has_key ? digest_of(*request) : ledger::RequestDigest{};
  const auto checked_at = services.clock();
  std::vector<AcceptedPick> quoted;
  quoted.reserve(request->items.size());
  if (auto problem = check_prices(services, *request, quoted)) {
    if (!has_key) co_return *std::move(problem);
    // The slip that this one repeats may still be on its way through the engine.
    auto before = co_await engine.decide(ledger::FindKey{account, key, digest});
    if (before) co_return co_await answer_again(context, *std::move(before), is_single(*request));
    if (before.error() == ledger::Rejection::kUnknownBet) co_return *std::move(problem);
    co_return refused(before.error());
  }
  auto command = command_of(*request, quoted);
  command.account = account;
  command.key = key;
  command.request = digest;
  command.decide_by = checked_at + product_time(kPriceCheckLife, services.clock_speed);
  auto outcome = co_await engine.decide(std::move(command));
  if (!outcome) co_return refused(outcome.error());
  if (outcome->replayed)
    co_return co_await answer_again(context, *std::move(outcome), is_single(*request));
  Placed placed{outcome->balance, std::move(outcome->bets), {}, outcome->position};
  context.io.metrics.count_bets(placed.ids.size());
  if (is_single(*request)) {
    placed.bet = new_row(request->items.front(), std::move(quoted.front()), account);
    placed.bet->id = placed.ids.front();
    placed.bet->placed_at = outcome->time;
  }
  co_return placed;
}

std::optional<ledger::IdempotencyKey> idempotency_key(std::string_view header) {
  const auto printable = [](char c) { return c >= '!' && c <= '~'; };
  if (header.empty() || header.size() > kKeyMax || !std::ranges::all_of(header, printable))
    return std::nullopt;
  const auto digest = sha256(header);
  ledger::IdempotencyKey key;
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

}  // namespace chalkline::http
