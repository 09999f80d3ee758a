#include "proof/publication/publisher.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>

namespace chalkline::proof {
namespace {

using std::chrono::steady_clock;

// A record that comes after a quiet second is signed at once; under load all of a second are
// signed together, which costs three syncs beside those of bets.
constexpr std::chrono::seconds kBetweenCheckpoints{1};

// A stop ends the wait; without one there is nothing to look for.
constexpr std::chrono::minutes kWait{1};

}  // namespace

Publisher::Publisher(const ledger::Log& log, const LogOptions& options, Disk& disk)
    : log_{log}, signer_{log, options, disk} {
  if (signer_.halted()) give_up(*signer_.halted());
}

void Publisher::start() {
  thread_.start("checkpoints", [this](const std::stop_token& stopping) { run(stopping); });
}

std::optional<std::string> Publisher::stopped() const {
  const std::scoped_lock lock{mutex_};
  return stopped_;
}

void Publisher::run(const std::stop_token& stopping) {
  // Once at least: a signer that is halted serves what it had published.
  while (true) {
    const auto next = steady_clock::now() + kBetweenCheckpoints;
    try {
      signer_.advance(stopping);
    } catch (const std::exception& failure) {
      give_up(failure.what());
    }
    if (stopping.stop_requested() || stopped()) return;
    pause(stopping, std::max(next - steady_clock::now(), steady_clock::duration::zero()));
    while (!stopping.stop_requested() && !log_.wait_beyond(signer_.followed(), kWait, stopping)) {
    }
  }
}

// For good: after a failed sync nobody knows what is on the disk, until a start has read it.
void Publisher::give_up(const std::string& reason) {
  spdlog::error("No more checkpoints are signed: {}", reason);
  const std::scoped_lock lock{mutex_};
  stopped_ = reason;
}

}  // namespace chalkline::proof
