// The engine alone: bets a second that are decided and durable, with a number of commands always
// outstanding, on 10,000 accounts and on one.
//   bench_engine DIRECTORY SECONDS     seconds per figure; DIRECTORY is empty
#include <sys/resource.h>

#include <string>

#include "tests/bench/closed_loop.hpp"
#include "tests/bench/players.hpp"

namespace {

using namespace chalkline::ledger;
using chalkline::bench::ClosedLoop;
using chalkline::bench::figure;
using chalkline::bench::Random;

namespace bench = chalkline::bench;

constexpr std::uint64_t kAccounts = 10'000;
constexpr std::uint64_t kGames = 64;
constexpr AccountId kHotAccount{raw(kFirstAccount) + kAccounts};

double cpu_seconds(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// The engine's time and the log's behind it, without the thread that makes the commands.
double engine_cpu_seconds() { return cpu_seconds(RUSAGE_SELF) - cpu_seconds(RUSAGE_THREAD); }

void prepare(bench::LedgerAlone& ledger) {
  auto& [log, state, now, engine, settler] = ledger;
  for (std::uint64_t game = 0; game < kGames; ++game)
    bench::must(engine.execute(bench::schedule(game, now.load() + std::chrono::hours{24})));
  ClosedLoop loop{engine, kAccounts + 1};
  auto next = raw(kFirstAccount);
  loop.run(0, [&] { return Command{OpenAccount{AccountId{next++}}}; });
  bench::make_rich(*log, state, engine, kHotAccount, kGames, now);
}

void measure(Engine& engine, double seconds, std::size_t outstanding, bool hot) {
  Random random{outstanding * 2 + hot};
  const auto before = engine.stats();
  const auto cpu_before = engine_cpu_seconds();
  ClosedLoop loop{engine, outstanding};
  const auto elapsed = loop.run(seconds, [&] {
    const AccountId account{raw(kFirstAccount) + random.below(kAccounts)};
    return Command{bench::bet(hot ? kHotAccount : account, 1, random.below(kGames), -110, random)};
  });
  const auto after = engine.stats();
  const auto bets = static_cast<double>(after.commands - before.commands);
  const auto name = fmt::format("engine_{}_{}", hot ? "hot" : "spread", outstanding);
  figure(name, bets / elapsed, "bets/s");
  figure(name + "_events", static_cast<double>(after.events - before.events) / elapsed, "events/s");
  figure(name + "_per_sync", bets / static_cast<double>(after.groups - before.groups), "bets");
  figure(name + "_cpu", (engine_cpu_seconds() - cpu_before) / bets * 1e6, "us/bet");
  figure(name + "_p50", bench::percentile(loop.latencies_ms(), 0.5), "ms");
  figure(name + "_p99", bench::percentile(loop.latencies_ms(), 0.99), "ms");
}

}  // namespace

int main(int argc, char** argv) {
  const auto [directory, seconds] = bench::arguments(argc, argv);
  bench::LedgerAlone ledger{directory};
  prepare(ledger);
  for (const std::size_t outstanding : {1U, 64U, 256U, 1'024U}) {
    for (const bool hot : {false, true}) measure(ledger.engine, seconds, outstanding, hot);
  }
}
