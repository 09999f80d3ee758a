#include "http/app/own_commands/opening_commands.hpp"

#include <doctest/doctest.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "ledger/audit/verify.hpp"
#include "ledger/events/codec.hpp"
#include "tests/ledger/golden_logs.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/held_log.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;

// A ledger of a program that knew no versions of the rules.
std::unique_ptr<ledger::Log> old_log(const std::string& directory) {
  ledger::Batch batch;
  batch.records = read_log(logs() / "served.v1.bin");
  for (const auto& record : batch.records) batch.head.tree.append(ledger::leaf_hash(record));
  batch.head.position = batch.records.size();
  batch.head.time = ledger::decode(batch.records.back()).value().time;
  ledger::open_rocks_log(directory, ledger::OpenMode::kWrite)->append(batch);
  return ledger::open_rocks_log(directory, ledger::OpenMode::kWrite);
}

// Schedules a game, and asks again while the engine does not take it, as a feed does.
class Feed {
 public:
  explicit Feed(ledger::Engine& engine) : engine_{engine} {}

  // To a command that it gave after this was called; at once where one was taken.
  void wait_for_answer() {
    std::unique_lock lock{mutex_};
    const auto before = answers_;
    changed_.wait(lock, [&] { return taken_ || answers_ > before + 1; });
  }

 private:
  void run() {
    const ledger::ScheduleGame listed{committed(scheduled(kBears), "reveal")};
    for (bool taken = false; !taken;) {
      taken = engine_.execute(listed).has_value();
      const std::scoped_lock lock{mutex_};
      taken_ = taken;
      ++answers_;
      changed_.notify_all();
    }
  }

  ledger::Engine& engine_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool taken_ = false;
  int answers_ = 0;
  std::jthread thread_{[this] { run(); }};  // last: it uses all of the above
};

TEST_CASE("an old ledger whose state takes long adopts the rules before a feed writes to it") {
  const TemporaryDirectory directory;
  const auto log = old_log(directory.path() / "log");
  const auto old_end = log->position();
  {
    HeldLog held{*log, 3};
    ledger::State state{held, {.directory = directory.path() / "state"}};
    ledger::Engine engine{*log, state, [&log] { return log->head_at_open().time; }};
    engine.hold();
    held.wait_until_held();
    Feed feed{engine};
    held.release();
    REQUIRE(state.wait_until_ready(std::chrono::minutes{2}));
    feed.wait_for_answer();
    CHECK(log->position() == old_end);
    adopt_rules(engine);
    engine.open();
  }
  CHECK(std::holds_alternative<ledger::RulesAdopted>(ledger::read_record(*log, old_end + 1).event));
  const auto report = ledger::verify(*log, [](auto, auto) {}, {.served = true});
  for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);
}

}  // namespace
}  // namespace chalkline::http
