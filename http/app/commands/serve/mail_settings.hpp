#pragma once

#include "http/app/commands/command_line.hpp"
#include "http/app/process/serve_options.hpp"

namespace chalkline::http {

// The options of `serve` about mail and what it is needed for.
void add_mail_settings(CLI::App& command, ServeOptions& options);

}  // namespace chalkline::http
