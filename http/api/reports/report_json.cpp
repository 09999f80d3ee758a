#include "http/api/reports/report_json.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::http {
namespace {

// Its row in the roster; the rows' number where there is none.
std::size_t place_in_roster(const ClassAsOf& known, const wire::OverviewMember& member) {
  const auto row =
      std::ranges::find(known.roster, std::optional{member.member.person}, &RosterRow::person);
  return static_cast<std::size_t>(row - known.roster.begin());
}

void count_share(wire::ReportSpread& spread, std::size_t part, std::size_t bets) {
  const auto band = insight::share_band(part, bets);
  if (!band) {
    ++spread.too_few_bets;
    return;
  }
  switch (*band) {
    case insight::ShareBand::kNearlyAll:
      ++spread.nearly_all;
      break;
    case insight::ShareBand::kMost:
      ++spread.most;
      break;
    case insight::ShareBand::kHalf:
      ++spread.half;
      break;
    case insight::ShareBand::kFewer:
      ++spread.fewer;
      break;
  }
}

std::optional<wire::ReportSpreads> spreads_of(const std::vector<wire::ReportLearner>& learners) {
  wire::ReportSpreads spreads;
  std::size_t counted = 0;
  for (const auto& learner : learners) {
    const auto& process = learner.process;
    if (!process) continue;
    ++counted;
    count_share(spreads.small_stakes, process->small_stakes, process->bets);
    count_share(spreads.estimates, process->estimates, process->bets);
    count_share(spreads.look_backs, process->look_backs, process->bets);
  }
  return counted < kShownFrom ? std::nullopt : std::optional{spreads};
}

}  // namespace

std::optional<std::string> name_in(const ClassAsOf& known, const wire::OverviewMember& member) {
  if (member.row.taken_back || wire::awaits_agreement(member, known.seat)) return std::nullopt;
  const auto place = place_in_roster(known, member);
  if (place == known.roster.size()) return std::nullopt;
  return full_name(known.roster.at(place));
}

std::vector<wire::OverviewMember> in_order(const ClassAsOf& known) {
  std::vector<std::pair<std::size_t, const wire::OverviewMember*>> order;
  for (const auto& member : known.members) {
    const auto place =
        name_in(known, member) ? place_in_roster(known, member) : known.roster.size();
    order.emplace_back(place, &member);
  }
  std::ranges::sort(order, {}, [](const auto& one) {
    return std::pair<std::size_t, std::string_view>{one.first, one.second->member.alias};
  });
  std::vector<wire::OverviewMember> members;
  for (const auto& [_, member] : order) members.push_back(*member);
  return members;
}

namespace wire {

ReportTerms report_terms_of(const ClassAsOf& known) {
  const auto& [terms, ended, assignments, looks] = known.state;
  const bool is_ended_by_hand = ended != 0 && ended <= known.stamp.position.value;
  ReportTerms shown{.start_coins = terms.start_coins,
                    .ends_at = terms.ends_at,
                    .has_ended = is_ended_by_hand || known.stamp.time >= terms.ends_at};
  if (terms.stake_share) shown.largest_stake_percent = Hundredths{*terms.stake_share};
  for (std::size_t kind = 1; kind <= ledger::enum_names<ledger::BetKind>.size(); ++kind) {
    const auto one = static_cast<ledger::BetKind>(kind);
    if (ledger::kinds_of(terms).has(one)) shown.allowed.push_back(one);
  }
  return shown;
}

ClassReport class_report_of(const ClassAsOf& known) {
  ClassReport report{.title = known.row.title,
                     .kind = known.row.kind,
                     .opened_at = known.row.opened_at,
                     .terms = report_terms_of(known),
                     .stamp = known.stamp};
  for (const auto& educator : known.educators) report.educators.push_back(educator.name);
  std::vector<ReportLearner> learners;
  for (const auto& member : in_order(known)) {
    auto figures = overview_learner_of(member, known.seat, known.stamp.time);
    learners.push_back({.alias = std::move(figures.alias),
                        .name = name_in(known, member),
                        .has_left = figures.has_left,
                        .is_taken_back = figures.is_taken_back,
                        .awaits_agreement = figures.awaits_agreement,
                        .stuck = figures.stuck,
                        .last_act_at = figures.last_act_at,
                        .assignments = figures.assignments,
                        .process = figures.process});
  }
  report.spreads = spreads_of(learners);
  report.members = learners.size();
  if (!known.is_over) report.learners = std::move(learners);
  return report;
}

}  // namespace wire

}  // namespace chalkline::http
