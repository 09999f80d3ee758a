#include "http/app/serve.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <atomic>
#include <csignal>
#include <functional>
#include <stdexcept>
#include <thread>

#include "base/disk_space.hpp"
#include "base/periodic_task.hpp"
#include "http/api/account/open_account.hpp"
#include "http/api/app_context.hpp"
#include "http/api/ranking.hpp"
#include "http/app/accounts_match.hpp"
#include "http/app/beginning.hpp"
#include "http/app/client_files.hpp"
#include "http/app/data_directory.hpp"
#include "http/app/dispatcher.hpp"
#include "http/app/monthly_bonuses.hpp"
#include "http/app/routes.hpp"
#include "http/identity/passwords.hpp"
#include "http/mail/outbox.hpp"
#include "http/mail/smtp.hpp"
#include "http/server/server.hpp"
#include "http/streams/event_streams.hpp"
#include "http/streams/live_streams.hpp"
#include "ledger/engine/overdue_games.hpp"
#include "ledger/engine/settler.hpp"
#include "ledger/log/durable_file.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/values/time_text.hpp"
#include "sports/feeds/simulated/seed_file.hpp"

namespace chalkline::http {
namespace {

// The bets on a game whose end nobody told have waited two days by then.
constexpr std::chrono::minutes kOverdueGamesEvery{1};

// SIGTERM, SIGINT and SIGHUP, held back in this thread and in those that it starts, and waited for
// here.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGTERM);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    std::signal(SIGPIPE, SIG_IGN);  // a client that has gone is an error of its connection alone
  }
  // Whether one has arrived that asks to stop.
  static bool is_asked() {
    sigset_t pending{};
    sigpending(&pending);
    return sigismember(&pending, SIGTERM) == 1 || sigismember(&pending, SIGINT) == 1;
  }
  // Until one that asks to stop. SIGHUP comes from a service manager that wants the settings read
  // again, and from a terminal that is closed.
  void wait(const std::function<void()>& hang_up) const {
    for (int received = SIGHUP; received == SIGHUP;) {
      sigwait(&signals_, &received);
      if (received == SIGHUP) hang_up();
    }
  }

 private:
  sigset_t signals_{};
};

std::optional<TlsFiles> tls_files(const ServeOptions& options) {
  if (options.tls_certificate.empty()) return std::nullopt;
  return TlsFiles{options.tls_certificate, options.tls_key};
}

// An IPv6 address stands in brackets (RFC 3986, section 3.2.2).
std::string url_of(const std::string& address, std::uint16_t port, bool secure) {
  const bool is_ipv6 = address.contains(':');
  return fmt::format("{}://{}:{}", secure ? "https" : "http",
                     is_ipv6 ? fmt::format("[{}]", address) : address, port);
}

bool is_loopback(const std::string& address) {
  return asio::ip::make_address(address).is_loopback();
}

// A log is read by more people, and kept in more places, than the mail of a site that others use.
std::unique_ptr<Mailer> mailer(const ServeOptions& options, const DataDirectory& data) {
  if (!options.smtp.url.empty()) return std::make_unique<Smtp>(options.smtp, options.mail_from);
  const bool at_home = is_loopback(options.bind) && options.public_url.empty();
  return std::make_unique<Outbox>(data.outbox(), options.mail_from,
                                  at_home ? LoggedLinks::kWhole : LoggedLinks::kNone);
}

// Tells what others than the person at this machine would run into.
void warn_of_exposure(const ServeOptions& options, const DataDirectory& data) {
  const bool beyond = !is_loopback(options.bind);
  if (beyond && options.tls_certificate.empty()) {
    spdlog::warn(
        "Passwords cross the network in clear text: {} is served without TLS (--tls-cert, "
        "--tls-key)",
        options.bind);
  }
  if ((beyond || !options.public_url.empty()) && options.smtp.url.empty()) {
    spdlog::warn("Mail reaches nobody: it lies in {} (--smtp-url). Its links are not logged",
                 data.outbox());
  }
}

// A server quotes and shows by the latest rules, so that no other may be in force.
void adopt_rules(ledger::Engine& engine) {
  const auto adopted = engine.execute(ledger::AdoptRules{ledger::kLatestRules});
  if (!adopted && adopted.error() != ledger::Rejection::kNothingToDo)
    throw std::runtime_error{std::string{ledger::sentence(adopted.error())}};
}

void wait_until_ready(const ledger::State& state, const StopSignals& stop) {
  while (!state.wait_until_ready(std::chrono::seconds{1})) {
    if (stop.is_asked()) throw std::runtime_error{"Stopped before the start was complete"};
  }
}

void set_clock_back(const ProductClock& product, ledger::Engine& engine) {
  const auto kept = product.forget_kept();
  const auto outcome = engine.execute(ledger::SetClockBack{});
  if (!outcome) {
    product.put_back(kept);
    throw std::runtime_error{fmt::format("The clock cannot be set back to {}: {}",
                                         ledger::to_iso(product.now()),
                                         ledger::sentence(outcome.error()))};
  }
  spdlog::warn("The ledger's clock is set back to {}", ledger::to_iso(outcome->time));
}

}  // namespace

int serve(const ServeOptions& options) {
  const StopSignals stop;
  if (sodium_init() < 0) throw std::runtime_error{"The cryptographic library cannot be used here"};
  dummy_hash();

  const DataDirectory data{options.data};
  const auto lock = lock_directory(data);
  warn_of_exposure(options, data);
  const bool secure = !options.tls_certificate.empty();

  // The write side: the log and its one writer.
  require_log_or_nothing(data);
  const auto log = ledger::open_rocks_log(
      data.log(), ledger::OpenMode::kWrite, nullptr,
      options.accept_log_end ? ledger::LogEnd::kAccepted : ledger::LogEnd::kVouchedFor);
  ledger::sync_directory(data.directory);  // which has a new entry at the first start
  const auto ledger_end =
      log->position() == 0 ? std::nullopt : std::optional{log->head_at_open().time};
  const ProductClock product{data.clock(), ledger_end, options.clock_speed, options.clock_start};
  const ledger::Clock clock = [&product] { return product.now(); };
  PeriodicTask clock_keeping{kClockKeptEvery, "The clock may start earlier next time",
                             [&product] { product.keep(kClockKeptAhead); }};
  ledger::State state{*log, {.directory = data.state(), .accepts_log_end = options.accept_log_end}};
  ledger::Engine engine{*log, state, clock};
  DiskSpace disk{{data.directory, data.log()}, [&engine](bool low) { engine.set_no_space(low); }};
  PeriodicTask disk_watch{kDiskLookedAtEvery, "The room on the disk is not known",
                          [&disk] { disk.look(); }};

  // The read side, and the accounts of people.
  CacheVersions changes;
  if (options.accept_log_end) projections::remove_models_beyond(data.read_models(), *log);
  const auto models = projections::ReadModels::open(data.read_models(), *log, clock);
  const auto change_subscription =
      models->on_change([&changes](const auto& accounts) { changes.touch(accounts); });
  if (log->position() > 0) require_accounts(data);
  Accounts accounts{data.accounts()};
  const bool sets_clock_back = options.clock_start == ClockStart::kSetBack;
  // Nothing is recorded by the wrong time any more, however long the state takes.
  if (sets_clock_back) wait_until_ready(state, stop);
  std::atomic<bool> accounts_match{};
  Beginning beginning{*log, state, [&] {
                        if (options.accept_log_end) reopen_lost_accounts(accounts, state, engine);
                        require_accounts_match(accounts, state);
                        accounts_match = true;
                        if (sets_clock_back) set_clock_back(product, engine);
                        adopt_rules(engine);
                        open_waiting_accounts(accounts, engine);
                      }};
  Ranking ranking{accounts, options.verify_email,
                  [&models](auto id, bool ranked) { models->set_ranked(id, ranked); }};
  remove_orphaned_mail(data.outbox(), [&](auto id) { return accounts.find(id).has_value(); });
  accounts.empty_wal();
  MailQueue post{mailer(options, data)};

  // What happens by itself: games are scheduled and end, and their bets are settled.
  ledger::Settler settler{*log, state, engine};
  const auto book =
      sports::Sportsbook::open({.database = data.sports(),
                                .source = options.source,
                                .seed = options.seed ? sports::simulated::MasterSeed{*options.seed}
                                                     : sports::simulated::load_seed(data.seed())},
                               engine, clock, options.clock_speed);
  PeriodicTask bonuses{kBonusesEvery, "Monthly bonuses wait for the next round",
                       [&, reader = std::shared_ptr{models->reader()}] {
                         grant_due_bonuses(reader->ask(&projections::StandingQuery::members), state,
                                           engine, clock());
                       }};
  // After the book's first step: it may know results from the time in which nothing ran.
  PeriodicTask deadlines{
      kOverdueGamesEvery, "Games that are overdue wait for the next round", [&] {
        if (const auto games = ledger::cancel_overdue_games(state, engine, clock()))
          spdlog::warn("{} games without a result are void", games);
      }};
  EventStreams streams{*log, state, *book};
  LiveStreams live{*book};
  const auto stream_subscription =
      models->on_change([&streams](const auto& accounts) { streams.touch(accounts); });

  // The HTTP server.
  const ClientFiles client{options.web_root, page_headers(secure)};
  if (client.empty())
    spdlog::warn("There is no web client in {}: only the API is served", options.web_root);
  AppContext app{{*log, state, engine, *models, *book, accounts, ranking, changes, streams, live,
                  post, accounts_match, clock, options.clock_speed, secure, options.verify_email,
                  options.public_url},
                 kRoutes};
  Dispatcher dispatcher{app, client};
  app.deletions.finish();
  app.disk = [&disk] { return disk.state(); };
  PeriodicTask upkeep{kUpkeepEvery, "Whoever has left is forgotten later",
                      [&app] { app.keep_up(); }};
  Server server{{options.bind, options.port, options.threads, tls_files(options)},
                dispatcher,
                api_headers(secure)};
  app.connections = [&server] { return server.connections(); };
  for (const auto& thread : server.threads()) {
    app.io_threads.push_back(
        std::make_unique<IoThreadContext>(engine, *models, data.accounts(), thread->executor()));
  }
  const auto url = url_of(options.bind, server.port(), secure);
  app.site_url = options.public_url.empty() ? url : options.public_url;
  server.start();
  beginning.go_on_alone();
  fmt::print("Chalkline serves {} (data in {})\n", url, options.data);
  std::fflush(stdout);

  stop.wait([&server] { server.reload_tls(); });
  spdlog::info("Stopping: running requests are finished first");
  state.give_up();
  streams.stop();
  live.stop();
  server.drain();
  app.hashing.stop();
  app.storage.stop();
  upkeep.stop();
  disk_watch.stop();
  bonuses.stop();
  deadlines.stop();
  post.stop();
  settler.stop();
  book->stop();
  beginning.stop();
  engine.stop();
  state.stop();
  models->stop();
  server.stop();
  clock_keeping.stop();
  product.keep({});
  return 0;
}

}  // namespace chalkline::http
