#include <algorithm>
#include <span>

#include "http/api/insight/chosen_bets.hpp"
#include "http/api/insight/decided_bets_csv.hpp"
#include "http/api/insight/insight.hpp"
#include "http/api/insight/progress_json.hpp"
#include "http/api/shared/rejections.hpp"

namespace chalkline::http {
namespace {

wire::InsightProgress shown_progress_of(const ChosenBets& chosen, const Cut& cut) {
  std::vector<insight::ProgressBet> bets;
  for (const auto& own : chosen.bets) bets.push_back(own.bet);
  const auto view = view_of(cut);
  auto shown =
      wire::insight_progress_of(insight::progress_of(std::move(bets), chosen.resets, view));
  shown.position = {chosen.as_of};
  shown.view = {view.is_judged, cells_of(cut), view.z, cut.season};
  shown.bets.season_bets = chosen.of_time_machine;
  if (shown.chasing) shown.chasing->refills = chosen.refills;
  return shown;
}

// Says which bets the stakes are of; `names` is ascending.
void put_names(wire::InsightStaking& staking, std::span<const projections::BetRow> names) {
  for (auto& stake : staking.kelly) {
    const auto row =
        std::ranges::lower_bound(names, stake.bet_id.value, {}, &projections::BetRow::id);
    if (row == names.end()) continue;
    stake.event_name = event_name(*row);
    stake.prediction = prediction(*row);
    stake.placed_at = row->placed_at;
  }
}

}  // namespace

Task<std::expected<std::string, Response>> Insight::tell(RequestContext& context, Make make) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return std::unexpected{text(400, query.error())};
  const auto cut = parse_cut(*query);
  if (const auto ok = query->done(); !ok) co_return std::unexpected{text(400, ok.error())};
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::unexpected{std::move(*refusal)};
  const auto account = context.account();
  co_return co_await parts_.storage.run(context, account, [&] {
    return make(chosen_bets(histories_.of(account), cut, parts_.past_games), cut);
  });
}

Task<Response> Insight::progress(RequestContext& context) {
  const auto account = context.account();
  auto told = co_await tell(context, [this, account](const ChosenBets& chosen, const Cut& cut) {
    auto shown = shown_progress_of(chosen, cut);
    std::vector<ledger::BetId> named;
    for (const auto& stake : shown.staking.kelly) named.push_back(stake.bet_id.value);
    put_names(shown.staking, histories_.bets(account, named));
    return to_json(shown);
  });
  if (!told) co_return std::move(told.error());
  co_return json(200, *std::move(told));
}

Task<Response> Insight::progress_csv(RequestContext& context) {
  auto told = co_await tell(context, &decided_bets_csv);
  if (!told) co_return std::move(told.error());
  Response response{.type = "text/csv; charset=utf-8", .body = *std::move(told)};
  co_return std::move(response).with("Content-Disposition",
                                     "attachment; filename=\"chalkline-decided-bets.csv\"");
}

}  // namespace chalkline::http
