#include "http/app/listeners.hpp"

#include <spdlog/spdlog.h>

#include <stdexcept>

#include "http/app/operator/operator_routes.hpp"

namespace chalkline::http {
namespace {

// Everything but `chalkline game`, `chalkline log-key`, `chalkline backup` and `chalkline class
// erase` works without it.
std::unique_ptr<OperatorSocket> open_operator_socket(const DataDirectory& data,
                                                     OperatorServices services) {
  try {
    return std::make_unique<OperatorSocket>(
        data.operator_socket(),
        [services](const OperatorRequest& request) { return answer_operator(services, request); });
  } catch (const std::runtime_error& failure) {
    spdlog::warn("chalkline game, log-key, backup and class erase will not reach this server: {}",
                 failure.what());
    return nullptr;
  }
}

}  // namespace

Listeners::Listeners(const ServeOptions& options, const DataDirectory& data, const Server& server,
                     const Sides& sides, Calls& calls, const Dispatcher& dispatcher,
                     StopOrder& stops) {
  auto& [write, proof, read, accounts, sports, streams] = sides;
  if (!options.metrics_bind.empty()) {
    stops.add(metrics_.emplace(
        Measured{.routes = dispatcher.routes(),
                 .calls = dispatcher.metrics(),
                 .log = *write.log,
                 .publisher = proof.publisher,
                 .witnesses = proof.witnesses,
                 .engine = write.engine,
                 .models = *read.models,
                 .boards = sports.book.boards(),
                 .live = sports.book.live(),
                 .book = sports.book.health(),
                 .streams = streams.events,
                 .accounts_work = accounts.work,
                 .bets_placed = [&calls] { return calls.of<Betting>().bets_placed(); },
                 .connections = [&server] { return server.connections(); },
                 .disk = [&disk = write.disk] { return disk.state(); }},
        options.metrics_bind));
  }
  operator_socket_ =
      open_operator_socket(data, {write.engine, sports.book.feed_signal(), proof.publisher,
                                  accounts.class_retention, *write.log, data.log_copy()});
  if (operator_socket_) stops.add(*operator_socket_);
}

std::optional<std::string> Listeners::metrics_url() const {
  return metrics_ ? std::optional{metrics_->url()} : std::nullopt;
}

}  // namespace chalkline::http
