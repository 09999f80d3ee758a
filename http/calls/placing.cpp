#include "http/calls/placing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "http/calls/rejections.hpp"
#include "http/identity/token.hpp"
#include "ledger/kept_state.hpp"
#include "ledger/parlay.hpp"

namespace chalkline::http {
namespace {

using Outcome = std::variant<Placed, MovedItems, Response>;
using projections::BetRow;
using projections::LegRow;

constexpr std::size_t kKeyMax = 64;

// RULES 4. Asked of accounts.db each time, and only where it matters: a click on the mailed link is
// to count at once.
bool is_verified_to_bet(Exchange& exchange) {
  if (!exchange.app.rooms.verify_email) return true;
  const auto person = exchange.desk.accounts.person(exchange.session->account);
  return person && is_verified(*person);
}

// Where a slip of this account with this key was placed before; 0 if nowhere.
ledger::Position placed_before(const ledger::Log& log, ledger::AccountId account,
                               const ledger::IdempotencyKey& key) {
  if (key == ledger::IdempotencyKey{}) return 0;
  return ledger::kept_state<ledger::Position>(log, ledger::state_key::of(account, key)).value_or(0);
}

struct RecordedSlip {
  std::vector<std::pair<ledger::Position, ledger::BetPlaced>> bets;
  ledger::Position last{};  // of its XP and badges, too
};

// The slip that begins at `first`: what its command led to stands in a row, each caused by that.
RecordedSlip recorded_slip(const ledger::Log& log, ledger::Position first) {
  RecordedSlip slip;
  const auto end = log.position();
  for (auto at = first; at <= end; ++at) {
    auto record = ledger::read_record(log, at);
    if (at != first && record.caused_by != first) break;
    slip.last = at;
    if (auto* placed = std::get_if<ledger::BetPlaced>(&record.event))
      slip.bets.emplace_back(at, std::move(*placed));
  }
  return slip;
}

// What is placed; takes the picks out of `quoted`.
ledger::PlaceSlip command_of(const SlipRequest& request, std::vector<Quoted>& quoted) {
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
BetRow new_row(const SlipItem& item, Quoted quoted, ledger::AccountId account) {
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

bool is_same(const std::optional<ledger::Condition>& placed, const SlipItem& item) {
  if (!placed || !item.condition) return placed.has_value() == item.condition.has_value();
  return placed->type == item.condition->type && placed->team == item.condition->team &&
         placed->mark == item.condition->mark &&
         placed->line == item.condition_line.value_or(placed->line);
}

bool is_same(const std::optional<ledger::PropSubject>& placed, const SlipItem& item) {
  return placed ? placed->player == item.player && placed->type == item.prop : !item.prop;
}

// The same content: what the player chose and at which price. When that price was seen, which
// quote_id and quoted_at say, makes no other bet of it.
bool is_same(const BetRow& bet, const SlipItem& item) {
  return bet.type == projections::type_of(item.market) && bet.game == item.game &&
         bet.prediction == item.prediction && bet.odds == item.odds && bet.stake == item.stake &&
         bet.profit == item.potential_winnings && bet.stated_chance == item.stated_chance &&
         bet.live == item.live && is_same(bet.condition, item) &&
         (bet.legs.empty() || is_same(bet.legs.front().prop, item));
}

bool is_same(const LegRow& leg, const SlipItem& item) {
  return leg.market == item.market && leg.game == item.game && leg.prediction == item.prediction &&
         leg.odds == item.odds && leg.live == item.live && is_same(leg.prop, item);
}

bool is_same(const std::vector<BetRow>& bets, const SlipRequest& request) {
  const auto same = [](const auto& placed, const auto& item) { return is_same(placed, item); };
  if (!request.parlay) return std::ranges::equal(bets, request.items, same);
  return bets.size() == 1 && bets[0].type == projections::BetType::kParlay &&
         bets[0].stake == request.parlay->stake &&
         bets[0].profit == request.parlay->potential_winnings &&
         bets[0].stated_chance == request.parlay->stated_chance &&
         std::ranges::equal(bets[0].legs, request.items, same);
}

bool is_single(const SlipRequest& request) { return !request.parlay && request.items.size() == 1; }

// As it was shown when it had just been placed.
void make_pending(auto& row) {
  row.status = projections::BetStatus::kPending;
  row.score.reset();
}

// The first answer to a slip that was placed at `position` before, provided that it was the same.
Task<Outcome> answer_again(Exchange& exchange, ledger::Position position,
                           const SlipRequest& request) {
  const auto slip = recorded_slip(exchange.app.rooms.log, position);
  if (!co_await wait_for_models(exchange, slip.last)) co_return busy();
  Placed placed{slip.bets.back().second.balance_after, {}, {}, slip.last};
  std::vector<BetRow> bets;
  for (const auto& [id, event] : slip.bets) {
    auto bet = exchange.desk.reader->bet(exchange.session->account, id);
    if (!bet) throw std::runtime_error{fmt::format("The read models lack the bet at {}", id)};
    make_pending(*bet);
    bet->payout.reset();
    bet->settled_at.reset();
    for (auto& leg : bet->legs) {
      make_pending(leg);
      leg.figure.reset();
    }
    placed.ids.push_back(id);
    bets.push_back(*std::move(bet));
  }
  if (!is_same(bets, request)) co_return refused(ledger::Rejection::kKeyReused);
  if (is_single(request)) placed.bet = std::move(bets.front());
  co_return placed;
}

// What stands in the way of the whole slip; every quote is in `quoted` if nothing does.
std::optional<Outcome> judge_all(const Rooms& rooms, const SlipRequest& request,
                                 std::vector<Quoted>& quoted) {
  MovedItems moved;
  for (std::size_t i = 0; i < request.items.size(); ++i) {
    auto judged = judge(rooms, request.items[i]);
    if (const auto* wrong = std::get_if<Wrong>(&judged)) {
      return text(wrong->status, request.items.size() == 1
                                     ? wrong->sentence
                                     : fmt::format("Bet {}: {}", i + 1, wrong->sentence));
    }
    if (auto* other = std::get_if<Moved>(&judged)) moved.emplace_back(i, std::move(*other));
    if (auto* good = std::get_if<Quoted>(&judged)) quoted.push_back(std::move(*good));
  }
  if (!moved.empty()) return moved;
  if (request.parlay) {
    if (auto problem = parlay_problem(request)) return text(400, *problem);
  }
  return std::nullopt;
}

}  // namespace

Task<Outcome> place(Exchange& exchange, std::expected<SlipRequest, std::string> request) {
  const auto account = exchange.session->account;
  if (exchange.session->roles.has(Role::kAuditor)) co_return text(403, "An auditor cannot bet");
  if (!is_verified_to_bet(exchange))
    co_return text(403, "Verify your email address before you bet");
  ledger::IdempotencyKey key{};
  if (const auto header = exchange.request.idempotency_key) {
    const auto parsed = idempotency_key(*header);
    if (!parsed) co_return text(400, "Idempotency-Key must be 1 to 64 printable characters");
    key = *parsed;
  }
  if (!request) co_return text(400, request.error());

  const auto& rooms = exchange.app.rooms;
  std::vector<Quoted> quoted;
  quoted.reserve(request->items.size());
  if (auto problem = judge_all(rooms, *request, quoted)) {
    const auto before = placed_before(rooms.log, account, key);
    if (before != 0) co_return co_await answer_again(exchange, before, *request);
    co_return *std::move(problem);
  }
  auto command = command_of(*request, quoted);
  command.account = account;
  command.key = key;
  auto outcome = co_await exchange.desk.decisions.decide(std::move(command));
  // A condition whose line the client left to us is the same at any; the ledger knows only the
  // line.
  if (!outcome && outcome.error() == ledger::Rejection::kKeyReused)
    co_return co_await answer_again(exchange, placed_before(rooms.log, account, key), *request);
  if (!outcome) co_return refused(outcome.error());
  if (outcome->replayed) co_return co_await answer_again(exchange, outcome->first, *request);
  Placed placed{outcome->balance, std::move(outcome->bets), {}, outcome->position};
  exchange.desk.metrics.count_bets(placed.ids.size());
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
