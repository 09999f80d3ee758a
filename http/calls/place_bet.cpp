#include "http/calls/place_bet.hpp"

#include <fmt/format.h>

#include "http/calls/calls.hpp"
#include "http/calls/not_on_board.hpp"
#include "http/calls/rejections.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/game_json.hpp"
#include "ledger/labels.hpp"
#include "ledger/state_keys.hpp"

// Order of checks: another site 403, signed in 401 (both before this file), auditor or unverified
// 403, Idempotency-Key and body 400, game 404 or 409, label 400, odds and line 409, winnings 400,
// then the ledger's own. A retry with a known Idempotency-Key gets its first answer even where the
// game or the quote has moved on since.
namespace chalkline::http {
namespace {

using ledger::Rejection;

Response placed(ledger::Coins balance, const projections::BetRow& bet, ledger::Position position) {
  std::string body;
  JsonWriter out{body};
  out.object().key("userBalance").integer(balance).key("bet");
  append_bet(out, bet);
  out.end();
  return json(201, std::move(body)).with("X-Position", std::to_string(position));
}

projections::BetRow row_of(const BetRequest& request, const sports::Game& game,
                           const ledger::Pick& pick, const ledger::Accepted& accepted,
                           ledger::AccountId account) {
  projections::BetRow bet;
  bet.id = accepted.first;
  bet.account = account;
  bet.game = game.id;
  bet.sport = game.sport;
  bet.source = game.source;
  bet.event_name = ledger::event_name({game.home.name, game.away.name});
  bet.prediction = request.prediction;
  bet.starts_at = game.starts_at;
  bet.market = pick.market;
  bet.side = pick.side;
  bet.odds = pick.odds;
  bet.stake = request.stake;
  bet.profit = request.potential_winnings;
  bet.placed_at = accepted.time;
  bet.stated_chance = request.stated_chance;
  return bet;
}

// The first answer to a bet that was placed at `position` before, provided that it was the same
// bet.
Task<Response> answer_again(Exchange& exchange, ledger::Position position, BetRequest request) {
  const auto account = exchange.session->account;
  if (!co_await wait_for_models(exchange, position)) co_return busy();
  auto bet = exchange.desk.reader->bet(account, position);
  if (!bet) throw std::runtime_error{fmt::format("The read models lack the bet at {}", position)};
  if (bet->game != request.game || bet->market != request.market || bet->stake != request.stake ||
      bet->odds != request.odds || bet->prediction != request.prediction ||
      bet->stated_chance != request.stated_chance) {
    co_return refused(Rejection::kKeyReused);
  }
  const auto record = ledger::read_record(exchange.app.rooms.log, position);
  bet->status = projections::BetStatus::kPending;
  bet->payout.reset();
  bet->settled_at.reset();
  bet->score.reset();
  co_return placed(std::get<ledger::BetPlaced>(record.event).balance_after, *bet, position);
}

// Where a bet of this account with this key was placed before; 0 if nowhere.
ledger::Position placed_before(const ledger::Log& log, ledger::AccountId account,
                               const ledger::IdempotencyKey& key) {
  ledger::Position position{};
  if (key == ledger::IdempotencyKey{}) return position;
  const auto stored = log.state(ledger::state_key::of(account, key));
  if (stored && !ledger::state_key::from_bytes(*stored, position)) {
    throw std::runtime_error{
        "The state beside the log holds an Idempotency-Key that cannot be read"};
  }
  return position;
}

// RULES 4. Asked of accounts.db each time, and only where it matters: a click on the mailed link is
// to count at once.
bool may_bet(Exchange& exchange) {
  if (!exchange.app.rooms.verify_email) return true;
  const auto person = exchange.desk.accounts.person(exchange.session->account);
  return person && is_verified(*person);
}

Response refused_quote(QuoteProblem problem, const BetRequest& request, const sports::Game& game) {
  switch (problem) {
    case QuoteProblem::kLabelUnknown:
      return text(400, "prediction is none of the labels quoted for this game");
    case QuoteProblem::kWinningsWrong:
      return text(400, fmt::format("potentialWinnings must be {}",
                                   ledger::profit(request.stake, request.odds)));
    case QuoteProblem::kOddsChanged:
      break;
  }
  std::string body;
  JsonWriter out{body};
  out.object().key("message").text("Odds have changed").key("game");
  append_game(out, game);
  out.end();
  return json(409, std::move(body));
}

}  // namespace

Task<Response> place_bet(Exchange& exchange) {
  const auto account = exchange.session->account;
  if (exchange.session->roles.has(Role::kAuditor)) co_return text(403, "An auditor cannot bet");
  if (!may_bet(exchange)) co_return text(403, "Verify your email address before you bet");
  ledger::IdempotencyKey key{};
  if (const auto header = exchange.request.idempotency_key) {
    const auto parsed = idempotency_key(*header);
    if (!parsed) co_return text(400, "Idempotency-Key must be 1 to 64 printable characters");
    key = *parsed;
  }
  const auto request = parse_bet_request(exchange.request.body);
  if (!request) co_return text(400, request.error());

  auto& rooms = exchange.app.rooms;
  const auto board = rooms.book.board();
  const auto* game = board->find(request->game);
  const auto pick = game != nullptr
                        ? pick_at_quote(*request, *game)
                        : std::expected<ledger::Pick, QuoteProblem>{std::unexpect, QuoteProblem{}};
  if (!pick) {
    const auto before = placed_before(rooms.log, account, key);
    if (before != 0) co_return co_await answer_again(exchange, before, *request);
    if (game == nullptr) co_return not_on_board(exchange, request->game);
    co_return refused_quote(pick.error(), *request, *game);
  }

  const auto outcome = co_await exchange.desk.decisions.decide(ledger::PlaceSlip{
      .account = account,
      .key = key,
      .bets = {
          {.stake = request->stake, .picks = {*pick}, .stated_chance = request->stated_chance}}});
  if (!outcome) co_return refused(outcome.error());
  if (outcome->replayed) co_return co_await answer_again(exchange, outcome->first, *request);
  exchange.desk.metrics.count_bet();
  co_return placed(outcome->balance, row_of(*request, *game, *pick, *outcome, account),
                   outcome->position);
}

}  // namespace chalkline::http
