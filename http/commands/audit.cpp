#include "http/commands/audit.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "http/commands/data_directory.hpp"
#include "http/commands/progress_bar.hpp"
#include "ledger/audit_verify.hpp"
#include "projections/rebuild.hpp"

namespace chalkline::http {
namespace {

ledger::AsOf moment(const AuditOptions& options) {
  return options.as_of.empty() ? ledger::AsOf{} : *ledger::parse_as_of(options.as_of);
}

void print(const ledger::Fault& fault) {
  fmt::print("{}\n",
             fault.position == 0 ? fault.what : fmt::format("{}: {}", fault.position, fault.what));
}

// To compare the read models some are built beside them. Says why that cannot be done, if so: what
// is said of the ledger stands all the same.
bool can_compare(const DataDirectory& data) {
  if (!std::filesystem::is_directory(data.read_models())) return false;
  try {
    if (!is_in_use(data)) return true;
    fmt::print(stderr, "A server has the read models open: they are not compared\n");
  } catch (const std::exception& failure) {  // they may only be read
    fmt::print(stderr, "The read models are not compared: {}\n", failure.what());
  }
  return false;
}

// How many of the read models differ from what the ledger says.
std::uint64_t compare_read_models(const DataDirectory& data, const ledger::Log& log) {
  if (!can_compare(data)) return 0;
  std::vector<projections::RebuildResult> results;
  try {
    ProgressBar bar{"Comparing"};
    results = projections::compare(data.read_models(), log, std::ref(bar));
  } catch (const std::exception& failure) {
    print({0, failure.what()});
    return 1;
  }
  std::uint64_t faults = 0;
  for (const auto& result : results) {
    if (result.running_digest == result.rebuilt_digest) continue;
    print({0, fmt::format("The read model {} differs from the ledger", result.model)});
    ++faults;
  }
  return faults;
}

}  // namespace

int audit_verify(const AuditOptions& options) {
  const DataDirectory data{options.data};
  const auto log = open_existing_log(data);
  ledger::VerifyReport report;
  {
    ProgressBar bar{"Verifying"};
    report = ledger::verify(*log, std::ref(bar));
  }
  for (const auto& fault : report.faults) print(fault);
  const auto faults = report.faults_total + compare_read_models(data, *log);
  fmt::print("{} events, root {}, {} faults\n", report.records, ledger::hex(report.root), faults);
  return faults == 0 ? 0 : 1;
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
