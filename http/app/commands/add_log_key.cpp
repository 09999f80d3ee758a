#include "http/app/commands/ask_server.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/operator/operator_calls.hpp"

namespace chalkline::http {

void add_log_key(CommandLine& line) {
  auto& log_key = *line.app.add_subcommand(
      "log-key", "Changes the key by which a running server signs checkpoints");
  log_key.require_subcommand(1);
  const auto data = std::make_shared<std::string>("./data");
  const auto add = [&](const std::string& name, const std::string& help, const char* path) {
    auto& command = *log_key.add_subcommand(name, help);
    add_data_directory(command, *data);
    command.callback([&line, data, path] {
      line.chosen = [data, path] { return ask_server(*data, path, ""); };
    });
  };
  add("change", "Draws a new key, which signs beside the one before it from now on", kChangeLogKey);
  add("retire", "Has the new key sign alone, and removes the one before it", kRetireLogKey);
}

}  // namespace chalkline::http
