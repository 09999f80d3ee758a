#include "base/time_text.hpp"
#include "http/api/betting/calls.hpp"
#include "http/api/rejections.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

void append_offer(JsonWriter& out, const sports::PropOffer& offer) {
  out.object().key("quoteId").text(offer.quote_id);
  out.key("playerId").text(offer.subject.player).key("playerName").text(offer.subject.name);
  out.key("team").text(offer.home ? "home" : "away").key("position").text(offer.position);
  out.key("propType").text(ledger::name_of(offer.subject.type));
  out.key("line").raw(ledger::points(offer.line, false));
  out.key("overOdds").integer(offer.over).key("underOdds").integer(offer.under);
  out.key("expiresAt").text(to_iso(offer.expires_at)).end();
}

}  // namespace

Task<Response> props(RequestContext& context) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  const auto id = ledger::parse_game_id(query->text("gameId").value_or(""));
  if (!id) query->problem("gameId must be 16 hexadecimal digits");
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());

  const auto& services = context.app.services;
  const auto now = services.clock();
  const auto board = services.book.board();
  const auto* game = board->find(*id);
  if (game == nullptr || game->starts_at <= now)
    co_return refused(sports::refusal_of_unlisted(services.state, *id, now));
  std::string body;
  JsonWriter out{body};
  out.object().key("gameId").text(ledger::to_string(*id)).key("offers").array();
  for (const auto& offer : services.book.props(*id, now)) append_offer(out, offer);
  out.end_array().end();
  co_return json(200, std::move(body));
}

}  // namespace chalkline::http
