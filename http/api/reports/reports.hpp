#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "http/api/reports/board_json.hpp"
#include "http/api/reports/class_file.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/teaching/learner_rows.hpp"
#include "http/api/shared/teaching/taught_class.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/assignments/assignment_states.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// All that leaves a class: its report to print, its files, and the board that its members see.
class ReportCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    Accounts& accounts;
    Storage& storage;
    projections::ReadModels& models;
    Freshness& freshness;
    AssignmentStates& assignment_states;

    static Parts from(const auto& all) {
      return {all.log,     all.state,  all.clock,     all.accounts,
              all.storage, all.models, all.freshness, all.assignment_states};
    }
  };
  explicit ReportCalls(const Parts& parts) : parts_{parts}, learners_{parts_.models} {}

  static std::span<const RouteOf<ReportCalls>> routes();

 private:
  // For educators. Each is an export, which the ledger has before anything is shown.
  Task<Response> report(RequestContext& context);
  Task<Response> report_csv(RequestContext& context);
  Task<Response> report_json(RequestContext& context);
  Task<Response> grades(RequestContext& context);
  // For educators and members.
  Task<Response> board(RequestContext& context);
  Task<Response> show_board(RequestContext& context);
  Task<Response> stay_off_board(RequestContext& context);

  // The class, exported; the error is the answer to give instead.
  Task<std::expected<ClassAsOf, Response>> export_class(RequestContext& context,
                                                        TaughtClass taught);
  ClassTimes times() const { return {parts_.state, parts_.log, parts_.clock()}; }
  // The class of the path's last segment as a file of that kind, while its educators see it.
  Task<std::expected<wire::ClassFile, Response>> export_file(RequestContext& context,
                                                             std::string_view kind);

  const Parts parts_;
  LearnerRows learners_;
};

}  // namespace chalkline::http
