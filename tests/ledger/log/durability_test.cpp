#include <doctest/doctest.h>

#include "tests/ledger/answers.hpp"
#include "tests/ledger/child_process.hpp"
#include "tests/ledger/faulty_files.hpp"
#include "tests/ledger/harness.hpp"

// A failed write or sync ends the process: the state in memory is then ahead of the log, and what
// was not acknowledged must not be built upon.
namespace chalkline::ledger {
namespace {

using namespace test;

constexpr Position kAcknowledged = 6;  // AccountOpened, CoinsGranted, GameScheduled, bet, XP, badge
constexpr Position kAttempted = 8;     // and one bet more with its XP

const PlaceSlip kAcknowledgedBet = bet(kAlice, 100, moneyline(kBears, Side::kHome), key(1));
const PlaceSlip kAttemptedBet = bet(kAlice, 200, moneyline(kBears, Side::kHome), key(2));

// In the child: a bet is acknowledged, then the disk fails beneath the next one.
void bet_until(const std::function<void(FaultyFiles&)>& fail) {
  FaultyFiles files;
  const auto path = child_directory() / "log";
  const auto log = open_rocks_log(path, OpenMode::kWrite, files.env());
  State state{*log, {.directory = LedgerHarness::state_directory(path)}};
  REQUIRE(state.wait_until_ready(std::chrono::minutes{1}));
  Engine engine{*log, state, [] { return kNoon; }};
  REQUIRE(engine.execute(OpenAccount{kAlice}));
  REQUIRE(engine.execute(ScheduleGame{scheduled(kBears)}));
  REQUIRE(engine.execute(kAcknowledgedBet));
  fail(files);
  static_cast<void>(engine.execute(kAttemptedBet));
  std::fputs("an answer was given\n", stderr);
}

TEST_CASE("child: the sync fails and the power goes" * doctest::skip()) {
  bet_until([](auto& files) { files.fail_syncs(FaultyFiles::Unsynced::kLost); });
}
TEST_CASE("child: the sync fails" * doctest::skip()) {
  bet_until([](auto& files) { files.fail_syncs(FaultyFiles::Unsynced::kKept); });
}
TEST_CASE("child: the write fails" * doctest::skip()) {
  bet_until([](auto& files) { files.fail_writes(); });
}

// Checks the child's end, the content after the next start, and that betting goes on from it.
void check_failure(const std::string& child, const std::string& reason, Position end) {
  const TemporaryDirectory directory;
  const auto ended = run_in_child("child: " + child, directory.path());
  CHECK(ended.aborted);
  CHECK(ended.err.find("chalkline: the ledger stops: position 8: write and sync: IO error: " +
                       reason) != std::string::npos);
  CHECK(ended.err.find("an answer was given") == std::string::npos);

  LedgerHarness ledger{directory.path() / "log"};
  REQUIRE(ledger.log().position() == end);
  CHECK(ledger.balance(kAlice) == (end == kAttempted ? 700 : 900));
  CHECK(ledger.accept(kAcknowledgedBet).replayed);
  CHECK(ledger.accept(kAttemptedBet).replayed == (end == kAttempted));
  CHECK(ledger.balance(kAlice) == 700);
  CHECK(ledger.records().size() == kAttempted);
}

TEST_CASE("a failed sync ends the process without an answer, what was lost with it is not there") {
  check_failure("the sync fails and the power goes", "the test made this sync fail", kAcknowledged);
}

TEST_CASE("a failed sync ends the process, what reached the disk all the same is whole") {
  check_failure("the sync fails", "the test made this sync fail", kAttempted);
}

TEST_CASE("a failed write ends the process, its torn end is dropped at the next start") {
  check_failure("the write fails", "the test cut this write short", kAcknowledged);
}

}  // namespace
}  // namespace chalkline::ledger
