#include "projections/runner/projector.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/warning.hpp"
#include "projections/files/queries.hpp"
#include "projections/files/wal.hpp"
#include "projections/leaderboard/leaderboard_builder.hpp"
#include "projections/runner/catch_up.hpp"

namespace chalkline::projections {
namespace {

// How long records gather for one commit unless a reader waits for them: processor time that
// placing bets then has, and fewer writes beside its syncs (docs/BENCHMARKS.md, Bets over HTTP).
constexpr std::chrono::milliseconds kGather{2'000};

// How soon a damaged page that a reader has found is noticed while the log does not grow.
constexpr std::chrono::milliseconds kLookAgain{100};

// After a failure the models are opened again at once, then ever later: a full disk or another
// program's lock may last, and trying costs the disk something each time.
constexpr std::chrono::milliseconds kRetryMin{100};
constexpr std::chrono::milliseconds kRetryMax{10'000};

// Models that hold what the log never said.
struct Damaged : std::runtime_error {
  using runtime_error::runtime_error;
};

// Whether the models themselves may be the reason, and not the disk or the log.
bool is_damage(const std::exception& failure) {
  if (const auto* error = dynamic_cast<const sqlite::Error*>(&failure))
    return !sqlite::is_passing(*error);
  return dynamic_cast<const Damaged*>(&failure) != nullptr ||
         dynamic_cast<const std::logic_error*>(&failure) != nullptr;
}

// The description in `file` of itself; nothing when it is damaged, and it is removed then.
StoredModels sound_models(const std::filesystem::path& file) {
  try {
    return stored_models(file);
  } catch (const sqlite::Error& error) {
    if (sqlite::is_passing(error)) throw;
    warn(fmt::format("the read models are damaged and made anew: {}", error.what()));
    remove_database(file);
    return {};
  }
}

// Whether this program's queries run on another version's tables.
bool readable(const std::filesystem::path& file) {
  try {
    const Queries queries{file};
    const LeaderboardBuilder boards{file};
    return true;
  } catch (const sqlite::Error& error) {
    if (sqlite::is_passing(error)) throw;
    return false;
  }
}

// Leaves current() as what can be served and says which file to apply the log to: current() if it
// is up to date, or new; else next(), as far as an earlier run may have brought it.
std::filesystem::path file_to_write(const Files& files, const ledger::Log& log) {
  if (!std::filesystem::exists(files.current()) && std::filesystem::exists(files.next()))
    switch_to_next(files);
  const auto current = sound_models(files.current());
  const auto next = sound_models(files.next());
  require_log_covers(log, std::max(current.position, next.position));
  if (!next.current) remove_database(files.next());
  if (current.any && readable(files.current()))
    return current.current ? files.current() : files.next();
  // Nothing can be served from it.
  remove_database(files.current());
  return files.current();
}

// At the start, before anybody has them open.
void leave_out_wals(const Files& files, const ledger::Log& log) {
  for (const auto& file : {files.current(), files.next()}) {
    // The WAL shows whether the log has lost records, though it is left out.
    require_log_covers(log, sound_models(file).position);
    leave_out_wal(file);
  }
}

std::vector<ledger::AccountId> all_accounts(const std::filesystem::path& file) {
  const sqlite::Connection db{file, sqlite::Access::kRead, sqlite::Pages::kChecked};
  sqlite::Statement all{db, "SELECT account FROM standing ORDER BY account"};
  auto rows = all.query();
  std::vector<ledger::AccountId> accounts;
  while (rows.next()) accounts.push_back(rows.get<ledger::AccountId>(0));
  return accounts;
}

}  // namespace

Projector::Projector(const std::filesystem::path& directory, const ledger::Log& log,
                     Waiters& waiters, ServedFile& served)
    : files_(directory), log_(log), waiters_(waiters), served_(served) {
  try {
    leave_out_wals(files_, log_);
    open_models();
  } catch (const sqlite::Error& error) {
    fail(error);
  }
}

void Projector::open_models() {
  const auto file = file_to_write(files_, log_);
  building_ = file == files_.next();
  models_ = std::make_unique<ModelFile>(file, log_);
  // Models that are made anew are shown when they are complete.
  if (!building_ && models_->position() == 0 && log_.position() > 0) served_.withdraw();
  waiters_.reach(building_ ? stored_models(files_.current()).position : models_->position());
}

void Projector::start(Changed changed) {
  changed_ = std::move(changed);
  thread_.start("read models", [this](const std::stop_token& stopping) { run(stopping); });
}

void Projector::run(const std::stop_token& stopping) {
  auto retry_after = kRetryMin;
  while (!stopping.stop_requested()) {
    const auto before = waiters_.position();
    try {
      if (!models_) open_models();
      follow_log(stopping);
      if (models_) models_->finish();
      return;
    } catch (const std::exception& failure) {
      fail(failure);
    }
    if (waiters_.position() > before) retry_after = kRetryMin;
    pause(stopping, retry_after);
    retry_after = std::min(2 * retry_after, kRetryMax);
  }
}

void Projector::follow_log(const std::stop_token& stopping) {
  while (!stopping.stop_requested()) {
    const auto end = log_.position();
    catch_up(*models_, log_, end, [&] {
      require_sound();
      if (!building_) publish(end);
      return !stopping.stop_requested();
    });
    if (stopping.stop_requested()) return;
    require_sound();
    if (building_) {
      switch_models();
    } else {
      show();
    }
    if (log_.wait_beyond(models_->position(), kLookAgain, stopping))
      waiters_.wait_for_demand(log_, stopping, kGather);
  }
}

// A reader that finds the served models damaged informs ServedFile alone. The models being built
// beside them replace them soon.
void Projector::require_sound() const {
  if (!served_.damaged()) return;
  if (!building_) throw Damaged{"a reader has found a page that is not as it was written"};
  if (served_.following()) served_.withdraw();
}

void Projector::fail(const std::exception& failure) {
  warn(fmt::format("the read models are opened again: {}", failure.what()));
  models_.reset();
  served_.set_following(false);
  if (is_damage(failure)) {
    if (!building_) served_.withdraw();
    std::error_code later;  // then it is found damaged once more
    std::filesystem::remove(building_ ? files_.next() : files_.current(), later);
  }
  ++failures_;
}

void Projector::show() {
  if (served_.following()) return;
  served_.set_following(true);
  served_.show();
  changed_(all_accounts(files_.current()));
}

void Projector::publish(ledger::Position end) {
  changed_(models_->touched());
  if (models_->position() >= end) show();
  waiters_.reach(models_->position());
}

void Projector::switch_models() {
  models_.reset();
  served_.replace_by([this] { switch_to_next(files_); });
  models_ = std::make_unique<ModelFile>(files_.current(), log_);
  building_ = false;
  served_.set_following(true);
  changed_(all_accounts(files_.current()));  // any of them may read differently now
  waiters_.reach(models_->position());
}

}  // namespace chalkline::projections
