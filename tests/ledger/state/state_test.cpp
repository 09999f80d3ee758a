#include "ledger/state/state.hpp"

#include <doctest/doctest.h>

#include "ledger/audit/verify.hpp"
#include "ledger/state/cached_state.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/held_log.hpp"
#include "tests/ledger/log/power_cut_files.hpp"

// The state beside the log is disposable: whatever becomes of it, a start makes it what the records
// lead to.
namespace chalkline::ledger {
namespace {

using namespace test;
namespace fs = std::filesystem;

constexpr auto kStartMax = std::chrono::minutes{2};
constexpr std::uint64_t kKeys = 5;

void some_life(LedgerHarness& ledger) {
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(OpenAccount{kBob});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(ScheduleGame{scheduled(kLakers)});
  for (std::uint64_t i = 1; i <= kKeys; ++i)
    ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome), key(i)));
  ledger.accept(bet(kBob, 10, moneyline(kLakers, Side::kHome)));
  ledger.finish(kBears, {24, 17});
  ledger.settle();
  ledger.accept(ReviewBet{kAlice, 7});
}

// All that a start has to find again.
void check_life(LedgerHarness& ledger) {
  CHECK(ledger.account(kAlice).achievements.settled == kKeys);
  CHECK(ledger.account(kBob).held == 10);
  CHECK(ledger.game(kBears).settled);
  CHECK(ledger.settlement(7));
  for (std::uint64_t i = 1; i <= kKeys; ++i)
    CHECK(ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome), key(i))).replayed);
  const auto again = ledger.execute(ReviewBet{kAlice, 7});
  CHECK(again == std::unexpected(Rejection::kNothingToDo));
  CHECK(ledger.state().games_to_settle().empty());
  CHECK(ledger.state().games_begun_by(kNoon + std::chrono::days{9}) == std::vector{kLakers});
}

// Opens the state as this program or another may have written it.
void edit(const std::string& directory, const std::function<void(RocksFiles&)>& change) {
  auto files = open_to_write(rocks_options(nullptr), directory,
                             [](const auto&) { return rocksdb::ColumnFamilyOptions{}; });
  change(files);
}

// The place of the root in the bytes of a checkpoint: behind its version and its position.
constexpr std::size_t kRootAt = sizeof(std::uint16_t) + sizeof(Position);

std::string entry_of(RocksFiles& files, const std::string& family, const std::string& key) {
  std::string value;
  REQUIRE(files.db->Get({}, files.family(family), key, &value).ok());
  return value;
}

TEST_CASE("the state that was deleted, torn, edited or of another version is derived again") {
  LedgerHarness ledger;
  some_life(ledger);
  const auto alice = state_key::of(kAlice);
  const auto keys = "keys." + std::to_string(state_key::segment_of(kNoon));
  ledger.close();
  const auto state = ledger.state_directory();
  const auto& main = rocksdb::kDefaultColumnFamilyName;
  SUBCASE("deleted") { fs::remove_all(state); }
  SUBCASE("each file of it") {
    const TemporaryDirectory whole;
    fs::copy(state, whole.path(), fs::copy_options::recursive);
    for (const auto& path : files_in(state, "", "")) {
      for (const bool removed : {true, false}) {
        CAPTURE(path);
        fs::remove_all(state);
        fs::copy(whole.path(), state);
        if (removed) {
          fs::remove(path);
        } else {
          fs::resize_file(path, fs::file_size(path) / 2);
        }
        ledger.open();
        CHECK(ledger.balance(kBob) == 990);
        CHECK(ledger.settlement(7));
        ledger.close();
      }
    }
  }
  SUBCASE("a balance was raised") {
    edit(state, [&](auto& files) {
      auto value = entry_of(files, main, alice);
      ++value[1];
      REQUIRE(files.db->Put({}, files.family(main), alice, value).ok());
    });
  }
  SUBCASE("an account is missing") {
    edit(state,
         [&](auto& files) { REQUIRE(files.db->Delete({}, files.family(main), alice).ok()); });
  }
  SUBCASE("the keys were removed") {
    edit(state, [&](auto& files) {
      REQUIRE(files.db->DeleteRange({}, files.family(keys), "k", "l").ok());
    });
  }
  SUBCASE("the family of keys was dropped") {
    edit(state, [&](auto& files) { REQUIRE(files.db->DropColumnFamily(files.family(keys)).ok()); });
  }
  SUBCASE("a settlement was removed") {
    edit(state, [&](auto& files) {
      REQUIRE(files.db->Delete({}, files.family("bets"), state_key::of_settlement(7)).ok());
    });
  }
  SUBCASE("an opened post-mortem was added") {
    edit(state, [&](auto& files) {
      REQUIRE(files.db->Put({}, files.family("bets"), state_key::of_review(8), "").ok());
    });
  }
  SUBCASE("another version") {
    edit(state, [&](auto& files) {
      auto checkpoint = entry_of(files, main, "c");
      --checkpoint[0];
      REQUIRE(files.db->Put({}, files.family(main), "c", checkpoint).ok());
    });
  }
  SUBCASE("another log's root") {
    edit(state, [&](auto& files) {
      auto checkpoint = entry_of(files, main, "c");
      ++checkpoint[kRootAt];
      REQUIRE(files.db->Put({}, files.family(main), "c", checkpoint).ok());
    });
  }
  SUBCASE("no checkpoint") {
    edit(state, [&](auto& files) { REQUIRE(files.db->Delete({}, files.family(main), "c").ok()); });
  }
  ledger.open();
  check_life(ledger);
}

TEST_CASE("a family that was made for a checkpoint which a crash cut short is no content") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.close();
  edit(ledger.state_directory(), [](RocksFiles& files) {
    for (const auto& name :
         {std::string{"bets"}, "keys." + std::to_string(state_key::segment_of(kNoon))}) {
      rocksdb::ColumnFamilyHandle* handle{};
      REQUIRE(files.db->CreateColumnFamily({}, name, &handle).ok());
      files.families.emplace_back(handle);
    }
  });
  {
    const CheckpointStore state{ledger.state_directory()};
    const auto log = open_rocks_log(ledger.directory(), OpenMode::kRead);
    CHECK(verify(*log, [](Position, Position) {}, {.state = &state}).faults_total == 0);
  }
  ledger.open();
  CHECK(ledger.balance(kAlice) == 1'000);
}

TEST_CASE("an older state is brought up to the log's end") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.reopen();
  const TemporaryDirectory older;
  copy_as_it_lies(ledger.state_directory(), older.path());
  ledger.accept(OpenAccount{kBob});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome), key(1)));
  ledger.close();
  fs::remove_all(ledger.state_directory());
  fs::copy(older.path(), ledger.state_directory());
  ledger.open();
  CHECK(ledger.balance(kAlice) == 990);
  CHECK(ledger.balance(kBob) == 1'000);
  CHECK(ledger.accept(bet(kAlice, 10, moneyline(kBears, Side::kHome), key(1))).replayed);
}

TEST_CASE("a log that ends before its state is refused") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  ledger.close();
  const TemporaryDirectory older;
  copy_as_it_lies(ledger.directory(), older.path() / "log");
  ledger.open();
  ledger.accept(OpenAccount{kBob});
  ledger.close();
  const auto log = open_rocks_log(older.path() / "log", OpenMode::kWrite);
  const auto open = [&] { State{*log, {.directory = ledger.state_directory()}}; };
  CHECK_THROWS_AS(open(), LogFailure);
}

TEST_CASE("a derivation that is cut short goes on where it was, and the log is read meanwhile") {
  LedgerHarness ledger;
  constexpr std::uint64_t kOpened = 400;
  for (std::uint64_t i = 0; i < kOpened; ++i) ledger.accept(OpenAccount{AccountId{2'000 + i}});
  const auto end = ledger.log().position();
  ledger.close();
  fs::remove_all(ledger.state_directory());
  const auto log = open_rocks_log(ledger.directory(), OpenMode::kWrite);
  const StateOptions options{.directory = ledger.state_directory(), .records_per_checkpoint = 50};
  constexpr Position kHeldAt = 300;
  {
    HeldLog held{*log, kHeldAt};
    State state{held, options};
    held.wait_until_held();
    CHECK(!state.is_ready());
    CHECK(state.position() < kHeldAt);
    CHECK_THROWS_AS(static_cast<void>(state.get(state_key::of(AccountId{2'000}))), StateNotReady);
    CHECK(read_record(held, end).position == end);
    Engine engine{*log, state, ledger.clock.clock()};
    CHECK(engine.execute(OpenAccount{kBob}) == std::unexpected(Rejection::kBusy));
    held.stop_then_release(state);
  }
  HeldLog again{*log, end + 1};
  State state{again, options};
  REQUIRE(state.wait_until_ready(kStartMax));
  CHECK(again.scanned_from() > 200);
  CHECK(cached_state<AccountState>(state, state_key::of(AccountId{2'000}))->balance == 1'000);
}

TEST_CASE("a checkpoint of position 0 is not believed, whatever root the log has there") {
  LedgerHarness ledger;
  some_life(ledger);
  ledger.close();
  const auto& main = rocksdb::kDefaultColumnFamilyName;
  const std::string at_0(sizeof(Position), '\0');
  std::string root;
  edit(ledger.state_directory(), [&](auto& files) {
    auto checkpoint = entry_of(files, main, "c");
    root = checkpoint.substr(kRootAt, sizeof(Hash));
    checkpoint.replace(kRootAt - sizeof(Position), sizeof(Position), at_0);
    REQUIRE(files.db->Put({}, files.family(main), "c", checkpoint).ok());
  });
  edit(ledger.directory(), [&](auto& files) {
    REQUIRE(files.db->Put({}, files.family("index"), "r" + at_0, root).ok());
  });
  ledger.open();
  CHECK(ledger.balance(kBob) == 990);
  check_life(ledger);
  const auto report = verify(ledger.log(), [](Position, Position) {}, {});
  REQUIRE(!report.faults.empty());
  CHECK(report.faults[0].what == "a root is stored for no record: a state could be made for it");
}

TEST_CASE("a key is remembered for thirty days, and then forgotten with its segment") {
  LedgerHarness ledger;
  ledger.accept(OpenAccount{kAlice});
  auto game = scheduled(kBears);
  game.starts_at = kNoon + std::chrono::days{90};
  ledger.accept(ScheduleGame{game});
  const auto retry = bet(kAlice, 10, moneyline(kBears, Side::kHome), key(1));
  ledger.accept(retry);
  ledger.clock.advance(std::chrono::days{30});
  CHECK(ledger.accept(retry).replayed);
  ledger.reopen();
  CHECK(ledger.accept(retry).replayed);
  ledger.clock.advance(std::chrono::days{11});
  CHECK(!ledger.accept(retry).replayed);
  const auto families = [&] {
    ledger.close();
    std::vector<std::string> names;
    REQUIRE(rocksdb::DB::ListColumnFamilies({}, ledger.state_directory(), &names).ok());
    return std::ranges::count_if(names, [](const auto& name) { return name.starts_with("keys"); });
  };
  CHECK(families() == 1);
}

TEST_CASE("betting goes on while no checkpoint can be written, and the next one has it all") {
  const TemporaryDirectory home;
  PowerCutFiles files{home.path()};
  LedgerHarness ledger{home.path() / "log", files.env()};
  ledger.accept(OpenAccount{kAlice});
  ledger.accept(ScheduleGame{scheduled(kBears)});
  files.fail_writes_below(ledger.state_directory());
  ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome), key(1)));
  for (std::uint64_t i = 0; ledger.state().failed_checkpoints() == 0; ++i)
    ledger.accept(OpenAccount{AccountId{2'000 + i}});
  files.fail_writes_below({});
  const auto balance = ledger.balance(kAlice);
  CHECK(ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome), key(1))).replayed);
  const auto end = ledger.log().position();
  ledger.reopen();
  CHECK(ledger.log().position() == end);
  CHECK(ledger.balance(kAlice) == balance);
  CHECK(ledger.accept(bet(kAlice, 1, moneyline(kBears, Side::kHome), key(1))).replayed);
}

}  // namespace
}  // namespace chalkline::ledger
