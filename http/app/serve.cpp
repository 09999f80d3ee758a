#include "http/app/serve.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <cstdio>

#include "http/app/dispatch/calls.hpp"
#include "http/app/dispatch/dispatcher.hpp"
#include "http/app/listeners.hpp"
#include "http/app/process/stop_signals.hpp"
#include "http/app/site/client_files.hpp"
#include "http/app/site/site.hpp"
#include "http/app/site/tls_reload.hpp"
#include "http/identity/people/passwords.hpp"

namespace chalkline::http {
namespace {

IoThreads io_threads_of(const Server& server, WriteSide& write, ReadSide& read,
                        const DataDirectory& data) {
  IoThreads threads;
  for (const auto& thread : server.threads()) {
    threads.push_back(std::make_unique<IoThreadContext>(thread->index(), write.engine, *read.models,
                                                        data.accounts(), thread->executor()));
  }
  return threads;
}

}  // namespace

int serve(const ServeOptions& options) {
  const StopSignals signals;
  prepare_passwords();
  const DataDirectory data{options.data};
  const auto lock = lock_directory(data);
  warn_of_exposure(options, data);

  // The parts stop in the reverse order of being added: the engine, the read models and the workers
  // post their answers to the threads of connections.
  StopOrder stops;
  Server server{options.threads};
  stops.add(server);

  WriteSide write{options, data, stops};
  ProofSide proof{options, data, write, stops};
  ReadSide read{options, data, write, stops};
  AccountsSide accounts{options, data, write, proof, read, stops};
  SportsSide sports{options, data, write, read, stops};
  StreamSide streams{write, read, sports};
  const Sides sides{write, proof, read, accounts, sports, streams};

  const auto client = client_files(options);
  const auto url = listen(server, options);
  const auto io_threads = io_threads_of(server, write, read, data);
  Calls calls{options, sides, io_threads, options.public_url.empty() ? url : options.public_url};
  Dispatcher dispatcher{{.client = client,
                         .io_threads = io_threads,
                         .sessions = calls.sessions(),
                         .storage = calls.storage(),
                         .freshness = calls.freshness(),
                         .state = write.state,
                         .accounts_work = accounts.work,
                         .secure = options.secure(),
                         .public_url = options.public_url},
                        calls.routes()};
  calls.start(stops);
  server.start(dispatcher, api_headers(options.secure()));
  const Listeners listeners{options, data, server, sides, calls, dispatcher, stops};
  // Streams end before the drain, since their connections never end by themselves.
  stops.add([&] {
    streams.stop();
    server.drain();
  });
  accounts.startup.continue_in_background();
  // This stops first, so that nothing waits for a state that is still being derived.
  stops.add([&] {
    write.state.give_up();
    accounts.startup.stop();
  });
  const auto metrics = listeners.metrics_url();
  fmt::print("Chalkline serves {} (data in {}{})\n", url, options.data,
             metrics ? "; metrics at " + *metrics : "");
  std::fflush(stdout);

  {
    TlsReload reload{server, tls_files(options)};
    signals.wait([&reload] { reload.ask(); });
  }
  spdlog::info("Stopping: running requests are finished first");
  stops.stop();
  write.keep_clock();
  return 0;
}

}  // namespace chalkline::http
