#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/audit/known_game.hpp"
#include "tests/ledger/audit/older_versions.hpp"
#include "tests/ledger/audit/rewriting.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/harness.hpp"

// Whole ledgers written anew by an attacker who turns a lost bet on a simulated game into a won or
// a void one, and makes everything else follow from it: settlements, balances, checksums, chains,
// roots and the head.
namespace chalkline::ledger {
namespace {

using namespace test;

struct Written {
  std::vector<Record> records;
  std::vector<Position> batch_ends;
};

// Alice bets on the away team of a game that was committed to, which `end` ends; the ledger goes on
// long enough for every reveal to be due.
template <class End>
Written written(std::uint16_t rules, const End& end) {
  LedgerHarness ledger;
  ledger.accept(AdoptRules{rules});
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{committed(scheduled(kBears), "the key")});
  ledger.accept(ScheduleGame{committed(scheduled(kLakers, kTipOff + 2h), "the key")});
  ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kAway, 100, -120)));
  ledger.clock.advance(10min);
  end(ledger);
  ledger.settle();
  ledger.clock.advance(10min);
  const KnownGame other{kLakers};
  ledger.clock.set(kTipOff + 3h);
  ledger.accept(RecordResult{kLakers,
                             other.result().score,
                             {},
                             {{kPointGuard.player, true, basketball(1, 2, 3, 4, 5)}},
                             true});
  ledger.settle();
  ledger.accept(RevealGame{kLakers, "the key"});
  ledger.clock.advance(kRevealDue);
  ledger.accept(ViewHub{kAlice, 3});
  Written written{ledger.records(), {}};
  ledger.log().scan_roots(
      1, [&](Position at, const Hash&) { return written.batch_ends.push_back(at), true; });
  return written;
}

void as_drawn(LedgerHarness& ledger) {
  ledger.clock.set(kTipOff + 1h);
  ledger.accept(RecordResult{
      kBears, {24, 17}, {}, {{kPointGuard.player, true, basketball(1, 2, 3, 4, 5)}}, true});
  ledger.settle();
  ledger.accept(RevealGame{kBears, "the key"});
}
void turned_over(LedgerHarness& ledger) { ledger.finish(kBears, {17, 24}); }

bool is_won(const Written& written) {
  return std::ranges::any_of(written.records, [](const Record& record) {
    const auto* settled = std::get_if<BetSettled>(&record.event);
    return settled != nullptr && settled->outcome == BetOutcome::kWon;
  });
}

// The first fault; empty if there is none.
std::string fault_of(const Log& log) {
  const auto report = verify_records(log, open_known);
  return report.faults.empty() ? "" : report.faults.front().what;
}

// GameScheduled of the chosen games as version 1, which has no commitment.
template <class Chosen>
ForgedLog uncommitted(const Written& written, const Chosen& is_chosen) {
  std::vector<std::string> all;
  for (const auto& record : written.records) {
    const auto* game = std::get_if<GameScheduled>(&record.event);
    const bool is_lowered = game != nullptr && is_chosen(game->game);
    all.push_back(is_lowered ? in_version(record, 1) : encode(record));
  }
  return {all, written.batch_ends};
}

TEST_CASE("a commitment that is taken off by an older version of the game's event is found") {
  for (const std::uint16_t rules : {std::uint16_t{2}, kLatestRules}) {
    CAPTURE(rules);
    const auto honest = written(rules, as_drawn);
    CHECK(fault_of(ForgedLog{honest.records, honest.batch_ends}).empty());
    const auto forged = written(rules, turned_over);
    CHECK(is_won(forged));
    CHECK(fault_of(uncommitted(forged, [](GameId game) {
            return game == kBears;
          })).starts_with("GameScheduled: is of version 1"));
    // The reveal alone is missed.
    CHECK(fault_of(ForgedLog{forged.records, forged.batch_ends}).contains("was not revealed"));
  }
}

TEST_CASE("commitments that are taken off every game of a ledger are found") {
  auto forged = written(kLatestRules, turned_over);
  const auto revealed = std::ranges::find_if(forged.records, [](const Record& record) {
    return std::holds_alternative<GameRevealed>(record.event);
  });
  REQUIRE(revealed != forged.records.end());
  remove_record(forged.records, revealed->position);
  forged.batch_ends.clear();
  CHECK(fault_of(uncommitted(forged, [](GameId) {
          return true;
        })).starts_with("GameScheduled: is of version 1"));
  // In the version of the day, with zeros for a commitment.
  for (auto& record : forged.records) {
    if (auto* game = std::get_if<GameScheduled>(&record.event)) game->proof = {};
  }
  CHECK(fault_of(ForgedLog{forged.records, {}}).starts_with("GameScheduled: "));
}

// As `chalkline audit verify` reads it.
std::string fault_of_served(const Log& log) {
  const auto report =
      verify(log, [](Position, Position) {}, {.evidence = open_known, .served = true});
  return report.faults.empty() ? "" : report.faults.front().what;
}

TEST_CASE("commitments that are taken off with the adoption of rules are found") {
  const auto honest = written(kLatestRules, as_drawn);
  CHECK(fault_of_served(ForgedLog{honest.records, honest.batch_ends}).empty());
  auto forged = honest.records;
  remove_record(forged, 1);
  CHECK(fault_of_served(ForgedLog{forged, {}}) ==
        "AccountOpened: is written by a program that adopts version 4 of the rules first, and it "
        "has not");
}

TEST_CASE("rules of an earlier version than their program's are found in a served ledger") {
  auto forged = written(kLatestRules, as_drawn).records;
  std::get<RulesAdopted>(forged.front().event).version = 2;
  CHECK(fault_of_served(ForgedLog{forged, {}})
            .ends_with("adopts version 4 of the rules first, and it has not"));
}

std::string as_of_generation(Record record, Generation generation) {
  record.salt.reset();
  for (auto version = record.version; version > 0; --version) {
    const auto [first, last] = generations_of(record.event, version);
    if (first <= generation && generation <= last) return in_version(record, version);
  }
  return encode(record);
}

TEST_CASE("a beginning that is lowered as a whole is told, with the games that it frees") {
  constexpr Generation kBeforeCommitments = 3;
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kAway, 100, -120)));
  ledger.finish(kBears, {17, 24});
  ledger.settle();
  const auto lowered = ledger.log().position();
  ledger.accept(AdoptRules{kLatestRules});
  ledger.accept(ScheduleGame{committed(scheduled(kLakers, kTipOff + 2h), "the key")});
  std::vector<std::string> all;
  for (const auto& record : ledger.records()) {
    all.push_back(record.position > lowered ? encode(record)
                                            : as_of_generation(record, kBeforeCommitments));
  }
  const VerifyOptions options{.evidence = open_known, .served = true};
  const auto report = verify(ForgedLog{all, {}}, [](Position, Position) {}, options);
  // The records say nothing against it: an earlier program may have begun the ledger.
  CHECK(report.faults_total == 0);
  CHECK(report.begun_by == kBeforeCommitments);
  CHECK(report.games_on_trust == 1);
  CHECK(report.simulated_on_trust == 1);

  const auto honest = written(kLatestRules, as_drawn);
  const auto of_today = verify(ForgedLog{honest.records, {}}, [](Position, Position) {}, options);
  CHECK(of_today.begun_by == kLatestGeneration);
  CHECK(of_today.games_on_trust == 0);
}

TEST_CASE(
    "games that nobody committed to are counted, a simulated one retold as a feed's among them") {
  auto forged = written(kLatestRules, as_drawn).records;
  CHECK(verify_records(ForgedLog{forged, {}}, open_known).games_on_trust == 0);
  for (auto& record : forged) {
    auto* game = std::get_if<GameScheduled>(&record.event);
    if (game == nullptr || game->game != kBears) continue;
    game->source = Source::kLive;
    game->proof = {};
  }
  CHECK(verify_records(ForgedLog{forged, {}}, open_known).games_on_trust == 1);
}

TEST_CASE(
    "a game that was played and is rewritten as without an end, or as void, is to be judged") {
  const auto judged = [](const auto& end) {
    const auto forged = written(kLatestRules, end);
    const auto report = verify_records(ForgedLog{forged.records, forged.batch_ends}, open_known);
    CHECK(report.faults.empty());
    return report.remarks_total;
  };
  CHECK(judged(as_drawn) == 0);
  CHECK(judged([](LedgerHarness&) {}) == 1);
}

TEST_CASE("a game that was played and is rewritten as cancelled by its feed is found") {
  for (const std::uint16_t rules : {std::uint16_t{2}, kLatestRules}) {
    CAPTURE(rules);
    auto forged =
        written(rules, [](LedgerHarness& ledger) { ledger.accept(cancel_as_operator(kBears)); });
    CHECK(fault_of(ForgedLog{forged.records, forged.batch_ends}).empty());
    const auto act = std::ranges::find_if(forged.records, [](const Record& record) {
      return std::holds_alternative<OperatorActed>(record.event);
    });
    REQUIRE(act != forged.records.end());
    const auto position = act->position;
    forged.records[position].caused_by = 0;
    remove_record(forged.records, position);
    const auto fault = fault_of(ForgedLog{forged.records, {}});
    CHECK(fault.starts_with("GameCancelled: "));
    CHECK(fault.contains(rules == 2 ? "is cancelled by its feed" : "had to be refused"));
  }
}

}  // namespace
}  // namespace chalkline::ledger
