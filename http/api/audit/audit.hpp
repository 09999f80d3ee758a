#pragma once

#include <atomic>
#include <expected>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/disk_space.hpp"
#include "http/api/audit/ledger_check.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/ledger_reads/adopted_rules.hpp"
#include "http/api/shared/workers/damage.hpp"
#include "http/api/shared/workers/proof_reads.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/streams/event_streams.hpp"
#include "ledger/history/history.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state.hpp"
#include "projections/read_models.hpp"
#include "proof/publication/publisher.hpp"
#include "sports/book/book_health.hpp"

namespace chalkline::http {

// The highest position that JSON and a query can hold.
inline constexpr ledger::Position kPositionMax = std::numeric_limits<std::int64_t>::max();

// The calls for auditors, who read all of the ledger and change nothing (RULES 43): its parts can
// only be read, and tests/tidy keeps commands and people's accounts out of this folder.
class AuditCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    const ledger::History& history;
    LedgerCheck::OpenLog open_log;
    LedgerCheck::Clock clock;
    const proof::Publisher& publisher;
    const projections::ReadModels& models;
    const EventStreams& streams;
    const sports::BookHealth& book;
    std::function<DiskSpace::State()> disk;
    const std::atomic<bool>& accounts_match;
    const std::atomic<bool>& accounts_work;
    Storage& storage;
    ProofReads& proof_reads;
    Freshness& freshness;

    static Parts from(const auto& all) {
      return {all.log,         all.state,       all.history,        all.open_log,
              all.clock,       all.publisher,   all.models,         all.streams,
              all.book_health, all.disk,        all.accounts_match, all.accounts_work,
              all.storage,     all.proof_reads, all.freshness};
    }
  };
  explicit AuditCalls(Parts parts)
      : parts_{std::move(parts)},
        rules_{parts_.log, parts_.state},
        check_{parts_.open_log, parts_.clock} {}

  static std::span<const RouteOf<AuditCalls>> routes();

  // Before the first call.
  void start() { check_.start(); }
  void stop() { check_.stop(); }

 private:
  Task<Response> health(RequestContext& context);
  Task<Response> events(RequestContext& context);
  Task<Response> record(RequestContext& context);
  Task<Response> statement(RequestContext& context);
  Task<Response> bet(RequestContext& context);
  Task<Response> check_state(RequestContext& context);
  Task<Response> begin_check(RequestContext& context);
  Task<Response> export_records(RequestContext& context);
  Task<Response> manifest(RequestContext& context);

  const proof::Published& published() const { return parts_.publisher.published(); }
  std::vector<std::string> alarms() const;
  std::string record_text(ledger::Position position) const;

  // Runs a read that may take a while on a worker, and resumes with what it returned. The error is
  // the answer to give instead.
  template <class Work>
  Task<std::expected<std::invoke_result_t<Work>, Response>> read(RequestContext& context,
                                                                 Work work);

  // Part of the records, of which a checkpoint covers all.
  struct Range {
    ledger::Position from{};
    ledger::Position to{};
    std::shared_ptr<const proof::Published::Newest> under;
  };
  std::expected<Range, Response> range_of(const Request& request) const;

  const Parts parts_;
  AdoptedRules rules_;
  LedgerCheck check_;
};

// 429: an auditor's browser has as many long reads under way as it may.
inline Response reading_already() {
  return text(429, "The ledger is being read for you already, try again in a moment")
      .with("Retry-After", "1");
}

template <class Work>
Task<std::expected<std::invoke_result_t<Work>, Response>> AuditCalls::read(RequestContext& context,
                                                                           Work work) {
  const auto account = context.session->account;
  const auto place = parts_.storage.begin_long_read(account);
  if (!place) co_return std::unexpected{reading_already()};
  co_return co_await told_if_damaged(parts_.storage.run(context, account, std::move(work)));
}

}  // namespace chalkline::http
