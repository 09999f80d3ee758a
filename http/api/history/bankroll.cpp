#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {

Task<Response> History::bankroll(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto account = context.account();
  auto& reader = *context.io.reader;
  co_return json(200,
                 to_json(bankroll_points(reader.ask(&projections::GrantQueries::of, account),
                                         reader.ask(&projections::BetQueries::moves, account))));
}

Task<Response> History::reset_bankroll(RequestContext& context) {
  const auto outcome =
      co_await context.io.engine.decide(ledger::ResetBankroll{context.session->account});
  if (!outcome) co_return refused(outcome.error());
  co_return json(200, to_json(wire::BalanceAnswer{outcome->balance})).at(outcome->position);
}

}  // namespace chalkline::http
