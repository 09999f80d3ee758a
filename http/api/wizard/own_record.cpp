#include "http/api/wizard/own_record.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "http/api/shared/learner/cut.hpp"
#include "http/api/wizard/favourite.hpp"
#include "insight/progress/closes.hpp"
#include "insight/progress/result.hpp"
#include "insight/progress/staking.hpp"
#include "sports/model/league.hpp"

namespace chalkline::http {
namespace {

// Favourites, underdogs, singles, parlays, live bets.
constexpr std::size_t kFilters = 5;
// The last ten, twenty, fifty bets and their like.
constexpr std::size_t kLengths = 5;

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

Cut cut_of(const wizard::Question& question) {
  Cut cut;
  if (question.teams.empty()) cut.sport = question.sport;
  if (question.market) cut.market = static_cast<ledger::BetKind>(*question.market);
  if (question.when) cut.from = question.when->from;
  if (question.when) cut.to = question.when->until;
  return cut;
}

// A record that was cut out by one of so many choices is not judged.
insight::View view_of(const wizard::Question& question, const Cut& cut) {
  auto cells = cells_of(cut);
  if (question.filter != wizard::RecordFilter::kAll) cells *= kFilters;
  for (const auto& team : question.teams) {
    cells *= sports::kSports.size() * sports::teams_of(team.sport).size();
    break;
  }
  if (question.last_bets) cells *= kLengths;
  return cells == 1 ? insight::View{} : insight::cut_of(cells);
}

bool is_on_a_team(const projections::HistoryLeg& leg) {
  return leg.market == ledger::Market::kMoneyline || leg.market == ledger::Market::kSpread;
}

bool is_backing(const projections::HistoryLeg& leg, const TeamGames& games) {
  return is_on_a_team(leg) && games.contains({leg.game, leg.side});
}

bool is_of_teams(const projections::HistoryLeg& leg, wizard::TeamBets bets,
                 const TeamGames& games) {
  using ledger::Side;
  switch (bets) {
    case wizard::TeamBets::kOn:
      return is_backing(leg, games);
    case wizard::TeamBets::kAgainst:
      return is_on_a_team(leg) && games.contains({leg.game, ledger::opponent(leg.side)});
    case wizard::TeamBets::kAll:
      break;
  }
  return games.contains({leg.game, Side::kHome}) || games.contains({leg.game, Side::kAway});
}

std::vector<insight::ProgressBet> newest_of(std::vector<insight::ProgressBet> bets,
                                            std::optional<std::size_t> count) {
  if (count && bets.size() > *count)
    bets.erase(bets.begin(), bets.end() - static_cast<std::ptrdiff_t>(*count));
  return bets;
}

wizard::RecordFigures::Stakes stakes_of(const std::vector<insight::ProgressBet>& bets) {
  if (bets.empty()) return {};
  const auto staking = insight::staking_of(bets);
  const auto [least, most] = std::ranges::minmax(bets, {}, &insight::ProgressBet::stake);
  double sum = 0;
  for (const auto& bet : bets) sum += static_cast<double>(bet.stake);
  return {.bets = bets.size(),
          .mean = sum / static_cast<double>(bets.size()),
          .least = least.stake,
          .most = most.stake,
          .middle_share = staking.middle.value_or(0),
          .above_ceiling = staking.n - staking.at_most_5};
}

bool is_counted(const insight::ProgressBet& bet) {
  return insight::is_settled(bet) && bet.end != insight::BetEnd::kVoid;
}

}  // namespace

bool is_asked_about(const projections::HistoryBet& bet, const wizard::Question& question,
                    const TeamGames& games) {
  const auto is_of_them = [&](const auto& leg) {
    return is_of_teams(leg, question.team_bets, games);
  };
  if (!question.teams.empty() && std::ranges::none_of(bet.legs, is_of_them)) return false;
  return passes(bet, question.filter);
}

wizard::RecordFigures own_figures(const projections::AccountHistory& history,
                                  const wizard::Question& question, const TeamGames& games) {
  // Which prices a past season had matters to its own bets alone.
  const auto own = own_bets(history, history.position, [](auto, auto) { return false; });
  const auto cut = cut_of(question);
  std::vector<std::size_t> counted;  // positions in `history.bets`
  std::vector<insight::ProgressBet> placed;
  for (std::size_t i = 0; i < own.bets.size(); ++i) {
    if (!passes(own.bets[i], cut) || !is_asked_about(history.bets[i], question, games)) continue;
    placed.push_back(own.bets[i].bet);
    if (is_counted(own.bets[i].bet)) counted.push_back(i);
  }
  if (question.last_bets && counted.size() > *question.last_bets)
    counted.erase(counted.begin(),
                  counted.end() - static_cast<std::ptrdiff_t>(*question.last_bets));
  std::vector<insight::ProgressBet> bets;
  std::set<std::uint64_t> games_bet_on;
  wizard::RecordFigures figures;
  for (const auto i : counted) {
    const auto& bet = own.bets[i].bet;
    const bool is_won = bet.end == insight::BetEnd::kWon;
    const bool is_lost = bet.end == insight::BetEnd::kLost;
    games_bet_on.insert(bet.game);
    figures.won += is_won ? 1 : 0;
    figures.lost += is_lost ? 1 : 0;
    bets.push_back(bet);
    const auto backs = [&](const auto& leg) { return is_backing(leg, games); };
    if (std::ranges::none_of(history.bets[i].legs, backs)) continue;
    ++figures.backed.bets;
    figures.backed.won += is_won ? 1 : 0;
    figures.backed.lost += is_lost ? 1 : 0;
  }
  const auto view = view_of(question, cut);
  auto result = insight::result_of(bets, view);
  auto closes = insight::closes_of(bets, view);
  figures.bets = bets.size();
  figures.games = games_bet_on.size();
  figures.profit = result.profit;
  figures.result = result.share;
  figures.close = closes.singles;
  figures.on_one_pick = closes.of;
  if (question.part == wizard::RecordPart::kStakes)
    figures.stakes = stakes_of(newest_of(std::move(placed), question.last_bets));
  if (question.part == wizard::RecordPart::kRuns) figures.runs = insight::runs_of(bets);
  return figures;
}

}  // namespace chalkline::http
