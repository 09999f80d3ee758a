#pragma once

#include "http/app/process/serve_options.hpp"

namespace chalkline::http {

// Serves until SIGTERM or SIGINT, then finishes what runs, and answers 0. Throws std::runtime_error
// with one sentence when it cannot start.
int serve(const ServeOptions& options);

}  // namespace chalkline::http
