#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "http/api/betting/betting.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/recorded_starts.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/parlay.hpp"
#include "ledger/values/labels.hpp"

namespace chalkline::http {
namespace {

using Outcome = std::variant<Placed, MovedItems, Response>;
using projections::BetRow;
using sports::AcceptedPick;

// Prices are compared before the command is queued. A command that waits longer than this, because
// a disk stalls, could be taken at a price that everybody has seen move.
constexpr std::chrono::seconds kPriceCheckLife{2};

std::chrono::microseconds product_time(std::chrono::microseconds real, double clock_speed) {
  return std::chrono::microseconds{std::llround(static_cast<double>(real.count()) * clock_speed)};
}

// RULES 4. Asked of accounts.db each time, and only where it matters: a click on the mailed link is
// to count at once.
bool is_verified_to_bet(bool verify_email, RequestContext& context) {
  if (!verify_email) return true;
  const auto person = context.io.accounts.person(context.session->account);
  return person && is_verified(*person);
}

// Takes the picks out of `accepted`.
ledger::PlaceSlip command_of(const SlipRequest& request, std::vector<AcceptedPick>& accepted) {
  ledger::PlaceSlip slip;
  if (request.parlay) {
    auto& bet =
        slip.bets.emplace_back(ledger::SlipBet{.stake = request.parlay->stake,
                                               .picks = {},
                                               .stated_chance = request.parlay->stated_chance});
    for (auto& leg : accepted) bet.picks.push_back(std::move(leg.pick));
    return slip;
  }
  slip.bets.reserve(accepted.size());
  for (std::size_t i = 0; i < accepted.size(); ++i) {
    slip.bets.push_back({.stake = request.items[i].stake,
                         .picks = {std::move(accepted[i].pick)},
                         .stated_chance = request.items[i].stated_chance,
                         .condition = accepted[i].condition});
  }
  return slip;
}

// A bet of one leg that has just been placed.
BetRow new_row(const SlipItem& item, AcceptedPick accepted) {
  const auto& game = *accepted.game;
  auto& pick = accepted.pick;
  BetRow bet;
  auto& leg = bet.legs.emplace_back();
  leg.game = game.id;
  leg.sport = game.sport;
  leg.source = game.source;
  leg.event_name = ledger::event_name({game.home.name, game.away.name});
  leg.prediction = std::move(accepted.label);
  leg.starts_at = game.starts_at;
  leg.recorded_start = game.recorded_start;
  leg.market = pick.market;
  leg.side = pick.side;
  leg.line = pick.line;
  leg.live = pick.live;
  leg.prop = std::move(pick.prop);
  bet.type = projections::type_of(pick.market);
  bet.odds = leg.odds = item.pick.odds;
  bet.condition = accepted.condition;
  bet.stake = item.stake;
  bet.profit = item.potential_winnings;
  bet.stated_chance = item.stated_chance;
  return bet;
}

// The sentence that says why the picks cannot be placed as a parlay.
std::optional<std::string> parlay_problem(const SlipRequest& request) {
  if (std::ranges::any_of(request.items,
                          [](const auto& item) { return item.pick.condition.has_value(); }))
    return std::string{ledger::sentence(ledger::Rejection::kConditionNotOffered)};
  std::vector<ledger::AmericanOdds> odds;
  for (const auto& item : request.items) odds.push_back(item.pick.odds);
  const auto right = ledger::parlay_credit(request.parlay->stake, odds) - request.parlay->stake;
  if (request.parlay->potential_winnings != right)
    return fmt::format("parlay: potentialWinnings must be {}", right);
  return std::nullopt;
}

bool is_single(const SlipRequest& request) { return !request.parlay && request.items.size() == 1; }

// As it was shown when it had just been placed.
void make_pending(BetRow& bet) {
  bet.status = projections::BetStatus::kPending;
  bet.payout.reset();
  bet.settled_at.reset();
  for (auto& leg : bet.legs) {
    leg.status = projections::BetStatus::kPending;
    leg.score.reset();
    leg.figure.reset();
  }
}

// The first answer to a slip that was placed before.
Task<Outcome> answer_again(Freshness& freshness, const sports::RecordedStarts& starts,
                           RequestContext& context, ledger::CommandResult first, bool is_single) {
  if (!co_await freshness.wait_for_models(context, first.position)) co_return busy();
  Placed placed{first.balance, std::move(first.bets), {}, first.position};
  if (!is_single) co_return placed;
  const auto id = placed.ids.front();
  auto bet = context.io.reader->ask(&projections::BetQueries::find, context.account(), id);
  if (!bet) throw std::runtime_error{fmt::format("The read models lack the bet at {}", id)};
  make_pending(*bet);
  put_recorded_starts({&*bet, 1}, starts);
  placed.bet = *std::move(bet);
  co_return placed;
}

int problem_status(sports::PickProblem problem) {
  return problem == sports::PickProblem::kNotBegun ? 409 : 400;
}

// Refuses the item at `place`. The answer names the item where the slip has more than one.
Response refusal_of(std::size_t place, std::size_t items, int status, std::string_view sentence) {
  return text(status,
              items == 1 ? std::string{sentence} : fmt::format("Bet {}: {}", place + 1, sentence));
}

std::optional<std::string> winnings_problem(const SlipItem& item) {
  if (item.stake == 0) return std::nullopt;  // a leg
  const auto right = ledger::profit(item.stake, item.pick.odds);
  if (item.potential_winnings == right) return std::nullopt;
  return fmt::format("potentialWinnings must be {}", right);
}

// The first problem of the whole slip; every pick is in `accepted` if there is none.
std::optional<Outcome> check_prices(const sports::PriceCheck& check, const SlipRequest& request,
                                    std::vector<AcceptedPick>& accepted) {
  MovedItems moved;
  for (std::size_t i = 0; i < request.items.size(); ++i) {
    const auto refuse = [&](int status, std::string_view why) {
      return refusal_of(i, request.items.size(), status, why);
    };
    auto checked = check(request.items[i].pick);
    if (const auto* no = std::get_if<ledger::Rejection>(&checked))
      return refuse(status_of(*no), ledger::sentence(*no));
    if (const auto* no = std::get_if<sports::PickProblem>(&checked))
      return refuse(problem_status(*no), sports::sentence(*no));
    if (auto* changed = std::get_if<sports::PriceChanged>(&checked)) {
      moved.emplace_back(i, std::move(*changed));
      continue;
    }
    if (const auto problem = winnings_problem(request.items[i])) return refuse(400, *problem);
    accepted.push_back(std::move(std::get<AcceptedPick>(checked)));
  }
  if (!moved.empty()) return moved;
  if (request.parlay) {
    if (auto problem = parlay_problem(request)) return text(400, *problem);
  }
  return std::nullopt;
}

}  // namespace

std::expected<ledger::IdempotencyKey, Response> Betting::key_of(RequestContext& context) const {
  if (!is_verified_to_bet(parts_.verify_email, context))
    return std::unexpected{
        text(403, "Confirm your email address before you bet, by the link in your mail")};
  const auto header = context.request.idempotency_key;
  if (!header) return ledger::IdempotencyKey{};
  const auto key = idempotency_key(*header);
  if (!key) return std::unexpected{text(400, kBadIdempotencyKey)};
  return *key;
}

AskedSlip Betting::ask(const sports::PriceCheck& check, ledger::Timestamp checked_at,
                       ledger::AccountId account, SlipRequest request,
                       const ledger::IdempotencyKey& key) {
  AskedSlip asked{.request = std::move(request)};
  const bool has_key = key != ledger::IdempotencyKey{};
  const auto digest = has_key ? digest_of(asked.request) : ledger::RequestDigest{};
  asked.accepted.reserve(asked.request.items.size());
  asked.problem = check_prices(check, asked.request, asked.accepted);
  if (asked.problem) {
    // The slip that this one repeats may still be on its way through the engine.
    if (has_key) asked.command = ledger::FindKey{account, key, digest};
    return asked;
  }
  auto command = command_of(asked.request, asked.accepted);
  command.account = account;
  command.key = key;
  command.request = digest;
  command.decide_by = checked_at + product_time(kPriceCheckLife, parts_.clock_speed);
  asked.command = std::move(command);
  return asked;
}

Outcome Betting::answer_of(AskedSlip& asked, ledger::Outcome outcome) {
  if (!outcome) {
    if (asked.problem && outcome.error() == ledger::Rejection::kUnknownBet)
      return *std::move(asked.problem);
    return refused(outcome.error());
  }
  if (!outcome->replayed) bets_placed_.fetch_add(outcome->bets.size(), std::memory_order_relaxed);
  return Placed{outcome->balance, std::move(outcome->bets), {}, outcome->position};
}

Task<Outcome> Betting::place(RequestContext& context,
                             std::expected<SlipRequest, std::string> request) {
  const auto key = key_of(context);
  if (!key) co_return key.error();
  if (!request) co_return text(400, request.error());
  const auto checked_at = parts_.clock();
  auto asked = ask({parts_.quotes, parts_.state, checked_at,
                    ledger::class_of_purse(parts_.state, context.purse)},
                   checked_at, context.account(), *std::move(request), *key);
  if (!asked.command) co_return *std::move(asked.problem);
  auto outcome = co_await context.io.engine.decide(*std::move(asked.command));
  const bool single = is_single(asked.request);
  if (outcome && outcome->replayed)
    co_return co_await answer_again(parts_.freshness, parts_.recorded_starts, context,
                                    *std::move(outcome), single);
  const auto placed_at = outcome ? outcome->time : ledger::Timestamp{};
  auto answer = answer_of(asked, std::move(outcome));
  if (auto* placed = std::get_if<Placed>(&answer); placed != nullptr && single) {
    placed->bet = new_row(asked.request.items.front(), std::move(asked.accepted.front()));
    placed->bet->id = placed->ids.front();
    placed->bet->placed_at = placed_at;
  }
  co_return answer;
}

}  // namespace chalkline::http
