#include <fmt/format.h>

#include "http/api/audit/audit.hpp"
#include "http/api/audit/audit_json.hpp"
#include "http/api/audit/event_search.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

// Some tenths of a second of work, as of what a server is ready with.
constexpr ledger::Position kLagMax = 20'000;
// The read models gather records for a commit as well.
constexpr ledger::Position kModelsLagMax = 200'000;

bool lags(ledger::Position follower, ledger::Position head, ledger::Position lag_max = kLagMax) {
  return head > follower + lag_max;
}

}  // namespace

std::vector<std::string> AuditCalls::alarms() const {
  std::vector<std::string> found;
  const auto alarm_if = [&](bool is_wrong, std::string_view what) {
    if (is_wrong) found.emplace_back(what);
  };
  const auto head = parts_.log.position();
  if (const auto why = parts_.publisher.stopped())
    found.push_back(fmt::format("No checkpoint is signed any more: {}", *why));
  const auto newest = published().newest();
  alarm_if(lags(newest ? newest->checkpoint.size : 0, head),
           "The newest checkpoint is far behind the ledger");
  alarm_if(lags(parts_.models.position(), head, kModelsLagMax),
           "The read models are far behind the ledger");
  const auto models = parts_.models.health();
  alarm_if(!models.models, "The read models do not follow the ledger");
  alarm_if(!models.boards, "The leaderboards do not follow the read models");
  alarm_if(parts_.state.is_ready() && lags(parts_.state.position(), head),
           "The state is far behind the ledger");
  alarm_if(!parts_.accounts_match, "The people in accounts.db are not those of the ledger");
  alarm_if(!parts_.accounts_work, "Accounts cannot be read or written");
  alarm_if(!parts_.streams.healthy(), "The event streams do not run");
  alarm_if(!parts_.book.works, "The sports feed does not run");
  alarm_if(parts_.disk().low, "The disk is nearly full: nothing is recorded");
  const auto check = check_.status();
  if (check.last && check.last->report.faults_total > 0) {
    found.push_back(
        fmt::format("The last check has found {} faults", check.last->report.faults_total));
  }
  return found;
}

Task<Response> AuditCalls::health(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  wire::AuditHealth told{.position = parts_.log.position(),
                         .rules_version = ledger::load_ledger(parts_.state).rules,
                         .state_position = parts_.state.position(),
                         .models_position = parts_.models.position(),
                         .models_failures = parts_.models.health().failures,
                         .disk_free_bytes = parts_.disk().free_bytes,
                         .alarms = alarms(),
                         .event_types = event_types()};
  if (const auto newest = published().newest()) told.checkpoint_size = newest->checkpoint.size;
  if (const auto at = published().published_at())
    told.checkpoint_at = std::chrono::time_point_cast<std::chrono::microseconds>(*at);
  if (told.position > 0) {
    const auto last = co_await parts_.proof_reads.run(
        context, [this, at = told.position] { return ledger::read_record(parts_.log, at).time; });
    if (!last) co_return last.error();
    told.recorded_at = *last;
  }
  co_return json(200, to_json(told));
}

}  // namespace chalkline::http
