#include "http/api/history/bet_filter.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"

namespace chalkline::http {

Task<Response> History::bets_summary(RequestContext& context) {
  const auto filter = read_query(context.request.query, parse_bet_filter);
  if (!filter) co_return text(400, filter.error());
  const auto totals =
      context.io.reader->ask(&projections::BetQueries::totals, context.account(), *filter);
  const wire::BetsSummary summary{
      .count = totals.pending + totals.won + totals.lost + totals.pushed + totals.voided,
      .pending = totals.pending,
      .won = totals.won,
      .lost = totals.lost,
      .pushed = totals.pushed,
      .voided = totals.voided,
      .staked = totals.staked,
      .returned = totals.returned,
      .profit = totals.returned - totals.staked,
      .open = totals.open};
  co_return json(200, to_json(summary));
}

}  // namespace chalkline::http
