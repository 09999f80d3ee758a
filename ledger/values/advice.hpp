#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/millionths.hpp"
#include "ledger/values/money.hpp"

// RULES 36: what the Wizard's figures come down to. Every step is one that all machines do alike,
// so that the audit decides each advice again to the digit.
namespace chalkline::ledger {

// Raised with each change after which the same question may get other advice. Version 2: ratings
// begin with what no season was needed for, and the first early prices are apart from later ones.
inline constexpr std::uint16_t kAdviceModel = 2;

// How long before the start a price was quoted: what a model is worth beside it depends on that.
enum class Lead : std::uint8_t { kEarly = 1, kLate = 2 };
template <>
inline constexpr std::array<std::string_view, 2> enum_names<Lead>{"early", "late"};

// News of line-ups and of the weather comes within it.
inline constexpr std::chrono::hours kEarlyFrom{6};

constexpr Lead lead_of(Timestamp quoted_at, Timestamp starts_at) {
  return starts_at - quoted_at >= kEarlyFrom ? Lead::kEarly : Lead::kLate;
}

// The ratings' weight in the blend goes in steps of 5%.
inline constexpr std::uint8_t kWeightSteps = 20;

// No rating knows the outcome: a chance of 0 would have odds without end.
inline constexpr Millionths kLeastRated = 5'000;

// Results of a league, and of both teams this season, before which the ratings say nothing.
inline constexpr std::int32_t kAdviceLeagueGames = 100;
inline constexpr std::int32_t kAdviceTeamGames = 5;
// From which the data are complete: as many results as an edge needs past cases, and twice the five
// games by which a team's form is shown.
inline constexpr std::int32_t kCompleteLeagueGames = 200;
inline constexpr std::int32_t kCompleteTeamGames = 10;
// Past cases of such edges, before which they prove nothing.
inline constexpr std::int32_t kCasesForEdge = 200;

// The worth of past edges of about the same size; empty where none was claimed.
struct PastEdges {
  std::int32_t cases{};
  Millionths claimed{};   // mean of d * p - 1
  Millionths at_price{};  // mean of d * q - 1: the same if the price is right
  Millionths realised{};  // mean of what a coin brought
  Millionths low{};       // lower bound of the 90% interval of that
  static constexpr auto fields =
      std::tuple{field("cases", &PastEdges::cases), field("claimed", &PastEdges::claimed),
                 field("atPrice", &PastEdges::at_price), field("realised", &PastEdges::realised),
                 field("low", &PastEdges::low)};
  friend bool operator==(const PastEdges&, const PastEdges&) = default;
};

// The figures from which advice on a side is decided.
struct AdviceInputs {
  std::uint16_t model{kAdviceModel};
  AmericanOdds odds{};
  AmericanOdds other_odds{};
  Millionths rated{};           // the side's chance by the ratings, if no push comes
  Millionths deviation{};       // of the margin or the total, in points
  std::uint8_t weight{};        // of the ratings, in steps of kWeightSteps
  std::int32_t league_games{};  // results that the ratings are learned from
  std::int32_t team_games{};    // of this season, of the team of which fewer are known
  PastEdges past{};
  static constexpr auto fields = std::tuple{field("model", &AdviceInputs::model),
                                            field("odds", &AdviceInputs::odds),
                                            field("otherOdds", &AdviceInputs::other_odds),
                                            field("rated", &AdviceInputs::rated),
                                            field("deviation", &AdviceInputs::deviation),
                                            field("weight", &AdviceInputs::weight),
                                            field("leagueGames", &AdviceInputs::league_games),
                                            field("teamGames", &AdviceInputs::team_games),
                                            field("past", &AdviceInputs::past)};
  friend bool operator==(const AdviceInputs&, const AdviceInputs&) = default;
};

// Whether each figure is within its bounds, as what follows requires. Earlier models are decided
// alike: they differ in how the figures were learned.
bool is_valid(const AdviceInputs& inputs);

// Why a pick is not recommended, the first that holds.
enum class Pass : std::uint8_t {
  kNone = 1,       // it is recommended
  kTooFew = 2,     // results to learn from
  kPriceBest = 3,  // the ratings have not improved on the price here: a bet costs its margin
  kTooShort = 4,   // the price is shorter than the chance is worth
  kUnproven = 5    // such edges have not made money yet, beyond noise
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<Pass>{"none", "tooFew", "priceBest",
                                                                  "tooShort", "unproven"};

// A lean is a side that the blend finds worth its price while such edges are unproven: it is shown,
// and it is a pass all the same.
enum class Recommendation : std::uint8_t { kBet = 1, kLean = 2, kPass = 3 };
template <>
inline constexpr std::array<std::string_view, 3> enum_names<Recommendation>{"bet", "lean", "pass"};

constexpr Recommendation recommendation_of(Pass pass) {
  if (pass == Pass::kNone) return Recommendation::kBet;
  return pass == Pass::kUnproven ? Recommendation::kLean : Recommendation::kPass;
}

struct AdviceDecision {
  Millionths price{};    // the side's chance by its price, without the margin
  Millionths claimed{};  // d * p - 1 by the blend of price and ratings, rounded down
  Millionths chance{};   // after the edge is shrunk by what such edges were worth
  Millionths edge{};     // d * p - 1 by that chance, rounded down
  Millionths confidence{};
  Pass pass{};
  static constexpr auto fields = std::tuple{
      field("price", &AdviceDecision::price),           field("claimed", &AdviceDecision::claimed),
      field("chance", &AdviceDecision::chance),         field("edge", &AdviceDecision::edge),
      field("confidence", &AdviceDecision::confidence), field("pass", &AdviceDecision::pass)};
  friend bool operator==(const AdviceDecision&, const AdviceDecision&) = default;
};

// The claimed edge alone: it says of which past edges the worth is asked for.
Millionths claimed_edge(const AdviceInputs& inputs);

AdviceDecision decide(const AdviceInputs& inputs);

// How much is known, from 0 to 1: the smaller of the league's results out of kCompleteLeagueGames
// and of the season's games out of kCompleteTeamGames, each at most 1.
Millionths coverage(const AdviceInputs& inputs);

// Whole coins of a bankroll, rounded down; of no pick more than 5% of it, as the learning centre
// teaches. A pick that is not recommended has none.
struct AdvisedStakes {
  Coins kelly{};
  Coins half{};  // of half of Kelly
  static constexpr auto fields =
      std::tuple{field("kelly", &AdvisedStakes::kelly), field("half", &AdvisedStakes::half)};
  friend bool operator==(const AdvisedStakes&, const AdvisedStakes&) = default;
};
inline constexpr Millionths kStakeShareMost = 50'000;

// Kelly's share of the bankroll, without the limit: (d * p - 1) / (d - 1), rounded down; 0 where
// the edge is not above 0.
Millionths kelly_share(const AdviceInputs& inputs, const AdviceDecision& decision);

// Part of the bankroll, rounded down: exact for every sum of coins. Requires a share of 0 to 1.
Coins share_of(Coins bankroll, Millionths share);

AdvisedStakes stakes(const AdviceInputs& inputs, const AdviceDecision& decision, Coins bankroll);

}  // namespace chalkline::ledger
