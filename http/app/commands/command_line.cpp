#include "http/app/commands/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>

namespace chalkline::http {
namespace {

// CLI11 from 2.4 on drops a variable whose value its option refuses, as if it were not set: a
// server would run without what its operator asked for. Throws CLI::ParseError as for an option.
void refuse_dropped_variables(const CLI::App& app) {
  for (auto* command : app.get_subcommands()) {
    for (auto* option : command->get_options()) {
      const auto* value = std::getenv(option->get_envname().c_str());
      if (!option->empty() || value == nullptr || *value == '\0') continue;
      option->add_result(value);
      option->run_callback();
    }
    refuse_dropped_variables(*command);
  }
}

}  // namespace

CommandLine::CommandLine()
    : app{"Chalkline: a place to practise sports betting with virtual coins.", "chalkline"} {
  app.require_subcommand(1);
  app.fallthrough();
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  // Read by hand: CLI11 looks at the environment only after the file. A file that is named must be
  // there.
  const auto* variable = std::getenv("CHALKLINE_CONFIG");
  const std::string file{variable == nullptr ? "" : variable};
  app.set_config(
      "--config", file,
      "Reads options from this file (TOML or INI), in a section for each subcommand; also "
      "from CHALKLINE_CONFIG. An option is taken from the command line, else from the file, "
      "else from its environment variable",
      !file.empty());
  app.allow_config_extras(CLI::config_extras_mode::error);
}

int run(CommandLine& line, int argc, char** argv) {
  constexpr int kFailed = 1;
  constexpr int kBadOptions = 2;
  try {
    line.app.parse(argc, argv);
    refuse_dropped_variables(line.app);
  } catch (const CLI::ParseError& problem) {
    if (problem.get_exit_code() == 0) return line.app.exit(problem);  // --help
    fmt::print(stderr, "chalkline: {} (chalkline --help shows what there is)\n", problem.what());
    return kBadOptions;
  }
  try {
    const int result = line.chosen();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
      throw std::runtime_error{"What was to be said could not be written"};
    return result;
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

CLI::Validator whole_number(std::uint64_t max) {
  return {[max](const std::string& text) {
            std::uint64_t number{};
            const auto* const end = text.data() + text.size();
            const auto [stop, error] = std::from_chars(text.data(), end, number);
            return error == std::errc{} && stop == end && number <= max
                       ? std::string{}
                       : fmt::format("'{}' is not a whole number from 0 to {}", text, max);
          },
          ""};
}

CLI::Option* add_data_directory(CLI::App& command, std::string& directory) {
  return add_setting(command, "data", directory,
                     "Directory of the ledger, the read models and the databases")
      ->check([](const std::string& text) {
        return text.empty() ? "The directory has no name" : "";  // it would be the root
      });
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
