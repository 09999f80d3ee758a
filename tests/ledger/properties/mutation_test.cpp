#include "tests/ledger/properties/mutation.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "ledger/audit/verify.hpp"
#include "ledger/events/touched.hpp"
#include "tests/ledger/audit/known_game.hpp"
#include "tests/ledger/audit/older_versions.hpp"
#include "tests/ledger/audit/rewriting.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/full_ledger.hpp"
#include "tests/ledger/properties/free_changes.hpp"
#include "tests/ledger/properties/sparse_ledger.hpp"

// Honest logs of everything that can happen, changed in one place at a time by an attacker who then
// makes checksums, chains, postings, roots and the head fit: the audit finds each change, but for
// those in kFree.
namespace chalkline::ledger {
namespace {

using namespace test;

struct Honest {
  OpenEvidence evidence;
  bool served;  // as a server plays: rules first
  std::vector<Record> records;
  std::vector<Position> batch_ends;

  explicit Honest(void (*play)(LedgerHarness&), OpenEvidence opens = evidence_of_everything(),
                  bool adopts_first = false)
      : evidence(std::move(opens)), served(adopts_first) {
    LedgerHarness ledger;
    play(ledger);
    records = ledger.records();
    ledger.log().scan_roots(
        1, [&](Position end, const Hash&) { return batch_ends.push_back(end), true; });
    CHECK(faults_in(ledger.log()) == 0);
  }

  // Of the records or their bytes, in place of these.
  template <class Records>
  std::uint64_t faults_of(const Records& forged) const {
    return faults_in(ForgedLog{forged, batch_ends});
  }

 private:
  std::uint64_t faults_in(const Log& log) const {
    return verify(log, [](Position, Position) {}, {.evidence = evidence, .served = served})
        .faults_total;
  }
};

// Changes that the audit let pass, by event and field, with how often.
class Unseen {
 public:
  void count(const Event& event, const std::string& field) {
    const std::string_view name = type_of(event).name;
    for (std::size_t i = 0; i < std::size(kFree); ++i) {
      if (kFree[i].event == name &&
          (field == kFree[i].field || field.starts_with(std::string{kFree[i].field} + '.'))) {
        needed_.insert(i);
        return;
      }
    }
    ++counts_[fmt::format("{} {}", name, field)];
  }

  void check() const {
    for (const auto& [change, count] : counts_)
      FAIL_CHECK("the audit does not find ", count, " changes of ", change);
    for (std::size_t i = 0; i < std::size(kFree); ++i) {
      CHECK_MESSAGE(needed_.contains(i), kFree[i].event, " ", kFree[i].field,
                    " need not be listed: the audit finds every change of it");
    }
  }

 private:
  std::map<std::string, int> counts_;
  std::set<std::size_t> needed_;
};

void change_fields(const Honest& honest, std::size_t at, Unseen& unseen) {
  for (std::size_t number = 0;; ++number) {
    auto records = honest.records;
    auto& record = records[at];
    Mutation mutation{number};
    mutation.change(record);
    if (mutation.path().empty()) return;
    if (mutation.is_of_event()) {
      record.postings = postings_of(record.event);
      link_streams(records);
    }
    if (honest.faults_of(records) == 0) unseen.count(honest.records[at].event, mutation.path());
  }
}

void delete_record(const Honest& honest, std::size_t at, Unseen& unseen) {
  auto records = honest.records;
  remove_record(records, at + 1);
  if (honest.faults_of(records) == 0) unseen.count(honest.records[at].event, kDeleted);
}

void repeat_record(const Honest& honest, std::size_t at, Unseen& unseen) {
  auto records = honest.records;
  const Position twice = at + 1;
  records.insert(records.begin() + static_cast<std::ptrdiff_t>(at), Record{records[at]});
  renumber(records, [&](Position& position) { position += position > twice ? 1U : 0U; });
  if (honest.faults_of(records) == 0) unseen.count(honest.records[at].event, kRepeated);
}

// The numbers of the accounts and games that the event changes; 0 of the ledger.
std::set<std::uint64_t> touched_by(const Event& event) {
  std::set<std::uint64_t> touched;
  for_each_touched(
      event, [&](AccountId id) { touched.insert(raw(id)); },
      [&](GameId id) { touched.insert(raw(id)); }, [&] { touched.insert(0); });
  return touched;
}

// Records that have nothing to do with each other may have come in either order.
bool have_to_do(const Record& a, const Record& b) {
  const auto others = touched_by(b.event);
  return b.caused_by == a.position || (a.caused_by != 0 && a.caused_by == b.caused_by) ||
         std::ranges::any_of(touched_by(a.event), [&](auto id) { return others.contains(id); });
}

// With the next one, if one of them has to do with the other; the times stay where they are.
void swap_records(const Honest& honest, std::size_t at, Unseen& unseen) {
  const auto& a = honest.records[at];
  const auto& b = honest.records[at + 1];
  if (!have_to_do(a, b)) return;
  auto records = honest.records;
  std::swap(records[at], records[at + 1]);
  std::swap(records[at].time, records[at + 1].time);
  renumber(records, [&](Position& position) {
    if (position == a.position) {
      position = b.position;
    } else if (position == b.position) {
      position = a.position;
    }
  });
  if (honest.faults_of(records) == 0) unseen.count(a.event, kSwapped);
}

void lower_version(const Honest& honest, std::size_t at, Unseen& unseen) {
  std::vector<std::string> records;
  for (const auto& record : honest.records) records.push_back(encode(record));
  const auto& record = honest.records[at];
  for (auto version = record.version; --version > 0;) {
    records[at] = in_version(record, version);
    if (honest.faults_of(records) == 0) unseen.count(record.event, kLowered);
  }
}

// The first record might be one of an earlier program.
void take_salt(const Honest& honest, std::size_t at, Unseen& unseen) {
  if (at == 0) return;
  auto records = honest.records;
  records[at].salt.reset();
  if (honest.faults_of(records) == 0) unseen.count(honest.records[at].event, kUnsalted);
}

void change(const Honest& honest, std::size_t at, Unseen& unseen) {
  take_salt(honest, at, unseen);
  lower_version(honest, at, unseen);
  change_fields(honest, at, unseen);
  delete_record(honest, at, unseen);
  repeat_record(honest, at, unseen);
  if (at + 1 < honest.records.size()) swap_records(honest, at, unseen);
}

TEST_CASE("the audit finds each change of each field of each event, but for the free ones") {
  const Honest everything{play_everything};
  const Honest sparse{play_sparsely, open_known, true};
  const Honest pro{play_to_pro};
  std::set<std::size_t> types;
  for (const auto& record : everything.records) types.insert(record.event.index());
  for (const auto* honest : {&everything, &sparse, &pro})
    REQUIRE(honest->faults_of(honest->records) == 0);
  Unseen unseen;
  for (const auto* honest : {&everything, &sparse})
    for (std::size_t at = 0; at < honest->records.size(); ++at) change(*honest, at, unseen);
  for (std::size_t at = 0; at < pro.records.size(); ++at) {
    const auto& event = pro.records[at].event;
    if (!std::holds_alternative<SkillReached>(event)) continue;
    types.insert(event.index());
    change(pro, at, unseen);
  }
  unseen.check();
  CHECK(types.size() == std::variant_size_v<Event>);
}

}  // namespace
}  // namespace chalkline::ledger
