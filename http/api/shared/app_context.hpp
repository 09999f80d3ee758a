#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <vector>

#include "base/disk_space.hpp"
#include "http/api/shared/concurrency_limiter.hpp"
#include "http/api/shared/io_thread_context.hpp"
#include "http/api/shared/ranking.hpp"
#include "http/api/shared/route.hpp"
#include "http/api/shared/workers.hpp"
#include "http/caches/cache_versions.hpp"
#include "http/caches/hub_texts.hpp"
#include "http/identity/account_deletions.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/network_rate_limiter.hpp"
#include "http/identity/sessions.hpp"
#include "http/identity/sign_in_limits.hpp"
#include "http/mail/mail_queue.hpp"
#include "http/streams/event_streams.hpp"
#include "http/streams/live_streams.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "projections/read_models.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::http {

// The services that the calls bring together. All outlive the AppContext.
struct Services {
  const ledger::Log& log;
  const ledger::State& state;
  ledger::Engine& engine;
  projections::ReadModels& models;
  sports::Sportsbook& book;
  Accounts& accounts;
  Ranking& ranking;
  const CacheVersions& changes;  // touched by the read models, as the streams are
  EventStreams& streams;
  LiveStreams& live;
  MailQueue& post;
  // Whether accounts.db is known to belong to this ledger; nobody is added before.
  const std::atomic<bool>& accounts_match;
  ledger::Clock clock;
  double clock_speed{1};
  bool secure{};           // served over TLS
  bool verify_email{};     // RULES 4: who has not confirmed the email cannot bet and is unranked
  bool league_views{};     // the hub shows more of MLB and NBA than their rosters
  std::string public_url;  // where people reach the site, if the operator has said so
};

// The server that the calls run in.
struct Host {
  std::span<const Route> routes;
  std::string site_url;                      // what mailed links begin with
  std::function<std::size_t()> connections;  // open ones, for the metrics
  std::function<DiskSpace::State()> disk;    // for the metrics and /readyz
  // As many as io threads, in their order.
  std::vector<std::unique_ptr<IoThreadContext>> io_threads;
};

// The state that all calls share.
class AppContext {
 public:
  AppContext(Services shared, Host host);

  // Does the upkeep of accounts.db, every kUpkeepEvery. Not on an io thread. Throws sqlite::Error.
  void keep_up();

  // Whether accounts.db has worked since it was last found broken.
  std::atomic<bool> accounts_work{true};

  // Whether the person has shown the email to be theirs; absent where this server does not ask.
  std::optional<bool> email_verified(const Person& person) const {
    if (person.verified_at) return true;
    return !services.verify_email || is_verified(person) ? std::nullopt : std::optional{false};
  }

  Services services;
  const Host host;
  Sessions sessions;
  AccountDeletions deletions;
  SignInLimits sign_ins;
  HubTexts hub_texts;
  RateLimiter passwords_per_session{kPasswordsPerSession};
  NetworkRateLimiter failures_per_address{kFailuresPerAddress};
  NetworkRateLimiter registrations_per_address{kRegistrationsPerAddress};
  RateLimiter mails_per_asker{kMailsPerAsker};
  RateLimiter mails_per_email{kMailsPerEmail};
  RateLimiter notices_per_email{kMailsPerEmail};
  ConcurrencyLimiter<ledger::AccountId> long_reads{kLongReadsPerAccount};
  ConcurrencyLimiter<ledger::AccountId> storage_places{
      kStoragePerAccount};  // whatever it asks of `storage`
  ConcurrencyLimiter<std::string> hashes_per_person{kHashesPerPerson};
  ConcurrencyLimiter<std::string> hashes_per_address{kHashesPerAddress};

  // Last: their threads use the rest. Work that hashes no password does not wait for work that
  // does.
  Workers hashing;
  Workers storage;  // accounts.db, and long reads of the log
};

// A request on its way through the calls.
struct RequestContext {
  AppContext& app;
  IoThreadContext& io;
  const Request& request;
  std::optional<Session> session;  // of the cookie, on calls under /api/
};

// Answers 503 while the read models answer nothing (projections::Unavailable); else waits until
// they have applied the position that the request asks for in X-At-Least, or without one the last
// event of the player's own. The answer to give instead when that is no position, or takes too
// long.
Task<std::optional<Response>> wait_at_least(RequestContext& context);

// The same for a position that the server itself asks for; false when it took too long.
Task<bool> wait_for_models(RequestContext& context, ledger::Position position);

// The position that the request asks for, 0 if none: what is cached must not be older.
ledger::Position at_least(const Request& request);

}  // namespace chalkline::http
