#include "base/hex.hpp"
#include "http/api/audit/audit.hpp"
#include "http/api/audit/audit_json.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

wire::AuditReport report_of(const LedgerCheck::Result& result) {
  const auto& report = result.report;
  wire::AuditReport shown{.began = result.began,
                          .ended = result.ended,
                          .records = report.records,
                          .root = to_hex(report.root),
                          .checkpoint_size = result.known,
                          .faults_total = report.faults_total,
                          .acts_total = report.acts_total,
                          .below_zero_total = report.below_zero_total,
                          .remarks_total = report.remarks_total,
                          .games_on_trust = report.games_on_trust,
                          .simulated_on_trust = report.simulated_on_trust,
                          .begun_by = report.begun_by};
  for (const auto& fault : report.faults) {
    shown.faults.push_back({fault.position,
                            fault.event.empty() ? std::nullopt : std::optional{fault.event},
                            fault.what});
  }
  for (const auto& [position, act, overrules] : report.acts)
    shown.acts.push_back({position, act.game, act.act, act.uid, act.reason, overrules});
  for (const auto& [position, account, balance] : report.below_zero)
    shown.below_zero.push_back({position, account, balance});
  for (const auto& [position, what] : report.remarks) shown.remarks.push_back({position, what});
  for (const auto& [position, from, to] : report.set_back)
    shown.set_back.push_back({position, from, to});
  return shown;
}

std::string check_text(const LedgerCheck::Status& status) {
  wire::AuditCheck shown;
  if (const auto& running = status.running)
    shown.running = {running->began, running->read, running->total};
  if (status.last) shown.last = report_of(*status.last);
  if (!status.failure.empty()) shown.failure = status.failure;
  return to_json(shown);
}

}  // namespace

Task<Response> AuditCalls::check_state(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  co_return json(200, check_text(check_.status()));
}

Task<Response> AuditCalls::begin_check(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  std::optional<ledger::KnownRoot> known;
  if (const auto newest = published().newest())
    known = {newest->checkpoint.size, newest->checkpoint.root};
  if (!check_.ask(known)) co_return text(409, "A check is under way already");
  co_return json(202, check_text(check_.status()));
}

}  // namespace chalkline::http
