#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "http/server/connection.hpp"
#include "http/server/tls.hpp"

namespace chalkline::http {

struct ServerOptions {
  std::string bind{"127.0.0.1"};
  std::uint16_t port{8080};  // 0: any free one
  std::optional<TlsFiles> tls;
};

// Accepts connections on one address and spreads them over its io threads in turn.
class Server {
 public:
  explicit Server(std::size_t threads);
  ~Server();  // stop()

  const std::vector<std::unique_ptr<IoThread>>& threads() const { return threads_; }

  // Binds and listens, but accepts nothing yet. Throws std::runtime_error with one sentence when
  // the address is in use or a TLS file cannot be used.
  void listen(const ServerOptions& options);
  std::uint16_t port() const { return port_; }
  std::size_t connections() const { return limits_.open(); }

  // Accepts connections and has `application`, which lives until stop(), answer them.
  // `common_headers` are lines of every answer that brings none of its own.
  void start(Application& application, std::string common_headers);
  // For the connections that come from now on. Any thread.
  void use_tls(std::shared_ptr<asio::ssl::context> fresh);
  // Accepts nothing more, lets running requests finish for at most kDrainTimeout, then closes what
  // is left.
  void drain();
  // Ends the threads and with them what is left of the connections. Idempotent.
  void stop();

 private:
  Task<void> accept();
  void handle_connection(Socket socket, IoThread& thread);

  std::optional<Hosting> hosting_;           // from start() on
  std::shared_ptr<asio::ssl::context> tls_;  // the first thread's from start() on
  ConnectionLimits limits_;
  std::vector<std::unique_ptr<IoThread>> threads_;
  std::optional<Acceptor> acceptor_;  // on the first thread
  std::uint16_t port_{};
};

}  // namespace chalkline::http
