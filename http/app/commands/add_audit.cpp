#include "http/app/commands/audit.hpp"
#include "http/app/commands/command_line.hpp"
#include "ledger/audit/verify.hpp"

namespace chalkline::http {
namespace {

std::string check_as_of(const std::string& text) {
  const auto as_of = ledger::parse_as_of(text);
  return as_of ? std::string{} : as_of.error();
}

std::string check_known_root(const std::string& text) {
  const auto known = ledger::parse_known_root(text);
  return known ? std::string{} : known.error();
}

CLI::Option* add_account(CLI::App& command, AuditOptions& options) {
  return command.add_option("--account", options.account, "Number of the account")
      ->envname(environment_variable("account"))
      ->check(whole_number(std::numeric_limits<std::uint64_t>::max()));
}

}  // namespace

void add_audit(CommandLine& line) {
  auto& audit = *line.app.add_subcommand("audit", "Proves the ledger, also while a server runs");
  audit.require_subcommand(1);
  const auto options = std::make_shared<AuditOptions>();
  const auto add = [&](const std::string& name, const std::string& help,
                       int (*command)(const AuditOptions&)) {
    auto& sub = *audit.add_subcommand(name, help);
    add_data_directory(sub, options->data);
    sub.callback([&line, options, command] {
      line.chosen = [options, command] { return command(*options); };
    });
    return &sub;
  };

  auto* verify = add(
      "verify", "Recomputes every hash, sum, decision and settlement; exit code 1 names each fault",
      audit_verify);
  verify
      ->add_option("--expect", options->expected,
                   "POSITION:ROOT that was kept: the log's root there must be the same; may be "
                   "given several times")
      ->allow_extra_args(false)
      ->check(check_known_root);
  auto* replay = add("replay", "Prints all balances as of a moment", audit_replay);
  add_setting(*replay, "to", options->as_of, "Position or time to stop at (default: the end)")
      ->check(check_as_of);
  auto* balance = add("balance", "Prints one account's balance as of a moment", audit_balance);
  add_account(*balance, *options)->required();
  add_setting(*balance, "at", options->as_of, "Position or time (default: the end)")
      ->check(check_as_of);
  auto* as_of = add("as-of", "Prints the ledger as it was, without reading all of it", audit_as_of);
  as_of->add_option("moment", options->as_of, "Position or time")->required()->check(check_as_of);
  add_account(*as_of, *options);
  auto* exported = add("export", "Writes the ledger to stdout for other programs", audit_export);
  add_setting(*exported, "format", options->format, "Format")
      ->transform(CLI::CheckedTransformer(kExportFormats).description(""))
      ->transform(CLI::IsMember(kExportFormats).description("{jsonl,csv,hledger,beancount}"))
      ->default_str("jsonl");
}

}  // namespace chalkline::http
