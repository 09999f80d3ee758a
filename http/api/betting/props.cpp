#include "http/api/betting/betting.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/game_json.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
Task<Response> Betting::props(RequestContext& context) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  const auto id = ledger::parse_game_id(query->text("gameId").value_or(""));
  if (!id) query->problem("gameId must be 16 hexadecimal digits");
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());

  const auto now = parts_.clock();
  const auto board = parts_.quotes.boards.current();
  const auto* game = board->find(*id);
  if (game == nullptr || game->starts_at <= now)
    co_return refused(sports::refusal_of_unlisted(parts_.state, *id, now));
  const auto offers = parts_.quotes.props.of(*id, now);
  co_return json(200, to_json(wire::PropOffers{*id, {offers}}));
}

}  // namespace chalkline::http
