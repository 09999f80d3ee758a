#pragma once

#include <optional>
#include <string>

#include "http/server/task.hpp"

namespace chalkline::http {

// A body that is made while it is sent, so that its length costs no memory. Belongs to the io
// thread of its connection.
class PiecewiseBody {
 public:
  virtual ~PiecewiseBody() = default;

  // The next piece, never empty; absent at the end. An exception breaks the answer off.
  virtual Task<std::optional<std::string>> next() = 0;
};

}  // namespace chalkline::http
