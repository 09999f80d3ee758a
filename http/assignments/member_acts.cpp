#include "http/assignments/member_acts.hpp"

#include <algorithm>
#include <utility>

#include "ledger/engine/account_history.hpp"
#include "ledger/rules/settlement.hpp"

namespace chalkline::http {
namespace {

// Some 30 MB: what the largest class does in a month. Above it all is read anew.
constexpr std::size_t kActsKept = 250'000;
constexpr std::size_t kMiddlesKept = 20'000;

// The records of a stream after a position, the oldest first.
std::vector<ledger::Record> records_since(const ledger::Log& log, ledger::Position end,
                                          ledger::Position since) {
  std::vector<ledger::Record> records;
  ledger::walk_history_from(log, end, [&](const ledger::Record& record) {
    if (record.position <= since) return false;
    records.push_back(record);
    return true;
  });
  std::ranges::reverse(records);
  return records;
}

// What open bets held before the records, by what they hold after them.
ledger::Coins held_before(std::span<const ledger::Record> records, ledger::Coins after) {
  for (const auto& record : records) {
    if (const auto* bet = std::get_if<ledger::BetPlaced>(&record.event)) after -= bet->stake;
    if (const auto* end = std::get_if<ledger::BetSettled>(&record.event)) after += end->stake;
    if (const auto* back = std::get_if<ledger::SettlementReversed>(&record.event))
      after -= back->stake;
  }
  return after;
}

ledger::Position joined_after(std::span<const ledger::Record> purse, ledger::Position since) {
  const bool has_opened =
      !purse.empty() && std::holds_alternative<ledger::PurseOpened>(purse.front().event);
  return has_opened ? purse.front().position : since;
}

bool is_same(const ActsAsked& a, const ActsAsked& b) {
  return a.since == b.since && a.asks_for_middles == b.asks_for_middles &&
         a.days.zone == b.days.zone && a.days.next_zone == b.days.next_zone &&
         a.days.next_from == b.days.next_from;
}

}  // namespace

const MemberActs& MemberActsReader::of(const ActsAsked& asked, const StatesAsOf& states) {
  const auto purse = states.account(asked.purse);
  const auto person = states.account(asked.person);
  if (kept_acts_ > kActsKept) {
    kept_.clear();
    kept_acts_ = 0;
  }
  auto& kept = kept_[asked.purse];
  if (kept.purse_end == purse.last_event && kept.person_end == person.last_event &&
      is_same(kept.asked, asked))
    return kept.acts;
  kept_acts_ -= kept.acts.purse.acts.size() + kept.acts.person.acts.size();
  kept = {purse.last_event, person.last_event, asked, read(asked, purse, person)};
  kept_acts_ += kept.acts.purse.acts.size() + kept.acts.person.acts.size();
  return kept.acts;
}

MemberActs MemberActsReader::read(const ActsAsked& asked, const ledger::AccountState& purse,
                                  const ledger::AccountState& person) {
  const ActSources sources{.day = [&](ledger::Timestamp at) { return date_at(asked.days, at); },
                           .middle =
                               [&](ledger::GameId game, ledger::Timestamp at) {
                                 return asked.asks_for_middles ? middle(game, at) : std::nullopt;
                               }};
  const auto of_purse = records_since(log_, purse.last_event, asked.since);
  const auto held = held_before(of_purse, purse.held);
  MemberActs found{.purse = acts_of_purse(of_purse, held, sources)};
  // A member's own acts count from the joining on.
  const auto since = joined_after(of_purse, asked.since);
  const auto own = records_since(log_, person.last_event, since);
  found.person = acts_of_person(own, person.achievements.guides, sources);
  found.has_viewed_calibration = person.achievements.views.has(ledger::DataView::kCalibration);
  return found;
}

std::optional<MemberActsReader::Decided> MemberActsReader::decided(const ledger::AskedSide& asked,
                                                                   const StatesAsOf& states) {
  const auto [found, is_new] = games_.try_emplace(asked.game);
  auto& game = found->second;
  if (is_new) game = states.game(asked.game);
  if (!game || !ledger::has_ended(*game)) return std::nullopt;
  ledger::Pick pick{};
  pick.market = asked.market;
  pick.side = asked.side;
  pick.line = asked.line;
  const auto outcome = ledger::outcome_of(pick, *game);
  if (outcome != ledger::BetOutcome::kWon && outcome != ledger::BetOutcome::kLost)
    return std::nullopt;
  return Decided{game->end_event, game->ended_at};
}

// As last quoted by then.
std::optional<double> MemberActsReader::middle(ledger::GameId game, ledger::Timestamp at) {
  const std::pair key{game, at};
  if (const auto found = middles_.find(key); found != middles_.end()) return found->second;
  if (middles_.size() >= kMiddlesKept) middles_.clear();
  std::optional<double> middle;
  if (const auto history = past_games_.find(game)) {
    for (const auto& quote : history->quotes) {
      if (quote.quote.at <= at) middle = middle_margin(quote.quote.lines);
    }
  }
  middles_.emplace(key, middle);
  return middle;
}

}  // namespace chalkline::http
