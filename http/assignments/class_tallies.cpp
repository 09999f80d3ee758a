#include "http/assignments/class_tallies.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "http/assignments/guide_checks.hpp"
#include "ledger/rules/settlement.hpp"

namespace chalkline::http {
namespace {

namespace rules = insight::assignments;
using rules::Act;

ledger::Position joined_after(std::span<const MemberRecord> purse, ledger::Position since) {
  const bool has_opened =
      !purse.empty() && std::holds_alternative<ledger::PurseOpened>(purse.front().record.event);
  return has_opened ? purse.front().record.position : since;
}

ledger::Position first_set(std::span<const ClassAssignment> assignments) {
  auto first = assignments.front().versions.front().set_at;
  for (const auto& one : assignments) first = std::min(first, one.versions.front().set_at);
  return first;
}

bool has_any(std::span<const ClassAssignment> assignments, rules::Assignment which) {
  return std::ranges::any_of(assignments, [&](const ClassAssignment& one) {
    return one.which() == which && !one.is_withdrawn();
  });
}

// Whether all that was set before still is, in the same versions, and perhaps more.
bool goes_on(std::span<const ClassAssignment> before, std::span<const ClassAssignment> now) {
  return std::ranges::all_of(before, [&](const ClassAssignment& earlier) {
    const auto found = std::ranges::find(now, earlier.which(), &ClassAssignment::which);
    return found != now.end() &&
           std::ranges::mismatch(earlier.versions, found->versions).in1 == earlier.versions.end();
  });
}

bool is_decided(const ledger::AskedSide& asked, const ledger::GameState& game) {
  ledger::Pick pick{};
  pick.market = asked.market;
  pick.side = asked.side;
  pick.line = asked.line;
  const auto outcome = ledger::outcome_of(pick, game);
  return outcome == ledger::BetOutcome::kWon || outcome == ledger::BetOutcome::kLost;
}

}  // namespace

// A result that stands for good is not looked at again: none is corrected later (RULES 14).
void ClassTallies::begin(const TalliedClass& of, const StatesAsOf& states, ledger::Timestamp now) {
  games_.clear();
  middles_.clear();
  if (of.state.ended != class_.state.ended) kept_.clear();
  take_up(of.assignments);
  class_ = of;
  since_ = first_set(class_.assignments);
  asks_for_middles_ = has_any(class_.assignments, rules::Assignment::kCheapPrices);
  asks_for_notes_ = has_any(class_.assignments, rules::Assignment::kLookBacks);
  for (auto& [id, watched] : watched_) {
    if (watched.end_event > states.position()) continue;
    const auto& seen = game(id, states);
    if (!seen || seen->end_event == watched.end_event) continue;
    for (auto& [_, kept] : kept_) {
      if (std::ranges::find(kept.ended, id) != kept.ended.end()) kept.is_read = false;
    }
    watched = {seen->end_event, seen->ended_at};
  }
  std::erase_if(watched_, [&](const auto& one) {
    const auto& [end_event, ended_at] = one.second;
    return end_event <= states.position() && now - ended_at > ledger::kCorrectionWindow;
  });
}

void ClassTallies::take_up(const std::vector<ClassAssignment>& assignments) {
  const auto before = std::exchange(class_.assignments, assignments);
  if (before == assignments) return;
  if (!goes_on(before, assignments)) return kept_.clear();
  for (auto& [_, kept] : kept_) take_up(kept, before);
}

// Acts before a version count for none of it, so that it begins empty.
void ClassTallies::take_up(Kept& kept, const std::vector<ClassAssignment>& before) {
  if (!kept.is_read) return;
  std::vector<rules::RunningProgress> all;
  auto running = kept.tallied.progress.begin();
  for (const auto& one : class_.assignments) {
    const auto earlier = std::ranges::find(before, one.which(), &ClassAssignment::which);
    const bool is_new = earlier == before.end();
    const bool was_running = !is_new && !earlier->is_withdrawn();
    if (one.is_withdrawn()) {
      if (was_running) ++running;
      continue;
    }
    if (was_running) {
      all.push_back(std::move(*running++));
    } else {
      all.emplace_back(std::span<const rules::SetRule>{}, kGuideChecks);
    }
    const auto later = std::span{one.versions}.subspan(is_new ? 0 : earlier->versions.size());
    for (const auto& version : later) {
      if (version.set_at <= kept.read_to) kept.is_read = false;
      all.back().set(version);
    }
    // Its versions of before counted acts that are not kept.
    if (!is_new && !was_running) kept.is_read = false;
    if (!later.empty() && kept.basis.has_viewed_calibration)
      all.back().add({.what = rules::CalibrationOpened{}});
  }
  kept.tallied.progress = std::move(all);
}

const ClassTallies::Tallied& ClassTallies::of(const TalliedMember& member, SharedActs shared,
                                              const StatesAsOf& states) {
  auto& kept = kept_[{member.purse, shared}];
  if (kept.read_to > states.position()) {
    once_ = fresh(member);
    advance(once_, member, shared, states);
    return once_.tallied;
  }
  if (!is_sound(kept, member) || !advance(kept, member, shared, states)) {
    kept = fresh(member);
    advance(kept, member, shared, states);
  }
  return kept.tallied;
}

std::vector<Act> ClassTallies::acts(const TalliedMember& member, SharedActs shared,
                                    const StatesAsOf& states) {
  auto once = fresh(member);
  return read(once, member, shared, states).value();  // nothing was counted before
}

ClassTallies::Basis ClassTallies::basis_of(const TalliedMember& member) {
  const auto& purse = member.purse_state.purse;
  const auto& person = member.person_state.achievements;
  return {.zone = member.days.zone,
          .next_zone = member.days.next_zone,
          .next_from = member.days.next_from,
          .guides = person.guides,
          .has_viewed_calibration = person.views.has(ledger::DataView::kCalibration),
          .left = purse && purse->left};
}

ClassTallies::Kept ClassTallies::fresh(const TalliedMember& member) const {
  Kept kept{.basis = basis_of(member)};
  for (const auto& one : class_.assignments) {
    if (!one.is_withdrawn()) kept.tallied.progress.emplace_back(one.versions, kGuideChecks);
  }
  return kept;
}

bool ClassTallies::is_sound(const Kept& kept, const TalliedMember& member) const {
  if (!kept.is_read || kept.basis != basis_of(member)) return false;
  return !asks_for_notes_ || std::ranges::none_of(kept.looks, [&](const Look& look) {
    return look.seen.has_line != std::ranges::binary_search(member.noted, look.bet);
  });
}

bool ClassTallies::advance(Kept& kept, const TalliedMember& member, SharedActs shared,
                           const StatesAsOf& states) {
  const auto acts = read(kept, member, shared, states);
  if (!acts) return false;
  for (const auto& act : *acts) {
    for (auto& progress : kept.tallied.progress) progress.add(act);
  }
  return true;
}

std::optional<std::vector<Act>> ClassTallies::read(Kept& kept, const TalliedMember& member,
                                                   SharedActs shared, const StatesAsOf& states) {
  const ActSources sources{.day = [&](ledger::Timestamp at) { return date_at(member.days, at); },
                           .middle =
                               [&](ledger::GameId game, ledger::Timestamp at) {
                                 return asks_for_middles_ ? middle(game, at) : std::nullopt;
                               }};
  const bool is_first = !kept.is_read;
  const auto read_to = kept.read_to;
  auto purse = read_purse(kept, member, sources, states);
  if (!purse) return std::nullopt;
  auto person = read_person(kept, member, sources);
  decide_estimates(kept, member, states, person.acts);
  std::erase_if(person.acts, [&](const Act& act) { return !counts(kept, act); });
  // Recorded once, whenever it was: it counts wherever it stands, and meets nothing by itself.
  if (is_first && kept.basis.has_viewed_calibration)
    person.acts.push_back({.what = rules::CalibrationOpened{}});
  std::vector<Act> acts;
  if (shared.bets) acts = std::move(purse->acts);
  if (shared.learning) std::ranges::move(person.acts, std::back_inserter(acts));
  // Acts of one position keep their order.
  std::ranges::stable_sort(acts, {}, &Act::position);
  // Recorded while the look before was under way, and not seen by it.
  if (!is_first && !acts.empty() && acts.front().position <= read_to) return std::nullopt;
  kept.is_read = true;
  kept.read_to = std::max({kept.read_to, kept.purse_end, kept.person_end});
  return acts;
}

std::optional<ReadActs> ClassTallies::read_purse(Kept& kept, const TalliedMember& member,
                                                 const ActSources& sources,
                                                 const StatesAsOf& states) {
  const auto end = member.purse_state.last_event;
  const auto records =
      history_.of_purse(member.purse, member.purse_state, kept.is_read ? kept.purse_end : since_);
  const auto has_looked_back = [&](ledger::BetId bet) {
    return std::ranges::find(kept.looks, bet, &Look::bet) != kept.looks.end();
  };
  for (const auto& [record, _] : records) {
    const auto* settled = std::get_if<ledger::BetSettled>(&record.event);
    const bool is_again = settled != nullptr && kept.tallied.reversed_at;
    if (std::holds_alternative<ledger::SettlementReversed>(record.event) ||
        (is_again && has_looked_back(settled->bet))) {
      if (kept.is_read) return std::nullopt;
    }
  }
  auto found = acts_of_purse(records, sources);
  for (const auto& [at, bet] : found.look_backs) {
    const auto outcome = states.outcome(member.purse, bet);
    const rules::LookedBack look{.won = outcome == ledger::BetOutcome::kWon,
                                 .lost = outcome == ledger::BetOutcome::kLost,
                                 .has_line = std::ranges::binary_search(member.noted, bet)};
    std::get<rules::LookedBack>(found.acts.at(at).what) = look;
    kept.looks.push_back({bet, look});
  }
  if (!kept.is_read) kept.own_since = joined_after(records, since_);
  kept.purse_end = end;
  if (found.left_at && !kept.left_at) kept.left_at = found.left_at;
  if (found.last_reversed_at) kept.tallied.reversed_at = found.last_reversed_at;
  return found;
}

// A member's own acts count from the joining on.
ReadActs ClassTallies::read_person(Kept& kept, const TalliedMember& member,
                                   const ActSources& sources) {
  const auto end = member.person_state.last_event;
  const auto records = history_.of_owner(member.purse, member.person_state,
                                         kept.is_read ? kept.person_end : kept.own_since);
  auto found = acts_of_person(records, kept.basis.guides, sources, kept.limits);
  kept.limits = found.limits;
  kept.person_end = end;
  std::ranges::copy(found.estimates, std::back_inserter(kept.open));
  return found;
}

void ClassTallies::decide_estimates(Kept& kept, const TalliedMember& member,
                                    const StatesAsOf& states, std::vector<Act>& acts) {
  std::erase_if(kept.open, [&](const OpenEstimate& one) {
    const auto& ended = game(one.asked.game, states);
    if (!ended || !ledger::has_ended(*ended)) return false;
    // By this result, and no later one that a look at a later position saw.
    watched_.insert_or_assign(one.asked.game, WatchedGame{ended->end_event, ended->ended_at});
    kept.ended.push_back(one.asked.game);
    kept.read_to = std::max(kept.read_to, ended->end_event);
    if (is_decided(one.asked, *ended)) {
      acts.push_back({ended->end_event, ended->ended_at, date_at(member.days, ended->ended_at),
                      rules::Decided{one.position}});
    }
    return true;
  });
}

// A member's own acts, until they left and until the class ended for everybody.
bool ClassTallies::counts(const Kept& kept, const Act& act) const {
  const auto& [terms, ended, _, looks] = class_.state;
  const bool is_before_end = act.at < terms.ends_at && (ended == 0 || act.position < ended);
  const bool is_before_left = kept.left_at ? act.position <= *kept.left_at : !kept.basis.left;
  return is_before_end && is_before_left;
}

const std::optional<ledger::GameState>& ClassTallies::game(ledger::GameId id,
                                                           const StatesAsOf& states) {
  const auto [found, is_new] = games_.try_emplace(id);
  if (is_new) found->second = states.game(id);
  return found->second;
}

// As last quoted by then.
std::optional<double> ClassTallies::middle(ledger::GameId game, ledger::Timestamp at) {
  const auto [found, is_new] = middles_.try_emplace(game);
  auto& quoted = found->second;
  const auto history = is_new ? past_games_.find(game) : std::nullopt;
  if (history) {
    for (const auto& quote : history->quotes)
      quoted.emplace_back(quote.quote.at, middle_margin(quote.quote.lines));
  }
  std::optional<double> middle;
  for (const auto& [since, one] : quoted) {
    if (since <= at) middle = one;
  }
  return middle;
}

}  // namespace chalkline::http
