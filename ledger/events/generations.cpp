#include "ledger/events/generations.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

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
static_assert(kProofs == kAdoptsRules && kFigures == kAdoptsThirdRules &&
              kFigures == kLatestGeneration);

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
constexpr std::array<Generation, 1> kSince<OperatorActed>{kProofs};
template <>
constexpr std::array<Generation, 1> kSince<AdviceGiven>{kFigures};

}  // namespace

Generations generations_of(const Event& event, std::uint16_t version) {
  return std::visit(
      [&]<class E>([[maybe_unused]] const E& known) -> Generations {
        constexpr const auto& kBegan = kSince<E>;
        static_assert(kBegan.front() >= kFirstGeneration && kBegan.back() <= kLatestGeneration &&
                      std::ranges::adjacent_find(kBegan, std::ranges::greater_equal{}) ==
                          kBegan.end());
        if (version < 1 || version > kBegan.size()) return {};
        if constexpr (std::is_same_v<E, RulesAdopted>) {
          if (known.version >= kThirdRules) return {kFigures, kLatestGeneration};
        }
        const auto last = version == kBegan.size()
                              ? kLatestGeneration
                              : static_cast<Generation>(kBegan.at(version) - 1);
        return {kBegan.at(version - std::size_t{1}), last};
      },
      event);
}

}  // namespace chalkline::ledger
