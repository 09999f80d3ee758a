#pragma once

#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/account.hpp"
#include "ledger/engine.hpp"
#include "ledger/log.hpp"
#include "ledger/rocks_log.hpp"
#include "ledger/settlement.hpp"
#include "ledger/settler.hpp"
#include "ledger/state_keys.hpp"
#include "tests/ledger/files.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/ledger/verbs.hpp"

// A whole ledger in a temporary directory, for the tests of every room that needs one:
//   LedgerHarness ledger;
//   ledger.accept(OpenAccount{kAlice});
//   ledger.accept(ScheduleGame{scheduled(kBears)});
//   const BetId id = ledger.accept(bet(kAlice, 100, moneyline(kBears, Side::kHome))).first;
//   ledger.finish(kBears, {24, 17});
//   ledger.settle();
//   CHECK(ledger.balance(kAlice) == 1091);
namespace chalkline::ledger::test {

// Stands still until it is told; readable from the engine's thread.
class FakeClock {
 public:
  explicit FakeClock(Timestamp now) : us_(micros(now)) {}
  Timestamp now() const { return from_micros(us_.load()); }
  void set(Timestamp now) { us_.store(micros(now)); }
  void advance(std::chrono::microseconds by) { us_.fetch_add(by.count()); }
  Clock clock() {
    return [this] { return now(); };
  }

 private:
  std::atomic<std::int64_t> us_;
};

class LedgerHarness {
 public:
  // `env`: faults beneath the log; outlives the harness.
  explicit LedgerHarness(rocksdb::Env* env = nullptr) : env_(env) { open(); }
  // On a log that is there already.
  explicit LedgerHarness(std::filesystem::path directory) : path_(std::move(directory)) { open(); }

  FakeClock clock{kNoon};

  Log& log() const { return *log_; }
  Engine& engine() const { return *engine_; }
  std::string directory() const { return path_.string(); }

  Outcome execute(Command command) { return engine_->execute(std::move(command)); }

  // For commands that the test does not doubt.
  Accepted accept(Command command) {
    const auto outcome = execute(std::move(command));
    REQUIRE_MESSAGE(outcome, "refused: ", outcome ? "" : sentence(outcome.error()));
    return *outcome;
  }

  // The game ends with this score; the clock moves past its start if need be.
  Accepted finish(GameId id, Score score) {
    clock.set(std::max(clock.now(), game(id).starts_at));
    return accept(RecordResult{id, score});
  }

  // Runs the settlement until no ended game is left unsettled.
  void settle() {
    Settler settler{*log_, *engine_};
    wait_until_settled();
  }
  void wait_until_settled() const {
    constexpr std::uint32_t kWaitMs = 1'000;
    for (auto seen = log_->position(); unsettled() > 0; seen = log_->position())
      log_->wait_beyond(seen, kWaitMs);
  }

  std::size_t unsettled() const {
    std::size_t games{};
    log_->scan_state(state_key::kUnsettled, [&](auto, auto) { return ++games, true; });
    return games;
  }

  // A stop and a new start, as a server does it.
  void reopen() {
    close();
    open();
  }

  // A new start from what lies on the disk now, as after kill -9: nothing is flushed or closed.
  void crash() {
    auto image = std::make_unique<TemporaryDirectory>();
    const auto path = image->path() / "log";
    copy_as_it_lies(path_, path);
    close();
    directory_ = std::move(image);
    path_ = path;
    open();
  }

  // Stops the engine, so that the test may write to the log.
  void close_engine() { engine_.reset(); }

  // Stops the engine and closes the log, so that its files can be looked at or damaged.
  void close() {
    engine_.reset();
    log_.reset();
  }
  void open() {
    log_ = open_rocks_log(directory(), OpenMode::kWrite, env_);
    engine_ = std::make_unique<Engine>(*log_, clock.clock());
  }

  Record record(Position position) const { return read_record(*log_, position); }
  std::vector<Record> records(Position from = 1) const {
    std::vector<Record> records;
    for (auto at = from; at <= log_->position(); ++at) records.push_back(record(at));
    return records;
  }
  std::vector<Event> events(Position from = 1) const {
    std::vector<Event> events;
    for (auto& record : records(from)) events.push_back(std::move(record.event));
    return events;
  }

  // What is kept beside the log.
  AccountState account(AccountId id) const { return stored<AccountState>(state_key::of(id)); }
  GameState game(GameId id) const { return stored<GameState>(state_key::of(id)); }
  Coins balance(AccountId id) const { return account(id).balance; }
  std::optional<Settlement> settlement(BetId bet) const {
    const auto settlement = stored<Settlement>(state_key::of_settlement(bet));
    return is_settled(&settlement) ? std::optional{settlement} : std::nullopt;
  }

 private:
  template <class T>
  T stored(const std::string& key) const {
    T value{};
    if (const auto bytes = log_->state(key)) REQUIRE(state_key::from_bytes(*bytes, value));
    return value;
  }

  rocksdb::Env* env_ = nullptr;
  std::unique_ptr<TemporaryDirectory> directory_ = std::make_unique<TemporaryDirectory>();
  std::filesystem::path path_ = directory_->path() / "log";
  std::unique_ptr<Log> log_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace chalkline::ledger::test
