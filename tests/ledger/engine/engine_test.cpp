#include "ledger/engine/engine.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "tests/ledger/answers.hpp"
#include "tests/ledger/faulty_files.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Alice has 1,000 coins and a game to bet on.
void open_alice(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
}

// The last position of each batch that was written.
std::vector<Position> batches(const Log& log) {
  std::vector<Position> ends;
  log.scan_roots(1, [&](Position end, const Hash&) { return ends.push_back(end), true; });
  return ends;
}

TEST_CASE("a bet's way: answered with its position, first event and balance") {
  LedgerHarness ledger;
  open_alice(ledger);
  const auto answer = ledger.accept(bet(kAlice, 300, kPick));
  CHECK(answer.first == 4);     // BetPlaced
  CHECK(answer.position == 6);  // after XpAwarded: BadgeEarned
  CHECK(answer.balance == 700);
  CHECK(!answer.replayed);
  CHECK(ledger.log().position() == 6);

  const auto placed = ledger.record(4);
  CHECK(placed.event == Event{BetPlaced{kAlice, 300, 450, 700, {}, {leg(kPick)}}});
  CHECK(placed.previous_in_stream == 2);  // CoinsGranted
  CHECK(placed.caused_by == 0);
  CHECK(ledger.record(5).caused_by == 4);
  CHECK(ledger.record(5).previous_in_stream == 4);
  CHECK(ledger.record(6).caused_by == 4);
}

TEST_CASE("without room on the disk nothing changes but the rules that a server begins with") {
  LedgerHarness ledger;
  open_alice(ledger);
  ledger.engine().set_no_space(true);
  CHECK(ledger.execute(bet(kAlice, 1, kPick)).error() == Rejection::kNoSpace);
  CHECK(ledger.execute(CancelGame{kBears}).error() == Rejection::kNoSpace);
  CHECK(ledger.accept(AdoptRules{kLatestRules}).position == 4);
  ledger.engine().set_no_space(false);
  ledger.accept(bet(kAlice, 1, kPick));
}

TEST_CASE("a refused command leaves nothing behind") {
  LedgerHarness ledger;
  open_alice(ledger);
  const auto before = ledger.account(kAlice);
  CHECK(ledger.execute(bet(kAlice, 1'001, kPick)).error() == Rejection::kInsufficientBalance);
  CHECK(ledger.execute(bet(kStranger, 1, kPick)).error() == Rejection::kUnknownAccount);
  CHECK(ledger.execute(CancelGame{kNowhere}).error() == Rejection::kUnknownGame);
  CHECK(ledger.log().position() == 3);
  CHECK(ledger.account(kAlice) == before);
  ledger.reopen();
  CHECK(ledger.execute(bet(kStranger, 1, kPick)).error() == Rejection::kUnknownAccount);
  CHECK(ledger.log().position() == 3);
}

TEST_CASE("no answer is given before its sync has returned") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  Answers answers;

  files.hold_syncs();
  REQUIRE(ledger.engine().submit(bet(kAlice, 100, kPick), answers, 7));
  files.wait_until_held();
  CHECK(answers.count() == 0);
  CHECK(ledger.log().position() == 3);  // nor does a reader see it
  CHECK(!ledger.log().read(4));

  files.release_syncs();
  CHECK(answers.wait_for(1).at(7)->balance == 900);
  CHECK(ledger.log().position() == 6);
}

TEST_CASE("a refusal decided upon unsynced events waits for their sync, too") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  Answers answers;
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(bet(kAlice, 1'000, kPick), answers, 1));
  files.wait_until_held();
  REQUIRE(ledger.engine().submit(bet(kAlice, 1, kPick), answers, 2));
  CHECK(answers.count() == 0);
  files.release_syncs();
  CHECK(answers.wait_for(2).at(2).error() == Rejection::kInsufficientBalance);
}

TEST_CASE("what gathers while a sync is under way goes into one batch and one sync") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  constexpr std::size_t kGathered = 500;
  const auto batches_before = batches(ledger.log()).size();
  Answers answers;

  files.hold_syncs();
  REQUIRE(ledger.engine().submit(bet(kAlice, 1, kPick), answers, 0));
  files.wait_until_held();
  const auto syncs_before = files.syncs();
  for (std::size_t i = 1; i <= kGathered; ++i)
    REQUIRE(ledger.engine().submit(bet(kAlice, 1, kPick), answers, i));
  files.release_syncs();

  const auto outcomes = answers.wait_for(1 + kGathered);
  CHECK(files.syncs() == syncs_before + 2);
  CHECK(batches(ledger.log()).size() == batches_before + 2);
  CHECK(answers.deliveries() == std::vector<std::size_t>{1, kGathered});
  for (const auto& [ticket, outcome] : outcomes)
    REQUIRE(outcome->balance == 999 - static_cast<Coins>(ticket));  // in the order of submission
}

TEST_CASE("a batch takes at most 1,024 commands") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  constexpr std::size_t kGathered = 2'500;
  Answers answers;
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(OpenAccount{kBob}, answers, 0));
  files.wait_until_held();
  for (std::size_t i = 1; i <= kGathered; ++i)
    REQUIRE(ledger.engine().submit(OpenAccount{AccountId{9'000 + i}}, answers, i));
  files.release_syncs();
  answers.wait_for(1 + kGathered);
  CHECK(answers.deliveries() == std::vector<std::size_t>{1, 1'024, 1'024, kGathered - 2'048});
}

TEST_CASE("commands that are submitted together stand in a row and are synced together") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  const auto syncs_before = files.syncs();
  Answers answers;
  std::vector<Engine::Submission> commands;
  for (std::uint64_t i = 0; i < 1'000; ++i) commands.push_back({bet(kAlice, 10, kPick), i});
  REQUIRE(ledger.engine().submit(std::move(commands), answers));
  const auto outcomes = answers.wait_for(1'000);
  CHECK(answers.deliveries() == std::vector<std::size_t>{1'000});
  CHECK(files.syncs() == syncs_before + 1);
  for (const auto& [ticket, outcome] : outcomes) {
    if (ticket < 100) {
      REQUIRE(outcome->balance == 990 - 10 * static_cast<Coins>(ticket));
    } else {
      REQUIRE(outcome.error() == Rejection::kInsufficientBalance);
    }
  }
}

constexpr std::size_t kQueueMax = 65'536;

// A bet that is under way, and behind it so many commands in the queue, while syncs are held.
void fill_queue(LedgerHarness& ledger, FaultyFiles& files, Answers& answers, std::size_t queued) {
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(bet(kAlice, 1, kPick), answers, 0));
  files.wait_until_held();  // the group is out of the queue now
  for (std::size_t i = 1; i <= queued; ++i)
    REQUIRE(ledger.engine().submit(CancelGame{kNowhere}, answers, i));
}

TEST_CASE(
    "commands that are submitted together are all taken, or none where the queue is too full") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  Answers answers;
  Answers refused;
  fill_queue(ledger, files, answers, kQueueMax - 1);
  const auto two = [] {
    return std::vector<Engine::Submission>{{OpenAccount{kBob}, 1}, {OpenAccount{kStranger}, 2}};
  };
  CHECK(!ledger.engine().submit(two(), refused));  // one place is left
  CHECK(ledger.engine().stats().queue_depth == kQueueMax - 1);
  files.release_syncs();
  answers.wait_for(kQueueMax);
  CHECK(refused.count() == 0);
  CHECK(ledger.log().position() == 6);
  CHECK(ledger.engine().submit(two(), refused));
  CHECK(refused.wait_for(2).at(2)->first == ledger.log().position() - 1);
}

TEST_CASE("a full queue refuses at once, and nothing of the refused is done") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  Answers answers;
  Answers refused;
  fill_queue(ledger, files, answers, kQueueMax);
  CHECK(!ledger.engine().submit(OpenAccount{kBob}, refused, 1));
  CHECK(ledger.execute(OpenAccount{kBob}).error() == Rejection::kBusy);
  CHECK(ledger.engine().stats().queue_depth == kQueueMax);
  files.release_syncs();

  CHECK(answers.wait_for(1 + kQueueMax).at(kQueueMax).error() == Rejection::kUnknownGame);
  CHECK(refused.count() == 0);
  CHECK(ledger.log().position() == 6);
  CHECK(ledger.accept(OpenAccount{kBob}).first == 7);  // it works again
}

TEST_CASE("stop answers everything that was queued, and then nothing is taken") {
  FaultyFiles files;
  LedgerHarness ledger{files.env()};
  open_alice(ledger);
  Answers answers;
  files.hold_syncs();
  REQUIRE(ledger.engine().submit(bet(kAlice, 1, kPick), answers, 0));
  files.wait_until_held();
  std::thread stopping{[&] { ledger.engine().stop(); }};
  std::size_t taken = 1;
  while (ledger.engine().submit(bet(kAlice, 1, kPick), answers, taken)) ++taken;
  files.release_syncs();
  stopping.join();

  CHECK(answers.count() == taken);
  CHECK(ledger.execute(bet(kAlice, 1, kPick)).error() == Rejection::kBusy);
  ledger.engine().stop();  // once more does no harm
}

TEST_CASE("a clock that goes backwards does not take the log's times with it") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.clock.advance(-1h);
  ledger.accept(OpenAccount{kBob});
  ledger.reopen();
  ledger.clock.advance(-1h);
  ledger.accept(ScheduleGame{scheduled(kBears)});
  CHECK(ledger.record(ledger.log().position()).time == kNoon);
  ledger.clock.set(kNoon + 5s);
  CHECK(ledger.record(ledger.accept(ScheduleGame{scheduled(kLakers)}).first).time == kNoon + 5s);
}

TEST_CASE("betting that has closed stays closed when the clock goes backwards") {
  LedgerHarness ledger;
  open_alice(ledger);
  ledger.clock.set(kTipOff);
  ledger.accept(OpenAccount{kBob});
  ledger.clock.set(kTipOff - 1h);
  CHECK(ledger.execute(bet(kAlice, 1, kPick)).error() == Rejection::kBettingClosed);
}

TEST_CASE("the engine's figures count commands, refusals, events and synced batches") {
  LedgerHarness ledger;
  open_alice(ledger);
  CHECK(!ledger.execute(OpenAccount{kAlice}));
  const auto stats = ledger.engine().stats();
  CHECK(stats.commands == 3);
  CHECK(stats.rejected == 1);
  CHECK(stats.events == 3);
  CHECK(stats.groups == 2);
  CHECK(stats.queue_depth == 0);
  CHECK(stats.accounts_cached == 1);
}

}  // namespace
}  // namespace chalkline::ledger
