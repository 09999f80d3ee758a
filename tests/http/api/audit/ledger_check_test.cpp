#include "http/api/audit/ledger_check.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "http/api/audit/export_manifest.hpp"
#include "proof/tree/subtrees.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;

LedgerCheck::OpenLog reads(const LedgerHarness& ledger) {
  return [directory = ledger.directory()] {
    return ledger::open_rocks_log(directory, ledger::OpenMode::kRead);
  };
}

// As a server does before all else.
void adopt_latest_rules(LedgerHarness& ledger) {
  ledger.accept(ledger::AdoptRules{ledger::kLatestRules});
}

// Once no check is under way.
LedgerCheck::Status done(const LedgerCheck& check) {
  auto status = check.status();
  for (; status.running; status = check.status()) std::this_thread::yield();
  return status;
}

TEST_CASE("a check reads what is stored when it is asked for, and keeps its report") {
  LedgerHarness ledger;
  adopt_latest_rules(ledger);
  LedgerCheck check{reads(ledger), ledger.clock.clock()};
  check.start();
  CHECK_FALSE(check.status().last);
  ledger.accept(ledger::OpenAccount{kAlice});
  REQUIRE(check.ask({}));
  auto status = done(check);
  REQUIRE(status.last);
  CHECK(status.failure.empty());
  CHECK(status.last->report.records == ledger.log().position());
  CHECK(status.last->report.faults_total == 0);
  CHECK(status.last->known == 0);
  ledger.accept(ledger::OpenAccount{kBob});
  CHECK(done(check).last->report.records < ledger.log().position());
  REQUIRE(check.ask({}));
  CHECK(done(check).last->report.records == ledger.log().position());
}

TEST_CASE("a check holds the records to the root that was signed") {
  LedgerHarness ledger;
  adopt_latest_rules(ledger);
  LedgerCheck check{reads(ledger), ledger.clock.clock()};
  check.start();
  const auto end = ledger.accept(ledger::OpenAccount{kAlice}).position;
  REQUIRE(check.ask(ledger::KnownRoot{end, *ledger.log().root_at(end)}));
  CHECK(done(check).last->report.faults_total == 0);
  REQUIRE(check.ask(ledger::KnownRoot{end, {}}));
  const auto status = done(check);
  CHECK(status.last->known == end);
  REQUIRE(status.last->report.faults_total == 1);
  CHECK(status.last->report.faults.front().event.empty());
}

TEST_CASE("a check that takes too long, or cannot read, says so and keeps what was known") {
  LedgerHarness ledger;
  ledger.accept(ledger::OpenAccount{kAlice});
  LedgerCheck slow{reads(ledger), ledger.clock.clock(), std::chrono::seconds{-1}};
  slow.start();
  REQUIRE(slow.ask({}));
  CHECK(done(slow).failure.starts_with("It took too long, and was given up at record 0 of "));
  CHECK_FALSE(slow.status().last);

  bool is_there = true;
  LedgerCheck check{[&]() -> std::unique_ptr<ledger::Log> {
                      if (!is_there) throw std::runtime_error{"The disk is gone"};
                      return reads(ledger)();
                    },
                    ledger.clock.clock()};
  check.start();
  REQUIRE(check.ask({}));
  REQUIRE(done(check).last);
  is_there = false;
  REQUIRE(check.ask({}));
  CHECK(done(check).failure == "The disk is gone");
  CHECK(check.status().last);
  is_there = true;
  REQUIRE(check.ask({}));
  CHECK(done(check).failure.empty());
}

TEST_CASE("the hashes on the left of a proof are the tree before its leaf") {
  std::vector<ledger::Hash> leaves;
  const auto root_over = [&](std::uint64_t size) {
    ledger::MerkleTree tree;
    for (std::uint64_t i = 0; i < size; ++i) tree.append(leaves[i]);
    return tree.root();
  };
  for (int i = 0; i < 70; ++i) leaves.push_back(ledger::leaf_hash(std::to_string(i)));
  const proof::Subtree subtree = [&](unsigned height, std::uint64_t index) {
    const auto width = std::uint64_t{1} << height;
    return proof::perfect_root({leaves.begin() + static_cast<std::ptrdiff_t>(index * width),
                                leaves.begin() + static_cast<std::ptrdiff_t>((index + 1) * width)});
  };
  for (std::uint64_t size = 1; size <= leaves.size(); ++size) {
    for (std::uint64_t index = 0; index < size; ++index) {
      const auto left = left_of(index, size, proof::inclusion_proof(index, size, subtree));
      std::string subtrees;
      for (auto hash = left.rbegin(); hash != left.rend(); ++hash)
        subtrees.append(reinterpret_cast<const char*>(hash->data()), hash->size());
      CHECK(ledger::MerkleTree::parse(index, subtrees).root() == root_over(index));
    }
  }
}

}  // namespace
}  // namespace chalkline::http
