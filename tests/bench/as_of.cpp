// Looks at the past of a ledger that bench_seed has made: writes its history where there is none,
// then asks for accounts and for the whole ledger as of drawn positions and times.
//   bench_as_of DIRECTORY LOOKS
#include <cstdlib>
#include <string>
#include <vector>

#include "ledger/history/history.hpp"
#include "ledger/history/history_writer.hpp"
#include "ledger/log/rocks_log.hpp"
#include "tests/bench/bench.hpp"

namespace {

using namespace chalkline::ledger;
using chalkline::bench::figure;
using chalkline::bench::Random;
using chalkline::bench::seconds_since;
using chalkline::bench::SteadyClock;

constexpr double kMillisecond = 1e-3;

template <class Look>
void measure(const std::string& name, int looks, const Look& look) {
  std::vector<double> times;
  for (int i = 0; i < looks; ++i) {
    const auto start = SteadyClock::now();
    look();
    times.push_back(seconds_since(start) / kMillisecond);
  }
  std::ranges::sort(times);
  figure(name + "_p50", times[times.size() / 2], "ms");
  figure(name + "_max", times.back(), "ms");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    fmt::print(stderr, "Usage: bench_as_of DIRECTORY LOOKS\n");
    return 2;
  }
  const std::string directory{argv[1]};
  const auto looks = std::atoi(argv[2]);
  const auto log = open_rocks_log(directory + "/log", OpenMode::kRead);
  const auto start = SteadyClock::now();
  HistoryWriter writer{*log, directory + "/history"};
  const auto before = writer.position();
  writer.advance({});
  if (writer.position() > before) {
    figure("written", static_cast<double>(writer.position() - before) / seconds_since(start),
           "events/s");
  }
  const History history{*log, directory + "/history"};
  Random random{1};
  const auto position = [&] { return random.below(log->position()) + 1; };
  figure("events", static_cast<double>(log->position()), "events");
  figure("accounts", static_cast<double>(history.ledger_at(log->position()).accounts.size()),
         "accounts");
  measure("ledger_at", looks, [&] { history.ledger_at(position()); });
  measure("account_at", looks, [&] {
    const auto at = position();
    history.account_at(AccountId{raw(kFirstAccount) + random.below(100)}, at);
  });
  measure("position_at", looks, [&] {
    const auto time = read_record(*log, position()).time;
    history.position_at(time);
  });
}
