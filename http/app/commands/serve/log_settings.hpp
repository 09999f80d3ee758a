#pragma once

#include <string>
#include <vector>

#include "http/app/commands/command_line.hpp"
#include "http/app/process/serve_options.hpp"

namespace chalkline::http {

// The options of `serve` about the transparency log.
void add_log_settings(CLI::App& command, ServeOptions& options);

// Of `serve`, and of what holds a ledger against the same witnesses.
void add_witnesses(CLI::App& command, std::vector<std::string>& witnesses, const std::string& help);

}  // namespace chalkline::http
