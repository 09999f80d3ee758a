#include "http/api/classes/overview_json.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace chalkline::http::wire {
namespace {

using ledger::ConsentRow;

std::size_t count_of(std::int64_t count) { return static_cast<std::size_t>(count); }

std::optional<ledger::Timestamp> later(std::optional<ledger::Timestamp> one,
                                       std::optional<ledger::Timestamp> other) {
  return std::max(one, other);  // absent is before all
}

void put_bets(insight::LearnerActs& acts, const projections::LearnerRow& row) {
  acts.last_act = row.acted_at;
  acts.bets = count_of(row.bets);
  acts.small_stakes = count_of(row.small_stakes);
  acts.chances = count_of(row.chances);
  acts.look_backs = count_of(row.look_backs);
  const auto& [n, sum, games, sizes, products, squares] = row.gap;
  acts.gap = {.n = n,
              .sum = sum,
              .clusters = games,
              .sizes = sizes,
              .products = products,
              .squares = squares};
  for (const auto& bet : row.recent) {
    acts.recent.push_back(
        {ledger::raw(bet.game), bet.has_small_stake, bet.has_chance, bet.is_followed});
  }
}

bool awaits_agreement(const OverviewMember& one, Seat seat) { return seat > one.member.agreed; }

bool shares(const OverviewMember& one, ConsentRow row, Seat seat) {
  return !one.purse.taken_back && !awaits_agreement(one, seat) && one.purse.consent.has(row);
}

// What is not shared is left out.
insight::LearnerActs acts_of(const OverviewMember& one, Seat seat) {
  insight::LearnerActs acts{.joined_at = one.row.joined_at};
  if (shares(one, ConsentRow::kBets, seat)) put_bets(acts, one.row);
  if (shares(one, ConsentRow::kLearning, seat)) {
    acts.last_act = later(acts.last_act, one.row.learned_at);
    acts.wrong_in_a_row = count_of(one.row.wrong_in_a_row);
  }
  return acts;
}

OverviewChange shown(const insight::Change& change) {
  return {change.state, change.before, change.after};
}

OverviewGap shown(const insight::Figure& gap) {
  OverviewGap found{.state = gap.state, .n = gap.n, .value = gap.value};
  if (gap.interval) {
    found.low = gap.interval->low;
    found.high = gap.interval->high;
  }
  return found;
}

OverviewProcess process_of(const insight::LearnerActs& acts,
                           const insight::LearnerOverview& overview) {
  return {.bets = acts.bets,
          .small_stakes = acts.small_stakes,
          .estimates = acts.chances,
          .look_backs = acts.look_backs,
          .gap = shown(overview.gap),
          .small_stakes_change = shown(overview.small_stakes),
          .estimates_change = shown(overview.chances),
          .look_backs_change = shown(overview.look_backs)};
}

}  // namespace

std::vector<OverviewLearner> overview_of(const std::vector<OverviewMember>& members, Seat seat,
                                         ledger::Timestamp now) {
  // Who has taken back what they shared comes last: there is nothing to look at.
  using Key = std::tuple<bool, insight::ByNeed, std::string>;
  std::vector<std::pair<Key, OverviewLearner>> all;
  for (const auto& one : members) {
    const auto acts = acts_of(one, seat);
    const auto overview = insight::overview_of(acts, now);
    const auto& purse = one.purse;
    OverviewLearner row{.alias = one.member.alias,
                        .has_left = purse.left,
                        .is_taken_back = purse.taken_back,
                        .awaits_agreement = awaits_agreement(one, seat),
                        .need = overview.need,
                        .stuck = overview.stuck,
                        .last_act_at = acts.last_act};
    if (shares(one, ConsentRow::kBets, seat)) row.process = process_of(acts, overview);
    all.emplace_back(Key{purse.taken_back, insight::by_need(acts, overview), row.alias},
                     std::move(row));
  }
  std::ranges::sort(all, {}, [](const auto& row) -> const Key& { return row.first; });
  std::vector<OverviewLearner> rows;
  for (auto& [_, row] : all) rows.push_back(std::move(row));
  return rows;
}

}  // namespace chalkline::http::wire
