#include "http/api/betting/betting.hpp"
#include "http/api/betting/placing.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/game_json.hpp"
#include "ledger/engine/account_history.hpp"

// The call for one bet: a slip of one, with an answer of its own.
namespace chalkline::http {
namespace {

Response changed(const sports::OddsBoards& boards, const std::optional<ledger::ClassId>& in_class,
                 ledger::GameId id) {
  const auto board = boards.current();
  const auto* game = board->find(in_class, id);
  if (game == nullptr) return refused(ledger::Rejection::kBettingClosed);  // in this very moment
  return json(409, to_json(wire::OddsChanged{"Odds have changed", wire::game_of(*game)}));
}

}  // namespace

Task<Response> Betting::place_bet(RequestContext& context) {
  auto item = parse_bet_request(context.request.body);
  const auto game = item ? item->pick.game : ledger::GameId{};
  std::expected<SlipRequest, std::string> slip;
  if (item) {
    slip->items.push_back(*std::move(item));
  } else {
    slip = std::unexpected{item.error()};
  }
  auto outcome = co_await place(context, std::move(slip));
  if (auto* refusal = std::get_if<Response>(&outcome)) co_return std::move(*refusal);
  if (std::holds_alternative<MovedItems>(outcome))
    co_return changed(parts_.quotes.boards, ledger::class_of_purse(parts_.state, context.purse),
                      game);
  const auto& placed = std::get<Placed>(outcome);
  const wire::BetPlaced answer{placed.balance, wire::bet_of(placed.bet.value())};
  constexpr std::size_t kTypicalAnswer = 512;
  std::string body;
  body.reserve(kTypicalAnswer);
  append_json(body, answer);
  co_return json(201, std::move(body)).at(placed.position);
}

}  // namespace chalkline::http
