// The engine alone: bets a second that are decided and durable, with a number of commands always
// outstanding, on 10,000 accounts and on one.
//   bench_engine DIRECTORY SECONDS     seconds per figure; DIRECTORY is empty
#include "ledger/engine.hpp"

#include <sys/resource.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "ledger/rocks_log.hpp"
#include "tests/bench/bench.hpp"

namespace {

using namespace chalkline;
using namespace chalkline::ledger;
using bench::figure;
using bench::Random;
using bench::SteadyClock;

constexpr std::uint64_t kAccounts = 10'000;
constexpr std::uint64_t kGames = 64;
constexpr AccountId kHotAccount{kAccounts + raw(kFirstAccount)};

Timestamp now() {
  return std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
}

// Keeps `outstanding` commands under way, as that many connections would, and notes how long each
// took.
class ClosedLoop final : public AnswerSink {
 public:
  ClosedLoop(Engine& engine, std::size_t outstanding) : engine_(engine), sent_(outstanding) {}

  void deliver(std::vector<Answer> answers) override {
    {
      const std::scoped_lock lock{mutex_};
      std::ranges::move(answers, std::back_inserter(answered_));
    }
    wake_.notify_one();
  }

  // `next()` makes a command. Returns the seconds it took once every command is answered.
  template <class Next>
  double run(double seconds, Next&& next) {
    const auto start = SteadyClock::now();
    for (std::size_t ticket = 0; ticket < sent_.size(); ++ticket) send(ticket, next());
    for (auto under_way = sent_.size(); under_way > 0;) {
      const auto answers = wait();
      const auto more = bench::seconds_since(start) < seconds;
      for (const auto& answer : answers) {
        if (!answer.outcome)
          throw std::runtime_error{std::string{sentence(answer.outcome.error())}};
        latencies_ms_.push_back(bench::seconds_since(sent_[answer.ticket]) * 1'000);
        if (more) {
          send(answer.ticket, next());
        } else {
          --under_way;
        }
      }
    }
    return bench::seconds_since(start);
  }

  std::vector<double>& latencies_ms() { return latencies_ms_; }

 private:
  void send(std::size_t ticket, Command command) {
    sent_[ticket] = SteadyClock::now();
    if (!engine_.submit(std::move(command), *this, ticket))
      throw std::runtime_error("the queue is full");
  }

  std::vector<Answer> wait() {
    std::unique_lock lock{mutex_};
    wake_.wait(lock, [this] { return !answered_.empty(); });
    return std::exchange(answered_, {});
  }

  Engine& engine_;
  std::vector<SteadyClock::time_point> sent_;
  std::vector<double> latencies_ms_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Answer> answered_;
};

void must(const Outcome& outcome) {
  if (!outcome) throw std::runtime_error{std::string{sentence(outcome.error())}};
}

GameId game(std::uint64_t number) { return GameId{number * 0x9e3779b97f4a7c15}; }

PlaceBet bet(AccountId account, Random& random, AmericanOdds odds, Coins stake) {
  PlaceBet command{account, {}, stake, {}};
  for (auto& byte : command.key) byte = static_cast<std::uint8_t>(random.next());
  command.picks.push_back(
      {game(random.below(kGames)), Market::kMoneyline, Side::kHome, 0, odds, -110, now()});
  return command;
}

// Enough coins for every bet to come, won as a player could: two bets at the longest odds.
void enrich(Engine& engine, AccountId account, Timestamp& time, Random& random) {
  constexpr GameId kLucky{1};
  for (const Coins stake : {Coins{1'000}, kStakeMax}) {
    const GameId id{raw(kLucky) + static_cast<std::uint64_t>(stake)};
    must(engine.execute(
        ScheduleGame{{id, Sport::kNfl, Source::kSimulated, "lucky", time + std::chrono::minutes{1},
                      "Home", "HOM", "Away", "AWA"}}));
    auto command = bet(account, random, kLongestOdds, stake);
    command.picks.front().game = id;
    const auto placed = engine.execute(command);
    must(placed);
    time += std::chrono::minutes{2};
    const auto ended = engine.execute(RecordResult{id, {21, 14}});
    must(ended);
    const BetPlaced bet_placed{account,         stake,       profit(stake, kLongestOdds),
                               placed->balance, command.key, {}};
    SettleBets settle{id, ended->position, {{placed->first, bet_placed}}, true};
    const auto& pick = command.picks.front();
    settle.bets.front().bet.legs.push_back({pick.game, pick.market, pick.side, pick.line, pick.odds,
                                            pick.other_odds, pick.quoted_at, 0});
    must(engine.execute(settle));
  }
}

void prepare(Engine& engine, Timestamp& time) {
  Random random{1};
  for (std::uint64_t i = 0; i < kGames; ++i) {
    must(engine.execute(ScheduleGame{{game(i), Sport::kNfl, Source::kSimulated, std::to_string(i),
                                      time + std::chrono::hours{24}, "Kansas City Chiefs", "KC",
                                      "Detroit Lions", "DET"}}));
  }
  std::uint64_t next = raw(kFirstAccount);
  ClosedLoop loop{engine, 1'000};
  const auto opened = [&] { return Command{OpenAccount{AccountId{next++}}}; };
  while (next < raw(kHotAccount)) loop.run(0, opened);
  must(engine.execute(OpenAccount{kHotAccount}));
  enrich(engine, kHotAccount, time, random);
}

double cpu_seconds(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Of the engine and of what the log does behind it, without the thread that makes the commands.
double engine_cpu_seconds() { return cpu_seconds(RUSAGE_SELF) - cpu_seconds(RUSAGE_THREAD); }

void measure(Engine& engine, double seconds, std::size_t outstanding, bool hot) {
  Random random{outstanding + hot};
  const auto before = engine.stats();
  const auto cpu_before = engine_cpu_seconds();
  ClosedLoop loop{engine, outstanding};
  const auto elapsed = loop.run(seconds, [&] {
    const AccountId account{raw(kFirstAccount) + random.below(kAccounts)};
    return Command{bet(hot ? kHotAccount : account, random, -110, 1)};
  });
  const auto after = engine.stats();
  const auto commands = static_cast<double>(after.commands - before.commands);
  const auto name =
      fmt::format("engine_{}_{}", hot ? "one_account" : "10000_accounts", outstanding);
  figure(name, commands / elapsed, "bets/s");
  figure(name + "_events", static_cast<double>(after.events - before.events) / elapsed, "events/s");
  figure(name + "_per_sync", commands / static_cast<double>(after.groups - before.groups), "bets");
  figure(name + "_cpu", (engine_cpu_seconds() - cpu_before) / commands * 1e6, "us/bet");
  figure(name + "_p50", bench::percentile(loop.latencies_ms(), 0.5), "ms");
  figure(name + "_p99", bench::percentile(loop.latencies_ms(), 0.99), "ms");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "Usage: bench_engine DIRECTORY SECONDS\n");
    return 2;
  }
  const auto log = open_rocks_log(argv[1], OpenMode::kWrite);
  auto time = now();
  Engine engine{*log, [&time] { return time; }};
  prepare(engine, time);
  for (const std::size_t outstanding : {1U, 64U, 256U, 1'024U}) {
    for (const bool hot : {false, true}) measure(engine, std::atof(argv[2]), outstanding, hot);
  }
}
