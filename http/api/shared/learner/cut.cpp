#include "http/api/shared/learner/cut.hpp"

#include <utility>

namespace chalkline::http {
namespace {

// A period can begin and end anywhere: as many as a year has months.
constexpr std::size_t kPeriodCells = 12;

// All but whether it is of the time machine.
Cut parse_choices(QueryFields& query) {
  Cut cut;
  cut.sport = query.word<ledger::Sport>("sport");
  cut.market = query.word<ledger::BetKind>("market");
  cut.price = query.word<PriceBand>("price");
  cut.from = query.time("from");
  cut.to = query.time("to");
  cut.as_of = query.position("asOf", "asOf must be a position of the ledger");
  return cut;
}

}  // namespace

Cut parse_cut(QueryFields& query) {
  auto cut = parse_choices(query);
  cut.season = query.truth("season").value_or(false);
  return cut;
}

Cut parse_estimate_cut(QueryFields& query) {
  const auto cut = parse_choices(query);
  if (cut.market && std::to_underlying(*cut.market) > kMarketsAsked)
    query.problem("market must be moneyline, spread or total: no estimate is asked of others");
  return cut;
}

std::size_t cells_of(const Cut& cut, std::size_t markets) {
  std::size_t cells = 1;
  if (cut.sport) cells *= ledger::enum_names<ledger::Sport>.size();
  if (cut.market) cells *= markets;
  if (cut.price) cells *= ledger::enum_names<PriceBand>.size();
  if (cut.from || cut.to) cells *= kPeriodCells;
  return cells;
}

insight::View view_of(const Cut& cut, std::size_t markets) {
  const auto cells = cells_of(cut, markets);
  auto view = cells == 1 ? insight::View{} : insight::cut_of(cells);
  // The results of a past season can be looked up: its figures are shown, and say nothing.
  if (cut.season) view.is_judged = false;
  return view;
}

bool passes(const OwnBet& bet, const Cut& cut) {
  return bet.is_replayed == cut.season && (!cut.sport || bet.sport == cut.sport) &&
         (!cut.market || bet.kind == *cut.market) &&
         (!cut.price || band_of(bet.odds) == *cut.price) &&
         (!cut.from || bet.bet.placed_at >= *cut.from) && (!cut.to || bet.bet.placed_at < *cut.to);
}

}  // namespace chalkline::http
