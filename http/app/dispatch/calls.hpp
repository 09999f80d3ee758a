#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "base/stop_order.hpp"
#include "http/api/account/account.hpp"
#include "http/api/assignments/assignments.hpp"
#include "http/api/audit/audit.hpp"
#include "http/api/betting/betting.hpp"
#include "http/api/boards/boards.hpp"
#include "http/api/class_season/class_season.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/habit/habit.hpp"
#include "http/api/history/history.hpp"
#include "http/api/hub/hub.hpp"
#include "http/api/insight/insight.hpp"
#include "http/api/operations/operations.hpp"
#include "http/api/practice/practice.hpp"
#include "http/api/proof/proof.hpp"
#include "http/api/records/records.hpp"
#include "http/api/reports/reports.hpp"
#include "http/api/shared/workers/proof_reads.hpp"
#include "http/api/streams/streams.hpp"
#include "http/api/transparency/transparency.hpp"
#include "http/api/wizard/wizard.hpp"
#include "http/app/sides/accounts_side.hpp"
#include "http/app/sides/proof_side.hpp"
#include "http/app/sides/stream_side.hpp"
#include "http/assignments/read_ahead.hpp"

namespace chalkline::http {

// The subjects of http/api.
using Subjects = std::tuple<Account, Betting, History, Practice, Boards, Hub, Streams, Operations,
                            Wizard, Insight, Habit, ClassCalls, ClassSeason, RecordCalls,
                            AssignmentCalls, ReportCalls, TransparencyLog, ProofCalls, AuditCalls>;

// The parts of the program behind the calls.
struct Sides {
  WriteSide& write;
  ProofSide& proof;
  ReadSide& read;
  AccountsSide& accounts;
  SportsSide& sports;
  StreamSide& streams;
};

// All subjects, and what they share. Each takes its parts by name (Parts::from), and knows no
// other subject.
class Calls {
 public:
  // `site_url` is what links in mail begin with. All outlive the calls but the options.
  Calls(const ServeOptions& options, const Sides& sides, const IoThreads& io_threads,
        std::string site_url);

  // Before the first call.
  void start(StopOrder& stops);

  // Exactly the calls of schemas/openapi.yaml; everything else is the client's files. Throws
  // std::runtime_error with one sentence where two are of the same method and path. Without
  // subjects they cannot be called.
  static std::vector<Route> routes_of(Subjects* subjects);
  std::vector<Route> routes() { return routes_of(&subjects_); }

  template <class Subject>
  Subject& of() {
    return std::get<Subject>(subjects_);
  }
  Sessions& sessions() { return sessions_; }
  Storage& storage() { return storage_; }
  Freshness& freshness() { return freshness_; }

 private:
  Sessions sessions_;
  Storage storage_;
  ProofReads proof_reads_;
  Freshness freshness_;
  const UserAnswer user_;
  AssignmentStates assignment_states_;
  ReadAhead read_ahead_;
  Subjects subjects_;
};

// Throws as Calls::routes_of().
void require_distinct(const std::vector<Route>& routes);

}  // namespace chalkline::http
