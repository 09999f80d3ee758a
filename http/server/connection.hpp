#pragma once

#include <boost/asio/ssl/stream.hpp>
#include <memory>

#include "http/server/application.hpp"
#include "http/server/connection_limits.hpp"
#include "http/server/io_thread.hpp"

namespace chalkline::http {

using TlsStream = asio::ssl::stream<Socket>;

// A connection's view of its server; outlives it.
struct Hosting {
  Application& application;
  std::string common_headers;  // lines of every answer that brings none of its own
};

// Serves the connection until it ends: requests one after the other, pipelined ones from the
// buffer, each answered before the next is read. Runs on `thread`, whose context the stream belongs
// to.
Task<void> serve_connection(Socket socket, ConnectionLimits::Permit permit, IoThread& thread,
                            const Hosting& hosting);
Task<void> serve_tls_connection(Socket socket, ConnectionLimits::Permit permit, IoThread& thread,
                                const Hosting& hosting, std::shared_ptr<asio::ssl::context> tls);

}  // namespace chalkline::http
