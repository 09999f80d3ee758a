// How long the bets on one game take to settle, and what that costs those who bet meanwhile.
//   bench_settlement DIRECTORY SECONDS     seconds of the quiet figure; DIRECTORY is empty
#include <atomic>
#include <thread>

#include "tests/bench/closed_loop.hpp"
#include "tests/bench/players.hpp"

namespace {

using namespace chalkline::ledger;
using chalkline::bench::ClosedLoop;
using chalkline::bench::figure;
using chalkline::bench::Random;

namespace bench = chalkline::bench;

constexpr std::uint64_t kAccounts = 10'000;
constexpr std::uint64_t kBets = 100'000;
constexpr std::size_t kClients = 64;
constexpr std::size_t kOutstanding = 4'096;  // where only the end matters
constexpr std::uint64_t kEnding = 0;         // the game that ends
constexpr std::uint64_t kOpen = 1;           // the game that is bet on all the while
constexpr double kSlice = 0.05;              // seconds between two looks at whether it is done

class Bettors {
 public:
  explicit Bettors(std::uint64_t game) : game_(game), random_(game) {}
  Command operator()() {
    const AccountId account{raw(kFirstAccount) + random_.below(kAccounts)};
    return bench::bet(account, 1, game_, -110, random_);
  }

 private:
  std::uint64_t game_;
  Random random_;
};

void prepare(Engine& engine, Timestamp now) {
  bench::must(engine.execute(bench::schedule(kEnding, now + std::chrono::hours{1})));
  bench::must(engine.execute(bench::schedule(kOpen, now + std::chrono::hours{24})));
  auto account = raw(kFirstAccount);
  while (account < raw(kFirstAccount) + kAccounts) {
    const auto left = raw(kFirstAccount) + kAccounts - account;
    ClosedLoop{engine, std::min(left, kOutstanding)}.run(
        0, [&] { return Command{OpenAccount{AccountId{account++}}}; });
  }
  Bettors on_ending{kEnding};
  for (std::uint64_t placed = 0; placed < kBets;) {
    const auto lot = std::min(kBets - placed, kOutstanding);
    ClosedLoop{engine, lot}.run(0, on_ending);
    placed += lot;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const auto [directory, seconds_of_quiet] = bench::arguments(argc, argv);
  bench::LedgerAlone ledger{directory};
  auto& engine = ledger.engine;
  prepare(engine, ledger.now);
  Bettors on_open{kOpen};

  ClosedLoop quiet{engine, kClients};
  quiet.run(seconds_of_quiet, on_open);
  figure("settlement_quiet_p99", bench::percentile(quiet.latencies_ms(), 0.99), "ms");

  ledger.now = ledger.now.load() + std::chrono::hours{2};
  const auto start = bench::SteadyClock::now();
  std::atomic<double> seconds{};
  std::jthread end{[&] {
    bench::must(engine.execute(RecordResult{bench::game_id(kEnding), {21, 14}}));
    bench::wait_until_settled(*ledger.log, ledger.state, kEnding);
    seconds = bench::seconds_since(start);
  }};
  ClosedLoop busy{engine, kClients};
  while (seconds == 0) busy.run(kSlice, on_open);
  figure("settlement_seconds", seconds, "s");
  figure("settlement_p99", bench::percentile(busy.latencies_ms(), 0.99), "ms");
}
