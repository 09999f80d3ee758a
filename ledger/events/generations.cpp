#include "ledger/events/generations.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "ledger/values/game_id.hpp"

namespace chalkline::ledger {
namespace {

// The generation that began to write each version of the event, from version 1 on. Where an event
// has one version that is the first, but for those that only later programs know.
template <class E>
constexpr std::array<Generation, E::type.version> kSince{kFirstGeneration};

constexpr Generation kHabits = 2;   // badges, tiers, limits, stated chances, closing-line values
constexpr Generation kSlips = 3;    // slips, props, conditionals
constexpr Generation kProofs = 4;   // versions of the rules, commitments of games, operators' acts
constexpr Generation kFigures = 5;  // figures of every sport
constexpr Generation kDaily =
    6;  // estimates, reviews, runs of days, hunches; classes, their purses and assignments
constexpr Generation kSalted = 7;  // a salt in every record, no names of operators; keys of the log
static_assert(rules_adopted_by(kSlips) == 1 && rules_adopted_by(kProofs) == 2 &&
              rules_adopted_by(kFigures) == 3 && rules_adopted_by(kDaily) == 4 &&
              rules_adopted_by(kSalted) == 4 && !is_salted(kDaily) && is_salted(kSalted) &&
              kSalted == kLatestGeneration);

template <>
constexpr std::array<Generation, 4> kSince<BetPlaced>{kFirstGeneration, kHabits, kSlips, kProofs};
template <>
constexpr std::array<Generation, 3> kSince<BetSettled>{kFirstGeneration, kHabits, kProofs};
template <>
constexpr std::array<Generation, 2> kSince<SettlementReversed>{kFirstGeneration, kSlips};
template <>
constexpr std::array<Generation, 2> kSince<ResultRecorded>{kFirstGeneration, kSlips};
template <>
constexpr std::array<Generation, 2> kSince<GameScheduled>{kFirstGeneration, kProofs};
template <>
constexpr std::array<Generation, 2> kSince<StatisticsRecorded>{kFirstGeneration, kFigures};
template <>
constexpr std::array<Generation, 1> kSince<RulesAdopted>{kProofs};
template <>
constexpr std::array<Generation, 2> kSince<OperatorActed>{kProofs, kSalted};
template <>
constexpr std::array<Generation, 1> kSince<AdviceGiven>{kFigures};
template <>
constexpr std::array<Generation, 2> kSince<BetReviewed>{kFirstGeneration, kDaily};
template <>
constexpr std::array<Generation, 1> kSince<DailyLineSet>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<EstimateGiven>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<ReviewAnswered>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<RunPaused>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<RunResumed>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<HunchStated>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<HunchClosed>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<ClassOpened>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<ClassEnded>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<PurseOpened>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<ConsentChanged>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<MemberLeft>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<RecordOpened>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<OverviewOpened>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<AssignmentSet>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<AssignmentMet>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<AssignmentReversed>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<MarketMarked>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<GamePassed>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<MarginGuessed>{kDaily};
template <>
constexpr std::array<Generation, 1> kSince<LogKeyAdopted>{kSalted};

// The first that knew a word which the event has got since, without a version of its own.
Generation word_since(const RulesAdopted& adopted) {
  auto since = kProofs;
  while (since < kLatestGeneration && rules_adopted_by(since) < adopted.version) ++since;
  return since;
}
Generation word_since(const CoinsGranted& granted) {
  return granted.reason == GrantReason::kClassStart ? kDaily : kFirstGeneration;
}
Generation word_since(const XpAwarded& awarded) {
  return awarded.reason == XpReason::kEstimate ? kDaily : kFirstGeneration;
}
Generation word_since(const GameScheduled& game) {
  return class_of_game(game.source, game.source_key) ? kDaily : kFirstGeneration;
}
Generation word_since(const DataViewed& viewed) {
  return viewed.view == DataView::kCalibration ? kDaily : kFirstGeneration;
}

}  // namespace

Generations generations_of(const Event& event, std::uint16_t version) {
  return std::visit(
      [&]<class E>([[maybe_unused]] const E& known) -> Generations {
        constexpr const auto& kBegan = kSince<E>;
        static_assert(kBegan.front() >= kFirstGeneration && kBegan.back() <= kLatestGeneration &&
                      std::ranges::adjacent_find(kBegan, std::ranges::greater_equal{}) ==
                          kBegan.end());
        if (version < 1 || version > kBegan.size()) return {};
        const auto last = version == kBegan.size()
                              ? kLatestGeneration
                              : static_cast<Generation>(kBegan.at(version) - 1);
        auto first = kBegan.at(version - std::size_t{1});
        if constexpr (requires { word_since(known); }) first = std::max(first, word_since(known));
        return {first, last};
      },
      event);
}

Generations generations_of(const Record& record) {
  auto generations = generations_of(record.event, record.version);
  if (record.salt) {
    generations.first = std::max(generations.first, kSalted);
  } else {
    generations.last = std::min(generations.last, static_cast<Generation>(kSalted - 1));
  }
  return generations;
}

}  // namespace chalkline::ledger
