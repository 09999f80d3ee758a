#include "http/api/betting/betting.hpp"
#include "http/api/betting/game_query.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/client_key.hpp"
#include "http/streams/live_streams.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

// Why a game is not on the live board: the ledger remembers it. Those of a class's own season are
// never on it, and are known to nobody else.
Response not_under_way(const ledger::State& state, ledger::GameId id) {
  const auto game = ledger::find_game(state, id);
  if (!game || game->of_class) return refused(ledger::Rejection::kUnknownGame);
  if (ledger::has_ended(*game)) return text(409, "This game is over");
  if (game->phase == ledger::GamePhase::kScheduled) return text(409, "This game has not begun");
  return text(409, "This game has no live prices");
}

// Absent of all games.
std::optional<ledger::GameId> take_game(QueryFields& query) {
  if (!query.text("gameId")) return std::nullopt;
  return take_game_id(query);
}

}  // namespace

Task<Response> Betting::live(RequestContext& context) {
  const auto asked = read_query(context.request.query, take_game);
  if (!asked) co_return text(400, asked.error());
  const auto& id = *asked;
  if (id && parts_.quotes.live.current()->find(*id) == nullptr)
    co_return not_under_way(parts_.state, *id);
  Response response{.type = "text/event-stream"};
  response.feed = parts_.live.open(id, client_networks(context.request.peer), context.io.executor);
  if (response.feed == nullptr) co_return busy();
  co_return response.with("X-Accel-Buffering", "no");
}

}  // namespace chalkline::http
