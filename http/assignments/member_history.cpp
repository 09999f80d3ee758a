#include "http/assignments/member_history.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

// The records of a stream after a position, the oldest first.
std::vector<ledger::Record> records_since(const ledger::Log& log, ledger::Position end,
                                          ledger::Position since) {
  std::vector<ledger::Record> records;
  if (end <= since) return records;
  ledger::walk_history_from(log, end, [&](const ledger::Record& record) {
    if (record.position <= since) return false;
    records.push_back(record);
    return true;
  });
  std::ranges::reverse(records);
  return records;
}

// What the event adds to the coins on open bets.
ledger::Coins change_of_held(const ledger::Event& event) {
  if (const auto* bet = std::get_if<ledger::BetPlaced>(&event)) return bet->stake;
  if (const auto* end = std::get_if<ledger::BetSettled>(&event)) return -end->stake;
  if (const auto* back = std::get_if<ledger::SettlementReversed>(&event)) return back->stake;
  return 0;
}

// The coins that open bets held before the records, by what they hold after them.
ledger::Coins held_before(std::span<const ledger::Record> records, ledger::Coins after) {
  for (const auto& record : records) after -= change_of_held(record.event);
  return after;
}

}  // namespace

std::vector<MemberRecord> with_held(std::vector<ledger::Record> records, ledger::Coins held) {
  std::vector<MemberRecord> all;
  for (auto& record : records) {
    const auto change = change_of_held(record.event);
    all.push_back({std::move(record), held});
    held += change;
  }
  return all;
}

std::vector<MemberRecord> MemberHistory::of_purse(ledger::AccountId purse,
                                                  const ledger::AccountState& state,
                                                  ledger::Position since) {
  return read(purse, projections::MemberStream::kPurse, state, since);
}

std::vector<MemberRecord> MemberHistory::of_owner(ledger::AccountId purse,
                                                  const ledger::AccountState& owner,
                                                  ledger::Position since) {
  return read(purse, projections::MemberStream::kOwn, owner, since);
}

std::vector<MemberRecord> MemberHistory::read(ledger::AccountId purse,
                                              projections::MemberStream stream,
                                              const ledger::AccountState& state,
                                              ledger::Position since) {
  const auto end = state.last_event;
  if (end <= since) return {};
  auto rows = [&] {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::MemberRecordQueries::of, purse, stream, since, end);
  }();
  auto later = records_since(log_, end, std::max(since, rows.position));
  const auto held = held_before(later, state.held);
  std::ranges::move(with_held(std::move(later), held), std::back_inserter(rows.records));
  return std::move(rows.records);
}

}  // namespace chalkline::http
