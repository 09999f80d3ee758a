#include "http/api/shared/app_context.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <thread>

#include "http/api/shared/close_account.hpp"
#include "http/api/shared/notify.hpp"
#include "http/mail/templates.hpp"

namespace chalkline::http {
namespace {

// Passwords are hashed on one core less than there are, so that sign-ins never take the whole
// machine.
std::size_t hashing_threads() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

// Some three seconds of a core; people who come later are told so.
constexpr std::size_t kHashingQueueMax = 128;

// Changes of accounts.db come one after the other, so one thread is enough for them: this many keep
// one free while somebody has as many long histories read as an account may.
constexpr std::size_t kStorageThreads = kLongReadsPerAccount + 1;

// Each takes some milliseconds, most of them for the sync: a second's worth.
constexpr std::size_t kStorageQueueMax = 256;

// Drops all other data of a person who is no longer in accounts.db. The last mail goes first, and
// once: forgetting the person forgets copies of it, too.
void forget(AppContext& app, const Person& person, const std::vector<Digest>& ended) {
  for (const auto& session : ended) app.sessions.ended(session);
  if (person.email) notify(app, account_deleted_notice(person));
  app.services.post.forget(person.id);
  app.services.ranking.refresh(person.id);
}

}  // namespace

AppContext::AppContext(Services shared, Host server)
    : services{std::move(shared)},
      host{std::move(server)},
      sessions{services.accounts, [this](const Digest& token) { services.streams.end(token); }},
      deletions{services.accounts,
                [this](auto account) { return close_account(services.engine, account); },
                [this](const auto& person, const auto& ended) { forget(*this, person, ended); }},
      hashing{"hashing", hashing_threads(), kHashingQueueMax},
      storage{"storage", kStorageThreads, kStorageQueueMax} {}

void AppContext::keep_up() {
  auto& accounts = services.accounts;
  try {
    if (!accounts_work) {
      accounts.require_writable();
      accounts_work = true;
      spdlog::info("Accounts work again");
    }
    accounts.forget_expired_sessions(wall_now());
    accounts.forget_expired_tokens(wall_now());
    accounts.empty_wal();
  } catch (const sqlite::Error&) {
    accounts_work = false;
    throw;
  }
  deletions.finish();
}

}  // namespace chalkline::http
