#include "http/server/server.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <stdexcept>

#include "http/server/limits.hpp"

namespace chalkline::http {
namespace {

using boost::system::error_code;

// Descriptors may run out (EMFILE) while connections are open: accepting again at once would spin.
constexpr std::chrono::milliseconds kAcceptPause{100};

constexpr std::string_view kFull =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; "
    "charset=utf-8\r\nContent-Length: 15\r\n"
    "Connection: close\r\n\r\nBusy, try again";

// Raises the limit on descriptors as far as it goes, and says how many connections fit.
std::size_t connections_max() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  return std::min<std::size_t>(kConnectionsMax,
                               limit.rlim_cur / 2);  // the other half is for the databases
}

Acceptor open_acceptor(const ServerOptions& options, Executor executor) {
  error_code ec;
  const auto address = asio::ip::make_address(options.bind, ec);
  if (ec)
    throw std::runtime_error{fmt::format("'{}' is not an address to listen on", options.bind)};
  const Tcp::endpoint endpoint{address, options.port};
  Acceptor acceptor{executor};
  acceptor.open(endpoint.protocol(), ec);
  if (!ec) acceptor.set_option(Acceptor::reuse_address{true}, ec);
  if (!ec) acceptor.bind(endpoint, ec);
  if (!ec) acceptor.listen(Acceptor::max_listen_connections, ec);
  if (ec == asio::error::address_in_use) {
    throw std::runtime_error{
        fmt::format("Port {} on {} is in use by another program", options.port, options.bind)};
  }
  if (ec) {
    throw std::runtime_error{
        fmt::format("Cannot listen on {} port {}: {}", options.bind, options.port, ec.message())};
  }
  return acceptor;
}

}  // namespace

Server::Server(std::size_t threads) : limits_{kConnectionsPerAddress, connections_max()} {
  for (std::size_t i = 0; i < threads; ++i) threads_.push_back(std::make_unique<IoThread>(i));
}

Server::~Server() { stop(); }

void Server::listen(const ServerOptions& options) {
  if (options.tls) tls_ = std::make_shared<asio::ssl::context>(make_tls_context(*options.tls));
  acceptor_.emplace(open_acceptor(options, threads_.front()->executor()));
  port_ = acceptor_->local_endpoint().port();
}

void Server::start(Application& application, std::string common_headers) {
  hosting_.emplace(application, std::move(common_headers));
  asio::co_spawn(threads_.front()->executor(), accept(), asio::detached);
  for (const auto& thread : threads_) thread->start();
}

void Server::use_tls(std::shared_ptr<asio::ssl::context> fresh) {
  asio::post(threads_.front()->executor(), [this, fresh = std::move(fresh)] { tls_ = fresh; });
}

Task<void> Server::accept() {
  for (std::size_t turn = 0; acceptor_->is_open(); turn = (turn + 1) % threads_.size()) {
    auto& thread = *threads_[turn];
    error_code ec;
    auto socket =
        co_await acceptor_->async_accept(thread.executor(), asio::redirect_error(use_task, ec));
    if (!ec) {
      handle_connection(std::move(socket), thread);
    } else if (acceptor_->is_open()) {
      spdlog::warn("Cannot accept a connection: {}", ec.message());
      Timer pause{threads_.front()->executor(), kAcceptPause};
      co_await pause.async_wait(asio::redirect_error(use_task, ec));
    }
  }
}

void Server::handle_connection(Socket socket, IoThread& thread) {
  error_code ec;
  const auto peer = socket.remote_endpoint(ec);
  if (ec) return;  // gone already
  auto [permit, gives_way] = limits_.enter(peer.address());
  if (gives_way) {
    for (const auto& each : threads_) each->give_way(*gives_way);
  }
  if (!permit) {
    socket.non_blocking(true, ec);
    socket.write_some(asio::buffer(kFull), ec);
    return;
  }
  if (tls_) {
    asio::co_spawn(
        thread.executor(),
        serve_tls_connection(std::move(socket), std::move(permit), thread, *hosting_, tls_),
        asio::detached);
  } else {
    asio::co_spawn(thread.executor(),
                   serve_connection(std::move(socket), std::move(permit), thread, *hosting_),
                   asio::detached);
  }
}

void Server::drain() {
  asio::post(threads_.front()->executor(), [this] {
    error_code ec;
    acceptor_->close(ec);
  });
  for (const auto& thread : threads_) thread->drain();
  if (!limits_.wait_until_empty(kDrainTimeout)) {
    spdlog::warn("{} connections did not finish within {} s and are closed", limits_.open(),
                 kDrainTimeout.count());
  }
  for (const auto& thread : threads_) thread->close_all();
}

void Server::stop() {
  for (const auto& thread : threads_) thread->stop();
  // Connections hold parts of the application, which may go before the server does.
  acceptor_.reset();
  threads_.clear();
}

}  // namespace chalkline::http
