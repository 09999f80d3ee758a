#pragma once

#include "http/server/limits.hpp"
#include "http/server/request.hpp"
#include "http/server/response.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

class IoThread;

// The calls that a Server serves.
class Application {
 public:
  virtual ~Application() = default;

  // Answers one request. Runs on `thread`, which it must not block. `request` lives until the
  // answer is there. An exception is answered with 500. For HEAD the server itself leaves the
  // content out.
  virtual Task<Response> answer(const Request& request, IoThread& thread) = 0;
  // How large the body may be of a request whose header has come: what it costs to wait for it is
  // paid before it is answered. Does not block.
  virtual std::size_t body_bytes_max(const Request& /*header*/, IoThread& /*thread*/) {
    return kBodyBytesMax;
  }
};

}  // namespace chalkline::http
