#pragma once

#include <boost/asio/local/stream_protocol.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/worker_thread.hpp"
#include "http/server/response.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

struct OperatorRequest {
  bool is_post{};
  std::string_view path;
  std::string_view body;
  std::uint32_t uid{};  // of the process at the other end, as the kernel knows it
};

// HTTP over a Unix domain socket that its owner alone can connect to. It has routes of its own, and
// a thread of its own, which answers one request at a time: a person sends one now and then.
class OperatorSocket {
 public:
  using Answer = std::function<Response(const OperatorRequest&)>;

  // Replaces what a server that was killed has left at `path`. Throws std::runtime_error with one
  // sentence where no socket can be there.
  OperatorSocket(std::string path, Answer answer);
  ~OperatorSocket() { stop(); }

  // Removes the socket. Idempotent.
  void stop();

 private:
  using LocalAcceptor = asio::basic_socket_acceptor<asio::local::stream_protocol, Executor>;

  Task<void> serve_callers();  // one after the other

  const std::string path_;
  const Answer answer_;
  asio::io_context context_{1};
  LocalAcceptor acceptor_{context_};
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
