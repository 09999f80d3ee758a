#include "http/app/serve.hpp"

#include <fmt/format.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <stdexcept>

#include "base/periodic_task.hpp"
#include "base/stop_order.hpp"
#include "http/app/accounts_match.hpp"
#include "http/app/calls.hpp"
#include "http/app/client_files.hpp"
#include "http/app/data_directory.hpp"
#include "http/app/deferred_start.hpp"
#include "http/app/dispatcher.hpp"
#include "http/app/metrics_listener.hpp"
#include "http/app/monthly_bonuses.hpp"
#include "http/app/opening_commands.hpp"
#include "http/app/operator_routes.hpp"
#include "http/app/site.hpp"
#include "http/app/stop_signals.hpp"
#include "http/app/tls_reload.hpp"
#include "http/app/write_side.hpp"
#include "http/identity/passwords.hpp"
#include "http/identity/ranking.hpp"
#include "http/mail/outbox.hpp"
#include "http/server/server.hpp"
#include "http/streams/event_streams.hpp"
#include "http/streams/live_streams.hpp"
#include "ledger/engine/overdue_games.hpp"
#include "ledger/engine/settler.hpp"
#include "sports/feeds/simulated/seed_file.hpp"

namespace chalkline::http {
namespace {

// The bets on a game whose end nobody told have waited two days by then.
constexpr std::chrono::minutes kOverdueGamesEvery{1};

void wait_until_ready(const ledger::State& state) {
  while (!state.wait_until_ready(std::chrono::seconds{1})) {
    if (StopSignals::is_asked()) throw std::runtime_error{"Stopped before the start was complete"};
  }
}

sports::SportsbookOptions sports_options(const ServeOptions& options, const DataDirectory& data) {
  return {.database = data.sports(),
          .source = options.source,
          .seed = options.seed ? sports::simulated::MasterSeed{*options.seed}
                               : sports::simulated::load_seed(data.seed()),
          .odds_api_key = options.odds_api_key,
          .live_from = options.live_from};
}

IoThreads io_threads_of(const Server& server, ledger::Engine& engine,
                        projections::ReadModels& models, const DataDirectory& data) {
  IoThreads threads;
  for (const auto& thread : server.threads()) {
    threads.push_back(std::make_unique<IoThreadContext>(thread->index(), engine, models,
                                                        data.accounts(), thread->executor()));
  }
  return threads;
}

// Everything but `chalkline game` works without it.
std::unique_ptr<OperatorSocket> open_operator_socket(const DataDirectory& data,
                                                     OperatorServices services) {
  try {
    return std::make_unique<OperatorSocket>(
        data.operator_socket(),
        [services](const OperatorRequest& request) { return answer_operator(services, request); });
  } catch (const std::runtime_error& failure) {
    spdlog::warn("chalkline game will not reach this server: {}", failure.what());
    return nullptr;
  }
}

}  // namespace

int serve(const ServeOptions& options) {
  const StopSignals signals;
  if (sodium_init() < 0) throw std::runtime_error{"The cryptographic library cannot be used here"};
  dummy_hash();

  const DataDirectory data{options.data};
  const auto lock = lock_directory(data);
  warn_of_exposure(options, data);
  const bool secure = !options.tls_certificate.empty();

  // The threads of connections stop last of all: what the engine, the read models and the workers
  // answer is posted to them.
  StopOrder stops;
  Server server{options.threads};
  stops.add(server);

  WriteSide write{options, data, stops};
  auto& [log, product, clock, clock_keeping, state, engine, disk, disk_watch] = write;

  // The read side, and the accounts of people.
  CacheVersions changes;
  if (options.accept_log_end) projections::remove_models_beyond(data.read_models(), *log);
  const auto models = projections::ReadModels::open(data.read_models(), *log, clock);
  stops.add(*models);
  const auto change_subscription =
      models->on_change([&changes](const auto& accounts) { changes.touch(accounts); });
  if (log->position() > 0) require_accounts(data);
  Accounts accounts{data.accounts()};
  accounts.require_sound();
  const bool sets_clock_back = options.clock_start == ClockStart::kSetBack;
  // Nothing is recorded by the wrong time any more, however long the state takes.
  if (sets_clock_back) wait_until_ready(state);
  std::atomic<bool> accounts_match{};
  DeferredStart startup{*log, state, [&] {
                          if (options.accept_log_end) reopen_lost_accounts(accounts, state, engine);
                          require_accounts_match(accounts, state);
                          accounts.accept();
                          accounts_match = true;
                          if (sets_clock_back) set_clock_back(product, engine);
                          adopt_rules(engine);
                          engine.open();
                          open_waiting_accounts(accounts, engine);
                        }};
  Ranking ranking{accounts, options.verify_email,
                  [&models](auto id, bool ranked) { models->set_ranked(id, ranked); }};
  remove_orphaned_mail(data.outbox(), [&](auto id) { return accounts.find(id).has_value(); });
  accounts.empty_wal();
  MailQueue post{mailer(options, data)};
  stops.add(post);

  // Games are scheduled and end, and their bets are settled, without a request.
  ledger::Settler settler{*log, state, engine};
  stops.add(settler);
  const auto book = sports::Sportsbook::open(sports_options(options, data), engine, state, clock,
                                             options.clock_speed);
  stops.add(*book);
  PeriodicTask bonuses{kBonusesEvery, "Monthly bonuses wait for the next round",
                       [&, reader = std::shared_ptr{models->reader()}] {
                         grant_due_bonuses(reader->ask(&projections::StandingQuery::members), state,
                                           engine, clock());
                       }};
  stops.add(bonuses);
  PeriodicTask deadlines{
      kOverdueGamesEvery, "Games that are overdue wait for the next round", [&] {
        const auto awaits = [status = book->status()](auto game) { return status->awaits(game); };
        if (const auto games = ledger::cancel_overdue_games(state, engine, clock(), awaits))
          spdlog::warn("{} games without a result are void", games);
      }};
  stops.add(deadlines);
  EventStreams streams{*log, state, *book};
  LiveStreams live{*book};
  const auto stream_subscription =
      models->on_change([&streams](const auto& accounts) { streams.touch(accounts); });

  // The HTTP server.
  const ClientFiles client{options.web_root, page_headers(secure)};
  if (client.empty())
    spdlog::warn("There is no web client in {}: only the API is served", options.web_root);
  const auto tls = tls_files(options);
  server.listen({options.bind, options.port, tls});
  const auto url = url_of({options.bind, server.port(), tls});
  const auto io_threads = io_threads_of(server, engine, *models, data);
  Calls calls{options,
              {.log = *log,
               .state = state,
               .engine = engine,
               .clock = clock,
               .models = *models,
               .changes = changes,
               .book = *book,
               .accounts = accounts,
               .ranking = ranking,
               .mail = post,
               .streams = streams,
               .live = live,
               .accounts_match = accounts_match,
               .disk = [&disk] { return disk.state(); },
               .site_url = options.public_url.empty() ? url : options.public_url,
               .io_threads = io_threads}};
  stops.add(calls.storage);
  stops.add(calls.account);  // which may ask for storage
  Dispatcher dispatcher{{.client = client,
                         .io_threads = io_threads,
                         .sessions = calls.sessions,
                         .storage = calls.storage,
                         .accounts_work = calls.accounts_work,
                         .secure = secure,
                         .public_url = options.public_url},
                        calls.routes()};
  calls.account.finish_deletions();
  PeriodicTask upkeep{kUpkeepEvery, "Whoever has left is forgotten later",
                      [&calls] { calls.account.keep_up(); }};
  stops.add(upkeep);
  server.start(dispatcher, api_headers(secure));
  std::optional<MetricsListener> metrics;
  if (!options.metrics_bind.empty()) {
    stops.add(
        metrics.emplace(Measured{.routes = dispatcher.routes(),
                                 .calls = dispatcher.metrics(),
                                 .log = *log,
                                 .engine = engine,
                                 .models = *models,
                                 .book = *book,
                                 .streams = streams,
                                 .accounts_work = calls.accounts_work,
                                 .bets_placed = [&calls] { return calls.betting.bets_placed(); },
                                 .connections = [&server] { return server.connections(); },
                                 .disk = [&disk] { return disk.state(); }},
                        options.metrics_bind));
  }
  const auto operator_socket = open_operator_socket(data, {engine, *book});
  if (operator_socket) stops.add(*operator_socket);
  // The streams end before the drain, which would wait for their connections in vain.
  stops.add([&] {
    streams.stop();
    live.stop();
    server.drain();
  });
  startup.continue_in_background();
  // First of all: nobody waits any more for a state that is still being derived.
  stops.add([&] {
    state.give_up();
    startup.stop();
  });
  fmt::print("Chalkline serves {} (data in {}{})\n", url, options.data,
             metrics ? "; metrics at " + metrics->url() : "");
  std::fflush(stdout);

  {
    TlsReload reload{server, tls};
    signals.wait([&reload] { reload.ask(); });
  }
  spdlog::info("Stopping: running requests are finished first");
  stops.stop();
  try {
    product.keep({});
  } catch (const std::runtime_error& failure) {
    // The time kept last holds: the clock begins a minute too late at most.
    spdlog::warn("The clock is not kept: {}", failure.what());
  }
  return 0;
}

}  // namespace chalkline::http
