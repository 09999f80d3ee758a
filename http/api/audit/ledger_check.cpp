#include "http/api/audit/ledger_check.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <exception>
#include <utility>

#include "sports/feeds/simulated/evidence.hpp"

namespace chalkline::http {
namespace {

constexpr int kNice = 19;

struct Stopped : std::exception {};

}  // namespace

void LedgerCheck::start() {
  thread_.start("ledger check", [this](const std::stop_token& stopping) { run(stopping); });
}

bool LedgerCheck::ask(std::optional<ledger::KnownRoot> known) {
  const std::scoped_lock lock{mutex_};
  if (status_.running) return false;
  known_ = known;
  status_.running = Progress{.began = clock_()};
  asked_.notify_all();
  return true;
}

LedgerCheck::Status LedgerCheck::status() const {
  const std::scoped_lock lock{mutex_};
  return status_;
}

void LedgerCheck::run(const std::stop_token& stopping) {
  setpriority(PRIO_PROCESS, 0, kNice);  // of this thread, and of those that it starts
  while (true) {
    std::optional<ledger::KnownRoot> known;
    {
      std::unique_lock lock{mutex_};
      if (!asked_.wait(lock, stopping, [this] { return status_.running.has_value(); })) return;
      known = known_;
    }
    std::string failure;
    try {
      check(stopping, known);
    } catch (const Stopped&) {
      return;
    } catch (const std::exception& problem) {
      failure = problem.what();
      spdlog::warn("The ledger was not checked: {}", failure);
    }
    const std::scoped_lock lock{mutex_};
    status_.running.reset();
    status_.failure = std::move(failure);
  }
}

void LedgerCheck::check(const std::stop_token& stopping, std::optional<ledger::KnownRoot> known) {
  const auto until = std::chrono::steady_clock::now() + takes_max_;
  const auto progress = [&](ledger::Position read, ledger::Position total) {
    if (stopping.stop_requested()) throw Stopped{};
    if (std::chrono::steady_clock::now() > until && read < total) {
      throw std::runtime_error{
          fmt::format("It took too long, and was given up at record {} of {}: run `chalkline audit "
                      "verify` on a copy",
                      read, total)};
    }
    const std::scoped_lock lock{mutex_};
    status_.running->read = read;
    status_.running->total = total;
  };
  const auto log = open_log_();
  progress(0, log->position());
  auto result = std::make_shared<Result>();
  ledger::VerifyOptions options{.evidence = sports::simulated::open_evidence, .served = true};
  if (known) {
    options.known.push_back(*known);
    result->known = known->position;
  }
  result->report = ledger::verify(*log, progress, options);
  result->ended = clock_();
  const std::scoped_lock lock{mutex_};
  result->began = status_.running->began;
  status_.last = std::move(result);
}

}  // namespace chalkline::http
