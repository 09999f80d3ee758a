#pragma once

#include <CLI/CLI.hpp>
#include <concepts>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>

// The subcommands of `chalkline`, each adding itself with its options to the command line.
namespace chalkline::http {

struct CommandLine {
  CommandLine();

  CLI::App app;
  std::function<int()> chosen;  // the subcommand given, ready to run; answers the exit code
};

// Parses and runs. A bad option is one sentence on stderr and exit code 2, a failure one and exit
// code 1.
int run(CommandLine& line, int argc, char** argv);

void add_serve(CommandLine& line);
void add_game(CommandLine& line);
void add_log_key(CommandLine& line);
void add_audit(CommandLine& line);
void add_backup(CommandLine& line);
void add_class(CommandLine& line);
void add_demo(CommandLine& line);
void add_rebuild(CommandLine& line);
void add_restore(CommandLine& line);
void add_sports(CommandLine& line);
void add_user(CommandLine& line);
void add_wizard(CommandLine& line);
void add_version(CommandLine& line, const std::string& version);

// "tls-cert" -> "CHALKLINE_TLS_CERT".
std::string environment_variable(std::string name);

// Accepts a decimal number from 0 to `max` and nothing else: CLI11 by itself takes -1, what is too
// large and octal digits for some other number.
CLI::Validator whole_number(std::uint64_t max);

// An option that can also be given as the environment variable CHALKLINE_NAME or as NAME in the
// configuration file's section of the subcommand.
template <class T>
CLI::Option* add_setting(CLI::App& command, const std::string& name, T& value,
                         const std::string& help) {
  auto* option = command.add_option("--" + name, value, help)
                     ->envname(environment_variable(name))
                     ->capture_default_str();
  if constexpr (std::unsigned_integral<T>)
    option->check(whole_number(std::numeric_limits<T>::max()));
  return option;
}

CLI::Option* add_data_directory(CLI::App& command, std::string& directory);

}  // namespace chalkline::http
