#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "insight/learners/mean_sums.hpp"
#include "insight/progress/figure.hpp"
#include "ledger/values/ids.hpp"

// The overview that an educator has of each learner: how they go about it, and never how many coins
// they have. A figure that is not shared is absent, and no 0.
namespace chalkline::insight {

struct AssignmentCounts {
  std::size_t met{};
  std::size_t begun{};
  std::size_t late{};
};

// One of the last bets of a learner, by what it says of how they go about it.
struct RecentBet {
  std::uint64_t game{};
  bool has_small_stake{};  // at or below 5% of the coins
  bool has_chance{};       // the learner stated one
  bool is_followed{};      // by a look back at some bet before the next one
};

struct LearnerActs {
  bool asks_for_help{};
  ledger::Timestamp joined_at{};
  std::optional<ledger::Timestamp> last_act{};
  std::optional<AssignmentCounts> assignments{};
  std::size_t wrong_in_a_row{};  // answers to one check of a guide
  std::size_t bets{};
  std::size_t small_stakes{};
  std::size_t chances{};
  std::size_t look_backs{};
  MeanSums gap{};                   // stated less happened, in percent, by game
  std::vector<RecentBet> recent{};  // the last kRecentBets of them or more, the oldest first
};

// A reason why a learner may not get on by themselves.
enum class StuckBy : std::uint8_t {
  kSilence = 1,  // late with an assignment, and no act for 7 days
  kCheck = 2     // a check of a guide wrong three times
};
constexpr Names names_of(StuckBy /*stuck*/) {
  static constexpr std::array<std::string_view, 2> kWords{"silence", "check"};
  return {kWords};
}

// The share of 30 bets of a learner beside that of the 30 before.
struct Change {
  FigureState state{FigureState::kNone};
  std::optional<double> before{};
  std::optional<double> after{};
};
constexpr bool is_worse(const Change& change) {
  return change.state == FigureState::kTells && change.after < change.before;
}

// The first that is true of a learner, the most urgent first.
enum class Need : std::uint8_t { kAsked = 1, kStuck = 2, kWorse = 3, kLate = 4, kNone = 5 };
constexpr Names names_of(Need /*need*/) {
  static constexpr std::array<std::string_view, 5> kWords{"asked", "stuck", "worse", "late",
                                                          "none"};
  return {kWords};
}

struct LearnerOverview {
  std::optional<StuckBy> stuck{};
  Figure gap{};  // mean stated chance less hit rate; neutral: 0
  Change small_stakes{};
  Change chances{};
  Change look_backs{};
  Need need{Need::kNone};
};

inline constexpr std::size_t kChangeOf = 30;
// As many as there can be with those since the last look.
inline constexpr std::size_t kRecentBets = 3 * kChangeOf - 1;

// The bets of `recent` that are compared, if these are the last of so many: 60, up to the last
// 30th. Empty where they are fewer.
template <class Bet>
std::span<const Bet> compared_of(std::span<const Bet> recent, std::size_t bets) {
  const auto since_look = bets % kChangeOf;
  if (recent.size() < 2 * kChangeOf + since_look) return {};
  return recent.first(recent.size() - since_look).last(2 * kChangeOf);
}

inline constexpr std::chrono::days kSilence{7};
inline constexpr std::size_t kWrongInARow = 3;

LearnerOverview overview_of(const LearnerActs& acts, ledger::Timestamp now);

// Results improve by regression to the mean, so that only what a learner does is compared: the
// difference of two shares with the pooled error of effective numbers of bets, at kZChange. It is
// looked at with each 30th bet, and stands until the next: after each bet a look would call up to
// half of the learners changed who never change.
Change change_of(const LearnerActs& acts, bool RecentBet::* what);

// In 1,000 bets there are 32 looks at three shares: of learners who never change 4% are called
// changed at 3.5, and 20% at 3.
inline constexpr double kZChange = 3.5;

// The order of learners: by need, and of equal need first the one last seen longest ago.
struct ByNeed {
  Need need{};
  ledger::Timestamp last_seen{};
  friend auto operator<=>(const ByNeed&, const ByNeed&) = default;
};
ByNeed by_need(const LearnerActs& acts, const LearnerOverview& overview);

}  // namespace chalkline::insight
