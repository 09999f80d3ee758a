#include "http/api/wizard/own_record.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "http/api/shared/learner/own_bets.hpp"
#include "http/api/wizard/favourite.hpp"
#include "insight/progress/closes.hpp"
#include "insight/progress/result.hpp"

namespace chalkline::http {
namespace {

// Favourites, underdogs, singles, parlays, live bets.
constexpr std::size_t kFilters = 5;

bool passes(const projections::HistoryBet& bet, wizard::RecordFilter filter) {
  switch (filter) {
    case wizard::RecordFilter::kAll:
      return true;
    case wizard::RecordFilter::kFavourites:
    case wizard::RecordFilter::kUnderdogs: {
      const auto& leg = bet.legs.front();
      return bet.legs.size() == 1 &&
             is_of_such_side(filter, is_favourite(leg.market, leg.line, leg.odds));
    }
    case wizard::RecordFilter::kSingles:
      return bet.legs.size() == 1;
    case wizard::RecordFilter::kParlays:
      return bet.legs.size() > 1;
    case wizard::RecordFilter::kLive:
      break;
  }
  return std::ranges::any_of(bet.legs, &projections::HistoryLeg::live);
}

// A record that was cut out by one of so many choices is not judged.
insight::View view_of(const wizard::Question& question) {
  std::size_t cells = 1;
  if (question.sport) cells *= ledger::enum_names<ledger::Sport>.size();
  if (question.market) cells *= ledger::enum_names<ledger::BetKind>.size();
  if (question.filter != wizard::RecordFilter::kAll) cells *= kFilters;
  return cells == 1 ? insight::View{} : insight::cut_of(cells);
}

bool is_counted(const insight::ProgressBet& bet) {
  return insight::is_settled(bet) && bet.end != insight::BetEnd::kVoid;
}

}  // namespace

bool is_asked_about(const projections::HistoryBet& bet, const wizard::Question& question) {
  const auto is_of_sport = [&](const auto& leg) { return leg.sport == *question.sport; };
  if (question.sport && !std::ranges::all_of(bet.legs, is_of_sport)) return false;
  if (question.market && bet.type != projections::type_of(*question.market)) return false;
  return passes(bet, question.filter);
}

wizard::RecordFigures own_figures(const projections::AccountHistory& history,
                                  const wizard::Question& question) {
  // Which prices a past season had matters to its own bets alone.
  const auto own = own_bets(history, history.position, [](auto, auto) { return false; });
  std::vector<insight::ProgressBet> bets;
  std::set<std::uint64_t> games;
  wizard::RecordFigures figures;
  for (std::size_t i = 0; i < own.bets.size(); ++i) {
    const auto& bet = own.bets[i].bet;
    if (own.bets[i].is_replayed || !is_counted(bet) || !is_asked_about(history.bets[i], question))
      continue;
    games.insert(bet.game);
    figures.won += bet.end == insight::BetEnd::kWon ? 1 : 0;
    figures.lost += bet.end == insight::BetEnd::kLost ? 1 : 0;
    bets.push_back(bet);
  }
  const auto view = view_of(question);
  auto result = insight::result_of(bets, view);
  auto closes = insight::closes_of(bets, view);
  figures.bets = bets.size();
  figures.games = games.size();
  figures.profit = result.profit;
  figures.result = result.share;
  figures.close = closes.singles;
  figures.on_one_pick = closes.of;
  return figures;
}

}  // namespace chalkline::http
