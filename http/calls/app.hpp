#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "http/calls/change_epochs.hpp"
#include "http/calls/client_files.hpp"
#include "http/calls/desk.hpp"
#include "http/calls/event_streams.hpp"
#include "http/calls/live_streams.hpp"
#include "http/calls/places.hpp"
#include "http/calls/ranking.hpp"
#include "http/disk_space.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/closings.hpp"
#include "http/identity/sessions.hpp"
#include "http/identity/sign_in_limits.hpp"
#include "http/identity/throttle.hpp"
#include "http/identity/workers.hpp"
#include "http/mail/post_office.hpp"
#include "http/server/application.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "projections/read_models.hpp"
#include "sports/book/sportsbook.hpp"

namespace chalkline::http {

// The rooms that the calls bring together. All outlive the App.
struct Rooms {
  const ledger::Log& log;
  const ledger::State& state;
  ledger::Engine& engine;
  projections::ReadModels& models;
  const sports::Sportsbook& book;
  Accounts& accounts;
  Ranking& ranking;
  const ClientFiles& client;
  const ChangeEpochs& changes;  // touched by the read models, as the streams are
  EventStreams& streams;
  LiveStreams& live;
  PostOffice& post;
  ledger::Clock clock;
  double clock_speed{1};
  bool secure{};           // served over TLS
  bool verify_email{};     // RULES 4: who has not confirmed the email cannot bet and is unranked
  std::string public_url;  // where people reach the site, if the operator has said so
};

// What the calls share. Desks are added one for each io thread, in their order, before traffic
// starts.
class App final : public Application {
 public:
  explicit App(Rooms shared_rooms);

  Task<Response> answer(const Request& request, IoThread& thread) override;

  // What accounts.db needs every kUpkeepEvery. Not on an io thread. Throws sqlite::Error.
  void keep_up();

  // Whether accounts.db has worked since it was last found broken.
  std::atomic<bool> accounts_work{true};

  // Whether the person has shown the email to be theirs; absent where this server does not ask.
  std::optional<bool> email_verified(const Person& person) const {
    if (person.verified_at) return true;
    return !rooms.verify_email || is_verified(person) ? std::nullopt : std::optional{false};
  }

  Rooms rooms;
  Sessions sessions;
  Closings closings;
  SignInLimits sign_ins;
  Throttle passwords_per_session{kPasswordsPerSession};
  Throttle failures_per_address{kFailuresPerAddress};
  Throttle registrations_per_address{kRegistrationsPerAddress};
  Throttle mails_per_asker{kMailsPerAsker};
  Throttle mails_per_email{kMailsPerEmail};
  Throttle notices_per_email{kMailsPerEmail};
  Places<ledger::AccountId> long_reads{kLongReadsPerAccount};
  Places<ledger::AccountId> storage_places{kStoragePerAccount};  // whatever it asks of `storage`
  Places<std::string> hashes_per_person{kHashesPerPerson};
  Places<std::string> hashes_per_address{kHashesPerAddress};
  std::string site_url;  // what mailed links begin with; set before traffic starts
  std::vector<std::unique_ptr<Desk>> desks;
  std::function<std::size_t()> connections;  // open ones, for the metrics
  std::function<DiskSpace::State()> disk;    // for the metrics and /readyz

  // Last: their threads use the rest. What hashes no password does not wait for what does.
  Workers hashing;
  Workers storage;  // accounts.db, and long reads of the log

 private:
  Task<Response> answer(const Request& request, Desk& desk, std::size_t index);
};

// One request on its way through the calls.
struct Exchange {
  App& app;
  Desk& desk;
  const Request& request;
  std::optional<Session> session;  // of the cookie, on calls under /api/
};

// Answers 503 while the read models answer nothing (projections::Unavailable); else waits until
// they have applied the position that the request asks for in X-At-Least. The answer to give
// instead when that is no position, or takes too long.
Task<std::optional<Response>> wait_at_least(Exchange& exchange);

// The same for a position that the server itself asks for; false when it took too long.
Task<bool> wait_for_models(Exchange& exchange, ledger::Position position);

// The position that the request asks for, 0 if none: what is cached must not be older.
ledger::Position at_least(const Request& request);

}  // namespace chalkline::http
