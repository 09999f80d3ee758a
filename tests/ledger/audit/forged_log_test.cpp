#include "tests/ledger/forged_log.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/full_ledger.hpp"

// What a forger leaves behind who does not make everything fit.
namespace chalkline::ledger {
namespace {

using namespace test;

struct Played {
  std::vector<Record> records;
  std::vector<Position> batch_ends;

  Played() {
    LedgerHarness ledger;
    play_everything(ledger);
    records = ledger.records();
    ledger.log().scan_roots(
        1, [&](Position end, const Hash&) { return batch_ends.push_back(end), true; });
  }
};

// The numbers of coins in a record, those of its postings as well.
template <class Visit>
void for_each_amount(Record& record, const Visit& visit) {
  for (auto& posting : record.postings) visit(posting.amount);
  std::visit(
      [&](auto& event) {
        for_each_field(event, [&]<class M>(const char*, M& member) {
          if constexpr (std::is_same_v<M, Coins>) visit(member);
        });
      },
      record.event);
}

TEST_CASE("an amount beyond all sums is reported, and the audit goes on to the end") {
  const Played honest;
  for (std::size_t at = 0; at < honest.records.size(); ++at) {
    std::size_t amounts = 0;
    auto counted = honest.records[at];
    for_each_amount(counted, [&](Coins&) { ++amounts; });
    for (std::size_t number = 0; number < amounts; ++number) {
      for (const auto extreme :
           {std::numeric_limits<Coins>::max(), std::numeric_limits<Coins>::min()}) {
        auto records = honest.records;
        std::size_t seen = 0;
        for_each_amount(records[at], [&](Coins& amount) {
          if (seen++ == number) amount = extreme;
        });
        const auto report =
            verify_records(ForgedLog{records, honest.batch_ends}, evidence_of_everything());
        CHECK(report.records == records.size());
        CHECK(report.faults.front().position == at + 1);
      }
    }
  }
}

TEST_CASE("a forger who forgets the head or a root is found") {
  const Played honest;
  const auto faults = [&](auto change) {
    ForgedLog log{honest.records, honest.batch_ends};
    change(log);
    const auto report = verify_records(log, evidence_of_everything());
    return report.faults.empty() ? std::string{} : report.faults.front().what;
  };
  CHECK(faults([](ForgedLog&) {}).empty());
  CHECK(faults([](ForgedLog& log) { log.head().time += std::chrono::days{365}; }) ==
        "the stored head is not of the last record's time");
  CHECK(faults([](ForgedLog& log) { log.head().tree.append(Hash{}); }) ==
        "the stored head is not that of the records");
  CHECK(faults([](ForgedLog& log) {
          log.roots().erase(log.roots().begin() + 3);
        }).starts_with("the head counts "));
  CHECK(faults([](ForgedLog& log) {
          log.roots()[5].second = Hash{};
        }).starts_with("the Merkle root is "));
  CHECK(faults([](ForgedLog& log) { log.roots().pop_back(); }) == "no root is stored for the head");
}

}  // namespace
}  // namespace chalkline::ledger
