#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "http/app/commands/command_line.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/identity/accounts.hpp"

namespace chalkline::http {
namespace {

// An auditor's program reads a term's ledger with one token; a leaked one ends by itself.
constexpr std::chrono::days kReadingTokenLife{90};

// Shown where its owner can end it, among the sessions.
constexpr std::string_view kReadingAgent = "chalkline user token";

struct Grant {
  std::string data{"./data"};
  std::string username;
  std::string role;
};

std::unique_ptr<Accounts> open_accounts_in(const std::string& directory) {
  const DataDirectory data{directory};
  if (!std::filesystem::exists(data.accounts()))
    throw std::runtime_error{fmt::format("There are no accounts in {}", directory)};
  auto accounts = std::make_unique<Accounts>(data.accounts());
  accounts->db.accept();
  return accounts;
}

// Also while a server runs: it sees the role within seconds.
int grant(const Grant& options) {
  const auto accounts = open_accounts_in(options.data);
  if (!accounts->people.grant(options.username, *value_of<Role>(options.role), wall_now())) {
    throw std::runtime_error{fmt::format("There is no user named {}", options.username)};
  }
  fmt::print("{} is now an {}\n", options.username, options.role);
  return 0;
}

// Also while a server runs.
int give_token(const Grant& options) {
  const auto accounts = open_accounts_in(options.data);
  const auto person = accounts->people.find(options.username);
  if (!person || !person->roles.has(Role::kAuditor)) {
    throw std::runtime_error{
        fmt::format("There is no auditor named {} (chalkline user grant)", options.username)};
  }
  const auto token = new_token();
  const auto now = wall_now();
  if (!accounts->sessions.start(*reading_token_digest(token), *person, {kReadingAgent, ""}, now,
                                now + kReadingTokenLife))
    throw std::runtime_error{"The auditor has changed meanwhile, ask again"};
  fmt::print("{}\n", token);
  return 0;
}

void add_grant(CommandLine& line, CLI::App& user) {
  auto& command = *user.add_subcommand("grant", "Grants a role; an auditor cannot bet");
  const auto options = std::make_shared<Grant>();
  add_data_directory(command, options->data);
  command.add_option("name", options->username, "The user's name")->required();
  command.add_option("role", options->role, "The role")
      ->required()
      ->check(CLI::IsMember({"educator", "auditor"}));
  command.callback([&line, options] { line.chosen = [options] { return grant(*options); }; });
}

void add_token(CommandLine& line, CLI::App& user) {
  auto& command = *user.add_subcommand(
      "token", "Prints a token with which an auditor's program reads records for 90 days");
  const auto options = std::make_shared<Grant>();
  add_data_directory(command, options->data);
  command.add_option("name", options->username, "The auditor's name")->required();
  command.callback([&line, options] { line.chosen = [options] { return give_token(*options); }; });
}

}  // namespace

void add_user(CommandLine& line) {
  auto& user = *line.app.add_subcommand("user", "Manages accounts of people");
  user.require_subcommand(1);
  add_grant(line, user);
  add_token(line, user);
}

}  // namespace chalkline::http
