#include <doctest/doctest.h>

#include <functional>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/audit/known_game.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/harness.hpp"

// Ledgers written anew by an operator who wants the Wizard to have said something else. Checksums,
// chains, roots and the head fit; the audit decides each advice again.
namespace chalkline::ledger {
namespace {

using namespace test;

// The away team of a game that was committed to, at the price that it was quoted at.
const Pick kAway = moneyline(kBears, Side::kAway, 100, -120);

std::vector<Record> honest_records() {
  LedgerHarness ledger;
  ledger.accept(AdoptRules{kLatestRules});
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{committed(scheduled(kBears), "the key")});
  ledger.accept(advice(kAlice, kAway));
  ledger.clock.set(kTipOff + 1h);
  ledger.accept(RecordResult{
      kBears, {24, 17}, {}, {{kPointGuard.player, true, basketball(1, 2, 3, 4, 5)}}, true});
  ledger.settle();
  ledger.accept(RevealGame{kBears, "the key"});
  return ledger.records();
}

// The first fault of the ledger with a change of its advice; empty if there is none.
std::string fault_with(const std::function<void(AdviceGiven&)>& change) {
  auto records = honest_records();
  for (auto& record : records) {
    if (auto* given = std::get_if<AdviceGiven>(&record.event)) change(*given);
  }
  const auto report = verify_records(ForgedLog{records, {}}, open_known);
  return report.faults.empty() ? "" : report.faults.front().what;
}

void decide_again(AdviceGiven& given) {
  given.decision = decide(given.inputs);
  given.stakes = stakes(given.inputs, given.decision, 1'000);
}

TEST_CASE("advice is as it was decided") {
  CHECK(fault_with([](auto&) {}).empty());
}

TEST_CASE("advice that was decided otherwise is found, whichever figure was changed") {
  const auto is_found = [](const std::function<void(AdviceGiven&)>& change) {
    CHECK(fault_with(change) ==
          "AdviceGiven: the command does not follow from the state before it");
  };
  is_found([](auto& given) { given.decision.pass = Pass::kUnproven; });
  is_found([](auto& given) { ++given.decision.chance; });
  is_found([](auto& given) { --given.decision.edge; });
  is_found([](auto& given) { ++given.decision.claimed; });
  is_found([](auto& given) { ++given.decision.price; });
  is_found([](auto& given) { given.decision.confidence += 1'000; });
  is_found([](auto& given) { ++given.stakes.kelly; });
  is_found([](auto& given) { --given.stakes.half; });
  is_found([](auto& given) { given.lead = Lead::kEarly; });
  is_found([](auto& given) { given.inputs.rated -= 10'000; });
  is_found([](auto& given) { ++given.inputs.weight; });
  is_found([](auto& given) { given.inputs.team_games = 3; });
  is_found([](auto& given) { given.inputs.past.low = -1; });
}

TEST_CASE("advice at a price that was not quoted is found, decided again or not") {
  CHECK(fault_with([](auto& given) {
          given.inputs.odds = 150;
          decide_again(given);
        }).ends_with("is on a price that was not quoted"));
  CHECK(fault_with([](auto& given) {
          given.side = Side::kHome;
          decide_again(given);
        }).ends_with("is on a price that was not quoted"));
  CHECK(fault_with([](auto& given) {
          given.quoted_at += 1s;
        }).ends_with("is on a price that was not quoted"));
}

TEST_CASE("advice that had to be refused is found") {
  CHECK(fault_with([](auto& given) {
          given.game = kNowhere;
        }).starts_with("AdviceGiven: the command had to be refused"));
  CHECK(fault_with([](auto& given) {
          given.inputs.model = kAdviceModel + 1;
        }).starts_with("AdviceGiven: the command had to be refused"));
}

TEST_CASE("advice on figures that contradict each other is found") {
  const auto is_refused = [](const std::function<void(AdviceInputs&)>& change) {
    CHECK(fault_with([&](auto& given) {
            change(given.inputs);
            decide_again(given);
          }).starts_with("AdviceGiven: the command had to be refused"));
  };
  is_refused([](auto& inputs) { inputs.past.low = inputs.past.realised + 1; });
  is_refused([](auto& inputs) { inputs.team_games = inputs.league_games + 1; });
}

// As with a bet's own price: what the ratings knew stands in no other record.
TEST_CASE("what the ratings knew is the server's word, and its answer follows from it") {
  CHECK(fault_with([](auto& given) {
          given.inputs.rated = 300'000;
          given.inputs.past = {};
          decide_again(given);
        }).empty());
}

}  // namespace
}  // namespace chalkline::ledger
