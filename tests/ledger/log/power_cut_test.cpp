#include <doctest/doctest.h>

#include <array>
#include <cstdlib>
#include <random>
#include <set>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/answers.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/log/power_cut_files.hpp"
#include "tests/ledger/scale.hpp"

// The power goes, or the process is killed, at any moment, again and again: what was acknowledged
// is there, and a start never fails (docs/decisions/0003-recovery.md).
namespace chalkline::ledger {
namespace {

using namespace test;

constexpr int kBetsPerRound = 120;

// CHALKLINE_CRASH_ROUNDS for more.
int rounds() {
  const auto* const asked = std::getenv("CHALKLINE_CRASH_ROUNDS");
  return asked != nullptr ? std::atoi(asked) : scaled(12);
}

// Of the zeros ahead of the write-ahead log: as they are, and ends at RocksDB's blocks, around
// them, within their headers and within sectors.
constexpr std::array<std::size_t, 8> kZeroedAhead{
    kZeroedBytes,   32 << 10,       (32 << 10) - 7, (32 << 10) - 6,
    (32 << 10) + 1, (32 << 10) + 7, 4'096,          509};

PlaceSlip numbered_bet(std::uint64_t number) {
  IdempotencyKey key{1};
  std::memcpy(key.data() + 1, &number, sizeof number);
  return bet(kAlice, 1, moneyline(kBears, Side::kHome), key);
}

TEST_CASE("after each power cut and each kill under load all that was acknowledged is there") {
  auto home = std::make_unique<TemporaryDirectory>();
  auto files = std::make_unique<PowerCutFiles>(home->path());
  auto ledger = std::make_unique<LedgerHarness>(home->path() / "log", files->env());
  ledger->accept(OpenAccount{kAlice});
  ledger->accept(UpgradeMembership{kAlice, Tier::kUltimate});
  ledger->accept(ScheduleGame{scheduled(kBears)});

  std::uint64_t bets = 0;  // ever sent
  Position acknowledged = ledger->log().position();
  for (int round = 0; round < rounds(); ++round) {
    CAPTURE(round);
    const bool is_power_cut = round % 2 == 0;
    const bool is_before_sync = round / 2 % 2 == 0;
    std::mt19937_64 random{static_cast<std::uint64_t>(round)};
    const auto ahead = kZeroedAhead.at(random() % kZeroedAhead.size());
    const auto answers = std::make_unique<Answers>();
    auto next_home = std::make_unique<TemporaryDirectory>();
    std::unique_ptr<PowerCutFiles> next_files;
    std::map<std::uint64_t, Outcome> answered;
    const auto end = [&] {
      answered = answers->wait_for(0);
      if (is_power_cut) {
        files->leave_after_power_cut(next_home->path(), random());
        next_files = std::make_unique<PowerCutFiles>(next_home->path(), ahead);
      } else {
        next_files = files->leave_after_kill(next_home->path(), ahead);
      }
    };
    const auto first = bets;
    const auto send_half = [&] {
      for (int i = 0; i < kBetsPerRound / 2; ++i, ++bets)
        REQUIRE(ledger->engine().submit(numbered_bet(bets), *answers, bets));
    };
    // Some have been answered, some are on their way.
    send_half();
    answers->wait_until(random() % (kBetsPerRound / 2));
    if (is_before_sync) files->before_next_sync_below(ledger->directory(), end);
    send_half();
    if (!is_before_sync) end();
    answers->wait_until(kBetsPerRound);
    ledger.reset();
    ledger = std::make_unique<LedgerHarness>(next_home->path() / "log", next_files->env());
    files = std::move(next_files);
    home = std::move(next_home);

    for (const auto& [ticket, outcome] : answered) {
      REQUIRE(outcome);
      acknowledged = std::max(acknowledged, outcome->position);
    }
    REQUIRE(ledger->log().position() >= acknowledged);
    // A retry gets its first answer, and those that were not acknowledged are there or not.
    for (auto number = first; number < bets; ++number) {
      const auto again = ledger->accept(numbered_bet(number));
      if (answered.contains(number)) REQUIRE(again.replayed);
    }
    REQUIRE(ledger->balance(kAlice) == 100'000 - static_cast<Coins>(bets));
    acknowledged = ledger->log().position();
  }
  CHECK(verify(ledger->log(), [](Position, Position) {}).faults.empty());
}

// The bytes of a bet are written when the process is killed, and not synced: the next start finds
// them and tells of the bet.
TEST_CASE("a bet that a start after a kill tells of survives the power cut that follows") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    CAPTURE(seed);
    const TemporaryDirectory home;
    const TemporaryDirectory after_kill;
    const TemporaryDirectory after_power_cut;
    std::unique_ptr<PowerCutFiles> files_after_kill;
    {
      PowerCutFiles files{home.path()};
      LedgerHarness ledger{home.path() / "log", files.env()};
      ledger.accept(OpenAccount{kAlice});
      ledger.accept(ScheduleGame{scheduled(kBears)});
      files.before_next_sync_below(ledger.directory(), [&] {
        files_after_kill = files.leave_after_kill(after_kill.path());
      });
      ledger.accept(numbered_bet(1));
    }
    {
      LedgerHarness ledger{after_kill.path() / "log", files_after_kill->env()};
      REQUIRE(ledger.accept(numbered_bet(1)).replayed);
      ledger.accept(numbered_bet(2));
      files_after_kill->leave_after_power_cut(after_power_cut.path(), seed);
    }
    LedgerHarness ledger{after_power_cut.path() / "log"};
    CHECK(ledger.accept(numbered_bet(1)).replayed);
    CHECK(ledger.accept(numbered_bet(2)).replayed);
  }
}

}  // namespace
}  // namespace chalkline::ledger
