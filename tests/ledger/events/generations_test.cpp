#include "ledger/events/generations.hpp"

#include <doctest/doctest.h>

namespace chalkline::ledger {
namespace {

TEST_CASE("the versions of an event are those of generations that follow each other") {
  CHECK(generations_of(BetPlaced{}, 1) == Generations{1, 1});
  CHECK(generations_of(BetPlaced{}, 2) == Generations{2, 2});
  CHECK(generations_of(BetPlaced{}, 3) == Generations{3, 3});
  CHECK(generations_of(BetPlaced{}, 4) == Generations{4, 7});
  CHECK(generations_of(BetSettled{}, 2) == Generations{2, 3});
  CHECK(generations_of(GameScheduled{}, 1) == Generations{1, 3});
  CHECK(generations_of(StatisticsRecorded{}, 1) == Generations{1, 4});
  CHECK(generations_of(StatisticsRecorded{}, 2) == Generations{5, 7});
  CHECK(generations_of(OperatorActed{}, 1) == Generations{4, 6});
  CHECK(generations_of(OperatorActed{}, 2) == Generations{7, 7});
  CHECK(generations_of(AdviceGiven{}, 1) == Generations{5, 7});
  CHECK(generations_of(AccountOpened{}, 1) == Generations{1, 7});
  // Events that no earlier program knew.
  CHECK(generations_of(RulesAdopted{2}, 1) == Generations{4, 7});
  // A version of the rules is adopted by the programs that have it.
  CHECK(generations_of(RulesAdopted{3}, 1) == Generations{5, 7});
  CHECK(generations_of(RulesAdopted{4}, 1) == Generations{6, 7});
  CHECK(generations_of(BetReviewed{}, 1) == Generations{1, 5});
  CHECK(generations_of(BetReviewed{}, 2) == Generations{6, 7});
  CHECK(generations_of(EstimateGiven{}, 1) == Generations{6, 7});
  CHECK(generations_of(PurseOpened{}, 1) == Generations{6, 7});
  CHECK(generations_of(AssignmentMet{}, 1) == Generations{6, 7});
  CHECK(generations_of(LogKeyAdopted{}, 1) == Generations{7, 7});
  // A word that only later programs know.
  CHECK(generations_of(XpAwarded{{}, 5, XpReason::kDaily}, 1) == Generations{1, 7});
  CHECK(generations_of(XpAwarded{{}, 5, XpReason::kEstimate}, 1) == Generations{6, 7});
  CHECK(generations_of(CoinsGranted{{}, 5, GrantReason::kMonthlyBonus}, 1) == Generations{1, 7});
  CHECK(generations_of(CoinsGranted{{}, 5, GrantReason::kClassStart}, 1) == Generations{6, 7});
  CHECK(generations_of(DataViewed{{}, DataView::kMlbRosters}, 1) == Generations{1, 7});
  CHECK(generations_of(DataViewed{{}, DataView::kCalibration}, 1) == Generations{6, 7});
  GameScheduled of_class;
  of_class.source = Source::kReplay;
  of_class.source_key = "2023/1/nfl-2023-17";
  CHECK(generations_of(of_class, 2) == Generations{4, 7});
  of_class.source_key = "2023/1/class-ec010000000000000000000000000000-nfl-2023-17";
  CHECK(generations_of(of_class, 2) == Generations{6, 7});
  // A version that no program has written is for decode to refuse.
  CHECK(generations_of(AccountOpened{}, 2) == Generations{1, 7});
  CHECK(generations_of(AccountOpened{}, 0) == Generations{1, 7});
}

}  // namespace
}  // namespace chalkline::ledger
