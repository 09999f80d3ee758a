#pragma once

#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "http/api/assignments/assignments_json.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/teaching/taught_class.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/identity/accounts.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/book/odds_board.hpp"

namespace chalkline::http {

// The calls about the assignments of classes: an educator sets them and sees how far each learner
// is, a learner sees their own, and does what has no other call.
class AssignmentCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    ledger::Clock clock;
    const sports::OddsBoards& odds;
    sports::HistoryReader& past_games;
    Accounts& accounts;
    Storage& storage;
    Freshness& freshness;
    AssignmentStates& assignment_states;

    static Parts from(const auto& all) {
      return {all.log,     all.state,      all.clock,
              all.odds,    all.past_games, all.accounts,
              all.storage, all.freshness,  all.assignment_states};
    }
  };
  explicit AssignmentCalls(Parts parts) : parts_{std::move(parts)} {}

  static std::span<const RouteOf<AssignmentCalls>> routes();

 private:
  // For educators.
  Task<Response> of_class(RequestContext& context);
  Task<Response> games(RequestContext& context);
  Task<Response> set(RequestContext& context);
  Task<Response> withdraw(RequestContext& context);
  Task<Response> regrade(RequestContext& context);
  // For learners.
  Task<Response> own(RequestContext& context);
  Task<Response> mark_market(RequestContext& context);
  Task<Response> guess_margin(RequestContext& context);
  Task<Response> pass_game(RequestContext& context);

  // The asker's own class of that id, taught or joined; the error is the answer to give instead.
  std::expected<TaughtClass, Response> find_taught(RequestContext& context,
                                                   std::string_view id) const;
  static std::expected<MemberRow, Response> find_joined(RequestContext& context,
                                                        std::string_view id);

  // The list of the games that are set; the error is the answer to give instead.
  Task<std::expected<std::vector<std::uint64_t>, Response>> games_in_force(
      RequestContext& context, const ledger::ClassId& in_class);
  // Sets the rule as the version after that one.
  Task<Response> put_rule(RequestContext& context, const ledger::ClassId& in_class,
                          const insight::assignments::Rule& rule, std::int64_t version);
  // The states, once all that they say is in the ledger; the error is the answer to give instead.
  Task<std::expected<std::vector<MemberAssignments>, Response>> graded(RequestContext& context,
                                                                       AssignmentsAsked asked);
  // With the names of its games.
  wire::AssignmentRule shown_rule(const insight::assignments::SetRule& set);

  const Parts parts_;
};

}  // namespace chalkline::http
