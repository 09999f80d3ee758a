#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>

#include "http/app/commands/command_line.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/identity/accounts.hpp"

namespace chalkline::http {
namespace {

struct Grant {
  std::string data{"./data"};
  std::string username;
  std::string role;
};

// Also while a server runs: it sees the role within seconds.
int grant(const Grant& options) {
  const DataDirectory data{options.data};
  if (!std::filesystem::exists(data.accounts())) {
    throw std::runtime_error{fmt::format("There are no accounts in {}", options.data)};
  }
  Accounts accounts{data.accounts()};
  accounts.db.accept();
  if (!accounts.people.grant(options.username, *value_of<Role>(options.role), wall_now())) {
    throw std::runtime_error{fmt::format("There is no user named {}", options.username)};
  }
  fmt::print("{} is now an {}\n", options.username, options.role);
  return 0;
}

}  // namespace

void add_user(CommandLine& line) {
  auto& user = *line.app.add_subcommand("user", "Manages accounts of people");
  user.require_subcommand(1);
  auto& command = *user.add_subcommand("grant", "Grants a role; an auditor cannot bet");
  const auto options = std::make_shared<Grant>();
  add_data_directory(command, options->data);
  command.add_option("name", options->username, "The user's name")->required();
  command.add_option("role", options->role, "The role")
      ->required()
      ->check(CLI::IsMember({"educator", "auditor"}));
  command.callback([&line, options] { line.chosen = [options] { return grant(*options); }; });
}

}  // namespace chalkline::http
