#include "http/commands/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <exception>

namespace chalkline::http {

CommandLine::CommandLine()
    : app{"Chalkline: a place to practise sports betting with virtual coins.", "chalkline"} {
  app.require_subcommand(1);
  app.fallthrough();
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  // Read by hand: CLI11 looks at the environment only after the file. A file that is named must be
  // there.
  const auto* file = std::getenv("CHALKLINE_CONFIG");
  app.set_config(
      "--config", file == nullptr ? "" : file,
      "Reads options from this file (TOML or INI), in a section for each subcommand; also "
      "from CHALKLINE_CONFIG. An option is taken from the command line, else from the file, "
      "else from its environment variable",
      file != nullptr);
  app.allow_config_extras(CLI::config_extras_mode::error);
}

int run(CommandLine& line, int argc, char** argv) {
  constexpr int kFailed = 1;
  constexpr int kBadOptions = 2;
  try {
    line.app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    if (problem.get_exit_code() == 0) return line.app.exit(problem);  // --help
    fmt::print(stderr, "chalkline: {} (chalkline --help shows what there is)\n", problem.what());
    return kBadOptions;
  }
  try {
    return line.chosen();
  } catch (const std::exception& failure) {
    fmt::print(stderr, "chalkline: {}\n", failure.what());
    return kFailed;
  }
}

std::string environment_variable(std::string name) {
  std::ranges::transform(name, name.begin(), [](unsigned char c) {
    return c == '-' ? '_' : static_cast<char>(std::toupper(c));
  });
  return "CHALKLINE_" + name;
}

CLI::Option* add_data_directory(CLI::App& command, std::string& directory) {
  return add_setting(command, "data", directory,
                     "Directory of the ledger, the read models and the databases");
}

void add_version(CommandLine& line, const std::string& version) {
  auto* command = line.app.add_subcommand("version", "Prints the version");
  command->callback([&line, version] {
    line.chosen = [version] {
      fmt::print("chalkline {}\n", version);
      return 0;
    };
  });
}

}  // namespace chalkline::http
