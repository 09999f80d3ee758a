#include "projections/projector.hpp"

#include <fmt/format.h>
#include <pthread.h>

#include <cstdlib>

#include "projections/board_scan.hpp"
#include "projections/catch_up.hpp"
#include "projections/queries.hpp"

namespace chalkline::projections {
namespace {

// How long stop() may have to wait for a thread that waits for the log.
constexpr std::uint32_t kWaitMs = 100;

// How long records gather for one commit unless somebody waits for them. A commit for each group of
// 30 bets costs 20 microseconds of processor time a bet, one for all of a fifth of a second 5:
// time that placing bets then has.
constexpr std::chrono::milliseconds kGather{200};

// Whether this program's queries run on another version's tables.
bool readable(const std::filesystem::path& file) {
  try {
    const Queries queries{file};
    const BoardScan boards{file};
    return true;
  } catch (const sqlite::Error&) {
    return false;
  }
}

// Leaves current() as what can be served and says which file to apply the log to: current() if it
// is up to date, or new; else next(), as far as an earlier run may have brought it.
std::filesystem::path file_to_write(const Files& files, const ledger::Log& log) {
  if (!std::filesystem::exists(files.current()) && std::filesystem::exists(files.next()))
    switch_to_next(files);
  const auto current = stored_models(files.current());
  const auto next = stored_models(files.next());
  require_log_covers(log, std::max(current.position, next.position));
  if (!next.current) remove_database(files.next());
  if (current.current || !current.any) return files.current();
  if (readable(files.current())) return files.next();
  // Nothing can be served from it, so the new models are served while they grow.
  remove_database(files.current());
  return files.current();
}

std::vector<ledger::AccountId> all_accounts(const std::filesystem::path& file) {
  const sqlite::Connection db{file, sqlite::Access::kRead};
  sqlite::Statement all{db, "SELECT account FROM standing ORDER BY account"};
  auto rows = all.query();
  std::vector<ledger::AccountId> accounts;
  while (rows.next()) accounts.push_back(rows.get<ledger::AccountId>(0));
  return accounts;
}

}  // namespace

Projector::Projector(const std::filesystem::path& directory, const ledger::Log& log,
                     Waiters& waiters)
    : files_(directory), log_(log), waiters_(waiters) {
  const auto file = file_to_write(files_, log);
  building_ = file == files_.next();
  models_ = std::make_unique<ModelFile>(file, log);
  waiters_.reach(building_ ? stored_models(files_.current()).position : models_->position());
}

void Projector::start(ServedFile& served, Changed changed) {
  served_ = &served;
  changed_ = std::move(changed);
  thread_ = std::jthread{[this](const std::stop_token& stopping) { run(stopping); }};
  pthread_setname_np(thread_.native_handle(), "read models");
}

void Projector::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void Projector::run(const std::stop_token& stopping) {
  // A projector that stood still would answer with yesterday's balances for good: better to end
  // with the reason and be started again.
  try {
    while (!stopping.stop_requested()) {
      catch_up(*models_, log_, log_.position(), [&] {
        if (!building_) publish();
        return !stopping.stop_requested();
      });
      if (stopping.stop_requested()) return;
      if (building_) switch_models();
      if (log_.wait_beyond(models_->position(), kWaitMs))
        waiters_.wait_for_demand(log_.position(), kGather);
    }
  } catch (const std::exception& failure) {
    fmt::print(stderr, "chalkline: the read models stop: {}\n", failure.what());
    std::abort();
  }
}

void Projector::publish() {
  changed_(models_->touched());
  waiters_.reach(models_->position());
}

void Projector::switch_models() {
  models_.reset();
  served_->while_closed([this] { switch_to_next(files_); });
  models_ = std::make_unique<ModelFile>(files_.current(), log_);
  building_ = false;
  changed_(all_accounts(files_.current()));  // any of them may read differently now
  waiters_.reach(models_->position());
}

}  // namespace chalkline::projections
