#include "http/api/history/bet_filter.hpp"
#include "http/api/history/calls.hpp"
#include "http/json/json_writer.hpp"

namespace chalkline::http {

Task<Response> bets_summary(RequestContext& context) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  const auto filter = parse_bet_filter(*query);
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await wait_at_least(context)) co_return std::move(*refusal);
  const auto totals =
      context.io.reader->ask(&projections::BetQueries::totals, context.session->account, filter);
  std::string body;
  JsonWriter out{body};
  out.object().key("count").integer(totals.pending + totals.won + totals.lost + totals.pushed +
                                    totals.voided);
  out.key("pending").integer(totals.pending).key("won").integer(totals.won);
  out.key("lost").integer(totals.lost).key("push").integer(totals.pushed);
  out.key("void").integer(totals.voided).key("staked").integer(totals.staked);
  out.key("returned").integer(totals.returned);
  out.key("profit").integer(totals.returned - totals.staked);
  out.key("open").integer(totals.open).end();
  co_return json(200, std::move(body));
}

}  // namespace chalkline::http
