#pragma once

#include <tuple>
#include <type_traits>

#include "projections/models/advice.hpp"
#include "projections/models/assignments.hpp"
#include "projections/models/bet_queries.hpp"
#include "projections/models/bets.hpp"
#include "projections/models/corrections.hpp"
#include "projections/models/estimates.hpp"
#include "projections/models/games.hpp"
#include "projections/models/grants.hpp"
#include "projections/models/habit_days.hpp"
#include "projections/models/history.hpp"
#include "projections/models/hunches.hpp"
#include "projections/models/learner_acts.hpp"
#include "projections/models/learners.hpp"
#include "projections/models/member_records.hpp"
#include "projections/models/position_query.hpp"
#include "projections/models/standings.hpp"
#include "projections/models/trending.hpp"

// The read models and what is asked of them: a new one is one file pair and a line here.
namespace chalkline::projections {

// A model is made from a ModelSource and has
//   static const Schema kSchema;
//   void on(const E& event, const ledger::Record& record);   for each kind of event that it follows
//   void on(const ledger::Posting& posting);                 if it follows coins
//   void flush();                                            if writes wait for the commit
// Each event goes to them in this order.
using Models = std::tuple<Games, Bets, Corrections, Grants, Hunches, Advice, Estimates, HabitDays,
                          Learners, LearnerActs, MemberRecords, Assignments, Standings>;

// Each is made from the connection that it reads by.
using AllQueries =
    std::tuple<PositionQuery, StandingQuery, BetQueries, GrantQueries, AdviceQueries, HistoryQuery,
               HunchQueries, TrendingQuery, EstimateQueries, HabitQueries, LearnerQueries,
               AssignmentQueries, LearnerActQueries, MemberRecordQueries>;

template <class>
auto& same(auto& source) {
  return source;
}

// A tuple whose parts are each made from `source`.
template <class Tuple>
Tuple each_from(auto& source) {
  return [&]<class... Part>(std::type_identity<std::tuple<Part...>>) {
    return std::tuple<Part...>{same<Part>(source)...};
  }(std::type_identity<Tuple>{});
}

}  // namespace chalkline::projections
