#include "http/api/wizard/placed_bets.hpp"

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

#include "http/api/wizard/favourite.hpp"
#include "projections/models/bet_queries.hpp"
#include "sports/model/league.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::http {
namespace {

using projections::BetRow;
using projections::BetStatus;

// As many as a chat shows without scrolling.
constexpr std::size_t kBetsListed = 5;
// Where bets are chosen by what no filter of My Bets has.
constexpr std::size_t kBetsLookedAt = 1'000;

projections::BetFilter filter_of(const wizard::Question& question) {
  projections::BetFilter filter;
  if (question.are_open) filter.status = BetStatus::kPending;
  if (question.teams.empty()) filter.sport = question.sport;
  if (question.market) filter.type = projections::type_of(*question.market);
  if (question.filter == wizard::RecordFilter::kParlays)
    filter.type = projections::BetType::kParlay;
  if (question.when) filter.from = question.when->from;
  if (question.when) filter.to = question.when->until;
  return filter;
}

bool is_on_team(const projections::LegRow& leg, const wizard::TeamKey& key) {
  const auto* team = sports::find_team(key.sport, key.code);
  return team != nullptr && leg.sport == key.sport && leg.event_name.contains(team->name);
}

bool is_chosen(const BetRow& bet, const wizard::Question& question) {
  using wizard::RecordFilter;
  const auto is_on_one = [&](const auto& leg) {
    return std::ranges::any_of(question.teams,
                               [&](const auto& team) { return is_on_team(leg, team); });
  };
  if (!question.teams.empty() && std::ranges::none_of(bet.legs, is_on_one)) return false;
  const auto& first = bet.legs.front();
  switch (question.filter) {
    case RecordFilter::kAll:
    case RecordFilter::kParlays:
      return true;
    case RecordFilter::kSingles:
      return bet.legs.size() == 1;
    case RecordFilter::kLive:
      return is_live(bet);
    case RecordFilter::kFavourites:
    case RecordFilter::kUnderdogs:
      break;
  }
  return bet.legs.size() == 1 &&
         is_of_such_side(question.filter, is_favourite(first.market, first.line, first.odds));
}

wizard::BetStands stands_of(BetStatus status) {
  switch (status) {
    case BetStatus::kPending:
      return wizard::BetStands::kOpen;
    case BetStatus::kWon:
      return wizard::BetStands::kWon;
    case BetStatus::kLost:
      return wizard::BetStands::kLost;
    case BetStatus::kPush:
      return wizard::BetStands::kPush;
    case BetStatus::kVoid:
      break;
  }
  return wizard::BetStands::kVoid;
}

// A parlay with a pushed leg pays less than it promised.
ledger::Coins profit_told(const BetRow& bet) {
  return bet.status == BetStatus::kWon && bet.payout ? *bet.payout - bet.stake : bet.profit;
}

wizard::PlacedBet told(const BetRow& bet) {
  return {.pick = prediction(bet),
          .event = event_name(bet),
          .from = wizard::source_in_words(bet.legs.front().source, {}),
          .odds = bet.odds,
          .stake = bet.stake,
          .stands = stands_of(bet.status),
          .profit = profit_told(bet)};
}

}  // namespace

wizard::PlacedBets placed_bets_of(projections::Reader& reader, ledger::AccountId account,
                                  const wizard::Question& question) {
  using projections::BetQueries;
  const auto filter = filter_of(question);
  const bool is_filtered =
      !question.teams.empty() || (question.filter != wizard::RecordFilter::kAll &&
                                  question.filter != wizard::RecordFilter::kParlays);
  auto rows =
      reader.ask(&BetQueries::list, account, filter, is_filtered ? kBetsLookedAt : kBetsListed);
  wizard::PlacedBets bets;
  if (is_filtered) {
    std::erase_if(rows, [&](const BetRow& bet) { return !is_chosen(bet, question); });
    bets.found = rows.size();
    for (const auto& bet : rows) {
      if (bet.status != BetStatus::kPending) continue;
      ++bets.open;
      bets.at_stake += bet.stake;
    }
  } else {
    const auto totals = reader.ask(&BetQueries::totals, account, filter);
    bets.open = static_cast<std::size_t>(totals.pending);
    bets.at_stake = totals.open;
    bets.found = static_cast<std::size_t>(totals.pending + totals.won + totals.lost +
                                          totals.pushed + totals.voided);
  }
  for (const auto& bet : rows | std::views::take(kBetsListed)) bets.newest.push_back(told(bet));
  return bets;
}

}  // namespace chalkline::http
