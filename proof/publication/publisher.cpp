#include "proof/publication/publisher.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace chalkline::proof {
namespace {

using std::chrono::steady_clock;

// A record that comes after a quiet second is signed at once; under load all of a second are
// signed together, which costs three syncs beside those of bets.
constexpr std::chrono::seconds kBetweenCheckpoints{1};

// A stop ends the wait; without one there is nothing to look for.
constexpr std::chrono::minutes kWait{1};

// A checkpoint is signed within a few syncs, but a long log is taken in within minutes, and an
// operator waits for the answer.
constexpr std::chrono::seconds kWaitForSigner{5};

}  // namespace

Publisher::Publisher(const ledger::Log& log, const LogOptions& options, Disk& disk)
    : log_{log}, signer_{log, options, disk}, keys_{signer_.keys()} {
  if (signer_.halted()) give_up(*signer_.halted());
}

void Publisher::start(Before before) {
  thread_.start("checkpoints", [this, before = std::move(before)](const std::stop_token& stopping) {
    run(before, stopping);
  });
}

std::optional<std::string> Publisher::stopped() const {
  const std::scoped_lock lock{mutex_};
  return stopped_;
}

void Publisher::dispute(const std::string& reason) {
  give_up(reason);
  const std::scoped_lock lock{mutex_};
  is_disputed_ = true;
}

std::optional<std::string> Publisher::dispute() const {
  const std::scoped_lock lock{mutex_};
  return is_disputed_ ? stopped_ : std::nullopt;
}

VerifyingKey Publisher::key() const {
  const std::scoped_lock lock{mutex_};
  return keys_.back().verifying();
}

std::optional<std::string> Publisher::sign_statement(std::string text) const {
  const std::scoped_lock lock{mutex_};
  if (stopped_) return std::nullopt;
  return sign_note(std::move(text), keys_);
}

template <class Change>
auto Publisher::change_keys(const Change& change) -> decltype(change()) {
  const std::unique_lock signing{signing_, kWaitForSigner};
  if (!signing) return std::unexpected{"the log is being taken in: ask again in some minutes"};
  if (auto reason = stopped()) return std::unexpected{"nothing is signed any more: " + *reason};
  try {
    auto changed = change();
    const std::scoped_lock lock{mutex_};
    keys_ = signer_.keys();
    return changed;
  } catch (const std::exception& failure) {
    give_up(failure.what());
    return std::unexpected{"nothing is signed any more: " + std::string{failure.what()}};
  }
}

std::expected<ledger::Position, std::string> Publisher::rotate(const Signer::Adopt& adopt) {
  return change_keys([&] { return signer_.rotate(adopt); });
}

std::expected<void, std::string> Publisher::end_rotation() {
  return change_keys([&] { return signer_.end_rotation(); });
}

void Publisher::advance(const std::stop_token& stopping) {
  const std::scoped_lock signing{signing_};
  try {
    if (const auto reason = dispute(); reason && !signer_.halted()) signer_.halt(*reason);
    signer_.advance(stopping);
  } catch (const std::exception& failure) {
    give_up(failure.what());
  }
}

void Publisher::run(const Before& before, const std::stop_token& stopping) {
  // Nothing but this thread changes it.
  const auto& newest = signer_.newest();
  if (before && newest.checkpoint.size > 0) before(newest, stopping);
  // Once at least: a signer that is halted serves what it had published.
  while (true) {
    const auto next = steady_clock::now() + kBetweenCheckpoints;
    advance(stopping);
    if (stopping.stop_requested() || stopped()) return;
    pause(stopping, std::max(next - steady_clock::now(), steady_clock::duration::zero()));
    while (!stopping.stop_requested() && !dispute() &&
           !log_.wait_beyond(signer_.followed(), kWait, stopping)) {
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
