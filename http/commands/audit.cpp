#include "http/commands/audit.hpp"

#include <fmt/format.h>

#include <iostream>

#include "http/commands/data_directory.hpp"
#include "http/commands/progress_bar.hpp"
#include "ledger/audit_verify.hpp"

namespace chalkline::http {
namespace {

ledger::AsOf moment(const AuditOptions& options) {
  return options.as_of.empty() ? ledger::AsOf{} : *ledger::parse_as_of(options.as_of);
}

}  // namespace

int audit_verify(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  ledger::VerifyReport report;
  {
    ProgressBar bar{"Verifying"};
    report = ledger::verify(*log, std::ref(bar));
  }
  for (const auto& fault : report.faults) {
    fmt::print("{}\n", fault.position == 0 ? fault.what
                                           : fmt::format("{}: {}", fault.position, fault.what));
  }
  fmt::print("{} events, root {}, {} faults\n", report.records, ledger::hex(report.root),
             report.faults_total);
  return report.faults_total == 0 ? 0 : 1;
}

int audit_replay(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto balances = ledger::replay(*log, moment(options));
  fmt::print("position {}\n", balances.position);
  for (const auto& [account, coins] : balances.accounts) fmt::print("{} {}\n", account, coins);
  return 0;
}

int audit_balance(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto balance =
      ledger::account_balance(*log, ledger::AccountId{options.account}, moment(options));
  if (!balance)
    throw std::runtime_error{fmt::format("The ledger does not know account {}", options.account)};
  fmt::print("available {}\nheld {}\nevents {}\n", balance->available, balance->held,
             balance->events);
  return 0;
}

int audit_export(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  ledger::export_log(*log, options.format, std::cout);
  std::cout.flush();
  if (!std::cout) throw std::runtime_error{"The export could not be written"};
  return 0;
}

}  // namespace chalkline::http
