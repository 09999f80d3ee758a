#include "http/json/class_overview_json.hpp"

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
  const auto& [n, sum, games, sizes, products, squares, luck] = row.gap;
  acts.gap = {.n = n,
              .sum = sum,
              .clusters = games,
              .sizes = sizes,
              .products = products,
              .squares = squares,
              .luck = luck};
  for (const auto& bet : row.recent) {
    acts.recent.push_back(
        {ledger::raw(bet.game), bet.has_small_stake, bet.has_chance, bet.is_followed});
  }
}

// For a member whom an educator of that seat may help.
std::optional<HelpWish> help_of(const OverviewMember& one, Seat seat) {
  if (one.row.left || awaits_agreement(one, seat)) return std::nullopt;
  return help_wish_of(one.member);
}

// Leaves out what is not shared.
insight::LearnerActs acts_of(const OverviewMember& one, Seat seat) {
  const auto help = help_of(one, seat);
  insight::LearnerActs acts{.asks_for_help = help && !help->seen_at,
                            .joined_at = one.row.joined_at};
  if (!one.row.left) acts.assignments = one.assignments;  // who has left is late with nothing
  if (shares(one, ConsentRow::kBets, seat)) put_bets(acts, one.row);
  if (shares(one, ConsentRow::kLearning, seat)) {
    acts.last_act = later(acts.last_act, one.row.learned_at);
    acts.wrong_in_a_row = count_of(one.row.wrong_in_a_row);
  }
  return acts;
}

OverviewChange change_shown(const insight::Change& change) {
  return {change.state, change.before, change.after};
}

OverviewGap gap_shown(const insight::Figure& gap) {
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
          .gap = gap_shown(overview.gap),
          .small_stakes_change = change_shown(overview.small_stakes),
          .estimates_change = change_shown(overview.chances),
          .look_backs_change = change_shown(overview.look_backs)};
}

// A bare mark stays of who has taken back: a list of assignments has it, a look at them has not.
std::optional<OverviewAssignments> assignments_of(const OverviewMember& one) {
  if (!one.assignments || one.row.taken_back) return std::nullopt;
  const auto& [met, begun, late] = *one.assignments;
  return OverviewAssignments{.met = met, .begun = begun, .late = late};
}

// The estimates that both share. A member who sees their own row alone learns how many there are.
std::optional<OverviewAlike> alike_of(const OverviewMember& one,
                                      const std::vector<OverviewMember>& members, Seat seat) {
  if (one.row.alike.empty() || !shares(one, ConsentRow::kLearning, seat)) return std::nullopt;
  if (members.size() == 1) return OverviewAlike{.count = one.row.alike.size(), .aliases = {}};
  OverviewAlike alike;
  for (const auto& other : members) {
    const bool is_alike = std::ranges::binary_search(one.row.alike, other.row.account);
    if (is_alike && shares(other, ConsentRow::kLearning, seat))
      alike.aliases.push_back(other.member.alias);
  }
  alike.count = alike.aliases.size();
  return alike.count == 0 ? std::nullopt : std::optional{std::move(alike)};
}

struct Ordered {
  // A member who has taken back what they shared comes last: there is nothing to look at.
  std::tuple<bool, insight::ByNeed, std::string> key;
  OverviewLearner learner;
};

Ordered ordered(const OverviewMember& one, Seat seat, ledger::Timestamp now) {
  const auto acts = acts_of(one, seat);
  const auto overview = insight::overview_of(acts, now);
  OverviewLearner row{.id = one.member.handle,
                      .alias = one.member.alias,
                      .has_left = one.row.left,
                      .is_taken_back = one.row.taken_back,
                      .awaits_agreement = awaits_agreement(one, seat),
                      .need = overview.need,
                      .help = help_of(one, seat),
                      .stuck = overview.stuck,
                      .last_act_at = acts.last_act,
                      .assignments = assignments_of(one)};
  if (!one.row.taken_back) row.name = one.name;
  if (shares(one, ConsentRow::kBets, seat)) row.process = process_of(acts, overview);
  return {{one.row.taken_back, insight::by_need(acts, overview), row.alias}, std::move(row)};
}

}  // namespace

bool awaits_agreement(const OverviewMember& one, Seat seat) { return seat > one.member.agreed; }

bool shares(const OverviewMember& one, ConsentRow row, Seat seat) {
  return !one.row.taken_back && !awaits_agreement(one, seat) && one.row.consent.has(row);
}

OverviewLearner overview_learner_of(const OverviewMember& one, Seat seat, ledger::Timestamp now) {
  return ordered(one, seat, now).learner;
}

std::vector<OverviewLearner> overview_of(const std::vector<OverviewMember>& members, Seat seat,
                                         ledger::Timestamp now) {
  std::vector<Ordered> all;
  for (const auto& one : members) {
    all.push_back(ordered(one, seat, now));
    all.back().learner.alike = alike_of(one, members, seat);
  }
  std::ranges::sort(all, {}, &Ordered::key);
  std::vector<OverviewLearner> rows;
  for (auto& one : all) rows.push_back(std::move(one.learner));
  return rows;
}

}  // namespace chalkline::http::wire
