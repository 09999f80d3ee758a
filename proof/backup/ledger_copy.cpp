#include "proof/backup/ledger_copy.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>
#include <variant>

#include "ledger/log/hashed_records.hpp"
#include "proof/publication/own_log.hpp"

namespace chalkline::proof {
namespace {

void note_event(LedgerCopy& copy, const ledger::Event& event) {
  if (const auto* adopted = std::get_if<ledger::LogKeyAdopted>(&event)) {
    copy.keys.emplace_back(adopted->origin, Algorithm::kEd25519, adopted->key);
  } else if (const auto* opened = std::get_if<ledger::AccountOpened>(&event)) {
    copy.opened.push_back(opened->account);
  } else if (const auto* closed = std::get_if<ledger::AccountClosed>(&event)) {
    if (!ledger::is_purse(closed->account)) copy.closed.push_back(closed->account);
  }
}

}  // namespace

LedgerCopy read_copy(const ledger::Log& log) {
  LedgerCopy copy{.position = log.position()};
  ledger::MerkleTree tree;
  ledger::scan_hashed(log, 1, copy.position, [&](ledger::HashedRecord& read) {
    if (!read.record) throw ledger::LogFailure(read.position, read.record.error());
    tree.append(read.leaf);
    note_event(copy, read.record->event);
  });
  copy.root = tree.root();
  if (copy.root != log.head_at_open().tree.root()) {
    throw std::runtime_error{fmt::format(
        "The {} records of the ledger have another root than is stored with them", copy.position)};
  }
  return copy;
}

void require_kept(const ledger::Log& log, const LedgerCopy& copy, const std::string& note,
                  const std::string& place) {
  const auto parsed = parse_note(note);
  const auto said = parsed ? parse_checkpoint(parsed->text) : std::unexpected{parsed.error()};
  if (!said)
    throw std::runtime_error{fmt::format("{} is no checkpoint: it has {}", place, said.error())};
  // Nobody can tell a log of another name from this one's by a tree of no records.
  if (said->size == 0) return;
  if (!verify_checkpoint(note, said->origin, copy.keys)) {
    throw std::runtime_error{
        fmt::format("{} is signed by no key that this ledger has adopted: the ledger is older than "
                    "that key, or it is of another log",
                    place)};
  }
  try {
    require_continued(log, *said);
  } catch (const StartRefused& refused) {
    throw std::runtime_error{fmt::format("{} is not continued: {}", place, refused.what())};
  }
}

}  // namespace chalkline::proof
