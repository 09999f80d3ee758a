#include "http/identity/class_retention.hpp"

#include <spdlog/spdlog.h>

#include <limits>
#include <utility>
#include <variant>
#include <vector>

#include "base/hex.hpp"
#include "ledger/engine/class_end.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

// Those that a member wrote on bets of the purse.
NotesOnBets notes_of(const MemberRow& member, AccountsReader& reader, const ledger::Log& log) {
  constexpr auto kLastBet = std::numeric_limits<std::int64_t>::max();  // as SQLite has numbers
  NotesOnBets found{.person = member.person};
  for (const auto& note : reader.bet_notes(member.person, 0, kLastBet)) {
    // Of a ledger that is older than the note.
    if (note.bet > log.position()) continue;
    const auto record = ledger::read_record(log, note.bet);
    const auto* bet = std::get_if<ledger::BetPlaced>(&record.event);
    if (bet != nullptr && bet->account == member.purse) found.bets.push_back(note.bet);
  }
  return found;
}

std::vector<NotesOnBets> notes_in(const ledger::ClassId& id, AccountsReader& reader,
                                  const ledger::Log& log) {
  std::vector<NotesOnBets> notes;
  for (const auto& member : reader.classes().members(id))
    notes.push_back(notes_of(member, reader, log));
  return notes;
}

}  // namespace

ledger::Timestamp seen_until(const ClassRow& row, const ledger::ClassState& in_class,
                             const ledger::Log& log) {
  return ledger::end_of(in_class, log) + std::chrono::days{row.seen_days};
}

std::size_t erase_again(Accounts& accounts, AccountsReader& reader, const ledger::Log& log,
                        const std::set<ledger::ClassId>& classes) {
  std::size_t erased = 0;
  for (const auto& id : classes) {
    if (reader.classes().find(id)) ++erased;
    accounts.class_erasure.erase(id, notes_in(id, reader, log));
  }
  accounts.db.empty_wal();
  return erased;
}

ClassRetention::ClassRetention(Parts parts)
    : parts_{std::move(parts)}, reader_{parts_.accounts_file} {}

void ClassRetention::forget_due() {
  if (!parts_.accounts_match) return;
  const std::lock_guard lock{mutex_};
  const auto now = parts_.clock();
  for (const auto& row : reader_.classes().all()) {
    if (forgotten_.contains(row.id)) continue;
    const auto in_class = ledger::find_class(parts_.state, row.id);
    if (!in_class || now < seen_until(row, *in_class, parts_.log)) continue;
    if (parts_.accounts.class_erasure.forget_learners(row.id)) {
      spdlog::info("Class {} is no longer seen by its educators: its learners' names are erased",
                   to_hex(row.id));
    }
    forgotten_.insert(row.id);
  }
  parts_.accounts.db.empty_wal();
}

std::expected<ClassRetention::Erased, ClassRetention::NotErased> ClassRetention::erase(
    const ledger::ClassId& id, bool early) {
  if (!parts_.accounts_match) return std::unexpected{NotErased{.why = Stays::kStarting}};
  const std::lock_guard lock{mutex_};
  const auto row = reader_.classes().find(id);
  if (!row) return std::unexpected{NotErased{.why = Stays::kUnknown}};
  // The ledger has none of an opening that broke off.
  if (const auto in_class = ledger::find_class(parts_.state, id)) {
    const auto now = parts_.clock();
    if (!ledger::has_ended(*in_class, now))
      return std::unexpected{NotErased{Stays::kRunning, row->title}};
    const auto until = seen_until(*row, *in_class, parts_.log);
    if (now < until && !early) return std::unexpected{NotErased{Stays::kSeen, row->title, until}};
  }
  const auto notes = notes_in(id, reader_, parts_.log);
  Erased erased{.title = row->title, .members = notes.size()};
  for (const auto& of_member : notes) erased.notes += of_member.bets.size();
  parts_.accounts.class_erasure.erase(id, notes);
  parts_.accounts.db.empty_wal();
  return erased;
}

}  // namespace chalkline::http
