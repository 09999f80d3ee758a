#include "http/api/insight/decided_bets_csv.hpp"
#include "http/api/insight/insight.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/learner/shown_progress.hpp"

namespace chalkline::http {

Task<std::expected<std::string, Response>> Insight::tell(RequestContext& context, Make make) {
  const auto cut = read_query(context.request.query, parse_cut);
  if (!cut) co_return std::unexpected{text(400, cut.error())};
  const auto account = context.account();
  co_return co_await parts_.storage.run(context, account, [&] {
    return make(chosen_bets(histories_.of(account), *cut, parts_.past_games), *cut);
  });
}

Task<Response> Insight::progress(RequestContext& context) {
  const auto account = context.account();
  auto told = co_await tell(context, [this, account](const ChosenBets& chosen, const Cut& cut) {
    auto shown = shown_progress_of(chosen, cut);
    put_names(shown.staking, histories_.bets(account, bets_named_in(shown.staking)));
    return to_json(shown);
  });
  if (!told) co_return std::move(told.error());
  co_return json(200, *std::move(told));
}

Task<Response> Insight::progress_csv(RequestContext& context) {
  auto told = co_await tell(context, [this](const ChosenBets& chosen, const Cut& cut) {
    return decided_bets_csv(chosen, cut, wire::stamp_at(parts_.log, chosen.as_of));
  });
  if (!told) co_return std::move(told.error());
  Response response{.type = "text/csv; charset=utf-8", .body = *std::move(told)};
  co_return std::move(response).with("Content-Disposition",
                                     "attachment; filename=\"chalkline-decided-bets.csv\"");
}

}  // namespace chalkline::http
