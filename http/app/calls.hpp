#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "http/api/account/account.hpp"
#include "http/api/betting/betting.hpp"
#include "http/api/boards/boards.hpp"
#include "http/api/history/history.hpp"
#include "http/api/hub/hub.hpp"
#include "http/api/operations/operations.hpp"
#include "http/api/practice/practice.hpp"
#include "http/api/streams/streams.hpp"
#include "http/app/serve.hpp"

namespace chalkline::http {

// What the subjects bring together. All outlive the Calls.
struct CallParts {
  const ledger::Log& log;
  const ledger::State& state;
  ledger::Engine& engine;
  ledger::Clock clock;
  projections::ReadModels& models;
  const CacheVersions& changes;
  sports::Sportsbook& book;
  Accounts& accounts;
  Ranking& ranking;
  MailQueue& mail;
  EventStreams& streams;
  LiveStreams& live;
  const std::atomic<bool>& accounts_match;
  std::function<DiskSpace::State()> disk;
  std::string site_url;
  const IoThreads& io_threads;
};

// Every subject of http/api, and what they share.
struct Calls {
  Calls(const ServeOptions& options, const CallParts& parts);

  std::atomic<bool> accounts_work{true};
  Sessions sessions;
  Storage storage;
  Freshness freshness;
  UserAnswer user;

  Account account;
  Betting betting;
  History history;
  Practice practice;
  Boards boards;
  Hub hub;
  Streams streams;
  Operations operations;

  using Subjects =
      std::tuple<Account*, Betting*, History*, Practice*, Boards*, Hub*, Streams*, Operations*>;
  // Exactly the calls of schemas/openapi.yaml; everything else is the client's files. Throws
  // std::runtime_error with one sentence where two are of the same method and path. Subjects that
  // are null have their routes, too, which cannot be called.
  static std::vector<Route> routes_of(const Subjects& subjects);
  std::vector<Route> routes();
};

// Throws as Calls::routes_of().
void require_distinct(const std::vector<Route>& routes);

}  // namespace chalkline::http
