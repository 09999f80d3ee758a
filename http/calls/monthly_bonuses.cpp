#include "http/calls/monthly_bonuses.hpp"

#include <spdlog/spdlog.h>

#include "ledger/account_history.hpp"

namespace chalkline::http {
namespace {

// An anniversary begins at midnight; nobody waits for the minute.
constexpr std::chrono::minutes kEvery{1};

bool is_due(const ledger::MembershipState& member, ledger::Timestamp now) {
  return member.tier && now >= ledger::anniversary(member.since, member.bonuses + 1);
}

}  // namespace

void grant_due_bonuses(const std::vector<ledger::AccountId>& members, const ledger::Log& log,
                       ledger::Engine& engine, ledger::Timestamp now) {
  for (const auto account : members) {
    // Nearly nobody is due, and that is found out without the engine.
    while (is_due(ledger::load_account(log, account).membership, now)) {
      if (!engine.execute(ledger::GrantMonthlyBonus{account})) break;
    }
  }
}

MonthlyBonuses::MonthlyBonuses(projections::ReadModels& models, const ledger::Log& log,
                               ledger::Engine& engine, ledger::Clock clock)
    : reader_(models.reader()), log_(log), engine_(engine), clock_(std::move(clock)) {
  thread_ = std::jthread{[this](const std::stop_token& stopping) { run(stopping); }};
}

void MonthlyBonuses::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void MonthlyBonuses::run(const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    try {
      grant_due_bonuses(reader_->members(), log_, engine_, clock_());
    } catch (const std::exception& failure) {
      spdlog::error("Monthly bonuses wait for the next round: {}", failure.what());
    }
    std::unique_lock lock{pause_mutex_};
    pause_.wait_for(lock, stopping, kEvery, [] { return false; });
  }
}

}  // namespace chalkline::http
