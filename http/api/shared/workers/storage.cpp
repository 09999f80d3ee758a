#include "http/api/shared/workers/storage.hpp"

namespace chalkline::http {
namespace {

// Changes of accounts.db come one after the other, so one thread is enough for them: this many keep
// one free while one account has as many long histories read as it may.
constexpr std::size_t kStorageThreads = kLongReadsPerAccount + 1;

// Each takes some milliseconds, most of them for the sync: a second's worth.
constexpr std::size_t kStorageQueueMax = 256;

}  // namespace

Storage::Storage() : workers_{"storage", kStorageThreads, kStorageQueueMax} {}

bool Storage::submit(ledger::AccountId account, std::move_only_function<void()> work) {
  auto place = per_account_.enter(account);
  return place &&
         workers_.submit([place = std::move(place), work = std::move(work)]() mutable { work(); });
}

bool Storage::submit(std::move_only_function<void()> work) {
  return workers_.submit(std::move(work));
}

}  // namespace chalkline::http
