#include "http/api/audit/audit.hpp"

#include <array>

namespace chalkline::http {

std::span<const RouteOf<AuditCalls>> AuditCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<AuditCalls>>({
      {Method::kGet, "/api/audit/health", Access::kAuditor, &AuditCalls::health},
      {Method::kGet, "/api/audit/events", Access::kAuditor, &AuditCalls::events},
      {Method::kGet, "/api/audit/events/{position}", Access::kAuditor, &AuditCalls::record},
      {Method::kGet, "/api/audit/statement/{account}", Access::kAuditor, &AuditCalls::statement},
      {Method::kGet, "/api/audit/bets/{bet}", Access::kAuditor, &AuditCalls::bet},
      {Method::kGet, "/api/audit/check", Access::kAuditor, &AuditCalls::check_state},
      {Method::kPost, "/api/audit/check", Access::kAuditor, &AuditCalls::begin_check},
      {Method::kGet, "/api/audit/export", Access::kAuditor, &AuditCalls::export_records},
      {Method::kGet, "/api/audit/manifest", Access::kAuditor, &AuditCalls::manifest},
  });
  return kTable;
}

}  // namespace chalkline::http
