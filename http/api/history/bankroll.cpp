#include "base/time_text.hpp"
#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/calls.hpp"
#include "http/api/rejections.hpp"
#include "http/json/json_writer.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> bankroll(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await wait_at_least(context)) co_return std::move(*refusal);
  const auto account = context.session->account;
  auto& reader = *context.io.reader;
  std::string body;
  JsonWriter out{body};
  out.array();
  for (const auto& point : bankroll_points(reader.ask(&projections::GrantQueries::of, account),
                                           reader.ask(&projections::BetQueries::moves, account))) {
    out.object().key("time").text(to_iso(point.time));
    out.key("balance").integer(point.balance).key("held").integer(point.held);
    out.key("grant").integer(point.grant).end();
  }
  out.end_array();
  co_return json(200, std::move(body));
}

Task<Response> reset_bankroll(RequestContext& context) {
  const auto outcome =
      co_await context.io.engine.decide(ledger::ResetBankroll{context.session->account});
  if (!outcome) co_return refused(outcome.error());
  std::string body;
  JsonWriter{body}.object().key("userBalance").integer(outcome->balance).end();
  co_return json(200, std::move(body)).with("X-Position", std::to_string(outcome->position));
}

}  // namespace chalkline::http
