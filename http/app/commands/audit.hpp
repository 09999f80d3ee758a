#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ledger/audit/export.hpp"
#include "ledger/audit/replay.hpp"

namespace chalkline::http {

struct AuditOptions {
  std::string data{"./data"};
  std::string as_of;                  // empty: the end
  std::vector<std::string> expected;  // roots that the log must have, POSITION:ROOT
  std::optional<std::uint64_t> account;
  ledger::ExportFormat format{ledger::ExportFormat::kJsonl};
};

inline const std::map<std::string, ledger::ExportFormat> kExportFormats{
    {"jsonl", ledger::ExportFormat::kJsonl},
    {"csv", ledger::ExportFormat::kCsv},
    {"hledger", ledger::ExportFormat::kHledger},
    {"beancount", ledger::ExportFormat::kBeancount}};

// Each prints its answer on stdout and answers the exit code.
int audit_verify(const AuditOptions& options);
int audit_replay(const AuditOptions& options);
int audit_balance(const AuditOptions& options);
int audit_as_of(const AuditOptions& options);
int audit_export(const AuditOptions& options);

}  // namespace chalkline::http
