#include <algorithm>
#include <map>

#include "http/api/insight/cut.hpp"
#include "http/api/insight/insight.hpp"
#include "http/api/insight/progress_json.hpp"
#include "http/api/shared/rejections.hpp"

namespace chalkline::http {
namespace {

// Asks sports.db once for each market of a game.
HasOnePrice one_price_by(sports::HistoryReader& past_games) {
  using Of = std::pair<ledger::GameId, ledger::Market>;
  return [&past_games, known = std::map<Of, bool>{}](ledger::GameId id,
                                                     ledger::Market market) mutable {
    const auto [at, is_new] = known.try_emplace(Of{id, market}, false);
    if (!is_new) return at->second;
    const auto found = past_games.find(id);
    at->second = found && ledger::market_of(found->game.opening.lines, market) ==
                              ledger::market_of(found->game.current.lines, market);
    return at->second;
  };
}

std::string progress_text(const projections::AccountHistory& history, const Cut& cut,
                          sports::HistoryReader& past_games) {
  const auto as_of = std::min(cut.as_of.value_or(history.position), history.position);
  // Bets of the time machine are looked up when they are shown alone.
  const auto one_price = cut.season ? one_price_by(past_games) : [](auto, auto) { return false; };
  const auto own = own_bets(history, as_of, one_price);
  std::vector<insight::ProgressBet> bets;
  for (const auto& bet : own.bets) {
    if (passes(bet, cut)) bets.push_back(bet.bet);
  }
  const auto view = view_of(cut);
  auto shown = wire::insight_progress_of(insight::progress_of(std::move(bets), own.resets, view));
  shown.position = {as_of};
  shown.view = {view.is_judged, cells_of(cut), view.z, cut.season};
  shown.bets.season_bets =
      static_cast<std::size_t>(std::ranges::count_if(own.bets, &OwnBet::is_replayed));
  if (shown.chasing) shown.chasing->refills = own.refills;
  return to_json(shown);
}

}  // namespace

Task<Response> Insight::progress(RequestContext& context) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  const auto cut = parse_cut(*query);
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto account = context.session->account;
  auto answer = co_await parts_.storage.run(context, account, [&] {
    return progress_text(histories_.of(account), cut, parts_.past_games);
  });
  if (!answer) co_return std::move(answer.error());
  co_return json(200, *std::move(answer));
}

}  // namespace chalkline::http
