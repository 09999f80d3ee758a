#pragma once

#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/engine/settler.hpp"
#include "ledger/log/log.hpp"
#include "ledger/log/rocks_log.hpp"
#include "ledger/log/state_keys.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/state.hpp"
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

// Stands still until it is set; readable from the engine's thread.
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
  // On the log in `directory`, which may be there already.
  explicit LedgerHarness(std::filesystem::path directory, rocksdb::Env* env = nullptr)
      : env_(env), path_(std::move(directory)) {
    open();
  }

  FakeClock clock{kNoon};

  Log& log() const { return *log_; }
  State& state() const { return *state_; }
  Engine& engine() const { return *engine_; }
  std::string directory() const { return path_.string(); }

  Outcome execute(Command command) { return engine_->execute(std::move(command)); }

  // For commands that the test does not doubt.
  CommandResult accept(Command command) {
    const auto outcome = execute(std::move(command));
    REQUIRE_MESSAGE(outcome, "refused: ", outcome ? "" : sentence(outcome.error()));
    return *outcome;
  }

  // The game ends with this score; the clock moves past its start if need be.
  CommandResult finish(GameId id, Score score) {
    clock.set(std::max(clock.now(), game(id).starts_at));
    return accept(RecordResult{id, score});
  }

  // Runs the settlement until no ended game is left unsettled and no closed account has open bets.
  void settle() {
    Settler settler{*log_, *state_, *engine_};
    wait_until_settled();
  }
  void wait_until_settled() const {
    constexpr std::chrono::milliseconds kWait{
        5};  // the state follows the growth of the log by a moment
    for (auto seen = log_->position(); unsettled() > 0; seen = log_->position())
      log_->wait_beyond(seen, kWait, {});
  }

  // Games and accounts that wait for the settler.
  std::size_t unsettled() const {
    return state_->games_to_settle().size() + state_->closing_accounts().size();
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
    copy_as_it_lies(state_directory(), state_directory(path));
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
    state_.reset();
    log_.reset();
  }
  void open() {
    log_ = open_rocks_log(directory(), OpenMode::kWrite, env_);
    state_ = std::make_unique<State>(*log_, StateOptions{state_directory(path_), env_});
    const bool ready = state_->wait_until_ready(kStartMax);
    REQUIRE(ready);
    engine_ = std::make_unique<Engine>(*log_, *state_, clock.clock(),
                                       [this] { return salt_number(++salts_); });
  }
  // Where the state beside a log lies.
  std::string state_directory() const { return state_directory(path_); }
  static std::string state_directory(const std::filesystem::path& log) {
    return log.string() + ".state";
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

  // The state beside the log.
  AccountState account(AccountId id) const { return stored<AccountState>(state_key::of(id)); }
  GameState game(GameId id) const { return stored<GameState>(state_key::of(id)); }
  LedgerState ledger() const { return stored<LedgerState>(state_key::of_ledger()); }
  Coins balance(AccountId id) const { return account(id).balance; }
  std::optional<Settlement> settlement(BetId bet) const {
    const auto settlement = stored<Settlement>(state_key::of_settlement(bet));
    return is_settled(&settlement) ? std::optional{settlement} : std::nullopt;
  }

 private:
  static constexpr std::chrono::minutes kStartMax{2};

  template <class T>
  T stored(const std::string& key) const {
    T value{};
    if (const auto bytes = state_->get(key)) REQUIRE(state_key::from_bytes(*bytes, value));
    return value;
  }

  std::uint64_t salts_{};  // given so far
  rocksdb::Env* env_ = nullptr;
  std::unique_ptr<TemporaryDirectory> directory_ = std::make_unique<TemporaryDirectory>();
  std::filesystem::path path_ = directory_->path() / "log";
  std::unique_ptr<Log> log_;
  std::unique_ptr<State> state_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace chalkline::ledger::test
