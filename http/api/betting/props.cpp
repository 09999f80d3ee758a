#include "http/api/betting/betting.hpp"
#include "http/api/betting/game_query.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/game_json.hpp"

namespace chalkline::http {
Task<Response> Betting::props(RequestContext& context) {
  const auto id = read_query(context.request.query, take_game_id);
  if (!id) co_return text(400, id.error());

  const auto now = parts_.clock();
  const auto board = parts_.quotes.boards.current();
  const auto* game = board->find(*id);
  if (game == nullptr || game->starts_at <= now)
    co_return refused(sports::refusal_of_unlisted(parts_.state, *id, now));
  const auto offers = parts_.quotes.props.of(*id, now);
  co_return json(200, to_json(wire::PropOffers{*id, {offers}}));
}

}  // namespace chalkline::http
