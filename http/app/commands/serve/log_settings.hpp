#pragma once

#include "http/app/commands/command_line.hpp"
#include "http/app/process/serve_options.hpp"

namespace chalkline::http {

// The options of `serve` about the transparency log.
void add_log_settings(CLI::App& command, ServeOptions& options);

}  // namespace chalkline::http
