#pragma once

#include <expected>
#include <span>
#include <string>

#include "http/api/records/record_json.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/learner/own_history.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The calls for the record of a learner, which their class's educators read as far as it is shared
// (RULES 42), and for what the two tell each other.
class RecordCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    const ledger::Log& log;
    ledger::Clock clock;
    projections::ReadModels& models;
    sports::HistoryReader& past_games;
    Accounts& accounts;
    Storage& storage;
    Freshness& freshness;

    static Parts from(const auto& all) {
      return {all.state,      all.log,      all.clock,   all.models,
              all.past_games, all.accounts, all.storage, all.freshness};
    }
  };
  explicit RecordCalls(const Parts& parts) : parts_{parts}, histories_{parts_.models} {}

  static std::span<const RouteOf<RecordCalls>> routes();

 private:
  // For educators.
  Task<Response> record(RequestContext& context);
  Task<Response> record_bets(RequestContext& context);
  Task<Response> write_note(RequestContext& context);
  Task<Response> see_help(RequestContext& context);
  // For learners.
  Task<Response> ask_for_help(RequestContext& context);
  Task<Response> looks(RequestContext& context);

  // A learner of a class that the asker teaches.
  struct Learner {
    ClassRow in_class;
    MemberRow member;
    ledger::PurseState purse;
    bool awaits_agreement{};  // to the asker

    // Whether the asker sees anything of them beside the alias.
    bool is_open() const { return !purse.taken_back && !awaits_agreement; }
    wire::RecordShares shares() const;
  };
  // The error is the answer to give instead: the same of nobody and of others' learners.
  std::expected<Learner, Response> find_learner(RequestContext& context, const std::string& handle);
  // The same of the path, with the look in the ledger; of one who shares nothing there is none.
  Task<std::expected<Learner, Response>> open(RequestContext& context);

  // Puts in what the record shows, on a worker.
  void put_shared(wire::LearnerRecord& shown, const Learner& learner, const Cut& cut);

  const Parts parts_;
  OwnHistories histories_;
};

}  // namespace chalkline::http
