#pragma once

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
};

}  // namespace chalkline::http
