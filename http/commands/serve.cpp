#include "http/commands/serve.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include <csignal>
#include <stdexcept>
#include <thread>

#include "http/calls/app.hpp"
#include "http/calls/event_streams.hpp"
#include "http/calls/live_streams.hpp"
#include "http/calls/monthly_bonuses.hpp"
#include "http/calls/open_account.hpp"
#include "http/calls/people_match.hpp"
#include "http/calls/ranking.hpp"
#include "http/commands/data_directory.hpp"
#include "http/commands/product_clock.hpp"
#include "http/identity/passwords.hpp"
#include "http/mail/outbox.hpp"
#include "http/mail/smtp.hpp"
#include "http/repeating.hpp"
#include "http/server/server.hpp"
#include "ledger/settler.hpp"
#include "sports/simulated/seed_file.hpp"

namespace chalkline::http {
namespace {

// SIGTERM and SIGINT, held back in this thread and in those that it starts, and waited for here.
class StopSignals {
 public:
  StopSignals() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGTERM);
    sigaddset(&signals_, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    std::signal(SIGPIPE, SIG_IGN);  // a client that has gone is an error of its connection alone
  }
  void wait() const {
    int received{};
    sigwait(&signals_, &received);
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

std::unique_ptr<Mailer> mailer(const ServeOptions& options, const DataDirectory& data) {
  if (options.smtp.url.empty()) return std::make_unique<Outbox>(data.outbox(), options.mail_from);
  return std::make_unique<Smtp>(options.smtp, options.mail_from);
}

}  // namespace

int serve(const ServeOptions& options) {
  const StopSignals stop;
  if (sodium_init() < 0) throw std::runtime_error{"The cryptographic library cannot be used here"};
  nobodys_hash();

  const DataDirectory data{options.data};
  const auto lock = lock_directory(data);
  const bool secure = !options.tls_certificate.empty();

  // The write side: the log and its one writer.
  const auto log = ledger::open_rocks_log(data.log(), ledger::OpenMode::kWrite);
  const ProductClock product{data.clock(), log->head_at_open().time, options.clock_speed};
  const ledger::Clock clock = [&product] { return product.now(); };
  Repeating clock_keeping{kClockKeptEvery, "The clock may start earlier next time",
                          [&product] { product.keep(kClockKeptAhead); }};
  ledger::Engine engine{*log, clock};

  // The read side, and the accounts of people.
  ChangeEpochs changes;
  const auto models = projections::ReadModels::open(data.read_models(), *log, clock);
  const auto told_changes =
      models->on_change([&changes](const auto& accounts) { changes.touch(accounts); });
  Accounts accounts{data.accounts()};
  require_people_match(accounts, *log);
  accounts.forget_expired_sessions(wall_now());
  accounts.forget_expired_tokens(wall_now());
  open_waiting_accounts(accounts, engine);
  Ranking ranking{accounts, options.verify_email,
                  [&models](auto id, bool ranked) { models->set_ranked(id, ranked); }};
  remove_orphaned_mail(data.outbox(), [&](auto id) { return accounts.find(id).has_value(); });
  accounts.empty_wal();
  PostOffice post{mailer(options, data)};

  // What happens by itself: games are scheduled and end, and their bets are settled.
  ledger::Settler settler{*log, engine};
  const auto book = sports::Sportsbook::open(
      {.database = data.sports(),
       .source = options.source,
       .seed = options.seed ? *options.seed : sports::simulated::kept_seed(data.seed())},
      engine, clock, options.clock_speed);
  Repeating bonuses{kBonusesEvery, "Monthly bonuses wait for the next round",
                    [&, reader = std::shared_ptr{models->reader()}] {
                      grant_due_bonuses(reader->members(), *log, engine, clock());
                    }};
  EventStreams streams{*log, *book};
  LiveStreams live{*book};
  const auto told_streams =
      models->on_change([&streams](const auto& accounts) { streams.touch(accounts); });

  // The front door.
  const ClientFiles client{options.web_root, page_headers(secure)};
  if (client.empty())
    spdlog::warn("There is no web client in {}: only the API is served", options.web_root);
  App app{{*log, engine, *models, *book, accounts, ranking, client, changes, streams, live, post,
           clock, options.clock_speed, secure, options.verify_email}};
  app.closings.finish();
  Repeating upkeep{kUpkeepEvery, "Whoever has left is forgotten later", [&accounts, &app] {
                     accounts.empty_wal();
                     app.closings.finish();
                   }};
  Server server{
      {options.bind, options.port, options.threads, tls_files(options)}, app, api_headers(secure)};
  app.connections = [&server] { return server.connections(); };
  for (const auto& thread : server.threads()) {
    app.desks.push_back(
        std::make_unique<Desk>(engine, *models, data.accounts(), thread->executor()));
  }
  const auto url = url_of(options.bind, server.port(), secure);
  app.public_url = options.public_url.empty() ? url : options.public_url;
  server.start();
  fmt::print("Chalkline serves {} (data in {})\n", url, options.data);
  std::fflush(stdout);

  stop.wait();
  spdlog::info("Stopping: running requests are finished first");
  streams.stop();
  live.stop();
  server.drain();
  app.hashing.stop();
  app.storage.stop();
  upkeep.stop();
  bonuses.stop();
  post.stop();
  settler.stop();
  book->stop();
  engine.stop();
  models->stop();
  server.stop();
  clock_keeping.stop();
  product.keep({});
  return 0;
}

}  // namespace chalkline::http
